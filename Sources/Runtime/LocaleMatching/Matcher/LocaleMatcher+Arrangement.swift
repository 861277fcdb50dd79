extension LocaleMatcher {
  /// A supported identifier that can be an answer.
  package struct ArrangedEntry {
    package let supportedIndex: Int
    /// The identifier as the matcher sees it. For a name, the language is a number of this matcher's.
    package let lsr: LSR
    /// Whether script and region are the likely ones of the language alone, which decides ties.
    package let hasLikelyScript: Bool
    package let hasLikelyRegion: Bool
  }

  /// The entries that the matcher chooses from, in search order, without duplicates and ill-formed identifiers.
  package var arrangedEntries: [ArrangedEntry] {
    index.withView { view in
      view.entries.map { entry in
        let lsr = view.lsr(entry)
        let likely = LikelySubtags.ofBareLanguage(lsr.language)
        return ArrangedEntry(
          supportedIndex: view.supportedIndex(entry), lsr: lsr, hasLikelyScript: lsr.script == likely.script,
          hasLikelyRegion: lsr.region == likely.region)
      }
    }
  }

  /// The limit that a distance must be below for the first preference, in eighths. It is above 800 if it was given by a
  /// pair at the greatest distance, which matters for later preferences.
  package var firstThreshold: Int { settings.threshold }

  /// A desired identifier as the matcher sees it; nil if it is ill-formed.
  package func arranged(_ identifier: String) -> LSR? { identifier.withIdentifierBytes { form(of: $0)?.lsr } }

  /// The distance to a supported identifier and back, in eighths.
  package func eighths(from desired: LSR, to supported: LSR) -> (forth: Int, back: Int) {
    (
      PairDistance.eighths(desired, supported, favorsScript: settings.favorsScript),
      PairDistance.eighths(supported, desired, favorsScript: settings.favorsScript)
    )
  }

  /// The index of the default locale in the supported list, as a wildcard finds it; nil if it is not in the list.
  package var supportedIndexOfDefault: Int? {
    index.withView { view in defaultEntry(in: view).map(view.supportedIndex) }
  }

  /// The explicit language of an identifier, and what replaces it.
  package struct WrittenLanguage {
    /// The packed language; zero for none, and for private use.
    package let packed: UInt64
    /// The packed language with an alias replaced; zero for a language of more than three letters.
    package let resolved: UInt64
    /// The offset in bytes where a private-use name begins; nil if there is none.
    package let nameStart: Int?
    /// The kind of pseudo-locale: 1 to 3, zero for none.
    package let pseudoLocale: UInt64
  }

  /// The explicit language; nil if the identifier is ill-formed.
  package static func writtenLanguage(of identifier: String) -> WrittenLanguage? {
    identifier.withIdentifierBytes { bytes in
      guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
      var resolved = parsed.language < PackedSubtag.shortLanguageLimit ? parsed.language : 0
      _ = LanguageTable.resolved(&resolved)
      let byRegion = PseudoLocale(region: parsed.region)
      let pseudo = byRegion == .none ? parsed.pseudoVariant : byRegion
      return WrittenLanguage(
        packed: parsed.language, resolved: resolved, nameStart: parsed.kind == .privateUse ? parsed.tail : nil,
        pseudoLocale: UInt64(pseudo.rawValue))
    }
  }
}
