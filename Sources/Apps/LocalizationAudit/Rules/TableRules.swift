import AppLocalization

/// Localizations that do not have a table.
enum MissingTable: TableRule {
  static let about = RuleDescription(
    "audit.missingTable", .warning, because: "All texts of the table are shown in another language, or as keys.",
    remedy: "translate the table, or remove the localization")

  static func check(_ facts: TableFacts) -> [AuditFinding] {
    let table = facts.table
    if facts.expected.keys.isEmpty { return [] }
    let names = facts.heard(facts.names.filter { facts.lacksTable($0) }, Self.self)
    let groups = Dictionary(grouping: names) { fallback(for: $0, facts) ?? "" }
    return groups.sorted { $0.key < $1.key }.compactMap { fallback, names in
      let shown = fallback == LocalizationName.base ? "Base" : "'\(fallback)'"
      let what =
        if !fallback.isEmpty {
          "the table of \(shown) is used"
        } else {
          facts.kind == .infoPlist ? "the values of Info.plist are used" : "its keys are shown"
        }
      let present = table.localizations.keys.filter { $0 != LocalizationName.base && !facts.isReference($0) }
      let isOwnLanguage = !fallback.isEmpty && names.allSatisfy { $0.sharesLanguage(with: fallback) }
      // A table that very few localizations have is not meant to be translated.
      let isQuiet = isOwnLanguage || facts.kind == .infoPlist || present.count * 4 < names.count
      let files = table.localizations.values.flatMap(\.paths).sorted()
      let folder = names.count == 1 ? facts.bundle.folders(for: names.first ?? "").first : nil
      let path = folder.flatMap { facts.bundle.path(of: $0.path) } ?? files.first
      return facts.finding(
        Self.self, "'\(table.shortName)' is missing in \(names.quotedList): \(what)",
        severity: isQuiet ? .note : .warning, names, places: [path].compactMap { $0 }.map { .init(path: $0) })
    }
  }

  /// The localization whose table is used in place of a missing one.
  private static func fallback(for name: String, _ facts: TableFacts) -> String? {
    let bundle = facts.bundle
    let list = bundle.choice(for: [name]).localizations
    return bundle.tablePlaces([name] + list.filter { $0 != name }).map(AuditInventory.name).first {
      facts.table.localizations[$0] != nil || facts.table.interfacePlaces.contains($0)
    }
  }
}

/// A table in `Base.lproj` beside the development region's.
enum LeftoverBase: TableRule {
  static let about = RuleDescription(
    "audit.leftoverBase", .note,
    because: "Two files have the developer's texts, and changes to one of them have no effect.",
    remedy: "delete the table in Base.lproj or in the development region")

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard let place = table.leftoverBase else { return [] }
    let message =
      "'Base.lproj' has '\(table.table.shortName)' beside '\(table.table.reference ?? "")': only one of them is needed"
    return [table.finding(Self.self, message, places: [place])].compactMap { $0 }
  }
}

/// Texts of a storyboard, nib or intent definition that no localization translates.
enum UntranslatedInterface: TableRule {
  static let about = RuleDescription(
    "audit.untranslatedInterface", .note,
    because: "The texts of objects that were added after the last export to translators are shown in the developer's "
      + "language, if code does not replace them.",
    remedy: "export the texts again, with Xcode or 'ibtool --generate-strings-file'")

  static func check(_ facts: TableFacts) -> [AuditFinding] {
    let table = facts.table
    guard facts.kind == .interface, !table.isCatalog else { return [] }
    let used = Set(table.localizations.values.flatMap { $0.entries.keys.map(InterfaceDocument.id) })
    let keys = Set(table.interfaces.flatMap(\.keys)).filter { !used.contains(InterfaceDocument.id($0)) }.sortedByBytes
    if keys.isEmpty { return [] }
    let message =
      "\(keys.count) text\(keys.count == 1 ? "" : "s") of '\(table.shortName)' \(keys.count == 1 ? "is" : "are") in no "
      + "localization: " + keys.prefix(3).map(facts.shown).joined(separator: ", ") + (keys.count > 3 ? " …" : "")
    let path = table.localizations.sorted { $0.key < $1.key }.lazy.compactMap { $1.paths.first }.first
    return [facts.finding(Self.self, message, places: [path].compactMap { $0 }.map { .init(path: $0) })]
      .compactMap { $0 }
  }
}
