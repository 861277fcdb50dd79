/// What is wrong with an app's list of localizations: where, what, and how to mend it.
public struct InputDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1; zero where the whole file is meant.
  public var line: Int
  public var message: String
  public var hint: String

  public init(_ message: String, file: String, line: Int = 0, hint: String) {
    self.file = file
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: message (hint)`, the form that editors and build logs turn into a link.
  public var description: String { "\(file):\(line > 0 ? "\(line):" : "") error: \(message) (\(hint))" }
}
