/// `<languageMatches type="written_new">`: the rules of distance (UTS #35, Language Matching).
package struct LanguageMatchingFacts: Hashable, Sendable {
  package var paradigmLocales: [LocaleFact]
  package var variables: [MatchVariableFact]
  /// The rules in file order, which decides: on each level the first rule that fits wins.
  package var rules: [LanguageMatchFact]
}

/// `<matchVariable id="$enUS" value="AS+CA+GU"/>`: a set of regions, written with `+` and `-`.
package struct MatchVariableFact: Hashable, Sendable, Decodable {
  /// The name with its dollar sign: `$enUS`.
  package var id: String
  @Written<RegionSet> package var value: String
  package var location: SourceLocation
}

/// `<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3" oneway="true"/>`.
package struct LanguageMatchFact: Hashable, Sendable {
  @Written<RulePattern> package var desired: String
  @Written<RulePattern> package var supported: String
  /// The distance, 0…100. If only the older `percent` is written, 100 minus that.
  package var distance: Int
  package var isOneWay: Bool
  package var location: SourceLocation
}

extension LanguageMatchFact {
  init(
    _ desired: Written<RulePattern>, _ supported: Written<RulePattern>, distance: Int, isOneWay: Bool,
    at location: SourceLocation
  ) {
    (_desired, _supported, self.distance) = (desired, supported, distance)
    (self.isOneWay, self.location) = (isOneWay, location)
  }
}
