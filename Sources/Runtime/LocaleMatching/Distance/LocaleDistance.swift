/// How far a supported identifier is from a desired one: 0 for the same, 100 for nothing in common.
///
/// The whole number is CLDR's (UTS #35, Language Matching): the sum of language, script and region distance.
/// Identifiers that maximise alike are told apart below 1, in eighths, by the fields they write out:
/// `en-US` is at 1/8 from `en`.
public struct LocaleDistance: Hashable, Sendable {
  /// The distance in eighths, 0…800.
  public let eighths: Int

  /// The distance as CLDR counts it, 0…100.
  @inlinable public var whole: Int { eighths / 8 }

  @usableFromInline
  init(eighths: Int) { self.eighths = eighths }

  /// A distance of whole units; values outside 0…100 are brought into that range.
  public init(_ whole: Int) { eighths = min(max(whole, 0), 100) * 8 }
}

extension LocaleDistance: Comparable {
  @inlinable
  public static func < (left: LocaleDistance, right: LocaleDistance) -> Bool { left.eighths < right.eighths }
}

extension LocaleDistance: ExpressibleByIntegerLiteral {
  /// `3` is the distance of three whole units.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension LocaleDistance: CustomStringConvertible {
  /// `3`, or `0+1/8` for identifiers that differ only in what they write out.
  public var description: String { eighths % 8 == 0 ? "\(whole)" : "\(whole)+\(eighths % 8)/8" }
}

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
