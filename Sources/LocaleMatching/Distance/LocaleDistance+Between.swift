extension LocaleDistance {
  /// How far a supported identifier is from a desired one. Nil where either is ill-formed. Allocates nothing.
  ///
  /// - Parameters:
  ///   - desired: what somebody wants.
  ///   - supported: what there is.
  ///   - favored: with `.script` the language counts a quarter.
  ///   - direction: with `.onlyTwoWay` 100 where the way back is no match at all.
  public static func between(
    desired: String, supported: String, favoring favored: LocaleMatcher.FavoredSubtag = .language,
    direction: LocaleMatcher.Direction = .withOneWay
  ) -> LocaleDistance? {
    desired.withIdentifierBytes { desired in
      supported.withIdentifierBytes { supported in
        guard let pair = MatchingPair(desired: desired, supported: supported) else { return nil }
        let options = LocaleMatcher.Options(favoring: favored, direction: direction)
        return LocaleDistance(eighths: MatchSettings(options).distance(pair.desired, pair.supported))
      }
    }
  }
}
