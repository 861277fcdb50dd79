/// Add Likely Subtags (UTS #35, Part 1, "Likely Subtags"), on packed subtags. Allocates nothing.
enum LikelySubtags {
  /// A row with more than a bare language on its left side, or nil.
  @inline(__always)
  static func row(_ kind: LikelyRow.Kind, _ fields: UInt64) -> LSR? {
    let key = LikelyRow.key(kind, fields)
    let slot = PerfectHash.slot(
      of: key, displacements: LikelySubtagsTable.rowDisplacements, slotCount: LikelySubtagsTable.rows.count)
    let row = LikelyRow(rawValue: LikelySubtagsTable.rows[slot])
    return LikelyRow.key(kind, row.rawValue) == key && row.rawValue >> 61 == kind.rawValue ? row.lsr : nil
  }

  /// The likely script and region of a bare language, as the low bits of an `LSR`; nil where CLDR has none.
  @inline(__always)
  static func scriptAndRegion(of row: LanguageRow) -> UInt64? {
    guard let index = row.pairIndex else { return nil }
    return UInt64(LikelySubtagsTable.scriptRegionPairs[index])
  }

  /// Fills the missing script and region of a language that has likely subtags.
  @inline(__always)
  static func adding(to lsr: LSR, row: LanguageRow, scriptAndRegion: UInt64) -> LSR {
    let script = lsr.rawValue & LSR.scriptMask
    let region = lsr.rawValue & LSR.regionMask
    if script != 0, region != 0 { return lsr }
    if script == 0, region == 0 { return LSR(rawValue: lsr.rawValue | scriptAndRegion) }
    if region == 0 {
      if row.isLikelyByScript, let found = self.row(.languageScript, lsr.rawValue) { return found }
      return LSR(rawValue: lsr.rawValue | scriptAndRegion & LSR.regionMask)
    }
    if row.isLikelyByRegion, let found = self.row(.languageRegion, lsr.rawValue) { return found }
    return LSR(rawValue: lsr.rawValue | scriptAndRegion & LSR.scriptMask)
  }

  /// Fills what is missing from the `und` rows: script and region, script, region, nothing, in that order.
  ///
  /// - Parameter keepsScript: as ICU's matcher does, prefer a row of the script that is written. CLDR has no `und_Latn`,
  ///   for `und` says it already, so `und-Latn-KH` takes `und` (English) and not `und_KH` (Khmer script).
  @inline(never)
  static func addingFromUndetermined(to lsr: LSR, keepsScript: Bool) -> LSR {
    let script = lsr.rawValue & LSR.scriptMask
    let region = lsr.rawValue & LSR.regionMask
    let undetermined = LSR(rawValue: LikelySubtagsTable.undetermined)
    var found: LSR?
    if script != 0, region != 0 { found = row(.scriptRegion, lsr.rawValue) }
    if found == nil, script != 0 { found = row(.script, lsr.rawValue) }
    if found == nil, region != 0 {
      found = row(.region, lsr.rawValue)
      if keepsScript, script != 0, let row = found, row.script != lsr.script, undetermined.script == lsr.script {
        found = undetermined
      }
    }
    let filling = (found ?? undetermined).rawValue
    let language = lsr.rawValue & LSR.languageMask
    return LSR(
      rawValue: (language != 0 ? language : filling & LSR.languageMask)
        | (script != 0 ? script : filling & LSR.scriptMask)
        | (region != 0 ? region : filling & LSR.regionMask))
  }

  /// The public operation: a language without likely subtags keeps the fields it has.
  @inline(__always)
  static func maximized(language: UInt64, row: LanguageRow, _ scriptAndRegion: LSR) -> LSR {
    guard language < PackedSubtag.shortLanguageLimit else { return scriptAndRegion }
    let lsr = LSR(rawValue: scriptAndRegion.rawValue | language << 31)
    if let pair = self.scriptAndRegion(of: row) { return adding(to: lsr, row: row, scriptAndRegion: pair) }
    return language == 0 ? addingFromUndetermined(to: lsr, keepsScript: false) : lsr
  }

  /// The region that replaces a deprecated one of two letters: `UK` → `GB`, `SU` → `RU`. Others are returned as they are.
  @inline(__always)
  static func replacingAlias(of region: UInt16) -> UInt16 {
    RegionClass.of(region) == RegionClass.alias ? replacement(of: region) : region
  }

  @inline(never)
  private static func replacement(of region: UInt16) -> UInt16 {
    for word in RegionTable.aliases where word >> 16 == UInt32(region) {
      return UInt16(truncatingIfNeeded: word)
    }
    return region
  }
}
