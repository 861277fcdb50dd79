extension CatalogChecker {
  mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ position: TextPosition?
  ) {
    append(LocalizationDiagnostic(severity, code, message, position: position))
  }

  mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ object: JSONObject, _ key: String
  ) {
    report(severity, code, message, object.member(key)?.position)
  }

  mutating func wrongType(_ member: JSONObject.Member, _ name: String, wanted: String) {
    report(.error, .Catalog.wrongType, "\(name) is \(member.value.kind), not \(wanted)", member.position)
  }

  /// A member that has to be a string where it is there.
  mutating func string(_ object: JSONObject, _ key: String, of name: String) -> String? {
    guard let member = object.member(key) else { return nil }
    if member.value.string == nil { wrongType(member, "'\(key)' of \(name)", wanted: "a string") }
    return member.value.string
  }

  /// A member that has to be an object where it is there.
  mutating func object(_ object: JSONObject, _ key: String, of name: String) -> JSONObject? {
    guard let member = object.member(key) else { return nil }
    if member.value.object == nil { wrongType(member, "'\(key)' of \(name)", wanted: "an object") }
    return member.value.object
  }

  /// Substitutions that a text refers to and does not have, has and does not use, or that contain themselves.
  mutating func checkReferences(_ localization: JSONObject, _ name: String) {
    let value = StringCatalog.Localization(fields: localization)
    var graph = SubstitutionGraph()
    for substitution in value.substitutionNames {
      let texts = value[substitution: substitution]?.variations.units.compactMap(\.unit.value) ?? []
      graph.define(substitution, texts: texts)
    }
    graph.setRoots(texts: value.ownUnits.compactMap(\.unit.value))
    let place = localization.member("substitutions")?.position
    if graph.names.isEmpty, value.ownUnits.isEmpty { return }
    for missing in graph.missing {
      report(.error, .Catalog.missingSubstitution, "\(name): '%#@\(missing.shown)@' has no substitution", place)
    }
    for unused in graph.unused {
      report(.warning, .Catalog.unusedSubstitution, "\(name): substitution '\(unused.shown)' is never used", place)
    }
    if let cycle = graph.cycle {
      let path = cycle.map(\.shown).joined(separator: " → ")
      report(.error, .Catalog.cyclicSubstitution, "\(name): a substitution contains itself: \(path)", place)
    }
  }
}

extension LocalizationDiagnostic.Code {
  enum Catalog {
    static var wrongType: LocalizationDiagnostic.Code { "catalog.wrongType" }
    static var missingMember: LocalizationDiagnostic.Code { "catalog.missingMember" }
    static var unknownState: LocalizationDiagnostic.Code { "catalog.unknownState" }
    static var unknownVariation: LocalizationDiagnostic.Code { "catalog.unknownVariation" }
    static var missingOther: LocalizationDiagnostic.Code { "catalog.missingOther" }
    static var missingSubstitution: LocalizationDiagnostic.Code { "catalog.missingSubstitution" }
    static var unusedSubstitution: LocalizationDiagnostic.Code { "catalog.unusedSubstitution" }
    static var cyclicSubstitution: LocalizationDiagnostic.Code { "catalog.cyclicSubstitution" }
  }
}
