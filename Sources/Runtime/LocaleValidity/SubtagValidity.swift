/// What CLDR says of one subtag of an identifier: its status, what replaces it, and both in words.
public struct SubtagValidity: Hashable, Sendable {
  /// Which field the subtag stands in.
  public enum Field: Hashable, Sendable {
    case language
    case script
    case region
    case variant
    /// The value of `-u-rg` or `-u-sd`.
    case subdivision
  }

  /// The field the subtag stands in.
  public let field: Field
  /// As it stands in the identifier.
  public let subtag: Substring
  /// What CLDR says of it.
  public let status: SubtagStatus
  /// What CLDR would have instead, in canonical case, nil where it names nothing: `he` for `iw`, `sr-Latn` for `sh`; of
  /// several regions all, separated by spaces.
  public let replacement: String?

  /// Puts a finding together.
  public init(field: Field, subtag: Substring, status: SubtagStatus, replacement: String?) {
    self.field = field
    self.subtag = subtag
    self.status = status
    self.replacement = replacement
  }

  /// Whether the subtag makes its identifier invalid. One that an alias replaces does not.
  public var isValid: Bool { status.isValid || replacement != nil }
}

extension SubtagValidity: CustomStringConvertible {
  /// The reason in words: `language 'iw' is deprecated; 'he' replaces it`.
  public var description: String {
    let verb = status == .unknown ? "" : "is "
    let replaced = replacement.map { "; '\($0)' replaces it" } ?? ""
    if status == .unlisted, replacement != nil { return "\(field) '\(subtag)' is deprecated\(replaced)" }
    return "\(field) '\(subtag)' \(verb)\(status)\(replaced)"
  }
}

extension SubtagValidity.Field: CustomStringConvertible {
  /// The finding in words.
  public var description: String {
    switch self {
    case .language: "language"
    case .script: "script"
    case .region: "region"
    case .variant: "variant"
    case .subdivision: "subdivision"
    }
  }
}
