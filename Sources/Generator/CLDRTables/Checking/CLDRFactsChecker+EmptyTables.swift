extension CLDRFactsChecker {
  /// Tables without a row. A release always fills them, so an empty one means that its file is not what it was.
  func emptyTables(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var counts: [(count: Int, name: String, file: String)] = [
      (facts.likelySubtags.count, "likelySubtag", CLDRFilePath.likelySubtags),
      (facts.languageMatching.rules.count, "languageMatch of type written_new", CLDRFilePath.languageInfo),
      (facts.languageMatching.paradigmLocales.count, "paradigmLocales of type written_new", CLDRFilePath.languageInfo),
    ]
    // Zones have their own table in bcp47 and may well go from here.
    for kind in AliasFact.Kind.allCases where kind != .zone {
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

    return counts.filter { $0.count == 0 }.map { table in
      CLDRDiagnostic(
        "empty table, not one \(table.name)", at: SourceLocation(file: table.file, line: 0),
        hint: "is the file complete?")
    }
  }
}
