extension CLDRFactsChecker {
  /// Reports kinds of elements that the release lacks: a file that has them is missing, or not complete.
  func missingElements(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    let missing = facts.elements.filter { element in
      element.isRequired && element.count == 0
        && (module.map { element.section.map($0.sections.contains) ?? $0.hasScripts } ?? true)
    }
    return missing.map { element in
      let folder = element.usualFolder
      let files = facts.files.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count + 1) }
      return CLDRDiagnostic(
        "missing element, not one \(element.name)", at: SourceLocation(file: folder),
        hint: "name a folder that holds all of common/; looked through \(files.joined(separator: ", "))",
        status: .noInput)
    }
  }

  /// Forms of other scripts, which CLDR has without a row of their own.
  private static let scriptVariants: Set = ["Latf", "Latg"]

  /// Warns of codes that one list of CLDR names and another lacks, so that an answer is made without it.
  func unnamedCodes(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    func warning(_ message: String, _ location: SourceLocation, _ code: String, _ hint: String) -> CLDRDiagnostic {
      CLDRDiagnostic(message, at: location, text: code, hint: hint, severity: .warning)
    }
    var found: [CLDRDiagnostic] = []
    if !facts.scripts.isEmpty {
      let known = Set(facts.scripts.map(\.script)).union(Self.scriptVariants)
      let rows = facts.likelySubtags.compactMap { row in row.$to.script.map { ($0, row.location) } }
      let missing = Dictionary(rows.filter { !known.contains($0.0) }, uniquingKeysWith: { first, _ in first })
      found += missing.sorted { $0.key < $1.key }.map {
        warning(
          "script without a row of scripts, which is written from left to right", $1, $0,
          "add it to \(CLDRFilePath.scriptMetadata)")
      }
    }
    let subjects = Set(facts.likelySubtags.map(\.from))
    if !subjects.isEmpty {
      let rows = facts.speakers.map { ($0.$language.language, $0.location) }
      let missing = Dictionary(rows.filter { !subjects.contains($0.0) }, uniquingKeysWith: { first, _ in first })
      found += missing.sorted { $0.key < $1.key }.map {
        warning("language with speakers, and no likelySubtag", $1, $0, "add its likely script and region")
      }
      let locales = Set(facts.likelySubtags.map(\.to) + facts.defaultContentLocales.map(\.name))
        .union(facts.parentLocales.flatMap(\.entries).flatMap { [$0.parent] + $0.locales }).union(subjects)
      found += facts.languageMatching.paradigmLocales.filter { !locales.contains($0.name) }.map {
        warning("paradigm locale that nothing else names", $0.location, $0.name, "write a locale that CLDR has")
      }
    }
    return found
  }
}
