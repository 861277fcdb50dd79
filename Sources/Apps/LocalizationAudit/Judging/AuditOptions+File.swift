import AppLocalization
import SystemAccess

extension AuditOptions {
  /// The name of the file in the folder that is audited.
  package static let fileName = ".which-locale.json"

  /// Takes what nothing has set yet from a team's file, a small JSON object.
  ///
  /// ``ConfigurationMember`` has every member.
  ///
  ///     {
  ///       "exclude": ["Localization/StringsConvertor/*"],
  ///       "baseline": "localization-baseline.json",
  ///       "failOn": "warning",
  ///       "rules": [
  ///         { "code": "audit.missingKey", "localization": "da", "severity": "note" },
  ///         { "path": "Legacy/*", "severity": "ignore" }
  ///       ]
  ///     }
  ///
  /// - Parameter path: the file's path. A baseline is relative to its folder.
  /// - Throws: the problem in the file. An unknown member is also a problem, and one that is given twice.
  package mutating func complete(with bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
    func malformed(_ message: String, _ position: TextPosition? = nil) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "configuration.malformed", message, path: path, position: position)
    }
    guard let fields = try JSONValue.read(bytes, path: path).object else { throw malformed("it is not an object") }
    for member in fields.members {
      let (name, value, place) = (member.key, member.value, member.position)
      guard let known = ConfigurationMember.all.first(where: { $0.name == name }) else {
        throw malformed(
          "'\(name.excerpt)' is unknown: use \(ConfigurationMember.all.map(\.name).joined(separator: ", "))", place)
      }
      if let problem = known.kind.problem(of: value) { throw malformed("'\(name)' \(problem)", place) }
      if known.kind == .rules {
        for rule in value.elements ?? [] { settings.append(try Self.setting(rule.object ?? JSONObject(), malformed)) }
      }
      let file =
        known.kind == .file ? value.string.map { $0.hasPrefix("/") ? $0 : path.parentPath.appendingPath($0) } : nil
      known.set(&self, file.map(JSONValue.string) ?? value)
    }
  }

  private static func setting(
    _ fields: JSONObject, _ malformed: (String, TextPosition?) -> LocalizationDiagnostic
  ) throws(LocalizationDiagnostic) -> RuleSetting {
    let known = ConfigurationMember.ruleMembers.map(\.name)
    for member in fields.members where !known.contains(member.key) || member.value.string == nil {
      throw malformed(
        "'\(member.key.excerpt)' in a rule: use \(known.joined(separator: ", ")), each a string", member.position)
    }
    func text(_ name: String) -> String? { fields[name]?.string }
    let severity = LocalizationDiagnostic.Severity(rawValue: text("severity") ?? "")
    if severity == nil, text("severity") != "ignore" {
      throw malformed("the severity of a rule is error, warning, note or ignore", fields.member("severity")?.position)
    }
    if let problem = text("code").flatMap(RuleList.problem(ofName:)) {
      throw malformed(problem, fields.member("code")?.position)
    }
    return RuleSetting(
      code: text("code"), table: text("table"), localization: text("localization"), key: text("key"),
      path: text("path"), severity: severity)
  }
}

extension JSONValue {
  /// Reads a JSON document that people write: a member may be given once.
  ///
  /// - Throws: a diagnostic with the position of the error.
  static func read(_ bytes: [UInt8], path: String? = nil) throws(LocalizationDiagnostic) -> JSONValue {
    let document = JSONDocument(bytes)
    let repeated = document.diagnostics.first { $0.code == "json.duplicateKey" }
    if let value = document.value, repeated == nil { return value }
    guard var problem = document.value == nil ? document.diagnostics.last : repeated else {
      throw LocalizationDiagnostic(.error, "json.malformed", "no JSON", path: path)
    }
    problem.severity = .error
    problem.message = problem.message.components(cutAt: ": this value").first ?? ""
    throw problem.at(path: path)
  }
}
