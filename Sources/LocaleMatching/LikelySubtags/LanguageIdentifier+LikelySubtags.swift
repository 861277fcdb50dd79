extension LanguageIdentifier {
  /// The identifier with its likely script and region: `zh-TW` → `zh-Hant-TW` (UTS #35, Add Likely Subtags).
  ///
  /// A deprecated language or region of two letters is replaced first, `Zzzz` and `ZZ` count as missing.
  /// A language that CLDR does not know stays as it is. Allocates nothing; a few table look-ups.
  public var maximized: LanguageIdentifier {
    var language = language.packed
    let row = LanguageTable.resolved(&language)
    let lsr = LSR(
      language: 0,
      script: script.map { $0.packed == PackedSubtag.unknownScript ? 0 : $0.packed } ?? 0,
      region: region.map { $0.packed == PackedSubtag.unknownRegion ? 0 : LikelySubtags.replacingAlias(of: $0.packed) }
        ?? 0)
    var maximized = LanguageIdentifier(LikelySubtags.maximized(language: language, row: row, lsr))
    // A language of more than three letters fits no triple; it has no likely subtags either.
    if language >= PackedSubtag.shortLanguageLimit { maximized.language = LanguageSubtag(packed: language) }
    return maximized
  }

  /// Which subtag stays where either would do.
  public enum MinimizedSubtag: Hashable, Sendable {
    /// `zh-TW` rather than `zh-Hant`.
    case region
    case script
  }

  /// The identifier without what its likely subtags say anyway: `zh-Hant-TW` → `zh-TW` (UTS #35, Remove Likely Subtags).
  ///
  /// Maximising the result gives the same as maximising the identifier. Allocates nothing.
  public func minimized(favoring favored: MinimizedSubtag = .region) -> LanguageIdentifier {
    let full = maximized
    let language = LanguageIdentifier(language: full.language)
    if language.maximized == full { return language }
    let region = LanguageIdentifier(language: full.language, region: full.region)
    let script = LanguageIdentifier(language: full.language, script: full.script)
    let first = favored == .region ? region : script
    if first.maximized == full { return first }
    let second = favored == .region ? script : region
    return second.maximized == full ? second : full
  }
}
