import LocaleCore

/// A place in a file that is read, so that a diagnostic can name file and line.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as it is shown: for a release of CLDR, relative to the folder that holds `common/`.
  package var file: String
  /// The line, from 1. Zero for the whole file.
  package var line: Int

  /// - Parameter line: left out for the whole file.
  package init(file: String, line: Int = 0) {
    self.file = file
    self.line = line
  }

  package var description: String { line > 0 ? "\(file):\(line)" : file }
}

/// One error in what is read, a CLDR release or an app's list, or one thing to know about it: its place, a message, the wrong
/// text, and a correction.
package struct InputDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error, warning
  }

  package var location: SourceLocation
  /// The problem, a phrase without a full stop.
  package var message: String
  /// The wrong text, as it is in the file.
  package var text: String?
  /// The correction, a phrase without a full stop.
  package var hint: String
  /// The exit status of a program that stops here.
  package var status: ExitStatus
  /// An error stops what found it.
  package var severity: Severity

  package init(
    _ message: String, at location: SourceLocation, text: String? = nil, hint: String, status: ExitStatus = .malformed,
    severity: Severity = .error
  ) {
    self.location = location
    self.message = message
    self.text = text
    self.hint = hint
    self.status = status
    self.severity = severity
  }

  /// `file:line: error: message: 'text' (hint)`, the form that editors and build logs turn into a link, on one line.
  package var description: String {
    var result = "\(location): \(severity.rawValue): \(message)"
    if let text { result += ": '\(text)'" }
    return "\(result) (\(hint))".visibleLine
  }
}
