import LocaleAliases
import LocaleCore

/// Add and Remove Likely Subtags (UTS #35, Part 1, "Likely Subtags"), on packed subtags. Allocates nothing.
enum LikelySubtags {
  /// The forms of a left side with more than a bare language.
  private enum LeftSide {
    case languageScript, languageRegion, script, region, scriptRegion

    /// Right sides. They keep the subtags of their left sides, by which they are sorted.
    @inline(__always) var rows: [UInt64] {
      switch self {
      case .languageScript: LikelySubtagsTable.languageScriptRows
      case .languageRegion: LikelySubtagsTable.languageRegionRows
      case .script: LikelySubtagsTable.scriptRows
      case .region: LikelySubtagsTable.regionRows
      case .scriptRegion: LikelySubtagsTable.scriptRegionRows
      }
    }

    /// The places of its subtags in an LSR.
    @inline(__always) var mask: UInt64 {
      switch self {
      case .languageScript: LSR.languageMask | LSR.scriptMask
      case .languageRegion: LSR.languageMask | LSR.regionMask
      case .script: LSR.scriptMask
      case .region: LSR.regionMask
      case .scriptRegion: LSR.scriptMask | LSR.regionMask
      }
    }
  }

  /// The right side for these subtags of a triple; nil if there is no such row.
  @inline(__always)
  private static func row(_ side: LeftSide, of fields: LSR) -> LSR? {
    let left = fields.rawValue & side.mask
    let index = Sorted.firstIndex(in: side.rows) { $0 & side.mask >= left }
    guard index < side.rows.count, side.rows[index] & side.mask == left else { return nil }
    return LSR(rawValue: side.rows[index])
  }

  /// Fills the missing script and region of a language that has likely subtags.
  @inline(__always)
  static func adding(to fields: LSR, _ word: LanguageWord) -> LSR {
    if !fields.hasScript {
      if !fields.hasRegion { return LSR(rawValue: fields.rawValue | word.scriptAndRegion) }
      if word.isLikelyByRegion, let found = row(.languageRegion, of: fields) { return found }
      return LSR(rawValue: fields.rawValue | word.script)
    }
    if fields.hasRegion { return fields }
    if word.isLikelyByScript, let found = row(.languageScript, of: fields) { return found }
    return LSR(rawValue: fields.rawValue | word.region)
  }

  /// Fills missing fields from the `und` rows: for script and region, script, region, nothing, in that order.
  ///
  /// - Parameter keepsScript: as ICU's matcher does, prefer a row of the script that is written. CLDR has no
  ///   `und_Latn`, because `und` says the same: so `und-Latn-KH` takes `und` (English) and not `und_KH` (Khmer script).
  static func addingFromUndetermined(to fields: LSR, keepsScript: Bool) -> LSR {
    let undetermined = LSR(rawValue: LikelySubtagsTable.undetermined)
    var found: LSR?
    if fields.hasScript, fields.hasRegion { found = row(.scriptRegion, of: fields) }
    if found == nil, fields.hasScript { found = row(.script, of: fields) }
    if found == nil, fields.hasRegion {
      found = row(.region, of: fields)
      if keepsScript, fields.hasScript, let row = found, row.script != fields.script,
        undetermined.script == fields.script
      {
        found = undetermined
      }
    }
    let filling = found ?? undetermined
    return LSR(
      language: fields.language != 0 ? fields.language : filling.language,
      script: fields.hasScript ? fields.script : filling.script,
      region: fields.hasRegion ? fields.region : filling.region)
  }

  /// Maximizes as the public operation does. A language without likely subtags keeps the fields it has.
  ///
  /// - Parameter fields: as they are written; aliases are replaced.
  @inline(__always)
  static func maximized(_ fields: LSR) -> LSR {
    let word = LanguageTable.word(of: fields.language)
    let isOrdinary = !word.isUnusual && !fields.regionMark.isSpecial && !fields.mayHaveAliasedScript
    return isOrdinary ? adding(to: fields, word) : maximized(unusual: fields)
  }

  private static func maximized(unusual fields: LSR) -> LSR {
    // `und` with a region, as `und-CH`, is the usual case here.
    if fields.rawValue &- 1 < LSR.regionMask, !fields.regionMark.isSpecial, let found = row(.region, of: fields) {
      return LSR(language: found.language, script: found.script, region: fields.region)
    }
    let replaced = Aliases.replacing(fields)
    let word = LanguageTable.word(of: replaced.language)
    if !word.isUnusual { return adding(to: withoutUnknown(replaced), word) }
    // Maximizing fails for a language that CLDR does not know (UTS #35): what was written stays, also `Zzzz` and `ZZ`.
    return replaced.language == 0
      ? addingFromUndetermined(to: withoutUnknown(replaced), keepsScript: false) : replaced
  }

  /// The shortest form with the same maximized identifier; if two are equally short, the one with the favored subtag.
  ///
  /// - Parameter fields: as they are written.
  static func minimized(_ fields: LSR, keepsRegion: Bool) -> LSR {
    let full = maximized(fields)
    let word = LanguageTable.word(of: full.language)
    guard !word.isUnusual else { return minimized(unusual: full, keepsRegion: keepsRegion) }
    if full.scriptAndRegion == word.scriptAndRegion { return LSR(rawValue: full.rawValue & LSR.languageMask) }
    let withRegion = LSR(rawValue: full.rawValue & ~LSR.scriptMask)
    let withScript = LSR(rawValue: full.rawValue & ~LSR.regionMask)
    let first = keepsRegion ? withRegion : withScript
    if adding(to: first, word) == full { return first }
    let second = keepsRegion ? withScript : withRegion
    return adding(to: second, word) == full ? second : full
  }

  /// Minimizes a triple whose language has no likely subtags. A language that CLDR does not know keeps its script and
  /// region. A triple without a language comes from some scripts (`und_Cpmn` → `und_Cpmn_CY`).
  private static func minimized(unusual full: LSR, keepsRegion: Bool) -> LSR {
    guard full.language == 0 else { return full }
    let withRegion = LSR(rawValue: full.rawValue & ~LSR.scriptMask)
    let withScript = LSR(rawValue: full.rawValue & ~LSR.regionMask)
    let first = keepsRegion ? withRegion : withScript
    if maximized(first) == full { return first }
    let last = keepsRegion ? withScript : withRegion
    return maximized(last) == full ? last : full
  }

  /// The fields without `Zzzz` and `ZZ`, which mean no script and no region.
  static func withoutUnknown(_ fields: LSR) -> LSR {
    var fields = fields
    if fields.hasUnknownScript { fields.rawValue &= ~LSR.scriptMask }
    if fields.region == PackedSubtag.unknownRegion { fields.rawValue &= ~LSR.regionMask }
    return fields
  }

  /// The likely script and region of a bare language, by its word, which decide ties; those of `und` where CLDR has none.
  static func ofBareLanguage(_ word: LanguageWord) -> LSR {
    LSR(rawValue: word.scriptAndRegion != 0 ? word.scriptAndRegion : LikelySubtagsTable.undetermined)
  }
}

extension LanguageIdentifier {
  /// The identifier with its likely script and region: `zh-TW` → `zh-Hant-TW` (UTS #35, Add Likely Subtags).
  ///
  /// Deprecated subtags are replaced first, as in canonical form: `sh` → `sr-Latn-RS`, `zh-158` → `zh-Hant-TW`; of
  /// several replacements of a region the first. `Zzzz` and `ZZ` count as missing.
  /// A language that CLDR does not know keeps what is written, `art-ZZ` and `art-Zzzz-CN`. Allocates nothing; makes a
  /// few table look-ups.
  public var maximized: LanguageIdentifier {
    // A language of more than three letters does not fit a triple; it has no likely subtags either.
    longLanguage == 0
      ? LanguageIdentifier(fields: LikelySubtags.maximized(fields))
      : LanguageIdentifier(fields: Aliases.replacing(fields), longLanguage: longLanguage)
  }

  /// The identifier without the subtags that its likely subtags give: `zh-Hant-TW` → `zh-TW` (UTS #35, Remove Likely
  /// Subtags).
  ///
  /// If the script or the region alone would do, the region stays: see ``minimized(keepsScript:)``. The result has the same
  /// maximized identifier. A language that CLDR does not know keeps its subtags. Allocates nothing.
  public var minimized: LanguageIdentifier { minimized(keepsScript: false) }

  /// The shortest form that maximizes alike, with a choice of what stays if the script or the region would do: `zh-Hant` or
  /// `zh-TW` for `zh-Hant-TW`. Allocates nothing.
  public func minimized(keepsScript: Bool) -> LanguageIdentifier {
    guard longLanguage == 0 else { return maximized }
    return LanguageIdentifier(fields: LikelySubtags.minimized(fields, keepsRegion: !keepsScript))
  }
}

extension LSR {
  /// Whether the script may be deprecated or `Zzzz`, by its first letter.
  var mayHaveAliasedScript: Bool { LikelySubtagsTable.aliasedScriptInitials &>> scriptInitial & 1 != 0 }
}
