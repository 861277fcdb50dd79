extension LocaleMatcher {
  /// A supported identifier that can be answered.
  package struct ArrangedEntry {
    package let supportedIndex: Int
    /// As the matcher sees it. Names have a number of this matcher's for a language.
    package let lsr: LSR
    /// Whether script and region are the likely ones of the bare language, which decides ties.
    package let hasLikelyScript: Bool
    package let hasLikelyRegion: Bool
  }

  /// What the matcher chooses from, in search order; duplicates and what is ill-formed are not there.
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

  /// What a distance must be below for the first preference, in eighths; above 800 where even what is furthest may be as
  /// far as a given pair, which later preferences profit from.
  package var firstThreshold: Int { settings.threshold }

  /// What the matcher sees in a desired identifier; nil where it is ill-formed.
  package func arranged(_ identifier: String) -> LSR? { identifier.withIdentifierBytes { form(of: $0)?.lsr } }

  /// The distance to a supported identifier and back, in eighths.
  package func eighths(from desired: LSR, to supported: LSR) -> (forth: Int, back: Int) {
    (
      PairDistance.eighths(desired, supported, favorsScript: settings.favorsScript),
      PairDistance.eighths(supported, desired, favorsScript: settings.favorsScript)
    )
  }

  /// The place of the default locale among the supported ones, as a wildcard finds it; nil where it is not there.
  package var supportedIndexOfDefault: Int? {
    guard let form = defaultIdentifier.flatMap({ Self.form(of: $0, names, supported) }) else { return nil }
    return index.withView { view in
      let entry = view.entry(triple: form.lsr.fields)
      return entry == 0 ? nil : view.supportedIndex(Lookup(view).nearest(to: form.lsr, amongTripleOf: entry).winner)
    }
  }

  /// What an identifier writes in the place of a language, and what that is.
  package struct WrittenLanguage {
    /// Packed; zero for none, and for private use.
    package let packed: UInt64
    /// The same with an alias replaced; zero for one of more than three letters.
    package let resolved: UInt64
    /// Where a name of private use begins, in bytes; nil where there is none.
    package let nameStart: Int?
    /// The kind of pseudo-locale: 1 to 3, zero for none.
    package let pseudoLocale: UInt64
  }

  /// Nil where the identifier is ill-formed.
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
