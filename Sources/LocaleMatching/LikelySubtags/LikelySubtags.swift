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

  /// Fills the missing script and region of a language that has likely subtags.
  @inline(__always)
  static func adding(to fields: UInt64, _ word: LanguageWord) -> UInt64 {
    let script = fields & LSR.scriptMask
    let region = fields & LSR.regionMask
    if script == 0 {
      if region == 0 { return fields | word.scriptAndRegion }
      if word.isLikelyByRegion, let found = row(.languageRegion, fields) { return found.rawValue }
      return fields | word.rawValue & LSR.scriptMask
    }
    if region != 0 { return fields }
    if word.isLikelyByScript, let found = row(.languageScript, fields) { return found.rawValue }
    return fields | word.rawValue & LSR.regionMask
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
  ///
  /// - Parameter fields: a triple; its language is replaced where it is an alias, an unknown script or region is missing.
  @inline(__always)
  static func maximized(_ fields: UInt64) -> UInt64 {
    let word = LanguageTable.word(of: fields >> 31)
    let isOrdinary =
      !word.isUnusual && !RegionClass.isSpecial(fields) && fields & LSR.scriptMask != LSR.unknownScript
    return isOrdinary ? adding(to: fields, word) : maximized(unusual: fields)
  }

  /// The same for one of the short forms where the language's word says it all and the region has letters, else nil.
  @inline(__always)
  static func maximized(short fields: UInt64) -> UInt64? {
    let word = LanguageTable.directWord(of: fields >> 31)
    guard !word.isUnusual else { return nil }
    if fields & LSR.regionMask != 0 {
      return word.isLikelyByRegion || RegionClass.isSpecial(fields) ? nil : fields | word.rawValue & LSR.scriptMask
    }
    let full = fields | word.scriptAndRegion
    return full & LSR.regionMask < UInt64(PackedSubtag.numericRegionBase) ? full : nil
  }

  @inline(never)
  private static func maximized(unusual fields: UInt64) -> UInt64 {
    // `und-CH` and its like are the usual ones of these.
    if fields &- 1 < LSR.regionMask, !RegionClass.isSpecial(fields), let found = row(.region, fields) {
      return found.rawValue & ~LSR.regionMask | fields
    }
    var language = fields >> 31
    let word = LanguageTable.resolved(&language)
    let fields = withoutUnknown(fields) & ~LSR.languageMask | language << 31
    if !word.isUnusual { return adding(to: fields, word) }
    return language == 0 ? addingFromUndetermined(to: LSR(rawValue: fields), keepsScript: false).rawValue : fields
  }

  /// The shortest form that maximises to the same; of two equally long ones that with the region or that with the script.
  ///
  /// - Parameter full: what `maximized` gave.
  @inline(__always)
  static func minimized(_ full: UInt64, keepsRegion: Bool) -> UInt64 {
    let word = LanguageTable.word(of: full >> 31)
    guard !word.isUnusual else { return minimized(unusual: full, keepsRegion: keepsRegion) }
    if (full ^ word.rawValue) & (LSR.scriptMask | LSR.regionMask) == 0 { return full & LSR.languageMask }
    let withRegion = full & ~LSR.scriptMask
    let withScript = full & ~LSR.regionMask
    let first = keepsRegion ? withRegion : withScript
    if adding(to: first, word) == full { return first }
    let second = keepsRegion ? withScript : withRegion
    return adding(to: second, word) == full ? second : full
  }

  /// A language without likely subtags: none, or one of the scripts that keep their language open (`und_Cpmn`).
  @inline(never)
  private static func minimized(unusual full: UInt64, keepsRegion: Bool) -> UInt64 {
    let withRegion = full & ~LSR.scriptMask
    let withScript = full & ~LSR.regionMask
    let language = full & LSR.languageMask
    if maximized(language) == full { return language }
    let first = keepsRegion ? withRegion : withScript
    if maximized(first) == full { return first }
    let last = keepsRegion ? withScript : withRegion
    return maximized(last) == full ? last : full
  }

  /// Without `Zzzz` and `ZZ`, which mean the same as no script and no region, and with deprecated regions replaced.
  @inline(__always)
  static func withoutUnknown(_ fields: UInt64) -> UInt64 {
    var fields = fields
    if fields & LSR.scriptMask == LSR.unknownScript { fields &= ~LSR.scriptMask }
    if RegionClass.isSpecial(fields) {
      let region = UInt16(truncatingIfNeeded: fields & LSR.regionMask)
      let replaced = region == PackedSubtag.unknownRegion ? 0 : replacingAlias(of: region)
      fields = fields & ~LSR.regionMask | UInt64(replaced)
    }
    return fields
  }

  /// The region that replaces a deprecated one of two letters: `UK` → `GB`, `SU` → `RU`. Others are returned as they are.
  @inline(__always)
  static func replacingAlias(of region: UInt16) -> UInt16 {
    guard let index = RegionClass.aliasIndex(RegionClass.of(region)), index < RegionTable.aliases.count else {
      return region
    }
    return UInt16(truncatingIfNeeded: RegionTable.aliases[index])
  }
}
