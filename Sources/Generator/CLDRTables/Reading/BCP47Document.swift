/// A file of `common/bcp47`: keys of `-u-` and `-t-` with their types.
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

  func facts(_: inout FactCollector) -> [BCP47KeyFact] {
    let attributes = attribute.first.map { first in
      BCP47KeyFact(
        extensionSingleton: "u", name: "", alias: nil, valueType: nil, isDeprecated: false, preferred: nil, since: nil,
        types: attribute, location: first.location)
    }
    return keyword.flatMap(\.key) + [attributes].compactMap(\.self)
  }
}
