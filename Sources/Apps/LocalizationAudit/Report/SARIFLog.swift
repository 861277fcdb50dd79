import AppLocalization

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
    let driver = JSONValue.members([
      ("name", .string("which-locale")), ("rules", .array(rules.map(rule))), ("version", .string(version)),
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

  /// A rule, with why it matters and what to do about it (SARIF 2.1.0, 3.49.10, 3.49.12 and 3.49.14).
  private func rule(_ code: LocalizationDiagnostic.Code) -> JSONValue {
    guard let rule = RuleList.description(of: code) else { return .members([("id", .string(code.rawValue))]) }
    var pairs: [(String, JSONValue)] = [("help", text(rule.remedy)), ("id", .string(code.rawValue))]
    if !rule.rationale.isEmpty { pairs.append(("fullDescription", text(rule.rationale))) }
    if let severity = rule.severity {
      pairs.append(("defaultConfiguration", .members([("level", .string(severity.rawValue))])))
    }
    return .members(pairs)
  }

  private func result(_ finding: AuditFinding) -> JSONValue {
    let locations = finding.allPlaces.map { location($0.path, $0.position) }
    var pairs: [(String, JSONValue)] = [
      ("level", .string(finding.severity.rawValue)), ("locations", .array(Array(locations.prefix(1)))),
      ("message", text(finding.message)), ("ruleId", .string(finding.code.rawValue)),
    ]
    if locations.count > 1 { pairs.append(("relatedLocations", .array(Array(locations.dropFirst())))) }
    if let index = rules.firstIndex(of: finding.code) { pairs.append(("ruleIndex", JSONValue(index))) }
    // A fingerprint of the cause, which does not change if lines move.
    let file = finding.diagnostic.path?.relative(to: root) ?? ""
    let cause = [
      finding.code.rawValue, finding.table ?? file, finding.key ?? finding.localizations.joined(separator: ","),
    ]
    pairs.append(("partialFingerprints", .members([("cause/v1", .string(cause.joined(separator: "|")))])))
    return .members(pairs)
  }

  private func text(_ message: String) -> JSONValue { .members([("text", .string(message))]) }

  private func location(_ path: String, _ position: TextPosition?) -> JSONValue {
    var physical: [(String, JSONValue)] = [
      ("artifactLocation", .members([("uri", .string(Self.uri(path)))]))
    ]
    if let position {
      physical.append(
        ("region", .members([("startColumn", JSONValue(position.column)), ("startLine", JSONValue(position.line))])))
    }
    return .members([("physicalLocation", .members(physical))])
  }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file`. Other characters are escaped.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return uri
  }
}
