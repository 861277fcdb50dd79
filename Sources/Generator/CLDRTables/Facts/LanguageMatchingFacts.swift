import LocaleCore

/// `<languageMatches type="written_new">`: the rules of distance (UTS #35, Language Matching).
package struct LanguageMatchingFacts: Hashable, Sendable {
  package var paradigmLocales: [LocaleFact]
  package var variables: [MatchVariableFact]
  /// The rules in file order, which decides: on each level the first rule that fits wins.
  package var rules: [LanguageMatchFact]
}

/// `<matchVariable id="$enUS" value="AS+CA+GU"/>`: a set of regions, written with `+` and `-`.
package struct MatchVariableFact: Hashable, Sendable {
  /// The name with its dollar sign: `$enUS`.
  package var id = ""
  @Written<RegionSet> package var value: String = ""
  package var location = SourceLocation.none
}

extension MatchVariableFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("value", .value(RegionSet.self), \._value),
    .attribute(
      "id",
      .word("a dollar sign, then letters and digits", isRequired: true) {
        $0.hasPrefix("$") && SubtagForm.isWord($0.dropFirst())
      }, \.id),
  ]
}

/// `<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3" oneway="true"/>`.
package struct LanguageMatchFact: Hashable, Sendable {
  @Written<RulePattern> package var desired: String = "*"
  @Written<RulePattern> package var supported: String = "*"
  /// The distance, 0…100.
  package var distance = 0
  package var isOneWay = false
  package var location = SourceLocation.none
}

extension LanguageMatchFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("desired", .value(RulePattern.self), \._desired),
    .attribute("supported", .value(RulePattern.self), \._supported),
    .attribute(
      "distance",
      .word("a whole number from 0 to 100", isRequired: true) { text in
        text.utf8.allSatisfy(ASCII.isDigit) && Int(text).map { $0 <= 100 } == true
      }, \.distance), .attribute("oneway", .flag, \.isOneWay),
  ]

  /// The type of the rules of distance. `written` is their older form, which earlier releases have beside it.
  static let rulesType = "written_new"
}
