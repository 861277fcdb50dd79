import AppLocalization
import Foundation

extension AuditReport {
  /// Writes a SARIF 2.1.0 log (OASIS, sarif-v2.1.0), which code hosts and editors read: one line for each result.
  func writeSARIF(version: String, _ line: (String) -> Void) {
    let findings = findings
    let codes = Set(findings.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    let indexes = Dictionary(uniqueKeysWithValues: zip(codes, 0...))
    let driver = JSONValue.object([
      "name": .string("which-locale"), "rules": .array(codes.map(\.sarifRule)), "version": .string(version),
    ])
    line("{")
    line("  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",")
    line("  \"version\": \"2.1.0\",")
    line("  \"runs\": [{")
    line("    \"tool\": {\"driver\": \(driver.compactText)},")
    // A column is a Unicode scalar value, as everywhere in the program.
    line("    \"columnKind\": \"unicodeCodePoints\",")
    line("    \"results\": [")
    Self.write(findings, margin: "      ", { $0.sarif(root: audit.path, ruleIndex: indexes[$0.code]) }, line)
    line("    ]")
    line("  }]")
    line("}")
  }
}

extension LocalizationDiagnostic.Code {
  /// A rule with its rationale and remedy (SARIF 2.1.0, 3.49.10, 3.49.12 and 3.49.14).
  fileprivate var sarifRule: JSONValue {
    var fields: JSONObject = ["id": .string(rawValue)]
    guard let rule = RuleList.rule(of: self) else { return .object(fields) }
    fields["help"] = ["text": .string(rule.remedy)]
    if !rule.rationale.isEmpty { fields["fullDescription"] = ["text": .string(rule.rationale)] }
    if let severity = rule.severity {
      fields["defaultConfiguration"] = .object(["level": .string(severity.rawValue)])
    }
    return .object(fields)
  }
}

extension AuditFinding {
  fileprivate func sarif(root: String, ruleIndex: Int?) -> JSONValue {
    let locations = places.map(\.sarif)
    // A fingerprint of the cause, which does not change if lines move.
    let file = diagnostic.path?.relative(to: root) ?? ""
    let cause = [code.rawValue, table ?? file, key ?? localizations.joined(separator: ",")].joined(separator: "|")
    var fields: JSONObject = [
      "level": .string(severity.rawValue), "locations": .array(Array(locations.prefix(1))),
      "message": ["text": .string(message)], "ruleId": .string(code.rawValue),
      "partialFingerprints": ["cause/v1": .string(cause)],
    ]
    if locations.count > 1 { fields["relatedLocations"] = .array(Array(locations.dropFirst())) }
    fields["ruleIndex"] = ruleIndex.map(JSONValue.integer)
    return .object(fields)
  }
}

extension AuditFinding.Place {
  fileprivate var sarif: JSONValue {
    var physical: JSONObject = ["artifactLocation": ["uri": .string(uri)]]
    if let position {
      physical["region"] = ["startColumn": .integer(position.column), "startLine": .integer(position.line)]
    }
    return ["physicalLocation": .object(physical)]
  }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file`. Other characters are escaped.
  private var uri: String {
    let unescaped = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: unescaped) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
