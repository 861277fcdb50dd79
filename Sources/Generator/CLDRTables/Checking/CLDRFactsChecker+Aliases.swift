extension CLDRFactsChecker {
  /// Reports aliases whose type is not of their kind, and replacements of languages that are not one locale.
  func illFormedAliases(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.aliases.flatMap { alias in
      var diagnostics: [CLDRDiagnostic] = []
      if !isType(alias.type, of: alias.kind) {
        diagnostics.append(
          CLDRDiagnostic(
            "type of \(alias.kind.rawValue)Alias is not a subtag", at: alias.location, text: alias.type,
            hint: "expected \(expectedType(of: alias.kind))"))
      }
      guard alias.kind == .language else { return diagnostics }
      let name = "the replacement of languageAlias '\(alias.type)'"
      diagnostics += alias.replacements.compactMap {
        let text = LocaleForm.withoutPrivateUse($0)
        return LocaleForm.fault(of: text)?.diagnostic(for: text, in: name, at: alias.location)
      }
      if alias.replacements.count > 1 {
        diagnostics.append(
          CLDRDiagnostic(
            "languageAlias '\(alias.type)' with several replacements", at: alias.location,
            text: alias.replacement,
            hint: "keep one: only a territory or a subdivision may be divided"))
      }
      return diagnostics
    }
  }

  private func isType(_ text: String, of kind: AliasFact.AliasKind) -> Bool {
    switch kind {
    case .language:
      // Legacy tags are kept whole, `i_klingon`, `zh_min_nan`, and do not have to be locales.
      let subtags = text.split(separator: "_", omittingEmptySubsequences: false)
      let first = subtags.first ?? ""
      return (SubtagForm.isLanguage(first) || first == "i") && subtags.allSatisfy { SubtagForm.isAny($0) }
    case .territory:
      // ISO 3166 also has codes of three letters.
      return SubtagForm.isRegion(text) || (text.utf8.count == 3 && text.utf8.allSatisfy(SubtagForm.isLetter))
    case .script: return SubtagForm.isScript(text)
    case .subdivision: return SubtagForm.isSubdivision(text)
    case .variant: return SubtagForm.isVariant(text)
    case .zone: return true
    }
  }

  private func expectedType(of kind: AliasFact.AliasKind) -> String {
    switch kind {
    case .language: "a language, a locale or a legacy tag"
    case .territory: "2 letters, 3 letters or 3 digits"
    case .script, .subdivision, .variant, .zone: "a \(kind.rawValue)"
    }
  }
}
