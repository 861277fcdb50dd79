import CLDRTables

/// Everything the reference needs of one CLDR release, split and sorted once.
package struct ReferenceMatching: Sendable {
  package let parser: ReferenceIdentifierParser
  package let likelySubtags: ReferenceLikelySubtags
  package let distance: ReferenceDistance
  /// Maximised for matching, in CLDR's order.
  let paradigms: [ReferenceMaximized]
  /// The distance from `en` to `en-GB`, by which each preference passed demotes the next.
  let regionDemotion: Int

  package init(facts: CLDRFacts) {
    let parser = ReferenceIdentifierParser(facts: facts)
    let likelySubtags = ReferenceLikelySubtags(facts: facts)
    let distance = ReferenceDistance(facts: facts)
    self.parser = parser
    self.likelySubtags = likelySubtags
    self.distance = distance
    paradigms = facts.languageMatching.paradigmLocales.compactMap { locale in
      (try? parser.parse(locale.name)).map(likelySubtags.maximizedForMatching)
    }
    regionDemotion =
      distance.breakdown(
        desired: likelySubtags.maximizedForMatching(ReferenceIdentifier(language: "en")),
        supported: likelySubtags.maximizedForMatching(ReferenceIdentifier(language: "en", region: "GB"))
      ).distance
  }

  /// The distance between two identifiers as the matcher sees them, in eighths below a limit; nil at or above it.
  ///
  /// Two-way, the swapped distance must be below the same limit.
  func eighths(
    desired: ReferenceMaximized, supported: ReferenceMaximized, below limit: Int,
    favor: ReferenceDistance.Favor, direction: ReferenceMatcher.Direction
  ) -> Int? {
    let eighths = distance.breakdown(desired: desired, supported: supported, favor: favor).eighths
    if eighths >= limit || eighths >= ReferenceDistance.saturation * 8 { return nil }
    if direction == .onlyTwoWay {
      let swapped = distance.breakdown(desired: supported, supported: desired, favor: favor).eighths
      if swapped >= limit || swapped >= ReferenceDistance.saturation * 8 { return nil }
    }
    return eighths
  }

  /// Whether one alone would match: what ICU calls isMatch.
  package func isMatch(
    desired: ReferenceIdentifier, supported: ReferenceIdentifier, options: ReferenceMatcher.Options = .init()
  ) -> Bool {
    let limit = ReferenceMatcher.limit(of: options, in: self)
    let desired = likelySubtags.maximizedForMatching(desired)
    let supported = likelySubtags.maximizedForMatching(supported)
    return eighths(
      desired: desired, supported: supported, below: limit, favor: options.favor, direction: options.direction) != nil
  }
}
