/// Checks the facts of a release before tables are made from them.
///
/// Each check is a function of its own. The compiler checks the limits of the packed tables.
package struct CLDRFactsChecker: Sendable {
  private let facts: CLDRFacts
  /// The files that the facts were read from; nil for all.
  private let files: Set<String>?

  package init(_ facts: CLDRFacts, of module: TableModule? = nil) {
    self.facts = facts
    files = module.map { Set(CLDRFilePath.needed(for: $0)) }
  }

  /// All errors and warnings, check by check, in file order within a check. Warnings that differ only in their text are one.
  package func diagnostics() -> [CLDRDiagnostic] {
    let malformed = [
      emptyTables(in: facts),
      illFormedLikelySubtags(in: facts),
      illFormedMatchVariables(in: facts),
      illFormedMatchRules(in: facts),
      undefinedMatchVariables(in: facts),
      illFormedAliases(in: facts),
      illFormedKeys(in: facts),
      illFormedValidity(in: facts),
      repetitions(in: facts),
      illFormedLocales(in: facts),
      illFormedPluralRules(in: facts),
      illFormedPluralRanges(in: facts),
      contradictedPluralSamples(in: facts),
      languageAliasCycles(in: facts),
      containmentCycles(in: facts),
      parentLocaleCycles(in: facts),
    ].flatMap { $0 }
    // The meaning of what is damaged would give errors that follow from the damage.
    if !malformed.isEmpty { return malformed }
    let found = [
      contradictingMatchRules(in: facts),
      unusedMatchVariables(in: facts),
      unreachedMatchRules(in: facts),
      unwrittenScripts(in: facts),
      wrongCodes(in: facts),
      aliasesOfOthers(in: facts),
      replacedMacroRegions(in: facts),
      unreachedPluralRules(in: facts),
    ].flatMap { $0 }
    var grouped: [CLDRDiagnostic] = []
    for diagnostic in found {
      let same = grouped.firstIndex {
        $0.severity == .warning && $0.message == diagnostic.message && $0.location.file == diagnostic.location.file
      }
      if let same, let text = diagnostic.text {
        grouped[same].text?.append(" \(text)")
      } else {
        grouped.append(diagnostic)
      }
    }
    return grouped
  }

  /// - Throws: the errors, if there are any.
  /// - Returns: the warnings.
  @discardableResult
  package func check() throws(CLDRDiagnostics) -> [CLDRDiagnostic] {
    let found = diagnostics()
    let errors = found.filter { $0.severity == .error }
    if !errors.isEmpty { throw CLDRDiagnostics(errors) }
    return found
  }

  /// Reports tables without a row. Every release has rows for each table, so an empty one means that its file changed.
  func emptyTables(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var counts: [(count: Int, name: String, file: String)] = [
      (facts.likelySubtags.count, "likelySubtag", CLDRFilePath.likelySubtags),
      (facts.languageMatching.rules.count, "languageMatch of type written_new", CLDRFilePath.languageInfo),
      (facts.languageMatching.paradigmLocales.count, "paradigmLocales of type written_new", CLDRFilePath.languageInfo),
    ]
    // Zones have their own table in bcp47 and may be removed from here.
    for kind in AliasFact.AliasKind.allCases where kind != .zone {
      let count = facts.aliases.count { $0.kind == kind }
      counts.append((count, "\(kind.rawValue)Alias", CLDRFilePath.supplementalMetadata))
    }
    let parents = facts.parentLocales.filter(\.components.isEmpty).flatMap(\.entries)
    counts += [
      (facts.defaultContentLocales.count, "defaultContent", CLDRFilePath.supplementalMetadata),
      (facts.territoryContainment.count, "group in territoryContainment", CLDRFilePath.supplementalData),
      (parents.count, "parentLocale for all components", CLDRFilePath.supplementalData),
    ]
    for path in CLDRFilePath.bcp47 {
      counts.append((facts.bcp47Keys.count { $0.location.file == path }, "key", path))
    }
    for type in CLDRFilePath.validityTypes {
      let count = facts.validity.count { $0.type == type && !$0.identifiers.isEmpty }
      counts.append((count, "id of type \(type)", CLDRFilePath.validity(of: type)))
    }
    counts += [
      (facts.scripts.count, "script", CLDRFilePath.scriptMetadata),
      (facts.pluralRules.count { $0.kind == .cardinal }, "pluralRules of type cardinal", CLDRFilePath.plurals),
      (facts.pluralRules.count { $0.kind == .ordinal }, "pluralRules of type ordinal", CLDRFilePath.ordinals),
    ]

    return counts.filter { $0.count == 0 && files?.contains($0.file) != false }.map { table in
      CLDRDiagnostic(
        "empty table, not one \(table.name)", at: SourceLocation(file: table.file),
        hint: "unpack the release again: the file is not complete")
    }
  }

  /// Reports parent, default and paradigm locales that are not locales.
  func illFormedLocales(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    for entry in facts.parentLocales.flatMap(\.entries) {
      for locale in entry.locales + (entry.parent == "root" ? [] : [entry.parent]) {
        let name = "parentLocale '\(entry.parent)'"
        if let found = LocaleForm.diagnostic(for: locale, in: name, at: entry.location) { diagnostics.append(found) }
      }
    }
    let lists = [
      ("defaultContent", facts.defaultContentLocales), ("paradigmLocales", facts.languageMatching.paradigmLocales),
    ]
    for (name, locales) in lists {
      diagnostics += locales.compactMap { LocaleForm.diagnostic(for: $0.name, in: name, at: $0.location) }
    }
    return diagnostics
  }
}
