import AppLocalization
import LocalePlurals
import SystemAccess

/// Finds the problems in the entries of a catalog: members of the wrong type, unknown states and categories, plurals
/// without `other`, substitutions that are missing, unused or cyclic. Their positions are those in the file.
package struct CatalogChecker {
  private var diagnostics: DiagnosticList
  /// The problems in one localization of an entry, before equal problems of other localizations are merged.
  private var pending: [LocalizationDiagnostic]?
  private var language: String?
  private var forms = PluralForms()

  private static let extractionStates = ["manual", "extracted_with_value", "migrated", "stale"]
  private static let translationStates = ["new", "translated", "needs_review", "stale"]

  package static func diagnostics(
    of catalog: StringCatalog, path: String?, limits: ReadingLimits = .standard
  ) -> [LocalizationDiagnostic] {
    var checker = CatalogChecker(diagnostics: DiagnosticList(limits))
    let isNamed = checker.checkNames(of: catalog.fields, ["sourceLanguage", "strings", "version"], "the catalog")
    for member in catalog.fields.members where isNamed && member.key != "strings" && member.value.object != nil {
      checker.report(
        .error, "catalog.misplacedMember", "'\(member.key.excerpt)' is beside 'strings': its texts are never shown",
        member.position)
    }
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = member.value.object else {
        checker.wrongType(member, "'\(member.key.excerpt)'", wanted: "an object")
        continue
      }
      checker.check(entry: entry, key: member.key)
    }
    return checker.diagnostics.all(path: path)
  }

  private mutating func append(_ diagnostic: LocalizationDiagnostic) {
    if pending == nil { diagnostics.append(diagnostic) } else { pending?.append(diagnostic) }
  }

  private mutating func check(entry: JSONObject, key: String) {
    let name = "'\(key.excerpt)'"
    _ = checkNames(of: entry, ["comment", "extractionState", "shouldTranslate", "localizations"], name)
    _ = string(entry, "comment", of: name)
    if let state = string(entry, "extractionState", of: name), !Self.extractionStates.contains(state) {
      report(
        .note, "catalog.unknownState", "\(name): unknown extraction state '\(state.excerpt)'",
        entry.member("extractionState")?.position)
    }
    if let member = entry.member("shouldTranslate"), member.value.bool == nil {
      wrongType(member, "'shouldTranslate' of \(name)", wanted: "a boolean")
    }
    var found: [(language: String, diagnostic: LocalizationDiagnostic)] = []
    for member in object(entry, "localizations", of: name)?.members ?? [] {
      (pending, language) = ([], member.key)
      defer { found += (pending ?? []).map { (member.key.excerpt, $0) } }
      guard let localization = member.value.object else {
        wrongType(member, "'\(member.key.excerpt)' of \(name)", wanted: "an object")
        continue
      }
      check(localization: localization, "\(name) in \(Self.languages)", isOutermost: true)
    }
    pending = nil
    diagnostics.append(contentsOf: Self.joined(found))
  }

  /// Stands for the languages in the message of a problem. No key contains it, because messages escape it.
  private static let languages = "\u{0}"

  /// Merges equal problems in several languages into one, at the first position.
  private static func joined(
    _ found: [(language: String, diagnostic: LocalizationDiagnostic)]
  ) -> [LocalizationDiagnostic] {
    var joined: [(languages: [String], diagnostic: LocalizationDiagnostic)] = []
    var indexes: [String: Int] = [:]
    for (language, diagnostic) in found {
      if let index = indexes[diagnostic.message] {
        joined[index].languages.append(language)
      } else {
        indexes[diagnostic.message] = joined.count
        joined.append(([language], diagnostic))
      }
    }
    return joined.map { languages, diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = diagnostic.message.components(cutAt: Self.languages)
        .joined(separator: languages.joined(separator: ", "))
      return diagnostic
    }
  }

  /// Checks a localization. Recursion is as deep as the JSON, which the limits bound.
  private mutating func check(localization: JSONObject, _ name: String, isOutermost: Bool) {
    let isNamed = checkNames(of: localization, ["stringUnit", "variations", "substitutions", "stringSet"], name)
    // Empty objects are written for what nobody has translated.
    let holders = ["stringUnit", "variations", "stringSet"]
    if isNamed, !localization.members.isEmpty, !holders.contains(where: { localization.member($0) != nil }) {
      report(
        .error, "catalog.missingMember", "\(name): no 'stringUnit' around its text, which is never shown",
        localization.members.first?.position)
    }
    if let unit = object(localization, "stringUnit", of: name) { check(unit: unit, name) }
    checkVariations(of: localization, name)
    guard isOutermost else { return }
    let substitutions = object(localization, "substitutions", of: name)
    for member in substitutions?.members ?? [] {
      guard let substitution = member.value.object else {
        wrongType(member, "substitution '\(member.key.excerpt)' of \(name)", wanted: "an object")
        continue
      }
      let inner = "substitution '\(member.key.excerpt)' of \(name)"
      _ = checkNames(of: substitution, ["argNum", "formatSpecifier", "variations"], inner)
      if let number = substitution.member("argNum"), !(number.value.integer.map { $0 > 0 } ?? false) {
        report(.error, "catalog.wrongType", "'argNum' of \(inner) is not a position (1 or more)", number.position)
      }
      _ = string(substitution, "formatSpecifier", of: inner)
      checkVariations(of: substitution, inner, specifier: substitution["formatSpecifier"]?.string)
    }
    checkReferences(localization, name)
  }

  /// - Parameter specifier: the conversion of a substitution's number.
  private mutating func checkVariations(of localization: JSONObject, _ name: String, specifier: String? = nil) {
    for kind in object(localization, "variations", of: name)?.members ?? [] {
      guard let cases = kind.value.object else {
        wrongType(kind, "variation '\(kind.key.excerpt)' of \(name)", wanted: "an object")
        continue
      }
      let known: [String]? =
        switch kind.key {
        case "plural": PluralCategory.allCases.map(\.rawValue)
        case "device": DeviceKind.allCases.map(\.rawValue)
        default: nil
        }
      if known == nil {
        report(
          .note, "catalog.unknownVariation",
          "\(name) varies by '\(kind.key.excerpt)', which is neither plural nor device", kind.position)
      }
      for member in cases.members {
        if let known, !known.contains(member.key) {
          report(
            .error, "catalog.unknownVariation", "\(name): '\(member.key.excerpt)' is not a \(kind.key) case",
            member.position)
        }
        if let inner = member.value.object {
          check(localization: inner, "\(name), \(kind.key.excerpt) \(member.key.excerpt)", isOutermost: false)
        } else {
          wrongType(member, "'\(member.key.excerpt)' of \(name)", wanted: "an object")
        }
      }
      if known != nil, cases.member("other") == nil {
        let isRare =
          forms.coverWholeNumbers(cases.keys, in: language) && Self.countsWholeNumbers(cases, specifier)
        report(
          // An app runs only on the devices that it is built for, and all of these may have their own case.
          kind.key != "plural" ? .note : isRare ? .warning : .error, "catalog.missingOther",
          "\(name): \(kind.key) without 'other'", kind.position)
      }
    }
  }

  /// Whether a plural's number is an integer, by its specifier or the conversions of the texts.
  private static func countsWholeNumbers(_ cases: JSONObject, _ specifier: String?) -> Bool {
    let texts =
      specifier.map { ["%" + $0] }
      ?? cases.members.compactMap { $0.value.object?["stringUnit"]?.object?["value"]?.string }
    let types = texts.flatMap { FormatString($0).specifiers.map(\.argumentType) }.filter { $0 != .none }
    return !types.isEmpty && types.allSatisfy { if case .integer = $0 { true } else { false } }
  }

  /// Reports names that are nearly those of the format: what they hold is not read. Returns whether there are none.
  private mutating func checkNames(of object: JSONObject, _ known: [String], _ name: String) -> Bool {
    var isNamed = true
    for member in object.members where !known.contains(member.key) {
      let key = member.key.lowercased()
      if let meant = known.first(where: { $0.lowercased().editDistance(to: key) <= 2 && object.member($0) == nil }) {
        report(
          .error, "catalog.misplacedMember",
          "\(name): '\(member.key.excerpt)' is not read; did you mean '\(meant)'?", member.position)
        isNamed = false
      }
    }
    return isNamed
  }

  private mutating func check(unit: JSONObject, _ name: String) {
    if checkNames(of: unit, ["state", "value"], name), unit.member("value") == nil {
      report(.error, "catalog.missingMember", "\(name): a text without 'value'", nil)
    }
    _ = string(unit, "value", of: name)
    if let state = string(unit, "state", of: name), !Self.translationStates.contains(state) {
      report(
        .note, "catalog.unknownState", "\(name): unknown state '\(state.excerpt)'", unit.member("state")?.position)
    }
  }

  private mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ position: TextPosition?
  ) {
    append(LocalizationDiagnostic(severity, code, message, position: position))
  }

  private mutating func wrongType(_ member: JSONObject.Member, _ name: String, wanted: String) {
    append(.wrongType(member, name, wanted: wanted))
  }

  /// The string of a member. Reports a member of another type.
  private mutating func string(_ object: JSONObject, _ key: String, of name: String) -> String? {
    guard let member = object.member(key) else { return nil }
    if member.value.string == nil { wrongType(member, "'\(key)' of \(name)", wanted: "a string") }
    return member.value.string
  }

  /// The object of a member. Reports a member of another type.
  private mutating func object(_ object: JSONObject, _ key: String, of name: String) -> JSONObject? {
    guard let member = object.member(key) else { return nil }
    if member.value.object == nil { wrongType(member, "'\(key)' of \(name)", wanted: "an object") }
    return member.value.object
  }

  /// Reports substitutions of a text that are missing, unused or cyclic.
  private mutating func checkReferences(_ localization: JSONObject, _ name: String) {
    let value = StringCatalog.Localization(fields: localization)
    let roots = value.ownUnits.compactMap { $0.unit.value }
    let graph = SubstitutionGraph(roots: roots, names: value.substitutionNames) { name in
      value[substitution: name]?.variations.units.compactMap { $0.unit.value } ?? []
    }
    let place = localization.member("substitutions")?.position
    if graph.names.isEmpty, value.ownUnits.isEmpty { return }
    for missing in graph.missing {
      report(.error, "catalog.missingSubstitution", "\(name): '%#@\(missing.excerpt)@' has no substitution", place)
    }
    for unused in graph.unused {
      report(.warning, "catalog.unusedSubstitution", "\(name): substitution '\(unused.excerpt)' is never used", place)
    }
    if let cycle = graph.cycle {
      let path = cycle.map(\.excerpt).joined(separator: " → ")
      report(.error, "catalog.cyclicSubstitution", "\(name): a substitution contains itself: \(path)", place)
    }
  }
}
