/// `<pluralRanges locales="cs pl sk">`: the category of a range of numbers (UTS #35 part 3, Plural Ranges).
package struct PluralRangesFact: Hashable, Sendable {
  /// The languages, for cardinals and ordinals alike.
  @WrittenLocales package var locales: [String] = []
  package var ranges: [PluralRangeFact] = []
  package var location = SourceLocation.none
}

extension PluralRangesFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("locales", .locales(.triple), \._locales), .elements("pluralRange", \.ranges),
  ]
}

/// `<pluralRange start="one" end="few" result="few"/>`.
package struct PluralRangeFact: Hashable, Sendable {
  package var start = ""
  package var end = ""
  package var result = ""
  package var location = SourceLocation.none
}

extension PluralRangeFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("start", PluralRuleFact.category, \.start),
    .attribute("end", PluralRuleFact.category, \.end), .attribute("result", PluralRuleFact.category, \.result),
  ]
}
