/// `common/supplemental/pluralRanges.xml`.
struct PluralRangesDocument: CLDRDocument {
  struct Section: Decodable {
    var pluralRanges: [Ranges]
  }

  struct Ranges: Decodable {
    var line: Int
    var locales: String?
    var pluralRange: [Range]
  }

  struct Range: Decodable {
    var line: Int
    var start: String?
    var end: String?
    var result: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "plurals": ElementForm(
      decides: true,
      elements: [
        "pluralRanges": ElementForm(
          decides: true, attributes: ["locales"],
          elements: ["pluralRange": ElementForm(decides: true, attributes: ["start", "end", "result"])])
      ])
  ])

  var plurals: [Section]

  func facts(_ collector: inout FactCollector) -> [PluralRangesFact] {
    plurals.flatMap(\.pluralRanges).map { set in
      PluralRangesFact(
        locales: collector.required(set.locales, "locales", of: "pluralRanges", at: set.line).listItems,
        ranges: set.pluralRange.map { range in
          func value(_ value: String?, _ name: String) -> String {
            collector.required(value, name, of: "pluralRange", at: range.line)
          }
          return PluralRangeFact(
            start: value(range.start, "start"), end: value(range.end, "end"), result: value(range.result, "result"),
            location: collector.location(range.line))
        }, location: collector.location(set.line))
    }
  }
}
