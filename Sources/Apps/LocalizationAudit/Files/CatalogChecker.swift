import AppLocalization
import LocalePlurals
import SystemAccess

/// Finds the problems in the entries of a catalog: texts that look-up does not read, plurals without `other`, substitutions that
/// are missing, unused or cyclic. Their positions are those in the file.
package struct CatalogChecker {
  private var diagnostics: DiagnosticList
  private var forms = PluralForms()
  /// The language of the texts that are checked; nil outside of localizations.
  private var language: String?
  /// The problems in the localizations of an entry, whose messages have a blank for their names. Equal ones of several
  /// languages are one, at the first position.
  private var ofLanguages: [(languages: [String], text: FindingText, diagnostic: LocalizationDiagnostic)] = []
  /// The indexes of these problems.
  private var indexes: [FindingText: Int] = [:]

  package static func diagnostics(
    of catalog: StringCatalog, path: String?, limits: ReadingLimits = .standard
  ) -> [LocalizationDiagnostic] {
    var checker = CatalogChecker(diagnostics: DiagnosticList(limits))
    for member in catalog.fields.members where member.key != "strings" && member.value.object != nil {
      checker.report(
        .error, "catalog.unreadText", "'\(member.key.excerpt)' is beside 'strings': its texts are never shown",
        member.position)
    }
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      checker.check(member, "'\(member.key.excerpt)'")
    }
    return checker.diagnostics.all(path: path)
  }

  private mutating func check(_ member: JSONObject.Member, _ name: FindingText) {
    guard let entry = member.value.object else {
      return report(.error, "catalog.unreadText", "\(name) is \(member.value.kind), not an object", member.position)
    }
    let localizations = entry["localizations"]?.object
    if localizations == nil,
      let stray = entry.members.first(where: { $0.value.object != nil || $0.key == "localizations" })
    {
      report(.error, "catalog.unreadText", "\(name): '\(stray.key.excerpt)' is not read", stray.position)
    }
    for member in localizations?.members ?? [] {
      language = member.key
      check(localization: member, "\(name) in \(.names)")
    }
    language = nil
    for (languages, text, var diagnostic) in ofLanguages {
      diagnostic.message = text.words(of: languages.joined(separator: ", "), isOne: languages.count == 1)
      diagnostics.append(diagnostic)
    }
    (ofLanguages, indexes) = ([], [:])
  }

  private mutating func check(localization member: JSONObject.Member, _ name: FindingText) {
    let value = StringCatalog.Localization(fields: member.value.object ?? JSONObject())
    if value.fields["variations"]?.object == nil, value.fields["stringSet"] == nil { checkText(member, name) }
    checkVariations(of: value.fields, name)
    for part in value.substitutionNames {
      let fields = value[substitution: part]?.fields ?? JSONObject()
      checkVariations(
        of: fields, "substitution '\(part.excerpt)' of \(name)", specifier: fields["formatSpecifier"]?.string)
    }
    let roots = value.ownUnits.compactMap { $0.unit.value }
    let graph = SubstitutionGraph(roots: roots, names: value.substitutionNames) { name in
      value[substitution: name]?.variations.units.compactMap { $0.unit.value } ?? []
    }
    if graph.names.isEmpty, value.ownUnits.isEmpty { return }
    for (severity, code, message) in graph.problems(of: "substitution", in: "catalog") {
      report(severity, code, "\(name): \(message)", value.fields.member("substitutions")?.position)
    }
  }

  /// Reports what holds a text that look-up does not find.
  private mutating func checkText(_ member: JSONObject.Member, _ name: FindingText, isRead: Bool = true) {
    func hasText(_ value: JSONValue) -> Bool {
      value.object.map { $0.members.contains { $0.key != "state" && hasText($0.value) } } ?? true
    }
    let fields = member.value.object ?? JSONObject()
    if hasText(member.value), !isRead || fields["substitutions"] == nil && LocalizedFormat(.init(fields: fields)) == nil
    {
      let why = isRead ? "no 'value' in a 'stringUnit'" : "no such case"
      report(
        .error, "catalog.unreadText", "\(name): \(why): its text is never shown",
        fields.members.first?.position ?? member.position)
    }
  }

  /// Recursion is as deep as the JSON, which the limits bound.
  ///
  /// - Parameter specifier: the conversion of a substitution's number.
  private mutating func checkVariations(of parent: JSONObject, _ name: FindingText, specifier: String? = nil) {
    for kind in parent["variations"]?.object?.members ?? [] {
      guard ["plural", "device"].contains(kind.key) else {
        checkKind(kind, name, isAlone: LocalizedFormat(.init(fields: parent)) == nil)
        continue
      }
      let cases = kind.value.object ?? JSONObject()
      if cases.member("other") == nil {
        report(
          // An app runs only on the devices that it is built for, and all of these may have their own case.
          kind.key == "device"
            ? .note : forms.severity(withoutOther: cases.keys, Self.countsWholeNumbers(cases, specifier), language),
          "catalog.missingOther", "\(name): \(kind.key.excerpt) without 'other'", kind.position)
      }
      for member in cases.members {
        let name: FindingText = "\(name), \(kind.key.excerpt) \(member.key.excerpt)"
        let isRead =
          kind.key == "plural" ? PluralCategory(rawValue: member.key) != nil : DeviceKind(rawValue: member.key) != nil
        if !isRead || member.value.object?["variations"] == nil { checkText(member, name, isRead: isRead) }
        checkVariations(of: member.value.object ?? JSONObject(), name)
      }
    }
  }

  /// Reports variations by width, scale or anything else that look-up reads past.
  private mutating func checkKind(_ kind: JSONObject.Member, _ name: FindingText, isAlone: Bool) {
    report(
      isAlone ? .error : .note, "catalog.unreadText",
      "\(name) varies by '\(kind.key.excerpt)', which is not read\(isAlone ? ": its text is never shown" : "")",
      kind.position)
  }

  /// Whether a plural's number is an integer, by its specifier or the conversions of the texts.
  private static func countsWholeNumbers(_ cases: JSONObject, _ specifier: String?) -> Bool {
    let texts =
      specifier.map { ["%" + $0] }
      ?? cases.members.compactMap { $0.value.object?["stringUnit"]?.object?["value"]?.string }
    let types = texts.flatMap { FormatString($0).specifiers.map(\.argumentType) }.filter { $0 != .none }
    return !types.isEmpty && types.allSatisfy { if case .integer = $0 { true } else { false } }
  }

  // MARK: - Diagnostics

  private mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ text: FindingText,
    _ position: TextPosition?
  ) {
    let diagnostic = LocalizationDiagnostic(severity, code, text.words(of: ""), position: position)
    guard let language else { return diagnostics.append(diagnostic) }
    if let index = indexes[text] {
      ofLanguages[index].languages.append(language.excerpt)
    } else {
      indexes[text] = ofLanguages.count
      ofLanguages.append(([language.excerpt], text, diagnostic))
    }
  }
}
