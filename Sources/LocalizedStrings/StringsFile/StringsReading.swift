/// What a `.strings` file held, and what was wrong with it.
public struct StringsReading: Sendable {
  /// The three forms in which such a file is found; builds make binary ones.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case oldStyle = "old-style"
    case xml = "XML"
    case binary
  }

  public var table: StringsTable
  /// In the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  /// Where each entry of the table begins, index by index; empty for a binary file.
  public var positions: [TextPosition]
  public var format: Format
  /// How the text was encoded; UTF-8 for a binary file.
  public var encoding: TextEncoding
  public var hasByteOrderMark: Bool

  /// Whether something could not be read.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
