extension LanguageIdentifier {
  /// The identifier with its likely script and region: `zh-TW` → `zh-Hant-TW` (UTS #35, Add Likely Subtags).
  ///
  /// A deprecated language or region of two letters is replaced first, `Zzzz` and `ZZ` count as missing.
  /// A language that CLDR does not know stays as it is. Allocates nothing; a few table look-ups.
  public var maximized: LanguageIdentifier {
    // A language of more than three letters fits no triple; it has no likely subtags either.
    longLanguage == 0
      ? LanguageIdentifier(fields: LikelySubtags.maximized(fields))
      : LanguageIdentifier(fields: LikelySubtags.withoutUnknown(fields), longLanguage: longLanguage)
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
    guard longLanguage == 0 else { return maximized }
    let full = LikelySubtags.maximized(fields)
    return LanguageIdentifier(fields: LikelySubtags.minimized(full, keepsRegion: favored == .region))
  }
}
