import CLDRTables

/// Add Likely Subtags (UTS #35), on Strings and straight from the rows.
///
/// Before subtags are added, aliases are replaced (step 1.2).
package struct ReferenceLikelySubtags: Sendable {
  let rows: ReferenceLikelyRows
  private let aliases: ReferenceAliases
  /// The languages that rules of distance name and that a language with a script or region replaces: `sh`.
  private let keptInMatching: Set<String>

  package init(facts: CLDRFacts) {
    rows = ReferenceLikelyRows(facts: facts)
    aliases = ReferenceAliases(facts: facts)
    let named = facts.languageMatching.rules.flatMap { [$0.desired, $0.supported] }
      .map { String($0.prefix { $0 != "_" }) }
    let divided = facts.aliases.filter { $0.kind == .language && $0.replacement.contains("_") }.map(\.type)
    keptInMatching = Set(named).intersection(divided)
  }

  /// Add Likely Subtags. Variants, extensions and private use pass through. A language without a row keeps its subtags,
  /// `Zzzz` and `ZZ` included. Aliases are replaced first.
  package func adding(to identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = cleaned(identifier)
    if !result.language.isEmpty, rows.best(language: result.language, script: "", region: "") == nil {
      return replacingAliases(identifier)
    }
    if !result.language.isEmpty, !result.script.isEmpty, !result.region.isEmpty { return result }
    let language = result.language.isEmpty ? "und" : result.language
    guard let found = rows.best(language: language, script: result.script, region: result.region) else {
      return result
    }
    if result.language.isEmpty { result.language = found.language }
    if result.script.isEmpty { result.script = found.script }
    if result.region.isEmpty { result.region = found.region }
    return result
  }

  /// The identifier with its deprecated subtags replaced; where several regions replace one, by the first.
  package func replacingAliases(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    aliases.replacing(identifier) { $1[0] }
  }

  /// Aliases applied, `Zzzz` and `ZZ` dropped.
  func cleaned(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = replacingAliases(identifier)
    if result.script == "Zzzz" { result.script = "" }
    if result.region == "ZZ" { result.region = "" }
    return result
  }
}

/// Maximizing for matching, which is not the public operation of UTS #35.
extension ReferenceLikelySubtags {
  /// The identifier that the matcher compares: `und` alone stays `und`.
  package func maximizedForMatching(_ identifier: ReferenceIdentifier) -> ReferenceMaximized {
    if identifier.isUndetermined { return ReferenceMaximized(language: "und", script: "", region: "", written: 7) }
    return maximizedWithUndetermined(identifier)
  }

  /// The identifier with `und` maximized too, as in ICU's distance outside the matcher.
  package func maximizedWithUndetermined(_ identifier: ReferenceIdentifier) -> ReferenceMaximized {
    if identifier.isPrivateUseOnly {
      let name = "x-" + identifier.privateUse.joined(separator: "-")
      return ReferenceMaximized(language: name, script: "", region: "", written: 7)
    }
    if let pseudo = pseudoLocale(identifier) { return pseudo }

    if keptInMatching.contains(identifier.language) {
      var written = identifier
      written.script = written.script == "Zzzz" ? "" : written.script
      written.region = written.region == "ZZ" ? "" : written.region
      let replaced = adding(to: written)
      return ReferenceMaximized(
        language: identifier.language, script: replaced.script, region: replaced.region,
        written: 4 + (written.script.isEmpty ? 0 : 2) + (written.region.isEmpty ? 0 : 1))
    }
    let identifier = cleaned(identifier)
    let (language, script, region) = (identifier.language, identifier.script, identifier.region)
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

  /// The likely script and region of a language alone; those of `und` if it has no row.
  func likely(forLanguage language: String) -> ReferenceLikelyRows.Fields? {
    if keptInMatching.contains(language) {
      let replaced = adding(to: ReferenceIdentifier(language: language))
      return .init(language: language, script: replaced.script, region: replaced.region)
    }
    return rows.row(language) ?? rows.row("und")
  }

  /// Pseudo-locales are kinds of their own, with their fields as written: `'` accents, `+` bidi, `,` cracked.
  ///
  /// The mark is before the script too, so that `en-Latn-XA` has no common script with `fr-Latn`, nor `en-XA` with
  /// `und`.
  private func pseudoLocale(_ identifier: ReferenceIdentifier) -> ReferenceMaximized? {
    let language = replacingAliases(ReferenceIdentifier(language: identifier.language)).language
    let kinds = [("'", "XA", "psaccent"), ("+", "XB", "psbidi"), (",", "XC", "pscrack")]
    for (mark, region, _) in kinds where identifier.region == region {
      return ReferenceMaximized(
        language: mark + language, script: mark + identifier.script, region: region, written: 7)
    }
    // Only as the sole variant: ICU compares the whole variant field.
    for (mark, region, variant) in kinds where identifier.variants == [variant] {
      return ReferenceMaximized(
        language: mark + language, script: mark + identifier.script,
        region: identifier.region.isEmpty ? region : identifier.region, written: identifier.region.isEmpty ? 6 : 7)
    }
    return nil
  }
}

/// An identifier ready to be compared: three fields, and those of them that were written out.
package struct ReferenceMaximized: Hashable, Sendable {
  /// A language, or a kind of its own: `und`, `x-bork`, or a pseudo-locale's with its mark in front: `'en`.
  package var language: String
  package var script: String
  package var region: String
  /// 4 for the language, 2 for the script, 1 for the region.
  package var written: Int

  package init(language: String, script: String, region: String, written: Int) {
    self.language = language
    self.script = script
    self.region = region
    self.written = written
  }

  /// Whether both have the same maximized identifier, in any form.
  package func isEquivalent(to other: ReferenceMaximized) -> Bool {
    language == other.language && script == other.script && region == other.region
  }
}

/// `likelySubtags.xml` by its `from` (UTS #35, Likely Subtags).
struct ReferenceLikelyRows: Sendable {
  struct Fields: Hashable, Sendable {
    var language: String
    var script: String
    var region: String
  }

  private let rows: [String: Fields]

  init(facts: CLDRFacts) {
    var rows: [String: Fields] = [:]
    for fact in facts.likelySubtags {
      let parts = fact.to.split(separator: "_").map(String.init)
      guard parts.count == 3 else { continue }
      rows[fact.from] = Fields(language: parts[0], script: parts[1], region: parts[2])
    }
    self.rows = rows
  }

  func row(_ from: String...) -> Fields? {
    rows[from.joined(separator: "_")]
  }

  /// The row with the most fields: language-script-region, language-script, language-region, language.
  func best(language: String, script: String, region: String) -> Fields? {
    if !script.isEmpty, !region.isEmpty, let found = row(language, script, region) { return found }
    if !script.isEmpty, let found = row(language, script) { return found }
    if !region.isEmpty, let found = row(language, region) { return found }
    return row(language)
  }

  /// As ICU's matcher looks up: with a script written, a row of another script comes last.
  ///
  /// CLDR has no `und_Latn`, because `und` says the same. So `und-Latn-KH` takes `und` (English) before `und_KH` (Khmer
  /// script), though `und-Latn-FR` takes `und_FR`; the public operation takes the region's row in both.
  func bestForMatching(language: String, script: String, region: String) -> Fields? {
    if !script.isEmpty, !region.isEmpty, row(language, script, region) == nil, row(language, script) == nil {
      if let found = row(language, region), found.script == script { return found }
      if let found = row(language), found.script == script { return found }
    }
    return best(language: language, script: script, region: region)
  }
}
