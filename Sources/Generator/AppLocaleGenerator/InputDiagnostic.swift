import LocaleCore

/// A problem in an app's list of localizations: its place, a message and a correction.
package struct InputDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line, from 1; zero for the whole file.
  package var line: Int
  package var message: String
  package var hint: String
  /// Whether the build continues.
  package var isWarning: Bool

  package init(_ message: String, file: String, line: Int = 0, hint: String, isWarning: Bool = false) {
    self.isWarning = isWarning
    self.file = file
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: message (hint)`, the form that editors and build logs turn into a link. One line: what a file
  /// contains is escaped.
  package var description: String {
    "\(file):\(line > 0 ? "\(line):" : "") \(isWarning ? "warning" : "error"): \(message) (\(hint))".visibleLine
  }
}
