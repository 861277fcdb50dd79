/// `<pluralRanges locales="cs pl sk">`: the category of a range of numbers (UTS #35 part 3, Plural Ranges).
package struct PluralRangesFact: LocatedFact, Hashable, Sendable {
  /// The languages, for cardinals and ordinals alike.
  package var locales: [String]
  package var ranges: [PluralRangeFact]
  package var location: SourceLocation

  package init(locales: [String], ranges: [PluralRangeFact], location: SourceLocation) {
    self.locales = locales
    self.ranges = ranges
    self.location = location
  }

  package mutating func dropLines() {
    location.line = 0
    ranges.dropLines()
  }
}

/// `<pluralRange start="one" end="few" result="few"/>`.
package struct PluralRangeFact: LocatedFact, Hashable, Sendable {
  package var start: String
  package var end: String
  package var result: String
  package var location: SourceLocation

  package init(start: String, end: String, result: String, location: SourceLocation) {
    self.start = start
    self.end = end
    self.result = result
    self.location = location
  }
}
