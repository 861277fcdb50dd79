/// `common/supplemental/pluralRanges.xml`.
struct PluralRangesDocument: CLDRDocument {
  struct Section: Decodable {
    var pluralRanges: [PluralRangesFact]
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "plurals": ElementForm(
      decides: true,
      elements: [
        "pluralRanges": ElementForm(
          decides: true, attributes: ["locales": .required],
          elements: [
            "pluralRange": ElementForm(
              decides: true, attributes: ["start": .required, "end": .required, "result": .required])
          ])
      ])
  ])

  var plurals: [Section]

  func facts(_: inout FactCollector) -> [PluralRangesFact] { plurals.flatMap(\.pluralRanges) }
}
