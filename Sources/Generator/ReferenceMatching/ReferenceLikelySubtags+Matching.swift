/// Maximising for matching (spec §4), which is not the public operation of UTS #35.
extension ReferenceLikelySubtags {
  /// What the matcher compares: `und` alone stays `und`.
  package func maximizedForMatching(_ identifier: ReferenceIdentifier) -> ReferenceMaximized {
    if identifier.isUndetermined { return ReferenceMaximized(language: "und", script: "", region: "", written: 7) }
    return maximizedWithUndetermined(identifier)
  }

  /// The same, except that `und` too is maximised: what ICU's distance alone, outside the matcher, works on.
  package func maximizedWithUndetermined(_ identifier: ReferenceIdentifier) -> ReferenceMaximized {
    if identifier.isPrivateUseOnly {
      let name = "x-" + identifier.privateUse.joined(separator: "-")
      return ReferenceMaximized(language: name, script: "", region: "", written: 7)
    }
    if let pseudo = Self.pseudoLocale(identifier) { return pseudo }

    let language = identifier.language == "root" ? "" : aliases.language(identifier.language)
    let script = identifier.script == "Zzzz" ? "" : identifier.script
    let region = identifier.region == "ZZ" ? "" : aliases.region(identifier.region)
    let written = (language.isEmpty ? 0 : 4) + (script.isEmpty ? 0 : 2) + (region.isEmpty ? 0 : 1)
    if written == 7 { return ReferenceMaximized(language: language, script: script, region: region, written: 7) }

    // A language without a row of its own, like an absent one, takes what it lacks from the `und` rows.
    let key = !language.isEmpty && rows.row(language) != nil ? language : "und"
    let found = rows.bestForMatching(language: key, script: script, region: region)
    return ReferenceMaximized(
      language: language.isEmpty ? found?.language ?? "und" : language,
      script: script.isEmpty ? found?.script ?? "" : script,
      region: region.isEmpty ? found?.region ?? "" : region,
      written: written)
  }

  /// Script and region that are likely for a language with nothing else said; those of `und` where it has no row.
  func likely(forLanguage language: String) -> ReferenceLikelyRows.Fields? {
    rows.row(language) ?? rows.row("und")
  }

  /// Pseudo-locales are kinds of their own, with their fields as written: `'` accents, `+` bidi, `,` cracked.
  ///
  /// The mark stands before the script too, so that `en-Latn-XA` shares none with `fr-Latn`, nor `en-XA` with `und`.
  private static func pseudoLocale(_ identifier: ReferenceIdentifier) -> ReferenceMaximized? {
    let kinds = [("'", "XA", "psaccent"), ("+", "XB", "psbidi"), (",", "XC", "pscrack")]
    for (mark, region, _) in kinds where identifier.region == region {
      return ReferenceMaximized(
        language: mark + identifier.language, script: mark + identifier.script, region: region, written: 7)
    }
    // Only as the sole variant: ICU compares the whole variant field.
    for (mark, region, variant) in kinds where identifier.variants == [variant] {
      return ReferenceMaximized(
        language: mark + identifier.language, script: mark + identifier.script,
        region: identifier.region.isEmpty ? region : identifier.region, written: identifier.region.isEmpty ? 6 : 7)
    }
    return nil
  }
}
