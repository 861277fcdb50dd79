import AppLocalization

/// A translation that reads other arguments than the developer's text.
enum FormatMismatch: TableRule {
  static let about = RuleDescription(
    "audit.formatMismatch", .error,
    because: "The app crashes or shows garbage where a translation reads an argument that code does not pass.",
    remedy: "use the arguments of the source text, with positions such as %1$@ if their order changes")

  private struct Difference: Hashable {
    let key: String
    let reasons: [String]
    let isDangerous: Bool
  }

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings || table.kind == .interface else { return [] }
    var names: [Difference: [String]] = [:]
    let agreed = agreedFormats(table)
    for name in table.names + table.begun where !table.isReference(name) {
      for (key, entry) in table.table.localizations[name]?.entries ?? [:]
      where entry.state != .untranslated && entry.state != .stale {
        // Empty texts have a finding of their own.
        guard let translation = entry.format, translation.plainText?.isEmpty != true else { continue }
        let found = differences(table, key, translation, agreed)
        if found.isEmpty { continue }
        let difference = Difference(
          key: key, reasons: found.map(\.description), isDangerous: found.contains(where: \.isDangerous))
        // In a translation that has hardly begun, only possible crashes are reported.
        if difference.isDangerous || !table.begun.contains(name) { names[difference, default: []].append(name) }
      }
    }
    return names.sorted { ($0.key.key, $0.value.first ?? "") < ($1.key.key, $1.value.first ?? "") }
      .compactMap { difference, names in
        let names = table.heard(names, Self.self, key: difference.key)
        if names.isEmpty { return nil }
        let reasons = difference.reasons.prefix(3).joined(separator: "; ")
        let more = difference.reasons.count > 3 ? "; and \(difference.reasons.count - 3) more" : ""
        return table.finding(
          Self.self, "'\(difference.key.excerpt)' in \(names.quotedList): \(reasons)\(more)",
          severity: difference.isDangerous ? .error : .warning, names, key: difference.key,
          places: table.places(difference.key, in: names))
      }
  }

  private static func differences(
    _ table: TableFacts, _ key: String, _ translation: LocalizedFormat, _ agreed: [String: LocalizedFormat]
  ) -> [FormatDifference] {
    if table.kind == .interface {
      // No code passes arguments to these texts; Siri fills named placeholders.
      guard let own = table.developersText(key), let text = translation.plainText else { return [] }
      return FormatComparison.placeholderDifferences(own, text)
    }
    let entries = table.reference?.entries ?? [:]
    let source = entries[key]?.format ?? (ownText(table, key) ? LocalizedFormat(text: .text(key)) : agreed[key])
    return source.map { FormatComparison.mismatches(of: key, $0, translation) { entries[$0]?.format } } ?? []
  }

  /// Whether a key that the developer's table lacks is the developer's text. The text of any other key is in code.
  private static func ownText(_ table: TableFacts, _ key: String) -> Bool {
    table.expected.areTexts && ExpectedKeys.isText(key)
  }

  /// For each key whose developer's text is only in code: the translation whose arguments most others share.
  private static func agreedFormats(_ table: TableFacts) -> [String: LocalizedFormat] {
    // Elsewhere a key that the developer's table lacks is stale.
    guard table.kind == .strings, table.table.reference == nil || RareKeys.decides(table) else { return [:] }
    var formats: [String: [LocalizedFormat]] = [:]
    let known = table.reference?.entries ?? [:]
    for name in table.names + table.begun where !table.isReference(name) {
      for (key, entry) in table.table.localizations[name]?.entries ?? [:]
      where known[key] == nil && !ownText(table, key) && entry.state != .stale {
        if let format = entry.format { formats[key, default: []].append(format) }
      }
    }
    return formats.compactMapValues { all in
      guard all.count > 2, all.contains(where: \.mayBeFormat) else { return nil }
      return all.first { candidate in
        all.count { FormatComparison.mismatches(candidate, $0).isEmpty } * 2 > all.count
      }
    }
  }
}

/// A text that lacks a form that CLDR's rules need for counts.
enum MissingPluralCategory: TableRule {
  static let about = RuleDescription(
    "audit.missingPluralCategory", .warning,
    because: "The form 'other' is shown in place of the missing one, which is wrong grammar.",
    remedy: "write the forms: 'which-locale plurals LANGUAGE' lists them with their rules")

  static func check(_ table: TableFacts) -> [AuditFinding] {
    var forms = PluralForms()
    var lacking: [String: [String: [String]]] = [:]
    for name in table.names where !name.isEmpty && name != LocalizationName.base {
      for (key, entry) in table.table.localizations[name]?.entries ?? [:] where entry.state != .stale {
        guard let format = entry.format else { continue }
        let source = table.isReference(name) ? nil : table.reference?.entries[key]?.format
        let missing = forms.missing(in: format, of: name, beside: source)
        if !missing.isEmpty { lacking[key, default: [:]][missing.joined(separator: ", "), default: []].append(name) }
      }
    }
    return lacking.keys.sortedByBytes.compactMap { key in
      let groups = (lacking[key] ?? [:]).mapValues { table.heard($0, Self.self, key: key) }
        .filter { !$1.isEmpty }.sorted { $0.key < $1.key }
      let names = groups.flatMap(\.value).sorted()
      if names.isEmpty { return nil }
      let list = groups.map { "\($0.key) in \($0.value.quotedList)" }.joined(separator: "; ")
      return table.finding(
        Self.self, "'\(key.excerpt)' lacks plural forms: \(list)", names, key: key, places: table.places(key, in: names)
      )
    }
  }
}

/// Translations that are the developer's text.
enum IdenticalTexts: TableRule {
  static let about = RuleDescription(
    "audit.identicalTexts", .note, because: "Several words in the developer's language are probably not translated.",
    remedy: "translate them, or silence the table if they are meant to be equal")

  /// One finding for each localization. Texts that most localizations leave unchanged, such as names, are intended.
  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard let reference = table.table.reference else { return [] }
    var counts: [String: Int] = [:]
    for name in table.names { for key in table.states[name]?.identical ?? [] { counts[key, default: 0] += 1 } }
    let others = table.names.count { !table.isReference($0) && table.table.localizations[$0] != nil }
    return table.names.sorted().filter { !$0.sharesLanguage(with: reference) }.compactMap { name in
      let keys = (table.states[name]?.identical ?? []).filter { key in
        others < 4 ? !table.isUntranslatable(key) : (counts[key] ?? 0) * 2 < others
      }
      guard let first = keys.first else { return nil }
      let message =
        "'\(name)' has \(keys.count) text\(keys.count == 1 ? "" : "s") of more than two words that "
        + "\(keys.count == 1 ? "equals" : "equal") the text of '\(reference)': \(keys.firstKeys)"
      return table.finding(Self.self, message, [name], places: table.places(first, in: [name]))
    }
  }
}
