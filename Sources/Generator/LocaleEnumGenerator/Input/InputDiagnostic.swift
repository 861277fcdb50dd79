/// What is wrong with an app's list of localizations: where, what, and how to mend it.
package struct InputDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1; zero where the whole file is meant.
  package var line: Int
  package var message: String
  package var hint: String
  /// Whether the build goes on all the same.
  package var isWarning: Bool

  package init(_ message: String, file: String, line: Int = 0, hint: String, isWarning: Bool = false) {
    self.isWarning = isWarning
    self.file = file
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: message (hint)`, the form that editors and build logs turn into a link.
  package var description: String {
    "\(file):\(line > 0 ? "\(line):" : "") \(isWarning ? "warning" : "error"): \(message) (\(hint))"
  }
}
