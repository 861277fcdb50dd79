/// A file of `common/bcp47`: keys of `-u-` and `-t-` with their types.
struct BCP47Document: CLDRDocument {
  struct Keyword: Decodable {
    var key: [Key]
  }

  struct Key: Decodable {
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
    var name: String?
    var alias: String?
    var deprecated: String?
    var preferred: String?
    var since: String?
    var iana: String?
    var region: String?
  }

  static let root = "ldmlBCP47"
  static let form = ElementForm.sections([
    "keyword": ElementForm(elements: [
      "key": ElementForm(
        attributes: ["extension", "name", "alias", "valueType", "deprecated", "preferred", "since"],
        elements: ["type": valueForm])
    ]),
    "attribute": valueForm,
  ])
  private static let valueForm = ElementForm(attributes: [
    "name", "alias", "deprecated", "preferred", "since", "iana", "region",
  ])

  var keyword: [Keyword]
  var attribute: [Value]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [BCP47KeyFact] {
    let keys = try source.locate(keyword.flatMap(\.key), at: "ldmlBCP47/keyword/key")
    let allTypes = try source.locate(keys.flatMap(\.element.type), at: "ldmlBCP47/keyword/key/type")
    let attributes = try source.locate(attribute, at: "ldmlBCP47/attribute")

    var collector = FactCollector()
    var types = allTypes[...]
    var facts: [BCP47KeyFact] = []
    for key in keys {
      let element = key.element
      let values = types.prefix(element.type.count).map { fact(of: $0, named: "type", &collector) }
      types = types.dropFirst(element.type.count)
      facts.append(
        BCP47KeyFact(
          extensionSingleton: element.extension ?? "u",
          name: collector.required(element.name, "name", of: "key", at: key.location),
          alias: element.alias, valueType: element.valueType,
          isDeprecated: collector.flag(element.deprecated, "deprecated", of: "key", at: key.location),
          preferred: element.preferred, since: element.since, types: values, location: key.location))
    }
    if let first = attributes.first {
      facts.append(
        BCP47KeyFact(
          extensionSingleton: "u", name: "", alias: nil, valueType: nil, isDeprecated: false, preferred: nil,
          since: nil, types: attributes.map { fact(of: $0, named: "attribute", &collector) }, location: first.location))
    }
    try collector.finish()
    return facts
  }

  private func fact(
    of value: XMLSource.Located<Value>, named name: String, _ collector: inout FactCollector
  ) -> BCP47TypeFact {
    let element = value.element
    return BCP47TypeFact(
      name: collector.required(element.name, "name", of: name, at: value.location),
      aliases: element.alias?.listItems ?? [],
      isDeprecated: collector.flag(element.deprecated, "deprecated", of: name, at: value.location),
      preferred: element.preferred, since: element.since, iana: element.iana, region: element.region,
      location: value.location)
  }
}
