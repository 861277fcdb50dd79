/// `<likelySubtag from="zh_TW" to="zh_Hant_TW" origin="…"/>` (UTS #35, Likely Subtags).
package struct LikelySubtagFact: LocatedFact, Hashable, Sendable {
  package var from: String
  package var to: String
  /// The source from which CLDR took it, `sil1` or `wikidata`; nil for CLDR's own.
  package var origin: String?
  package var location: SourceLocation

  package init(from: String, to: String, origin: String?, location: SourceLocation) {
    self.from = from
    self.to = to
    self.origin = origin
    self.location = location
  }
}
