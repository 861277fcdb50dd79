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

/// The element of a rule. Its distance has an older form too.
struct MatchRow: CLDRElement {
  private var location = SourceLocation.none
  private var desired = Written<RulePattern>(wrappedValue: "*")
  private var supported = Written<RulePattern>(wrappedValue: "*")
  private var distance: String?
  private var percent: String?
  private var isOneWay = false

  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("desired", .value(RulePattern.self), \.desired),
    .attribute("supported", .value(RulePattern.self), \.supported), .attribute("distance", \.distance),
    .attribute("percent", \.percent), .attribute("oneway", .flag, \.isOneWay),
  ]

  /// The type of the rules of distance. `written` is their older form, which earlier releases have beside it.
  static let rulesType = "written_new"

  func fact(_ collector: inout FactCollector) -> LanguageMatchFact {
    LanguageMatchFact(desired, supported, distance: points(&collector), isOneWay: isOneWay, at: location)
  }

  /// The value of `distance`, or 100 minus `percent`, its older form.
  private func points(_ collector: inout FactCollector) -> Int {
    let attribute = distance != nil ? "distance" : "percent"
    guard let text = distance ?? percent else {
      collector.reportMissing("distance", of: "languageMatch", at: location.line)
      return 0
    }
    guard let number = Int(text), (0...100).contains(number), distance == nil || percent == nil else {
      let isTwofold = distance != nil && percent != nil
      collector.report(
        isTwofold
          ? "both distance and percent in <languageMatch>" : "\(attribute) is not a number from 0 to 100",
        at: location.line, text: text,
        hint: isTwofold ? "keep distance: percent is its older form" : "write a whole number, without a sign")
      return 0
    }
    return distance != nil ? number : 100 - number
  }
}
