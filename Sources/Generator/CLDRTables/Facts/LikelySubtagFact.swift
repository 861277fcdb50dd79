/// `<likelySubtag from="zh_TW" to="zh_Hant_TW"/>` (UTS #35, Likely Subtags).
package struct LikelySubtagFact: Hashable, Sendable, Decodable {
  @Written<LocaleForm> package var from: String
  @Written<LocaleForm> package var to: String
  package var location: SourceLocation
}
