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
    for member in fields.members {
      let (name, value, place) = (member.key, member.value, member.position)
      func wanted<T>(_ result: T?, _ kind: String) throws(LocalizationDiagnostic) -> T {
        if let result { return result }
        throw malformed("'\(name)' is \(value.kind), not \(kind)", place)
      }
      func list(of contents: String) throws(LocalizationDiagnostic) -> [String] {
        if let texts = value.elements?.map(\.string), texts.allSatisfy({ $0 != nil }) { return texts.compactMap { $0 } }
        throw malformed("'\(name)' is not an array of \(contents)", place)
      }
      switch name {
      case "exclude": exclude = try list(of: "paths")
      case "keysInCode": keysInCode = try list(of: "names")
      case "fallsBackToReference": fallsBackToReference = try wanted(value.bool, "true or false")
      case "baseline": baseline = try wanted(value.string, "a string")
      case "reference": reference = try wanted(value.string, "a string")
      case "failOn":
        failOn = FailureThreshold(rawValue: try wanted(value.string, "a string"))
        if failOn == nil { throw malformed("'failOn' is not one of error, warning, note, never", place) }
      case "rules":
        for element in try wanted(value.elements, "an array") {
          guard let rule = element.object else {
            throw malformed("'rules' has \(element.kind) where an object belongs", place)
          }
          settings.append(try Self.setting(rule, malformed))
        }
      default:
        throw malformed(
          "'\(name.excerpt)' is unknown: use exclude, keysInCode, baseline, failOn, fallsBackToReference, reference or "
            + "rules", place)
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
    func text(_ name: String) -> String? { fields[name]?.string }
    let severity = LocalizationDiagnostic.Severity(rawValue: text("severity") ?? "")
    if severity == nil, text("severity") != "ignore" {
      throw malformed("the severity of a rule is error, warning, note or ignore", fields.member("severity")?.position)
    }
    if let code = text("code"), let nearest = RuleList.nearest(toUnknown: code) {
      throw malformed(
        "no rule has the code '\(code.excerpt)'; did you mean \(nearest)?", fields.member("code")?.position)
    }
    return RuleSetting(
      code: text("code"), table: text("table"), localization: text("localization"), key: text("key"),
      path: text("path"),
      severity: severity)
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
