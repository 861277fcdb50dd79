/// A file of `common/validity`: identifiers of one type by status, in lists with ranges.
struct ValidityDocument: CLDRDocument {
  struct Section: Decodable {
    var id: [Identifiers]
  }

  struct Identifiers: Decodable {
    var type: String?
    var idStatus: String?
    /// The element's text: XMLCoder's key for it is the empty one.
    var text: String

    enum CodingKeys: String, CodingKey {
      case type, idStatus
      case text = ""
    }
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "idValidity": ElementForm(elements: ["id": ElementForm(attributes: ["type", "idStatus"])])
  ])
  static let trimsText = false

  var idValidity: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [ValidityFact] {
    var collector = FactCollector()
    var facts: [ValidityFact] = []
    for item in try source.locate(idValidity.flatMap(\.id), at: "supplementalData/idValidity/id") {
      var identifiers: [String] = []
      for word in item.element.text.listItems {
        if let range = StringRange(word) {
          identifiers += range.strings
        } else {
          collector.report(
            CLDRDiagnostic(
              "not an identifier or a range of them", at: item.location, text: word,
              hint: "a range is written AC~G, its end no longer than its start and not before it"))
        }
      }
      facts.append(
        ValidityFact(
          type: collector.required(item.element.type, "type", of: "id", at: item.location),
          status: collector.required(item.element.idStatus, "idStatus", of: "id", at: item.location),
          identifiers: identifiers, location: item.location))
    }
    try collector.finish()
    return facts
  }
}
