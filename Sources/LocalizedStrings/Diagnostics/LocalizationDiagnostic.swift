/// Something that is wrong, or worth knowing, in a file of an app: where it is, what it is, and a code for programs.
///
/// Readers in this module return diagnostics beside what they could read; they throw nothing and lose nothing that can
/// be read. A value with two strings: making one allocates.
public struct LocalizationDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Worth knowing; nothing is lost.
    case note
    /// Legal, or read all the same, but hardly what was meant.
    case warning
    /// Something could not be read or cannot be right.
    case error
  }

  public var severity: Severity
  public var code: Code
  /// One sentence for a person, without the place and without a full stop.
  public var message: String
  /// The file as the caller named it; nil where the text came from elsewhere.
  public var path: String?
  /// The place in the text; nil where it concerns the file as a whole.
  public var position: TextPosition?

  public init(
    _ severity: Severity, _ code: Code, _ message: String, path: String? = nil, position: TextPosition? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.position = position
  }

  /// The line, counted from 1.
  public var line: Int? { position?.line }

  /// The column, counted from 1 in Unicode scalar values; see ``TextPosition``.
  public var column: Int? { position?.column }

  /// The same diagnostic for a file.
  public func at(path: String?) -> LocalizationDiagnostic {
    var copy = self
    copy.path = path
    return copy
  }
}
