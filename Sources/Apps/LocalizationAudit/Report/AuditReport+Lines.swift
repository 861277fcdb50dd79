import AppLocalization
import SystemAccess

extension AuditFinding {
  /// The line of text at its first place alone, with the line and column that Xcode wants in the output of a build; nil for a
  /// finding without a file.
  var xcodeLine: String? {
    var line = diagnostic
    line.position = line.position ?? TextPosition(line: 1, column: 1)
    return line.path.map { _ in line.description }
  }

  /// A workflow command: `::error file=…,line=…,col=…,title=…::…`.
  var githubCommand: String {
    let place = places.first
    let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    func escaped(_ text: String, _ more: [Unicode.Scalar: String] = [:]) -> String {
      text.unicodeScalars.map { escapes[$0] ?? more[$0] ?? String($0) }.joined()
    }
    let properties: [(name: String, value: String?)] = [
      ("file", place?.path), ("line", place?.position.map { "\($0.line)" }),
      ("col", place?.position.map { "\($0.column)" }), ("title", code.rawValue),
    ]
    let all = properties.compactMap { name, value in
      value.map { "\(name)=\(escaped($0, [":": "%3A", ",": "%2C"]))" }
    }.joined(separator: ",")
    return "::\(severity == .note ? "notice" : severity.rawValue) \(all)::\(escaped(message))"
  }

  /// A test, which fails unless it is a note.
  fileprivate var junit: String {
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\(XMLText.escaped($0, isAttribute: true))\"" } ?? ""
    }
    let (file, line) = (diagnostic.path, diagnostic.line.map(String.init))
    // Tests with one name would count as one.
    let name = [file, line, diagnostic.column.map(String.init), message].compactMap { $0 }.joined(separator: ":")
    let start =
      "<testcase" + attribute("classname", code.rawValue) + attribute("name", name) + attribute("file", file)
      + attribute("line", line)
    if severity == .note { return start + "/>" }
    let text = XMLText.escaped(remedy.map { "\(description); \($0)" } ?? description)
    return start + "><failure" + attribute("type", severity.rawValue) + attribute("message", message)
      + ">\(text)</failure></testcase>"
  }
}

extension AuditReport {
  /// Writes a report of tests in JUnit's form, which GitLab and Jenkins read: errors and warnings are failures, and notes are
  /// tests that pass. Without findings there is one test, because an empty report counts as none.
  func writeJUnit(_ line: (String) -> Void) {
    let findings = findings
    let failures = findings.count { $0.severity != .note }
    let counts = "tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" errors=\"0\""
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line("<testsuites name=\"which-locale audit\" \(counts)>")
    line("  <testsuite name=\"localizations\" \(counts)>")
    if findings.isEmpty { line("    <testcase classname=\"audit\" name=\"no findings\"/>") }
    for finding in findings { line("    " + finding.junit) }
    line("  </testsuite>")
    line("</testsuites>")
  }
}
