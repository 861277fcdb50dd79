import AppLocalization

extension TableCheck {
  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  private func developersText(_ key: String) -> String? {
    table.reference.flatMap { table.localizations[$0]?.entries[key]?.format?.plainText }
      ?? (expected.areTexts ? key : nil)
  }

  /// Compares formats with those of the reference. Equal differences in several translations have one cause.
  mutating func compareFormats() {
    let reference = table.reference.flatMap { table.localizations[$0]?.entries } ?? [:]
    guard !reference.isEmpty || expected.areTexts else { return }
    struct FormatDifference: Hashable {
      let key: String
      let reasons: [String]
      let isDangerous: Bool
    }
    var names: [FormatDifference: [String]] = [:]
    for name in self.names where !isReference(name) {
      for (key, entry) in table.localizations[name]?.entries ?? [:]
      where entry.state != .untranslated && entry.state != .stale {
        guard let translation = entry.format,
          let source = reference[key]?.format ?? (expected.areTexts ? LocalizedFormat(text: .text(key)) : nil)
        else { continue }
        let mismatches = FormatComparison.mismatches(of: key, source, translation) { reference[$0]?.format }
        // Empty texts have a finding of their own.
        if !mismatches.isEmpty, translation.plainText?.isEmpty != true {
          let difference = FormatDifference(
            key: key, reasons: mismatches.map(\.description), isDangerous: mismatches.contains(where: \.isDangerous))
          names[difference, default: []].append(name)
        }
      }
    }
    for (difference, names) in names.sorted(by: {
      ($0.key.key, $0.value.first ?? "") < ($1.key.key, $1.value.first ?? "")
    }) {
      let names = reported(names, .Audit.formatMismatch, difference.key)
      if names.isEmpty { continue }
      let reasons = difference.reasons.prefix(3).joined(separator: "; ")
      let more = difference.reasons.count > 3 ? "; and \(difference.reasons.count - 3) more" : ""
      add(
        difference.isDangerous ? .error : .warning, .Audit.formatMismatch,
        "'\(difference.key.shown)' in \(Self.list(names)): \(reasons)\(more)", names,
        key: difference.key, places: names.sorted().compactMap { place(difference.key, in: $0) })
    }
  }

  /// Whether a text is empty although the developer's is not.
  func isBlank(_ entry: AuditTable.AuditedText?, _ key: String, _ name: String) -> Bool {
    guard let entry, !isReference(name), kind == .strings, entry.state != .untranslated else { return false }
    return entry.format?.plainText?.isEmpty == true && developersText(key)?.isEmpty == false
  }

  /// Reports empty texts. A text that most localizations leave empty is intended.
  mutating func report(empty: [String: [String]]) {
    let others = names.filter { !isReference($0) && table.localizations[$0] != nil }
    for key in empty.keys.sortedByBytes {
      let names = empty[key] ?? []
      let heard = reported(names, .Audit.emptyText, key)
      if heard.isEmpty || names.count > 1 && names.count * 2 > others.count { continue }
      add(
        .warning, .Audit.emptyText, "\(shown(key)) is empty in \(Self.list(heard))", heard, key: key,
        places: heard.sorted().compactMap { place(key, in: $0) })
    }
  }

  /// Whether a text of more than two words equals the developer's text, word for word.
  func isIdentical(_ entry: AuditTable.AuditedText, _ key: String, _ name: String) -> Bool {
    guard let reference = table.reference, name != reference, entry.state == .translated, kind == .strings,
      let text = entry.format?.plainText, text == developersText(key)
    else { return false }
    // Addresses are the same in all languages.
    let words = text.split(whereSeparator: \.isWhitespace).filter {
      $0.contains(where: \.isLetter) && !$0.contains("://") && !$0.contains("@")
    }
    return words.count > 2
  }

  /// Reports texts in the developer's language, for each localization. What most localizations leave as it is, such as
  /// a name, is meant so.
  mutating func report(identical: [String: [String]]) {
    guard let reference = table.reference else { return }
    var counts: [String: Int] = [:]
    for key in identical.values.joined() { counts[key, default: 0] += 1 }
    let others = names.count { !isReference($0) && table.localizations[$0] != nil }
    for (name, all) in identical.sorted(by: { $0.key < $1.key }) where !name.sharesLanguage(with: reference) {
      let keys = all.filter { others < 4 || (counts[$0] ?? 0) * 2 < others }
      guard let first = keys.first else { continue }
      let list = keys.prefix(3).map { "'\($0.shown)'" }.joined(separator: ", ") + (keys.count > 3 ? " …" : "")
      let message =
        "'\(name)' has \(keys.count) text\(keys.count == 1 ? "" : "s") of more than two words that "
        + "\(keys.count == 1 ? "is" : "are") word for word of '\(reference)': \(list)"
      add(.note, .Audit.identicalTexts, message, [name], places: [place(first, in: name)].compactMap { $0 })
    }
  }

  /// Reports keys that differ only in case or white space: one of them is probably a mistake.
  mutating func checkSimilarKeys() {
    guard kind == .strings else { return }
    var groups: [String: [String]] = [:]
    for key in expected.keys { groups[key.lowercased().filter { !$0.isWhitespace }, default: []].append(key) }
    for (_, keys) in groups.filter({ $1.count > 1 }).sorted(by: { $0.key < $1.key }) {
      let isSpace = Set(keys.map { $0.filter { !$0.isWhitespace } }).count < keys.count
      let list = keys.map { "'\($0.shown)'" }.joined(separator: ", ")
      let place = table.sample(keys.last ?? "").map { AuditFinding.Place(path: $0.path, position: $0.position) }
      add(
        isSpace ? .warning : .note, .Audit.similarKeys,
        "keys that differ only by \(isSpace ? "white space" : "case"): \(list)", [], key: keys.first,
        places: [place].compactMap { $0 })
    }
  }

  /// Reports missing plural forms that CLDR's rules need for counts. `other` is shown in their place, which is wrong.
  mutating func checkPlurals() {
    var forms = PluralForms()
    var lacking: [String: [String: [String]]] = [:]
    for name in names where !name.isEmpty && name != LocalizationName.base {
      for (key, entry) in table.localizations[name]?.entries ?? [:] where entry.state != .stale {
        guard let format = entry.format else { continue }
        let missing = forms.missing(in: format, of: name)
        if !missing.isEmpty { lacking[key, default: [:]][missing.joined(separator: ", "), default: []].append(name) }
      }
    }
    for key in lacking.keys.sortedByBytes {
      let groups = (lacking[key] ?? [:]).mapValues { reported($0, .Audit.missingPluralCategory, key) }
        .filter { !$1.isEmpty }.sorted { $0.key < $1.key }
      let names = groups.flatMap(\.value).sorted()
      if names.isEmpty { continue }
      let list = groups.map { "\($0.key) in \(Self.list($0.value))" }.joined(separator: "; ")
      add(
        .warning, .Audit.missingPluralCategory, "'\(key.shown)' lacks plural forms: \(list)", names, key: key,
        places: names.compactMap { place(key, in: $0) })
    }
  }
}
