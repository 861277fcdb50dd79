/// `<likelySubtag from="zh_TW" to="zh_Hant_TW"/>` (UTS #35, Likely Subtags).
package struct LikelySubtagFact: Hashable, Sendable {
  @Written<LocaleForm> package var from: String = ""
  @Written<LocaleForm> package var to: String = ""
  package var location = SourceLocation.none
}

extension LikelySubtagFact: CLDRElement {
  /// A new attribute of a row says where it comes from, as `origin` did: if it made the row conditional, there would be a
  /// second row for its left side, which is refused.
  static let decides = false
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("from", .locale(.triple), \._from), .attribute("to", .locale(.whole), \._to),
    .unread("origin"),
  ]
}
