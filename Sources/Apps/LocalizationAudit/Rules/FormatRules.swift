import AppLocalization
import LocalePlurals

/// A translation that reads other arguments than the developer's text.
enum FormatMismatch: TableRule {
  static let about = RuleDescription(
    "audit.formatMismatch", .error,
    because:
      "The app crashes or shows garbage where a translation reads an argument that code does not pass. A lone percent "
      + "sign beside arguments is not shown.",
    remedy:
      "use the arguments of the source text, with positions such as %1$@ if their order changes, and %% for a percent "
      + "sign",
    example: """
        en.lproj/Localizable.strings: cart.items = "%d items in %@";
      - de.lproj/Localizable.strings: cart.items = "In %@: %d Artikel";
      + de.lproj/Localizable.strings: cart.items = "In %2$@: %1$d Artikel";
      = de.lproj/Localizable.strings: cart.items = "%d Artikel in %@";
      """)

  private struct Difference: Hashable {
    let key: LiteralKey
    let reasons: [String]
    let isDangerous: Bool
  }

  static func check(_ table: ExpectedTexts) -> [AuditFinding] {
    if table.kind == .settings { return [] }
    var rows: [Difference: [TextRow]] = [:]
    let agreed = agreedFormats(table)
    var probable: [LiteralKey: FormatCertainty] = [:]
    for row in table.rowsWithBegun {
      guard let format = row.translation?.format, format.plainText?.isEmpty != true else { continue }
      var (found, isDangerous): ([FormatDifference], Bool) = ([], false)
      if table.kind == .infoPlist {
        found = format.plainText.map { FormatString($0).unfilled } ?? []
        isDangerous = found.contains(where: \.isDangerous)
      } else if !table.isReference(row.place) {
        (found, isDangerous) = differences(table, row.key, format, agreed, &probable)
      }
      if table.kind == .strings, format.mayBeFormat {
        let texts = format.plainText.map { [$0] } ?? format.texts(by: PluralCategory.allCases).flatMap(\.texts)
        found += texts.flatMap { FormatString($0).percentSigns(in: $0) }
      }
      if found.isEmpty { continue }
      var known: Set<String> = []
      let reasons = found.map(\.description).filter { known.insert($0).inserted }
      let difference = Difference(key: row.key, reasons: reasons, isDangerous: isDangerous)
      // In a translation that has hardly begun, only possible crashes are reported.
      if isDangerous || !table.begun.contains(row.place) { rows[difference, default: []].append(row) }
    }
    return rows.sorted { left, right in
      left.key.key == right.key.key
        ? (left.value.first?.place.sortingName ?? "") < (right.value.first?.place.sortingName ?? "")
        : left.key.key.text.utf8.lexicographicallyPrecedes(right.key.key.text.utf8)
    }.map { difference, rows in
      let reasons = difference.reasons.prefix(3).joined(separator: "; ")
      let more = difference.reasons.count > 3 ? "; and \(difference.reasons.count - 3) more" : ""
      return table.finding(
        Self.self, "'\(difference.key.text.excerpt)' in \(Self.names): \(reasons)\(more)",
        severity: difference.isDangerous ? .error : .warning, of: rows)
    }
  }

  private static func differences(
    _ table: ExpectedTexts, _ key: LiteralKey, _ translation: LocalizedFormat, _ agreed: [LiteralKey: LocalizedFormat],
    _ probable: inout [LiteralKey: FormatCertainty]
  ) -> (found: [FormatDifference], isDangerous: Bool) {
    if table.kind == .interface {
      // No code passes arguments to these texts; Siri fills named placeholders.
      guard let own = table.developersText(key), let text = translation.plainText else { return ([], false) }
      let found = FormatComparison.placeholderDifferences(own, text)
      return (found, found.contains(where: \.isDangerous))
    }
    let source: LocalizedFormat? =
      table.reference?[key]?.format ?? (ownText(table, key) ? LocalizedFormat(text: .text(key.text)) : agreed[key])
    guard let source else { return ([], false) }
    let certainty = probable[key] ?? certainty(of: source, key, table)
    probable[key] = certainty
    func mismatches(countsProse: Bool) -> [FormatDifference] {
      FormatComparison.mismatches(of: key.text, source, translation, countsProse: countsProse) {
        table.reference?[$0]?.format
      }
    }
    let found = mismatches(countsProse: certainty != .none)
    // What is wrong only if the source is a format is no error as long as that is not certain.
    let certain = certainty == .probable ? mismatches(countsProse: false) : found
    return (found, certain.contains(where: \.isDangerous))
  }

  private enum FormatCertainty { case none, probable, certain }

  /// Whether the conversions of a source are some although prose may have them: most translations keep them, or they stand
  /// as conversions do. Certain ones need no judgement.
  private static func certainty(of source: LocalizedFormat, _ key: LiteralKey, _ table: ExpectedTexts)
    -> FormatCertainty
  {
    guard source.mayBeFormat, let text = source.fullText else { return .none }
    let format = FormatString(text)
    if format.isFormat || !format.hasAmbiguousConversion { return .none }
    let translations = table.names.filter { !table.isReference($0) }
      .compactMap { table.table.localizations[$0]?.written(key)?.format.fullText }
    let kept = translations.count { format.isKept(in: FormatString($0)) }
    if AuditThreshold.isConversion(keptBy: kept, of: translations.count) { return .certain }
    return format.hasProbableConversion(in: text) ? .probable : .none
  }

  /// Whether a key that the developer's table lacks is the developer's text. The text of any other key is in code.
  private static func ownText(_ table: ExpectedTexts, _ key: LiteralKey) -> Bool {
    table.expected.areTexts && ExpectedKeys.isText(key.text)
  }

  /// For each key whose developer's text is only in code: the translation whose arguments most others share.
  private static func agreedFormats(_ table: ExpectedTexts) -> [LiteralKey: LocalizedFormat] {
    // Elsewhere a key that the developer's table lacks is stale.
    guard table.kind == .strings, table.table.reference == nil || RareKeys.decides(table) else { return [:] }
    var formats: [LiteralKey: [LocalizedFormat]] = [:]
    for row in table.rowsWithBegun where !table.isReference(row.place) && row.state != .stale {
      guard let text = row.text, table.reference?[row.key] == nil, !ownText(table, row.key) else { continue }
      formats[row.key, default: []].append(text.format)
    }
    return formats.compactMapValues { all in
      // Texts without formats agree: they need not be compared with each other.
      guard all.contains(where: \.mayBeFormat) else { return nil }
      return all.first { candidate in
        AuditThreshold.agree(all.count { FormatComparison.mismatches(candidate, $0).isEmpty }, of: all.count)
      }
    }
  }
}

/// A text that reads one of its arguments as two types, or the argument of a part outside of it.
enum ArgumentConflict: TableRule {
  static let about = RuleDescription(
    "audit.argumentConflict", .error,
    because:
      "Two conversions read one argument as different types: the app crashes or shows garbage. A part that counts another "
      + "argument than the number shows a wrong form, and %arg outside a part no number.",
    remedy: "give each argument one type; give a part the position of its number; write %arg only in the texts of a "
      + "substitution",
    example: """
      - en.lproj/Localizable.strings: cart.items = "%1$@ has %1$d items";
      + en.lproj/Localizable.strings: cart.items = "%1$@ has %2$d items";
      = en.lproj/Localizable.strings: cart.items = "%1$@ has what %1$@ wants";
      """)

  static func check(_ table: ExpectedTexts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    return table.byKey(withBegun: true) { row in
      guard let format = row.translation?.format, format.mayBeFormat,
        let reason = format.conflict ?? (table.table.isCatalog ? format.strayArgument : nil)
      else { return nil }
      // What differs from the developer's text is another finding.
      let source = table.isReference(row.place) ? nil : table.reference?[row.key]?.format
      let differs = source.map { FormatComparison.mismatches($0, format).contains(where: \.isDangerous) } ?? false
      return differs ? nil : reason
    }.map { key, reason, rows in
      table.finding(Self.self, "'\(key.text.excerpt)' in \(Self.names): \(reason)", of: rows)
    }
  }
}

extension LocalizedFormat {
  /// An argument that is read as two types, in any form.
  fileprivate var conflict: String? {
    if let plainText { return FormatString(plainText).conflict() }
    var counted: [Int: (part: String, specifier: FormatSpecifier)] = [:]
    var next = 1
    for specifier in text.texts.first.map({ FormatString($0, isSubstitution: true).specifiers }) ?? []
    where specifier.argumentType != .none {
      let part = specifier.substitution.flatMap { name in parts.first { $0.name == name } }
      let position = part?.argumentNumber ?? specifier.position ?? next
      if specifier.position == nil { next += 1 }
      // A part with equal forms counts nothing: it is there to take an argument.
      guard let part, Set(part.text.texts).count > 1 else { continue }
      counted[position] = part.specifier.flatMap { FormatString("%\($0)").specifiers.first }.map { (part.name, $0) }
    }
    return texts(by: PluralCategory.allCases).lazy.flatMap(\.texts)
      .compactMap { FormatString($0).conflict(with: counted) }.first
  }

  /// `%arg` outside the parts of the text, which C reads as `%a`.
  fileprivate var strayArgument: String? {
    let rests = text.texts.flatMap { $0.components(cutAt: "%arg").dropFirst() }
    return rests.contains { $0.first?.isLetter != true } ? "'%arg' outside a substitution shows no number" : nil
  }
}

/// A text that lacks a form that CLDR's rules need for counts.
enum MissingPluralCategory: TableRule {
  static let about = RuleDescription(
    "audit.missingPluralCategory", .warning,
    because: "The form 'other' is shown in place of the missing one, which is wrong grammar.",
    remedy: "write the forms: 'which-locale plurals LANGUAGE' lists them with their rules",
    example: """
        Info.plist: { CFBundleDevelopmentRegion = pl; }
      - pl.lproj/Localizable.stringsdict: { files = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey =
          NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = "%d plik"; other = "%d pliku"; }; }; }
      + pl.lproj/Localizable.stringsdict: { files = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey =
          NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = "%d plik"; few = "%d pliki"; many = "%d plików";
          other = "%d pliku"; }; }; }
      = pl.lproj/Localizable.stringsdict: { files = { NSStringLocalizedFormatKey = "%d plik."; }; }
      """)

  static func check(_ table: ExpectedTexts) -> [AuditFinding] {
    var forms = PluralForms()
    return table.byKey { row in
      guard let localization = row.place.localization, let text = row.text, row.state != .stale else { return nil }
      let source = table.isReference(row.place) ? nil : table.reference?[row.key]?.format
      let missing = forms.missing(in: text.format, of: localization, beside: source)
      return missing.isEmpty ? nil : missing.joined(separator: ", ")
    }.map { key, missing, rows in
      table.finding(Self.self, "'\(key.text.excerpt)' lacks plural forms: \(missing) in \(Self.names)", of: rows)
    }
  }
}

/// Translations that are the developer's text.
enum IdenticalTexts: TableRule {
  static let about = RuleDescription(
    "audit.identicalTexts", .note, because: "Several words in the developer's language are probably not translated.",
    remedy: "translate them, or silence the table if they are meant to be equal",
    example: """
        en.lproj/Localizable.strings: home.hint = "Tap to open";
      - de.lproj/Localizable.strings: home.hint = "Tap to open";
      + de.lproj/Localizable.strings: home.hint = "Zum Öffnen tippen";
      = en.lproj/Localizable.strings: home.hint = "Open Source";
      = de.lproj/Localizable.strings: home.hint = "Open Source";
      """)

  /// One finding for each localization. Texts that most localizations leave unchanged, such as names, are intended.
  static func check(_ table: ExpectedTexts) -> [AuditFinding] {
    guard let reference = table.table.reference else { return [] }
    let counts = table.byKey(where: \.isIdentical).reduce(into: [:]) { $0[$1.key] = $1.rows.count }
    let others = table.names.count { !table.isReference($0) && table.table.localizations[$0] != nil }
    return table.names.inOrder.filter { !table.sharesReferenceLanguage($0) }.compactMap { name in
      let rows = table.rows(of: name).filter { row in
        row.isIdentical
          && (AuditThreshold.areFew(others)
            ? !table.isUntranslatable(row.key) : !AuditThreshold.isCommon(counts[row.key] ?? 0, of: others))
      }
      if rows.isEmpty { return nil }
      let keys = rows.map(\.key.text)
      let message =
        "'\(name)' has \(keys.count.counted("text")) of more than two words that "
        + "\(keys.count.agreeing("equals", "equal")) the text of \(reference.quoted): \(keys.firstKeys)"
      return table.finding(Self.self, message, [name], keys: keys, places: table.places(of: Array(rows.prefix(1))))
    }
  }
}
