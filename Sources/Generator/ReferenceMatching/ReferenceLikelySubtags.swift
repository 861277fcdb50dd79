import CLDRTables

/// Add and Remove Likely Subtags (UTS #35; spec §3), on Strings and straight from the rows.
///
/// Canonicalisation before adding is, for now, the simple one of `ReferenceAliases`; full Annex C is not modelled here.
package struct ReferenceLikelySubtags: Sendable {
  package enum Favor: Hashable, Sendable {
    case region, script
  }

  let rows: ReferenceLikelyRows
  let aliases: ReferenceAliases

  package init(facts: CLDRFacts) {
    rows = ReferenceLikelyRows(facts: facts)
    aliases = ReferenceAliases(facts: facts)
  }

  /// Add Likely Subtags. Variants, extensions and private use pass through. A language without a row fails, and what
  /// fails keeps its `Zzzz` and `ZZ`; aliases are replaced before the rows are asked.
  package func adding(to identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = cleaned(identifier)
    if !result.language.isEmpty, result.language != "root",
      rows.best(language: result.language, script: "", region: "") == nil
    {
      var kept = identifier
      kept.language = result.language
      if identifier.region != "ZZ" { kept.region = result.region }
      return kept
    }
    if result.language == "root" { return result }
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

  /// Remove Likely Subtags: the shortest that adds back to the same.
  package func removing(from identifier: ReferenceIdentifier, favor: Favor = .region) -> ReferenceIdentifier {
    let maximal = adding(to: identifier)
    if maximal.language.isEmpty || maximal.script.isEmpty || maximal.region.isEmpty { return maximal }
    var bare = maximal
    bare.script = ""
    bare.region = ""
    var withRegion = maximal
    withRegion.script = ""
    var withScript = maximal
    withScript.region = ""
    let trials = favor == .region ? [bare, withRegion, withScript] : [bare, withScript, withRegion]
    return trials.first { adding(to: $0) == maximal } ?? maximal
  }

  /// Aliases applied, `Zzzz` and `ZZ` dropped.
  private func cleaned(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = identifier
    result.language = aliases.language(result.language)
    result.region = aliases.region(result.region)
    if result.script == "Zzzz" { result.script = "" }
    if result.region == "ZZ" { result.region = "" }
    return result
  }
}
