import AppLocalization
import Foundation

/// Findings as a SARIF 2.1.0 log (OASIS, sarif-v2.1.0), which code hosts and editors read.
struct SARIFLog {
  private let findings: [AuditFinding]
  private let root: String
  private let version: String
  private let rules: [LocalizationDiagnostic.Code]

  init(_ findings: [AuditFinding], root: String, version: String) {
    self.findings = findings
    self.root = root
    self.version = version
    rules = Set(findings.map(\.code)).sorted { $0.rawValue < $1.rawValue }
  }

  /// Writes the log, one line for each result.
  func write(_ line: (String) -> Void) {
    line("{")
    line("  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",")
    line("  \"version\": \"2.1.0\",")
    line("  \"runs\": [{")
    let driver = JSONValue.object([
      "name": .string("which-locale"), "rules": .array(rules.map(rule)), "version": .string(version),
    ])
    line("    \"tool\": {\"driver\": \(driver.compactText)},")
    // A column is a Unicode scalar value, as everywhere in the program.
    line("    \"columnKind\": \"unicodeCodePoints\",")
    line("    \"results\": [")
    for (index, finding) in findings.enumerated() {
      line("      " + result(finding).compactText + (index == findings.count - 1 ? "" : ","))
    }
    line("    ]")
    line("  }]")
    line("}")
  }

  /// A rule with its rationale and remedy (SARIF 2.1.0, 3.49.10, 3.49.12 and 3.49.14).
  private func rule(_ code: LocalizationDiagnostic.Code) -> JSONValue {
    var fields: JSONObject = ["id": .string(code.rawValue)]
    guard let rule = RuleList.description(of: code) else { return .object(fields) }
    fields["help"] = text(rule.remedy)
    if !rule.rationale.isEmpty { fields["fullDescription"] = text(rule.rationale) }
    if let severity = rule.severity {
      fields["defaultConfiguration"] = .object(["level": .string(severity.rawValue)])
    }
    return .object(fields)
  }

  private func result(_ finding: AuditFinding) -> JSONValue {
    let locations = finding.places.map { location($0.path, $0.position) }
    // A fingerprint of the cause, which does not change if lines move.
    let file = finding.diagnostic.path?.relative(to: root) ?? ""
    let cause = [
      finding.code.rawValue, finding.table ?? file, finding.key ?? finding.localizations.joined(separator: ","),
    ]
    var fields: JSONObject = [
      "level": .string(finding.severity.rawValue), "locations": .array(Array(locations.prefix(1))),
      "message": text(finding.message), "ruleId": .string(finding.code.rawValue),
      "partialFingerprints": .object(["cause/v1": .string(cause.joined(separator: "|"))]),
    ]
    if locations.count > 1 { fields["relatedLocations"] = .array(Array(locations.dropFirst())) }
    if let index = rules.firstIndex(of: finding.code) { fields["ruleIndex"] = .integer(index) }
    return .object(fields)
  }

  private func text(_ message: String) -> JSONValue { .object(["text": .string(message)]) }

  private func location(_ path: String, _ position: TextPosition?) -> JSONValue {
    var physical: JSONObject = ["artifactLocation": .object(["uri": .string(Self.uri(path))])]
    if let position {
      physical["region"] = .object(["startColumn": .integer(position.column), "startLine": .integer(position.line)])
    }
    return .object(["physicalLocation": .object(physical)])
  }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file`. Other characters are escaped.
  private static func uri(_ path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: unescaped) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  private static let unescaped = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~")
}
