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
  /// The least severity that fails: `error`, `warning`, `note` or `never`.
  package var failOn: String?
  /// The localization whose keys all others should have.
  package var reference: String?
  package var rules: [AuditRule] = []

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
      switch member.key {
      case "exclude":
        guard let list = member.value.elements?.map(\.string), list.allSatisfy({ $0 != nil }) else {
          throw malformed("'exclude' is not an array of paths", member.position)
        }
        exclude = list.compactMap { $0 }
      case "baseline": baseline = member.value.string
      case "failOn": failOn = member.value.string
      case "reference": reference = member.value.string
      case "rules":
        for value in member.value.elements ?? [] {
          guard let rule = value.object else { throw malformed("a rule is not an object", member.position) }
          rules.append(try Self.rule(rule, malformed))
        }
      default:
        throw malformed(
          "'\(member.key.shown)' is unknown: use exclude, baseline, failOn, reference or rules", member.position)
      }
    }
    if let failOn, !["error", "warning", "note", "never"].contains(failOn) {
      throw malformed("'failOn' is not one of error, warning, note, never", fields.member("failOn")?.position)
    }
  }

  private static func rule(
    _ fields: JSONObject, _ malformed: (String, TextPosition?) -> LocalizationDiagnostic
  ) throws(LocalizationDiagnostic) -> AuditRule {
    let known = ["code", "table", "localization", "key", "path", "severity"]
    for member in fields.members where !known.contains(member.key) || member.value.string == nil {
      throw malformed(
        "'\(member.key.shown)' in a rule: use \(known.joined(separator: ", ")), each a string", member.position)
    }
    let severity = fields["severity"]?.string ?? ""
    guard severity == "ignore" || LocalizationDiagnostic.Severity(rawValue: severity) != nil else {
      throw malformed("the severity of a rule is error, warning, note or ignore", fields.member("severity")?.position)
    }
    return AuditRule(
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
