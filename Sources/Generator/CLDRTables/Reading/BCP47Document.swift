/// `keyword` and `attribute` of BCP 47's files: keys of `-u-` and `-t-` with their types.
struct BCP47Document: CLDRDocument {
  struct Keyword: Decodable {
    var key: [BCP47KeyFact]
  }

  static let root = "ldmlBCP47"
  static let form = ElementForm.sections(
    [
      "keyword": ElementForm(
        decides: false,
        elements: [
          "key": ElementForm(
            decides: false,
            attributes: [
              "extension": .given("u"), "name": .required, "alias": .optional, "valueType": .optional,
              "deprecated": .flag, "preferred": .optional, "since": .optional,
            ],
            elements: ["type": valueForm])
        ]),
      "attribute": valueForm,
    ], unread: ["version", "generation", "cldrVersion"])
  private static let valueForm = ElementForm(
    decides: false,
    attributes: [
      "name": .required, "alias": .given(""), "deprecated": .flag, "preferred": .optional, "since": .optional,
      "iana": .optional, "region": .optional,
    ])

  var keyword: [Keyword]
  var attribute: [BCP47TypeFact]

  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    let valueTypes = ["single", "multiple", "incremental", "any"]
    for key in keyword.flatMap(\.key) {
      guard let type = key.valueType, !valueTypes.contains(type) else { continue }
      collector.report(unknown: type, "valueType of <key>", among: valueTypes, at: key.location.line)
    }
    let attributes = attribute.first.map { first in
      BCP47KeyFact(
        extensionSingleton: "u", name: "", alias: nil, valueType: nil, isDeprecated: false, preferred: nil, since: nil,
        types: attribute, location: first.location)
    }
    facts.bcp47Keys += keyword.flatMap(\.key) + [attributes].compactMap(\.self)
  }
}
