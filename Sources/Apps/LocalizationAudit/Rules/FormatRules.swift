import AppLocalization
import LocalePlurals
import SystemAccess

extension Rule {
  /// A translation that reads other arguments than the developer's text.
  static let formatMismatch = Rule(
    "audit.formatMismatch", .error, [.lesser: .warning],
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
      = Info.plist: { CFBundleDevelopmentRegion = en; NSCameraUsageDescription = "Scan with $(PRODUCT_NAME)"; }
      """
  ).ofBundle { bundle, rule in
    // Nobody passes arguments to the texts of `Info.plist`.
    bundle.infoTexts.sorted { $0.key < $1.key }.flatMap { key, text in
      guard let verdict = FormatVerdict(FormatString(text).unfilled) else { return [AuditFinding]() }
      return rule.findings(
        "'\(key.excerpt)' of Info.plist: \(verdict.text)", verdict.kind, table: "InfoPlist", key: key,
        places: bundle.places(position: bundle.localized.info.values.member(key)?.position))
    }
  }.ofTable { table, rule in
    if table.kind == .settings { return [] }
    let agreed = agreedFormats(table)
    var sources: [LiteralKey: SourceFormat?] = [:]
    return table.rows.byKey(withBegun: true) { row -> FormatVerdict? in
      guard let format = row.translation?.format, format.plainText?.isEmpty != true else { return nil }
      var (found, isDangerous): ([FormatDifference], Bool?) = ([], nil)
      // A text of a predicate editor has menus, `%1$[is,is not]@`, and nobody passes arguments to it.
      if row.key.text.hasMenu || row.key.text.isPathOfExport { return nil }
      let kind = table.kind(of: row.key)
      switch kind {
      case .infoPlist: found = format.plainText.map { FormatString($0).unfilled } ?? []
      case .interface where !table.isReference(row.place):
        // No code passes arguments to these texts; Siri fills named placeholders.
        guard let own = table.developersText(row.key), let text = format.plainText else { break }
        found = SourceFormat.placeholderDifferences(own, text)
      case .strings where !table.isReference(row.place):
        let source = sources[row.key] ?? source(of: row.key, table, agreed)
        sources[row.key] = .some(source)
        // A source that is wrong is a finding of its own, and says nothing about its translations.
        guard let source, !source.isWrong else { break }
        (found, isDangerous) = source.differences(in: format, of: row.key.text) { table.developers?[$0]?.format }
      default: break
      }
      if kind == .strings, format.mayBeFormat {
        let texts = format.plainText.map { [$0] } ?? format.texts(by: PluralCategory.allCases).flatMap(\.texts)
        found += texts.flatMap { FormatString($0).percentSigns(in: $0) + FormatString($0).misplaced }
      }
      let verdict = FormatVerdict(found, isDangerous: isDangerous)
      // In a translation that has hardly begun, only possible crashes are reported.
      return verdict?.isDangerous == false && table.rows.begun.contains(row.place) ? nil : verdict
    }.flatMap { key, verdict, rows in
      table.findings(rule, "'\(key.text.excerpt)' in \(.names): \(verdict.text)", verdict.kind, of: rows)
    }
  }

  /// The developer's text of a key, which may be the key, or in code.
  private static func source(
    of key: LiteralKey, _ table: AuditedTable, _ agreed: [LiteralKey: LocalizedFormat]
  ) -> SourceFormat? {
    // A text that code has comes before one that the key may be.
    let text = table.textInCode(key) ?? (ownText(table, key) ? key.text : nil)
    let format = table.developers?[key]?.format ?? text.map { LocalizedFormat(text: .text($0)) } ?? agreed[key]
    return format.map { format in
      SourceFormat(format) {
        table.rows.places.filter { !table.isReference($0) }.compactMap { table.localizations[$0]?.written(key)?.format }
      }
    }
  }

  /// Whether a key that the developer's table lacks is the developer's text. The text of any other key is in code.
  private static func ownText(_ table: AuditedTable, _ key: LiteralKey) -> Bool {
    table.expected.areTexts && TextForm.isText(key.text) && !table.isTextInCode(key)
  }

  /// For each key whose developer's text is only in code: the translation whose arguments most others share.
  private static func agreedFormats(_ table: AuditedTable) -> [LiteralKey: LocalizedFormat] {
    // Elsewhere a key that the developer's table lacks is stale.
    guard table.kind == .strings, table.reference == nil || table.expected.areDecidedByMost else { return [:] }
    var formats: [LiteralKey: [LocalizedFormat]] = [:]
    for row in table.rows.withBegun where !table.isReference(row.place) && row.state != .stale {
      guard let text = row.text, table.developers?[row.key] == nil, !ownText(table, row.key) else { continue }
      formats[row.key, default: []].append(text.format)
    }
    return formats.compactMapValues { all in
      // Texts without formats agree: they need not be compared with each other.
      guard all.contains(where: \.mayBeFormat) else { return nil }
      return all.first { candidate in
        let source = SourceFormat(candidate)
        return AuditThreshold.agree(all.count { source.differences(in: $0).isEmpty }, of: all.count)
      }
    }
  }

  /// A text that reads one of its arguments as two types, or the argument of a part outside of it.
  static let argumentConflict = Rule(
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
      """
  ).ofTable { table, rule in
    if table.kind == .settings { return [] }
    return table.rows.byKey(withBegun: true) { row -> String? in
      guard let format = row.translation?.format, format.mayBeFormat, table.kind(of: row.key) == .strings,
        let reason = format.conflict ?? (table.isCatalog ? format.strayArgument : nil)
      else { return nil }
      // What differs from the developer's text is another finding.
      let source = table.isReference(row.place) ? nil : table.developers?[row.key]?.format
      let differs = source.map { SourceFormat($0) }.map { !$0.isWrong && $0.isEndangered(by: format) } ?? false
      return differs ? nil : reason
    }.flatMap { key, reason, rows in
      table.findings(rule, "'\(key.text.excerpt)' in \(.names): \(reason)", of: rows)
    }
  }
}

/// What is wrong with a text.
private struct FormatVerdict: Hashable, Comparable {
  let reasons: [String]
  let isDangerous: Bool

  /// - Parameter isDangerous: nil if any of the differences decides.
  init?(_ found: [FormatDifference], isDangerous: Bool? = nil) {
    if found.isEmpty { return nil }
    self.isDangerous = isDangerous ?? found.contains(where: \.isDangerous)
    var known: Set<String> = []
    reasons = found.map(\.text).filter { known.insert($0).inserted }
  }

  static func < (left: Self, right: Self) -> Bool { left.reasons.lexicographicallyPrecedes(right.reasons) }

  var kind: Rule.Kind { isDangerous ? .usual : .lesser }

  var text: String {
    reasons.prefix(3).joined(separator: "; ") + (reasons.count > 3 ? "; and \(reasons.count - 3) more" : "")
  }
}

extension String {
  /// Whether a key has a menu of a predicate editor.
  fileprivate var hasMenu: Bool { utf8.contains(UInt8(ascii: "[")) && (contains("%[") || contains("$[")) }
}

extension FormatString {
  /// Two conversions that read one argument as different types, as one line of a message; nil if there are none.
  ///
  /// - Parameter counted: the parts of the text and the conversions by which they count arguments, by position.
  fileprivate func conflict(with counted: [Int: (part: String, specifier: FormatSpecifier)] = [:]) -> String? {
    var known = counted.mapValues(\.specifier)
    for (position, specifier) in arguments(countsProse: false) where specifier.substitution == nil {
      let other = known[position] ?? specifier
      known[position] = other
      guard other.argumentType.endangers(specifier.argumentType) else { continue }
      guard let part = counted[position]?.part else {
        return "argument \(position) is read as '\(other)' and as '\(specifier)'"
      }
      // What people see is a wrong form: the part follows a text where it should follow the number beside it.
      let right = arguments(countsProse: true).byPosition.filter {
        $0.value.argumentType.on64Bits == other.argumentType.on64Bits
      }.keys.min()
      return "the form of '%#@\(part.excerpt)@' follows argument \(position), which is shown as '\(specifier)'"
        + (right.map { ": write '%\($0)$#@\(part.excerpt)@'" } ?? "")
    }
    return nil
  }
}

extension LocalizedFormat {
  /// An argument that is read as two types, in any form.
  var conflict: String? {
    if let plainText { return FormatString(plainText).conflict() }
    func part(_ specifier: FormatSpecifier) -> FormatPart? {
      specifier.substitution.map(LiteralKey.init).flatMap { name in parts.first { LiteralKey($0.name) == name } }
    }
    let text = FormatString(text.texts.first ?? "", isSubstitution: true)
    var counted: [Int: (part: String, specifier: FormatSpecifier)] = [:]
    for (position, specifier) in text.arguments(countsProse: true, place: { part($0)?.argumentNumber ?? $0.position }) {
      // A part with equal forms counts nothing: it is there to take an argument.
      guard let part = part(specifier), Set(part.text.texts).count > 1 else { continue }
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

extension Rule {
  /// A text that lacks a form that CLDR's rules need for counts.
  static let missingPluralCategory = Rule(
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
      """
  ).ofTable { table, rule in
    var forms = PluralForms()
    return table.rows.byKey { row -> String? in
      guard let localization = row.place.localization, let text = row.text, row.state != .stale,
        text.format.plainText == nil || row.state != .untranslated
      else { return nil }
      let source = table.isReference(row.place) ? nil : table.developers?[row.key]?.format
      let missing = forms.missing(in: text.format, of: localization, beside: source)
      return missing.isEmpty ? nil : missing.map(\.rawValue).joined(separator: ", ")
    }.flatMap { key, missing, rows in
      table.findings(rule, "'\(key.text.excerpt)' lacks plural forms: \(missing) in \(.names)", of: rows)
    }
  }

  /// Translations that are the developer's text.
  /// One finding for each localization. Texts that most localizations leave unchanged, such as names, are intended.
  static let identicalTexts = Rule(
    "audit.identicalTexts", .note, because: "Several words in the developer's language are probably not translated.",
    remedy: "translate them, or silence the table if they are meant to be equal",
    example: """
        en.lproj/Localizable.strings: home.hint = "Tap to open";
      - de.lproj/Localizable.strings: home.hint = "Tap to open";
      + de.lproj/Localizable.strings: home.hint = "Zum Öffnen tippen";
      = en.lproj/Localizable.strings: home.hint = "Open Source";
      = de.lproj/Localizable.strings: home.hint = "Open Source";
      """
  ).ofTable { table, rule in
    guard let reference = table.reference else { return [] }
    let counts = table.rows.byKey(where: \.isIdentical).reduce(into: [:]) { $0[$1.key] = $1.rows.count }
    let others = table.translations.count
    return table.rows.places.inOrder.filter { !table.sharesReferenceLanguage($0) }.flatMap { name in
      let rows = table.rows.of(name).filter { row in
        row.isIdentical
          && (AuditThreshold.areFew(others)
            ? !table.isUntranslatable(row.key) : !AuditThreshold.isCommon(counts[row.key] ?? 0, of: others))
      }
      if rows.isEmpty { return [AuditFinding]() }
      let keys = rows.map(\.key.text)
      let message =
        "'\(name)' has \(keys.count.counted("text")) of more than two words that "
        + "\(keys.count.agreeing("equals", "equal")) the text of \(reference.quoted): \(keys.firstKeys)"
      return table.findings(
        rule, "\(message)", .usual, [name], keys: keys, places: table.places(of: Array(rows.prefix(1))))
    }
  }
}
