import AppLocalization
import SystemAccess

/// Findings as a report of tests in JUnit's form, which GitLab and Jenkins read: errors and warnings are failures, and
/// notes are tests that pass. Without findings there is one test, because an empty report counts as none.
struct JUnitLog {
  private let findings: [AuditFinding]
  private let root: String

  init(_ findings: [AuditFinding], root: String) {
    self.findings = findings
    self.root = root
  }

  /// Writes the report, one line for each finding.
  func write(_ line: (String) -> Void) {
    let failures = findings.count { $0.severity != .note }
    let counts = "tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" errors=\"0\""
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line("<testsuites name=\"which-locale audit\" \(counts)>")
    line("  <testsuite name=\"localizations\" \(counts)>")
    if findings.isEmpty { line("    <testcase classname=\"audit\" name=\"no findings\"/>") }
    for finding in findings { line("    " + test(finding)) }
    line("  </testsuite>")
    line("</testsuites>")
  }

  private func test(_ finding: AuditFinding) -> String {
    let place = finding.diagnostic
    let file = place.path.map { $0.relative(to: root) }
    // Tests with one name would count as one.
    let name = [file, place.line.map(String.init), finding.message].compactMap { $0 }.joined(separator: ":")
    var attributes = [("classname", finding.code.rawValue), ("name", name)]
    attributes += [("file", file), ("line", place.line.map(String.init))].compactMap { name, value in
      value.map { (name, $0) }
    }
    let start = "<testcase" + attributes.map { " \($0)=\"\(XMLText.escaped($1, isAttribute: true))\"" }.joined()
    if finding.severity == .note { return start + "/>" }
    let text = ([finding.description] + [finding.remedy].compactMap { $0 }).joined(separator: "; ")
    let message = XMLText.escaped(finding.message, isAttribute: true)
    return start + "><failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
      + XMLText.escaped(text) + "</failure></testcase>"
  }
}
