/// `<likelySubtag from="zh_TW" to="zh_Hant_TW" origin="…"/>` (UTS #35, Likely Subtags).
public struct LikelySubtagFact: Hashable, Sendable {
  public var from: String
  public var to: String
  /// Where CLDR took it from, `sil1` or `wikidata`; nil for CLDR's own.
  public var origin: String?
  public var location: SourceLocation

  public init(from: String, to: String, origin: String?, location: SourceLocation) {
    self.from = from
    self.to = to
    self.origin = origin
    self.location = location
  }
}
