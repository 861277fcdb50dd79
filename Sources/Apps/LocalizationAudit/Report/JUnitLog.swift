import AppLocalization
import SystemAccess

/// Findings as a report of tests in JUnit's form, which GitLab and Jenkins read: errors and warnings are failures, and
/// notes are tests that pass. Without findings there is one test, because an empty report counts as none.
struct JUnitLog {
  private let findings: [AuditFinding]

  init(_ findings: [AuditFinding]) { self.findings = findings }

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
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\(XMLText.escaped($0, isAttribute: true))\"" } ?? ""
    }
    let (file, line) = (finding.diagnostic.path, finding.diagnostic.line.map(String.init))
    // Tests with one name would count as one.
    let name = [file, line, finding.message].compactMap { $0 }.joined(separator: ":")
    let start =
      "<testcase" + attribute("classname", finding.code.rawValue) + attribute("name", name) + attribute("file", file)
      + attribute("line", line)
    if finding.severity == .note { return start + "/>" }
    let text = XMLText.escaped(finding.remedy.map { "\(finding.description); \($0)" } ?? finding.description)
    return start + "><failure" + attribute("type", finding.severity.rawValue) + attribute("message", finding.message)
      + ">\(text)</failure></testcase>"
  }
}
