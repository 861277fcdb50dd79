/// What CLDR says about one subtag of an identifier: its status, its replacement, and both in words.
public struct SubtagValidity: Hashable, Sendable {
  /// The field of an identifier that a subtag is in.
  public enum Field: Hashable, Sendable {
    /// The language: `en` in `en-Latn-GB`.
    case language
    /// The script: `Latn`.
    case script
    /// The region: `GB`, `419`.
    case region
    /// A variant: `valencia` in `ca-valencia`.
    case variant
    /// The value of `-u-rg` or `-u-sd`.
    case subdivision
  }

  /// The field that the subtag is in.
  public let field: Field
  /// The subtag as it is written in the identifier.
  public let subtag: Substring
  /// The subtag's status in CLDR.
  public let status: SubtagStatus
  /// The replacement in CLDR, in canonical case; nil if there is none: `he` for `iw`, `sr-Latn` for `sh`. All of
  /// several regions, separated by spaces.
  public let replacement: String?

  /// Makes a finding from its parts.
  public init(field: Field, subtag: Substring, status: SubtagStatus, replacement: String?) {
    self.field = field
    self.subtag = subtag
    self.status = status
    self.replacement = replacement
  }

  /// Whether the subtag can be part of a valid identifier. A subtag that an alias replaces can.
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
