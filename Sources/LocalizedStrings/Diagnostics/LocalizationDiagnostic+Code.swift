extension LocalizationDiagnostic {
  /// What a diagnostic is about, for programs: a fixed name such as `strings.duplicateKey`.
  ///
  /// Names are stable; each part of the module declares its own in an extension, prefixed with the kind of file.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
  }
}
