import LocaleCore

/// Packs `parentLocales`: all rows, sorted, and the sections with a rule for scripts.
struct ParentLocaleTable {
  private var rows: [Row] = []
  private var parents: [LSR] = []

  private struct Row {
    var component: LocaleComponent
    var locale: LSR
    var parent: Int
    var location: SourceLocation

    var key: UInt64 { component.key(of: locale) }
  }

  /// A bit for each section that CLDR has. A component without one follows the section for everything.
  private var sections: UInt64 = 0
  /// A bit for each section in which a script that is not the likely one goes to root.
  private var scriptSections: UInt64 = 0

  /// - Throws: an error if CLDR has a rule or a locale that no row can hold, or a chain that never ends.
  init(_ facts: [ParentLocalesFact], _ likely: LikelySubtagsTables) throws(InputDiagnostic) {
    // Parents are numbered as they come: the main section is first, in whichever file a release has it.
    for section in facts.filter(\.components.isEmpty) + facts.filter({ !$0.components.isEmpty }) {
      for entry in section.entries {
        for component in section.known { try add(entry, to: component, likely) }
      }
      for component in section.known { sections |= component.bit }
    }
    try checkChains(likely)
  }

  /// Follows the parents of every locale with a row, as the runtime does: a chain that never ends goes through a row.
  private func checkChains(_ likely: LikelySubtagsTables) throws(InputDiagnostic) {
    let named = Dictionary(rows.map { ($0.key, parents[$0.parent]) }, uniquingKeysWith: { first, _ in first })
    for row in rows {
      var chain = [row.locale]
      while let last = chain.last, last.rawValue != 0 {
        let next = named[row.component.key(of: last)] ?? unnamedParent(of: last, row.component, likely)
        if chain.contains(next) {
          throw InputDiagnostic(
            "locale whose parents never end", at: row.location,
            text: (chain + [next]).map(Self.text).joined(separator: " < "), hint: "give one of them another parent")
        }
        chain.append(next)
      }
    }
  }

  /// The parent of a locale without a row: see `LanguageIdentifier.parent(for:)`.
  private func unnamedParent(of locale: LSR, _ component: LocaleComponent, _ likely: LikelySubtagsTables) -> LSR {
    let bare = LSR(language: locale.language, script: 0, region: 0)
    func script(_ locale: LSR) -> UInt32 { likely.maximized(locale)?.script ?? 0 }
    switch (locale.hasScript, locale.hasRegion) {
    case (true, true): return LSR(language: locale.language, script: locale.script, region: 0)
    case (false, true) where locale.language != 0 && script(locale) != script(bare):
      return LSR(language: locale.language, script: script(locale), region: 0)
    case (true, false) where scriptSections & component.bit != 0 && locale.script != script(bare):
      return LSR(rawValue: 0)
    case (false, false): return LSR(rawValue: 0)
    default: return bare
    }
  }

  private static func text(of locale: LSR) -> String {
    var text = IdentifierBuffer()
    text.append(language: locale.language, script: locale.script, region: locale.region)
    return locale.rawValue == 0 ? "root" : text.text.replacing("-", with: "_")
  }

  private mutating func add(
    _ entry: ParentLocaleFact, to section: LocaleComponent, _ likely: LikelySubtagsTables
  ) throws(InputDiagnostic) {
    let parent = entry.$parent.lsr
    switch entry.localeRules {
    case nil: break
    case "nonlikelyScript" where parent.rawValue == 0: scriptSections |= section.bit
    case let rules?:
      throw InputDiagnostic(
        "a localeRules that the tables cannot express", at: entry.location, text: rules,
        hint: "expected nonlikelyScript, with the parent root")
    }
    for form in entry.$locales {
      let locale = form.lsr
      if entry.localeRules != nil {
        // The rule must agree with the list: if they differ, one of the two is wrong.
        let bare = likely.maximized(LSR(language: locale.language, script: 0, region: 0))
        guard locale.script != 0, locale.region == 0, bare?.script != locale.script else {
          throw InputDiagnostic(
            "listed under nonlikelyScript, but no such locale", at: entry.location, text: form.text,
            hint: "list a language with a script other than its likely one")
        }
      }
      rows.append(Row(component: section, locale: locale, parent: number(of: parent), location: entry.location))
    }
  }

  private mutating func number(of parent: LSR) -> Int {
    if let known = parents.firstIndex(of: parent) { return known }
    parents.append(parent)
    return parents.count - 1
  }

  /// - Throws: an error if there are more parents than a column can number.
  func file() throws(InputDiagnostic) -> CompiledFile {
    let rows = rows.sorted { $0.key < $1.key }
    var file = CompiledFile(
      "ParentLocaleTable", "Parents of locales that truncation does not find.", from: CLDRFilePath.supplementalData)
    file.add(
      "locales", .words64(rows.map(\.key)), "A locale of a component, sorted. See LocaleComponent.key(of:).")
    try file.add("parentNumbers", column: rows.map(\.parent), bits: 8, "The number of each one's parent.")
    file.add("parents", .words64(parents.map(\.rawValue)), "The parents, as in LSR.")
    file.add(
      "sections", .word64(sections), rows: sections.nonzeroBitCount,
      "A bit for each component for which CLDR has a section. See LocaleComponent.")
    file.add(
      "scriptSections", .word64(scriptSections), rows: scriptSections.nonzeroBitCount,
      "A bit for each in which a script that is not the likely one goes to root.")
    return file
  }
}

extension LocaleComponent {
  /// The components with parents of their own, by CLDR's names for these.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.filter { $0 != .main }.map { ("\($0)", $0) })
}

extension ParentLocalesFact {
  /// The components, which reading has found to be known ones.
  fileprivate var known: [LocaleComponent] {
    components.isEmpty ? [.main] : components.compactMap { LocaleComponent.byName[$0] }
  }
}
