import AppLocalization
import LocalePlurals

/// Finds the problems in the entries of a catalog: members of the wrong type, unknown states and categories, plurals
/// without `other`, substitutions that are missing, unused or cyclic. Their positions are those in the file.
package struct CatalogChecker {
  private var diagnostics: DiagnosticList
  private var forms = PluralForms()
  /// The language of the texts that are checked; nil outside of localizations.
  private var language: String?
  /// The problems in the localizations of an entry. Equal ones of several languages are one, at the first position.
  private var ofLanguages: [(languages: [String], diagnostic: LocalizationDiagnostic)] = []
  /// The indexes of these problems, by message.
  private var indexes: [String: Int] = [:]

  /// Stands for the languages in the message of a problem.
  private static let languages = AuditFinding.namesMark

  package static func diagnostics(
    of catalog: StringCatalog, path: String?, limits: ReadingLimits = .standard
  ) -> [LocalizationDiagnostic] {
    var checker = CatalogChecker(diagnostics: DiagnosticList(limits))
    let isNamed = checker.checkMembers(of: catalog.fields, Self.catalog, "the catalog")
    for member in catalog.fields.members where isNamed && member.key != "strings" && member.value.object != nil {
      checker.report(
        .error, "catalog.misplacedMember", "'\(member.key.excerpt)' is beside 'strings': its texts are never shown",
        member.position)
    }
    for (member, entry) in checker.objects(in: catalog.fields["strings"], { "'\($0)'" }) {
      checker.check(entry: entry, "'\(member.key.excerpt)'")
    }
    return checker.diagnostics.all(path: path)
  }

  private mutating func check(entry: JSONObject, _ name: String) {
    checkMembers(of: entry, Self.entry, name)
    for (member, localization) in objects(in: entry["localizations"], { "'\($0)' of \(name)" }) {
      language = member.key
      let name = "\(name) in \(Self.languages)"
      check(localization, Self.localization, name)
      for (member, substitution) in objects(in: localization["substitutions"], { "substitution '\($0)' of \(name)" }) {
        let inner = "substitution '\(member.key.excerpt)' of \(name)"
        checkMembers(of: substitution, Self.substitution, inner)
        if let number = substitution.member("argNum"), number.value.integer ?? 0 < 1 {
          report(.error, "catalog.wrongType", "'argNum' of \(inner) is not a position (1 or more)", number.position)
        }
        checkVariations(of: substitution, inner, specifier: substitution["formatSpecifier"]?.string)
      }
      checkReferences(localization, name)
    }
    language = nil
    for (languages, var diagnostic) in ofLanguages {
      diagnostic.message = diagnostic.message.components(cutAt: Self.languages)
        .joined(separator: languages.joined(separator: ", "))
      report(diagnostic)
    }
    (ofLanguages, indexes) = ([], [:])
  }

  /// Checks a localization, or one case of it. Recursion is as deep as the JSON, which the limits bound.
  private mutating func check(_ localization: JSONObject, _ shape: Shape, _ name: String) {
    let isNamed = checkMembers(of: localization, shape, name)
    // Empty objects are written for what nobody has translated.
    let holders = ["stringUnit", "variations", "stringSet"]
    if isNamed, !localization.members.isEmpty, !holders.contains(where: { localization.member($0) != nil }) {
      report(
        .error, "catalog.missingMember", "\(name): no 'stringUnit' around its text, which is never shown",
        localization.members.first?.position)
    }
    if let unit = localization["stringUnit"]?.object, checkMembers(of: unit, Self.unit, name),
      unit.member("value") == nil
    {
      report(.error, "catalog.missingMember", "\(name): a text without 'value'", nil)
    }
    checkVariations(of: localization, name)
  }

  /// The cases of each kind of variation.
  private static let cases = [
    "plural": PluralCategory.allCases.map(\.rawValue), "device": DeviceKind.allCases.map(\.rawValue),
  ]

  /// - Parameter specifier: the conversion of a substitution's number.
  private mutating func checkVariations(of parent: JSONObject, _ name: String, specifier: String? = nil) {
    for (kind, cases) in objects(in: parent["variations"], { "variation '\($0)' of \(name)" }) {
      let known = Self.cases[kind.key]
      if known == nil {
        report(
          .note, "catalog.unknownVariation",
          "\(name) varies by '\(kind.key.excerpt)', which is neither plural nor device", kind.position)
      }
      for member in cases.members where known?.contains(member.key) == false {
        report(
          .error, "catalog.unknownVariation", "\(name): '\(member.key.excerpt)' is not a \(kind.key) case",
          member.position)
      }
      for (member, inner) in objects(in: kind.value, { "'\($0)' of \(name)" }) {
        check(inner, Self.variation, "\(name), \(kind.key.excerpt) \(member.key.excerpt)")
      }
      if known != nil, cases.member("other") == nil {
        report(
          // An app runs only on the devices that it is built for, and all of these may have their own case.
          kind.key == "device"
            ? .note : forms.severity(withoutOther: cases.keys, Self.countsWholeNumbers(cases, specifier), language),
          "catalog.missingOther", "\(name): \(kind.key) without 'other'", kind.position)
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

  /// Reports substitutions of a text that are missing, unused or cyclic.
  private mutating func checkReferences(_ localization: JSONObject, _ name: String) {
    let value = StringCatalog.Localization(fields: localization)
    let roots = value.ownUnits.compactMap { $0.unit.value }
    let graph = SubstitutionGraph(roots: roots, names: value.substitutionNames) { name in
      value[substitution: name]?.variations.units.compactMap { $0.unit.value } ?? []
    }
    if graph.names.isEmpty, value.ownUnits.isEmpty { return }
    for (severity, code, message) in graph.problems(of: "substitution", in: "catalog") {
      report(severity, code, "\(name): \(message)", localization.member("substitutions")?.position)
    }
  }

  // MARK: - Members

  /// The members that an object may have, with the kind of value that each should have; nil for what is checked elsewhere.
  private typealias Shape = KeyValuePairs<String, String?>
  private static let catalog: Shape = ["sourceLanguage": nil, "strings": nil, "version": nil]
  private static let entry: Shape = [
    "comment": "a string", "extractionState": "a string", "shouldTranslate": "a boolean", "localizations": "an object",
  ]
  private static let localization: Shape = [
    "stringUnit": "an object", "variations": "an object", "substitutions": "an object", "stringSet": nil,
  ]
  private static let variation: Shape = [
    "stringUnit": "an object", "variations": "an object", "substitutions": nil, "stringSet": nil,
  ]
  private static let substitution: Shape = ["argNum": nil, "formatSpecifier": "a string", "variations": "an object"]
  private static let unit: Shape = ["state": "a string", "value": "a string"]

  /// The states that today's Xcode writes, with their name in messages.
  private static let states = [
    "extractionState": ("extraction state", ["manual", "extracted_with_value", "migrated", "stale"]),
    "state": ("state", ["new", "translated", "needs_review", "stale"]),
  ]

  /// Reports members of another kind, unknown states, and names that are nearly those of the format: what they hold is not
  /// read.
  ///
  /// - Returns: whether there are no such names.
  @discardableResult
  private mutating func checkMembers(of object: JSONObject, _ shape: Shape, _ name: String) -> Bool {
    var isNamed = true
    for member in object.members {
      if let (_, kind) = shape.first(where: { $0.key == member.key }) {
        if let kind, member.value.kind != kind {
          report(.wrongType(member, "'\(member.key)' of \(name)", wanted: kind))
        } else if let (noun, known) = Self.states[member.key], let state = member.value.string, !known.contains(state) {
          report(.note, "catalog.unknownState", "\(name): unknown \(noun) '\(state.excerpt)'", member.position)
        }
      } else if let meant = shape.map(\.key).first(where: { known in
        known.lowercased().editDistance(to: member.key.lowercased()) <= 2 && object.member(known) == nil
      }) {
        isNamed = false
        report(
          .error, "catalog.misplacedMember", "\(name): '\(member.key.excerpt)' is not read; did you mean '\(meant)'?",
          member.position)
      }
    }
    return isNamed
  }

  /// The members of an object whose names are the app's, all of which should be objects. Reports others.
  ///
  /// - Parameter name: the name of a member by its key.
  private mutating func objects(
    in value: JSONValue?, _ name: (String) -> String
  ) -> [(member: JSONObject.Member, object: JSONObject)] {
    (value?.object?.members ?? []).compactMap { member in
      if let object = member.value.object { return (member, object) }
      report(.wrongType(member, name(member.key.excerpt), wanted: "an object"))
      return nil
    }
  }

  // MARK: - Diagnostics

  private mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ position: TextPosition?
  ) {
    report(LocalizationDiagnostic(severity, code, message, position: position))
  }

  private mutating func report(_ diagnostic: LocalizationDiagnostic) {
    guard let language else { return diagnostics.append(diagnostic) }
    if let index = indexes[diagnostic.message] {
      ofLanguages[index].languages.append(language.excerpt)
    } else {
      indexes[diagnostic.message] = ofLanguages.count
      ofLanguages.append(([language.excerpt], diagnostic))
    }
  }
}
