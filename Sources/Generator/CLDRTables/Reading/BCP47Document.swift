/// A file of `common/bcp47`: keys of `-u-` and `-t-` with their types.
struct BCP47Document: CLDRDocument {
  struct Keyword: Decodable {
    var key: [Key]
  }

  struct Key: Decodable {
    var line: Int
    var `extension`: String?
    var name: String?
    var alias: String?
    var valueType: String?
    var deprecated: String?
    var preferred: String?
    var since: String?
    var type: [Value]
  }

  /// A `<type>` or an `<attribute>`.
  struct Value: Decodable {
    var line: Int
    var name: String?
    var alias: String?
    var deprecated: String?
    var preferred: String?
    var since: String?
    var iana: String?
    var region: String?
  }

  static let root = "ldmlBCP47"
  static let form = ElementForm.sections(
    [
      "keyword": ElementForm(
        decides: false,
        elements: [
          "key": ElementForm(
            decides: false,
            attributes: ["extension", "name", "alias", "valueType", "deprecated", "preferred", "since"],
            elements: ["type": valueForm])
        ]),
      "attribute": valueForm,
    ], unread: ["version", "generation", "cldrVersion"])
  private static let valueForm = ElementForm(
    decides: false, attributes: ["name", "alias", "deprecated", "preferred", "since", "iana", "region"])

  var keyword: [Keyword]
  var attribute: [Value]

  func facts(_ collector: inout FactCollector) -> [BCP47KeyFact] {
    var facts: [BCP47KeyFact] = []
    for key in keyword.flatMap(\.key) {
      facts.append(
        BCP47KeyFact(
          extensionSingleton: key.extension ?? "u", name: collector.required(key.name, "name", of: "key", at: key.line),
          alias: key.alias, valueType: key.valueType,
          isDeprecated: collector.flag(key.deprecated, "deprecated", of: "key", at: key.line),
          preferred: key.preferred, since: key.since, types: key.type.map { fact(of: $0, named: "type", &collector) },
          location: collector.location(key.line)))
    }
    if let first = attribute.first {
      facts.append(
        BCP47KeyFact(
          extensionSingleton: "u", name: "", alias: nil, valueType: nil, isDeprecated: false, preferred: nil,
          since: nil, types: attribute.map { fact(of: $0, named: "attribute", &collector) },
          location: collector.location(first.line)))
    }
    return facts
  }

  private func fact(of value: Value, named name: String, _ collector: inout FactCollector) -> BCP47TypeFact {
    BCP47TypeFact(
      name: collector.required(value.name, "name", of: name, at: value.line), aliases: value.alias?.listItems ?? [],
      isDeprecated: collector.flag(value.deprecated, "deprecated", of: name, at: value.line),
      preferred: value.preferred, since: value.since, iana: value.iana, region: value.region,
      location: collector.location(value.line))
  }
}
