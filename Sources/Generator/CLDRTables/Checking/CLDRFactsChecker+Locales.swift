extension CLDRFactsChecker {
  /// Rows of scriptMetadata.txt that are about no script, or about one a second time.
  func illFormedScripts(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var lines: [String: Int] = [:]
    var diagnostics: [CLDRDiagnostic] = []
    for fact in facts.scripts {
      if !SubtagForm.isScript(fact.script) {
        diagnostics.append(
          CLDRDiagnostic("not a script", at: fact.location, text: fact.script, hint: "expected 4 letters"))
      }
      if let line = lines[fact.script] {
        diagnostics.append(
          CLDRDiagnostic("second row for a script", at: fact.location, text: fact.script, hint: "first on line \(line)")
        )
      }
      lines[fact.script] = fact.location.line
    }
    return diagnostics
  }

  /// Parent, default and paradigm locales that are none.
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
