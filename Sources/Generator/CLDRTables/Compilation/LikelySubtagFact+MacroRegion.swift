extension LikelySubtagFact {
  /// The row with the region it was asked with, where that is a group of others: `und_002` → `en_Latn_002`.
  ///
  /// Up to CLDR 45 such rows name a member, `und_002` → `en_Latn_NG`. A region that is written out is never replaced
  /// (UTS #35, Likely Subtags: only what is missing is added), so the member is read by nobody and the answers are the
  /// same. Every other row that changes a field it was asked with stays a fault.
  func keepingMacroRegion(among macroRegions: Set<String>) -> LikelySubtagFact {
    guard let asked = from.split(separator: "_").last.map(String.init), macroRegions.contains(asked),
      let cut = to.lastIndex(of: "_")
    else { return self }
    var kept = self
    kept.to = to[...cut] + asked
    return kept
  }
}
