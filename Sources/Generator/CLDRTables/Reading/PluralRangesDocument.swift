/// `common/supplemental/pluralRanges.xml`.
struct PluralRangesDocument: CLDRDocument {
  struct Section: Decodable {
    var pluralRanges: [Ranges]
  }

  struct Ranges: Decodable {
    var locales: String?
    var pluralRange: [Range]
  }

  struct Range: Decodable {
    var start: String?
    var end: String?
    var result: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "plurals": ElementForm(elements: [
      "pluralRanges": ElementForm(
        attributes: ["locales"], elements: ["pluralRange": ElementForm(attributes: ["start", "end", "result"])])
    ])
  ])
  private static let path = "supplementalData/plurals/pluralRanges"

  var plurals: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [PluralRangesFact] {
    var collector = FactCollector()
    var facts: [PluralRangesFact] = []
    let sets = try source.locate(plurals.flatMap(\.pluralRanges), at: Self.path)
    var ranges = try source.locate(sets.flatMap(\.element.pluralRange), at: Self.path + "/pluralRange")[...]
    for set in sets {
      let own = ranges.prefix(set.element.pluralRange.count)
      ranges = ranges.dropFirst(own.count)
      let locales = collector.required(set.element.locales, "locales", of: "pluralRanges", at: set.location)
      facts.append(
        PluralRangesFact(
          locales: locales.listItems,
          ranges: own.map { range in
            func value(_ value: String?, _ name: String) -> String {
              collector.required(value, name, of: "pluralRange", at: range.location)
            }
            return PluralRangeFact(
              start: value(range.element.start, "start"), end: value(range.element.end, "end"),
              result: value(range.element.result, "result"), location: range.location)
          }, location: set.location))
    }
    try collector.finish()
    return facts
  }
}
