/// `common/supplemental/likelySubtags.xml`.
struct LikelySubtagsDocument: CLDRDocument {
  struct Section: Decodable {
    var likelySubtag: [LikelySubtagElement]
  }

  struct LikelySubtagElement: Decodable {
    var from: String?
    var to: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "likelySubtags": ElementForm(elements: ["likelySubtag": ElementForm(attributes: ["from", "to", "origin"])])
  ])

  var likelySubtags: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [LikelySubtagFact] {
    let rows = try source.locate(
      likelySubtags.flatMap(\.likelySubtag), at: "supplementalData/likelySubtags/likelySubtag")
    var collector = FactCollector()
    var facts: [LikelySubtagFact] = []
    facts.reserveCapacity(rows.count)
    for row in rows {
      facts.append(
        LikelySubtagFact(
          from: collector.required(row.element.from, "from", of: "likelySubtag", at: row.location),
          to: collector.required(row.element.to, "to", of: "likelySubtag", at: row.location),
          location: row.location))
    }
    try collector.finish()
    return facts
  }
}
