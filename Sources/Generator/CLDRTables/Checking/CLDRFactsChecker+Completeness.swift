extension CLDRFactsChecker {
  /// Reports kinds of elements that the release lacks: a file that has them is missing, or not complete.
  func missingElements(in facts: CLDRFacts) -> [InputDiagnostic] {
    let missing = kinds.filter { element in
      element.isRequired && element.count == 0
        && (module.map { element.section.map($0.sections.contains) ?? $0.hasScripts } ?? true)
    }
    return missing.map { element in
      let folder = element.usualFolder
      let files = facts.files.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count + 1) }
      let type = element.type.map { "write type=\"\($0)\", or " } ?? ""
      return InputDiagnostic(
        "missing element, not one \(element.name)", at: SourceLocation(file: folder),
        hint: "\(type)name a folder that holds all of common/; looked through \(files.joined(separator: ", "))",
        status: .noInput)
    }
  }

  /// Forms of other scripts, which CLDR has without a row of their own.
  private static let scriptVariants: Set = ["Latf", "Latg"]

  /// Warns of codes that one list of CLDR names and another lacks, so that an answer is made without it.
  func unnamedCodes(in facts: CLDRFacts) -> [InputDiagnostic] {
    func warning(_ message: String, _ location: SourceLocation, _ code: String, _ hint: String) -> InputDiagnostic {
      InputDiagnostic(message, at: location, text: code, hint: hint, severity: .warning)
    }
    var found: [InputDiagnostic] = []
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
      // Latin is what `und` itself has.
      let own = facts.likelySubtags.filter { $0.$from.script == nil && $0.$from.region == nil }
      let scripts = own.compactMap { row in row.$to.script.map { ($0, row.location) } }
      let unnamed = Dictionary(scripts, uniquingKeysWith: { first, _ in first }).filter { script, _ in
        script != "Latn" && !Self.scriptVariants.contains(script) && !subjects.contains("und_\(script)")
      }
      found += unnamed.sorted { $0.key < $1.key }.map {
        warning(
          "script of a language, without a row und_\($0)", $1, $0,
          "add it: without it, a text in the script has no language")
      }
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
    let parents = facts.parentLocales.filter(\.components.isEmpty).flatMap(\.entries)
    if let first = parents.first, facts.version >= CLDRVersion(major: 45),
      !parents.contains(where: { $0.localeRules != nil })
    {
      found.append(
        warning(
          "no localeRules for parents, which every release since 45 has", first.location, "nonlikelyScript",
          "write <parentLocale parent=\"root\" localeRules=\"nonlikelyScript\" …/>"))
    }
    return found
  }
}
