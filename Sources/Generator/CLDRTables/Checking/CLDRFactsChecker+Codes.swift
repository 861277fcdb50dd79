import LocaleCore

/// Checks that the codes in all files are in the validity lists or are aliases.
extension CLDRFactsChecker {
  /// Reports codes that CLDR does not list, writes otherwise, has replaced, or keeps for something else. What CLDR has in
  /// such a place itself is a warning.
  func wrongCodes(in facts: CLDRFacts) -> [InputDiagnostic] {
    let lists = CodeLists(facts)
    var seen: Set<InputDiagnostic> = []
    return kinds.flatMap { kind in
      kind.statements.flatMap { statement in
        statement.codes.compactMap { lists.diagnostic(for: $0, in: kind.element, at: statement.location) }
      }
    }.filter { seen.insert($0).inserted }
  }

  /// Reports aliases of codes that are in use, or that are not written as CLDR writes such codes.
  func aliasesOfOthers(in facts: CLDRFacts) -> [InputDiagnostic] {
    let lists = CodeLists(facts)
    var diagnostics: [InputDiagnostic] = []
    for alias in facts.aliases where alias.kind != .zone {
      let name = "\(alias.kind.rawValue)Alias '\(alias.type)'"
      let kind = SubtagKind.allCases.first { $0.alias == alias.kind }
      if let status = kind.flatMap({ lists.status(of: alias.type, $0) }), CodeLists.used.contains(status) {
        diagnostics.append(
          InputDiagnostic(
            "\(name) of a code in use", at: alias.location, text: alias.replacement,
            hint: "remove it, or give the code the status deprecated: it is \(status.cldrName)"))
      }
      let written = kind.map { Self.written(alias.type, $0) } ?? alias.type
      if written != alias.type {
        diagnostics.append(
          InputDiagnostic("\(name) is not written so", at: alias.location, text: alias.type, hint: "write \(written)"))
      }
    }
    return diagnostics
  }

  /// The type of an alias in the letters that CLDR uses: `sgn_BE_FR`, `UK`, `Qaai`.
  private static func written(_ type: String, _ kind: SubtagKind) -> String {
    let subtags = type.split(separator: "_", omittingEmptySubsequences: false)
    return subtags.enumerated().map { index, subtag in
      if index > 0, subtag.utf8.count == 2 { return SubtagKind.region.written(subtag) }
      return index > 0 && SubtagForm.isScript(subtag) ? SubtagKind.script.written(subtag) : kind.written(subtag)
    }.joined(separator: "_")
  }
}
