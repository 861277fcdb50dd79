import AppLocalization
import LocalizationAudit
import ProgramSupport

extension ReportedFinding {
  /// The line of text at its first place alone, with the line and column that Xcode wants in the output of a build; nil for a
  /// finding without a file.
  var xcodeLine: String? {
    var line = diagnostic
    line.position = line.position ?? TextPosition(line: 1, column: 1)
    return line.path.map { _ in line.description }
  }

  /// A workflow command: `::error file=…,line=…,col=…,title=…::…`.
  func githubCommand(_ paths: RepositoryPaths) -> String {
    let place = places.first
    let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    func escaped(_ text: String, _ more: [Unicode.Scalar: String] = [:]) -> String {
      text.unicodeScalars.map { escapes[$0] ?? more[$0] ?? String($0) }.joined()
    }
    let properties: [(name: String, value: String?)] = [
      ("file", place.map { paths.path($0.path) }), ("line", place?.position.map { "\($0.line)" }),
      ("col", place?.position.map { "\($0.column)" }), ("title", code.rawValue),
    ]
    let all = properties.compactMap { name, value in
      value.map { "\(name)=\(escaped($0, [":": "%3A", ",": "%2C"]))" }
    }.joined(separator: ",")
    return "::\(severity == .note ? "notice" : severity.rawValue) \(all)::\(escaped(message))"
  }
}
