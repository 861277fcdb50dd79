import AppLocalization

/// A team's configuration for audits of its sources, a small JSON file.
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
package struct AuditConfiguration: Hashable, Sendable {
  /// The name of the file in the folder that is audited.
  package static let fileName = ".which-locale.json"

  /// The folders and files of sources to skip, with `*` and `?`.
  package var exclude: [String] = []
  /// A baseline, relative to the configuration.
  package var baseline: String?
  /// The least severity that fails.
  package var failOn: FailureThreshold?
  /// The localization whose keys all others should have.
  package var reference: String?
  /// The functions beside Apple's that look up keys; nil if keys in code are not looked for.
  package var keysInCode: [String]?
  /// Whether the app shows the reference's text for a key that a localization lacks.
  package var fallsBackToReference = false
  /// The elements of `rules`.
  package var settings: [RuleSetting] = []

  package init() {}

  /// Reads the file.
  ///
  /// - Throws: the problem in the file. An unknown member is also a problem.
  package init(_ bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
    func malformed(_ message: String, _ position: TextPosition? = nil) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "configuration.malformed", message, path: path, position: position)
    }
    guard let fields = try JSONValue.read(bytes, path: path).object else { throw malformed("it is not an object") }
    func text(_ member: JSONObject.Member) throws(LocalizationDiagnostic) -> String {
      if let text = member.value.string { return text }
      throw malformed("'\(member.key)' is \(member.value.kind), not a string", member.position)
    }
    for member in fields.members {
      switch member.key {
      case "exclude", "keysInCode":
        guard let list = member.value.elements?.map(\.string), list.allSatisfy({ $0 != nil }) else {
          let content = member.key == "exclude" ? "paths" : "names"
          throw malformed("'\(member.key)' is not an array of \(content)", member.position)
        }
        let texts = list.compactMap { $0 }
        if member.key == "exclude" { exclude = texts } else { keysInCode = texts }
      case "fallsBackToReference":
        guard let value = member.value.bool else {
          throw malformed("'\(member.key)' is \(member.value.kind), not true or false", member.position)
        }
        fallsBackToReference = value
      case "baseline": baseline = try text(member)
      case "failOn":
        let value = try text(member)
        failOn = FailureThreshold(rawValue: value)
        if failOn == nil {
          throw malformed("'failOn' is not one of error, warning, note, never", member.position)
        }
      case "reference": reference = try text(member)
      case "rules":
        guard let values = member.value.elements else {
          throw malformed("'rules' is \(member.value.kind), not an array", member.position)
        }
        for value in values {
          guard let setting = value.object else {
            throw malformed("'rules' has \(value.kind) where an object belongs", member.position)
          }
          settings.append(try Self.setting(setting, malformed))
        }
      default:
        throw malformed(
          "'\(member.key.excerpt)' is unknown: use exclude, keysInCode, baseline, failOn, fallsBackToReference, "
            + "reference or rules",
          member.position)
      }
    }
  }

  private static func setting(
    _ fields: JSONObject, _ malformed: (String, TextPosition?) -> LocalizationDiagnostic
  ) throws(LocalizationDiagnostic) -> RuleSetting {
    let known = ["code", "table", "localization", "key", "path", "severity"]
    for member in fields.members where !known.contains(member.key) || member.value.string == nil {
      throw malformed(
        "'\(member.key.excerpt)' in a rule: use \(known.joined(separator: ", ")), each a string", member.position)
    }
    let severity = fields["severity"]?.string ?? ""
    guard severity == "ignore" || LocalizationDiagnostic.Severity(rawValue: severity) != nil else {
      throw malformed("the severity of a rule is error, warning, note or ignore", fields.member("severity")?.position)
    }
    if let code = fields["code"]?.string, let nearest = RuleList.nearest(toUnknown: code) {
      throw malformed(
        "no rule has the code '\(code.excerpt)'; did you mean \(nearest)?", fields.member("code")?.position)
    }
    return RuleSetting(
      code: fields["code"]?.string, table: fields["table"]?.string, localization: fields["localization"]?.string,
      key: fields["key"]?.string, path: fields["path"]?.string,
      severity: LocalizationDiagnostic.Severity(rawValue: severity))
  }

  /// Whether to skip a path, which is relative to the folder that is audited.
  package func isExcluded(_ path: String) -> Bool {
    exclude.contains { pattern in
      let folder = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      return path.matches(glob: pattern) || path == folder || path.hasPrefix(folder + "/")
    }
  }
}

extension JSONValue {
  /// Reads any JSON document.
  ///
  /// - Throws: a diagnostic with the position of the error.
  static func read(_ bytes: [UInt8], path: String? = nil) throws(LocalizationDiagnostic) -> JSONValue {
    let document = JSONDocument(bytes)
    if let value = document.value { return value }
    throw (document.diagnostics.last ?? LocalizationDiagnostic(.error, "json.malformed", "no JSON")).at(path: path)
  }
}

/// The least severity that makes an audit fail.
package enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// Nil for never.
  package var severity: LocalizationDiagnostic.Severity? { LocalizationDiagnostic.Severity(rawValue: rawValue) }
}
