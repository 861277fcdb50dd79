/// `likelySubtags`.
struct LikelySubtagsDocument: CLDRDocument {
  struct Section: Decodable {
    var likelySubtag: [LikelySubtagFact]
  }

  static let root = "supplementalData"
  /// A new attribute of a row says where it comes from, as `origin` did: if it made the row conditional, there would be a
  /// second row for its left side, which is refused.
  static let form = ElementForm.sections([
    "likelySubtags": ElementForm(
      decides: true,
      elements: [
        "likelySubtag": ElementForm(
          decides: false,
          attributes: [
            "from": .locale(.triple), "to": .locale(.whole), "origin": .optional,
          ])
      ])
  ])

  var likelySubtags: [Section]

  func add(to facts: inout CLDRFacts, _: inout FactCollector) {
    facts.likelySubtags += likelySubtags.flatMap(\.likelySubtag)
  }
}
