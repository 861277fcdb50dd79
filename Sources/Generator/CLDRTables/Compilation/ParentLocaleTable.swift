import LocaleCore

/// Packs `parentLocales`: all rows, sorted, and the sections with a rule for scripts.
struct ParentLocaleTable {
  private var rows: [ParentRow] = []
  private var parents: [LSR] = []
  /// A bit for each section that CLDR has. A component without one follows the section for everything.
  private var sections: UInt64 = 0
  /// A bit for each section in which a script that is not the likely one goes to root.
  private var scriptSections: UInt64 = 0

  /// - Throws: an error if CLDR has a component, a rule or a locale that no row can hold.
  init(_ facts: [ParentLocalesFact], _ likely: LikelySubtagsTables) throws(CLDRDiagnostic) {
    // Parents are numbered as they come: the main section is first, in whichever file a release has it.
    for section in facts.filter(\.components.isEmpty) + facts.filter({ !$0.components.isEmpty }) {
      for entry in section.entries {
        for component in try Self.sections(section, at: entry.location) { try add(entry, to: component, likely) }
      }
      let anywhere = SourceLocation(file: CLDRFilePath.supplementalData)
      for component in try Self.sections(section, at: anywhere) { sections |= component.bit }
    }
  }

  private static func sections(
    _ fact: ParentLocalesFact, at location: SourceLocation
  ) throws(CLDRDiagnostic) -> [ParentRow.Section] {
    if fact.components.isEmpty { return [.main] }
    var sections: [ParentRow.Section] = []
    for component in fact.components {
      guard let section = ParentRow.Section.byComponent[component] else {
        throw CLDRDiagnostic(
          "parentLocales of an unknown component", at: location, text: component,
          hint: "give it a section in LocaleCore/TableFormat/ParentRow.swift")
      }
      sections.append(section)
    }
    return sections
  }

  private mutating func add(
    _ entry: ParentLocaleFact, to section: ParentRow.Section, _ likely: LikelySubtagsTables
  ) throws(CLDRDiagnostic) {
    let parent = entry.parent == "root" ? LSR(rawValue: 0) : try PackedIdentifier(entry.parent, at: entry.location).lsr
    switch entry.localeRules {
    case nil: break
    case "nonlikelyScript" where parent.rawValue == 0: scriptSections |= section.bit
    case let rules?:
      throw CLDRDiagnostic(
        "a localeRules that the tables cannot express", at: entry.location, text: rules,
        hint: "expected nonlikelyScript, with the parent root")
    }
    for text in entry.locales {
      let locale = try PackedIdentifier(text, at: entry.location).lsr
      if entry.localeRules != nil {
        // The rule must agree with the list: if they differ, one of the two is wrong.
        let bare = likely.maximized(LSR(language: locale.language, script: 0, region: 0))
        guard locale.script != 0, locale.region == 0, bare?.script != locale.script else {
          throw CLDRDiagnostic(
            "listed under nonlikelyScript, but no such locale", at: entry.location, text: text,
            hint: "list a language with a script other than its likely one")
        }
      }
      rows.append(ParentRow(section, locale, parent: try index(of: parent, at: entry.location)))
    }
  }

  private mutating func index(of parent: LSR, at location: SourceLocation) throws(CLDRDiagnostic) -> Int {
    if let known = parents.firstIndex(of: parent) { return known }
    guard parents.count <= 0xFF else {
      throw .tooWide("\(parents.count + 1) parents", at: location, for: ParentRow.self, room: "256")
    }
    parents.append(parent)
    return parents.count - 1
  }

  func file() -> CompiledFile {
    let rows = rows.sorted { $0.key < $1.key }
    return CompiledFile(
      name: "ParentLocaleTable", summary: "Parents of locales that truncation does not find.",
      constants: [
        CompiledConstant(
          "rows", .words64(rows.map(\.rawValue)), rows: rows.count,
          comment: "A locale of a section and the index of its parent, sorted by locale. See ParentRow."),
        CompiledConstant(
          "parents", .words64(parents.map(\.rawValue)), rows: parents.count, comment: "The parents, as in LSR."),
        CompiledConstant(
          "sections", .word64(sections), rows: sections.nonzeroBitCount,
          comment: "A bit for each section that CLDR has. See ParentRow.Section."),
        CompiledConstant(
          "scriptSections", .word64(scriptSections), rows: scriptSections.nonzeroBitCount,
          comment: "A bit for each section in which a script that is not the likely one goes to root."),
      ])
  }
}

extension ParentRow.Section {
  /// The sections of single components, by CLDR's names for these.
  static let byComponent: [String: Self] = [
    "collations": .collations, "segmentations": .segmentations, "grammaticalFeatures": .grammaticalFeatures,
    "plurals": .plurals,
  ]
}
