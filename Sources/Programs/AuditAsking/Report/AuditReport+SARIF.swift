import AppLocalization
import Foundation
import LocalizationAudit
import ProgramSupport

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
    // Equal fingerprints are one result (3.27.17), so that a second result of one cause has a number.
    var counts: [String: Int] = [:]
    let causes = findings.map { finding -> String in
      let cause = finding.cause(root: audit.path)
      counts[cause, default: 0] += 1
      return cause + (counts[cause].map { $0 > 1 ? "|\($0)" : "" } ?? "")
    }
    Self.write(
      zip(findings, causes).lazy.map { $0.sarif(cause: $1, ruleIndex: indexes[$0.code], paths) }, margin: "      ", line
    )
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
    if !rule.remedy.isEmpty { fields["help"] = ["text": .string(rule.remedy)] }
    if !rule.rationale.isEmpty { fields["fullDescription"] = ["text": .string(rule.rationale)] }
    if let severity = rule.severity {
      fields["defaultConfiguration"] = .object(["level": .string(severity.rawValue)])
    }
    return .object(fields)
  }
}

extension ReportedFinding {
  /// A fingerprint of the cause, which does not change if lines move. The audit's own messages have counts, which do.
  fileprivate func cause(root: String) -> String {
    let file = diagnostic.path?.relative(to: root) ?? ""
    let what = key ?? (code.rawValue.hasPrefix("audit.") ? "" : message)
    return [code.rawValue, table ?? file, what, localizations.joined(separator: ",")].joined(separator: "|")
  }

  fileprivate func sarif(cause: String, ruleIndex: Int?, _ paths: RepositoryPaths) -> JSONValue {
    let locations = places.map { $0.sarif(paths) }
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
  fileprivate func sarif(_ paths: RepositoryPaths) -> JSONValue {
    let path = paths.path(path)
    var location: JSONObject = ["uri": .string(Self.uri(path))]
    // What a relative reference counts from (3.4.3): the host knows where the repository is.
    if !path.hasPrefix("/") { location["uriBaseId"] = .string("%SRCROOT%") }
    var physical: JSONObject = ["artifactLocation": .object(location)]
    if let position {
      physical["region"] = ["startColumn": .integer(position.column), "startLine": .integer(position.line)]
    }
    return ["physicalLocation": .object(physical)]
  }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file`. Other characters are escaped.
  private static func uri(_ path: String) -> String {
    let unescaped = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: unescaped) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
