/// `common/supplemental/likelySubtags.xml`.
struct LikelySubtagsDocument: CLDRDocument {
  struct Section: Decodable {
    var likelySubtag: [Row]
  }

  struct Row: Decodable {
    var line: Int
    var from: String?
    var to: String?
  }

  static let root = "supplementalData"
  /// A new attribute of a row says where it comes from, as `origin` did: if it made the row conditional, there would be a
  /// second row for its left side, which is refused.
  static let form = ElementForm.sections([
    "likelySubtags": ElementForm(
      decides: true,
      elements: ["likelySubtag": ElementForm(decides: false, attributes: ["from", "to", "origin"])])
  ])

  var likelySubtags: [Section]

  func facts(_ collector: inout FactCollector) -> [LikelySubtagFact] {
    likelySubtags.flatMap(\.likelySubtag).map { row in
      LikelySubtagFact(
        from: collector.required(row.from, "from", of: "likelySubtag", at: row.line),
        to: collector.required(row.to, "to", of: "likelySubtag", at: row.line), location: collector.location(row.line))
    }
  }
}
