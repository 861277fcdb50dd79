/// `<pluralRanges locales="cs pl sk">`: the category of a range of numbers (UTS #35 part 3, Plural Ranges).
package struct PluralRangesFact: Hashable, Sendable, Decodable {
  /// The languages, for cardinals and ordinals alike.
  @WrittenLocales package var locales: [String]
  package var ranges: [PluralRangeFact]
  package var location: SourceLocation

  private enum CodingKeys: String, CodingKey {
    case ranges = "pluralRange"
    case locales, location
  }
}

/// `<pluralRange start="one" end="few" result="few"/>`.
package struct PluralRangeFact: Hashable, Sendable, Decodable {
  package var start: String
  package var end: String
  package var result: String
  package var location: SourceLocation
}
