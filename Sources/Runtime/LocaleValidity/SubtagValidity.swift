import LocaleCore

/// CLDR's information about one subtag of an identifier: its status, its replacement, and both in words.
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
  /// several regions, separated by spaces. For a variant that CLDR replaces together with other subtags, the whole
  /// identifier: `nb` for `no-bokmal`.
  public internal(set) var replacement: String?
  /// The language that may have been meant: the likely one of the country whose code stands where a language belongs, `uk`
  /// for `ua` (Likely Subtags, `und_UA`). Nil for a language that CLDR knows.
  public internal(set) var suggestion: String?

  /// Whether the subtag can be part of a valid identifier. A subtag that an alias replaces can.
  public var isValid: Bool { status.isValid || replacement != nil }
}

extension SubtagValidity: CustomStringConvertible {
  /// The reason in words: `language 'iw' is deprecated; 'he' replaces it`.
  public var description: String {
    let verb = status == .unknown ? "" : "is "
    let replaced = replacement.map { "; '\($0)' replaces it" } ?? ""
    if status == .unlisted, replacement != nil { return "\(field) '\(subtag)' is deprecated\(replaced)" }
    let meant = suggestion.map { ", but a country's code: did you mean '\($0)'?" } ?? ""
    return "\(field) '\(subtag)' \(verb)\(status)\(replaced)\(meant)"
  }
}

extension SubtagValidity.Field: CustomStringConvertible {
  /// The field in words: `language`.
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

/// The status that CLDR gives a subtag (`common/validity`, UTS #35, "Validity Data").
public enum SubtagStatus: Hashable, Sendable {
  /// The subtag is in use.
  case regular
  /// The subtag is in use with a special meaning: `mul`, `zxx`, `Zxxx`, `XA`.
  case special
  /// A region that contains others: `419`, `EU`.
  case macroregion
  /// The subtag is still understood, but should no longer be written.
  case deprecated
  /// The subtag is for private agreement: `qtz`, `Qaaq`.
  case privateUse
  /// A code for private use that CLDR reserves for itself: `qaa`.
  case reserved
  /// The subtag means "unknown": `und`, `Zzzz`, `ZZ`.
  case unknown
  /// CLDR does not list the subtag.
  case unlisted

  init(_ status: ValidityRun.Status) {
    switch status {
    case .unlisted: self = .unlisted
    case .regular: self = .regular
    case .special: self = .special
    case .macroregion: self = .macroregion
    case .deprecated: self = .deprecated
    case .privateUse: self = .privateUse
    case .reserved: self = .reserved
    case .unknown: self = .unknown
    }
  }

  /// Whether an identifier that has a subtag with this status can be valid. Deprecated subtags are valid (UTS #35,
  /// "Valid Identifiers").
  var isValid: Bool { self != .unlisted && self != .reserved }
}

extension SubtagStatus: CustomStringConvertible {
  /// The status in words: "deprecated", "not known to CLDR".
  public var description: String {
    switch self {
    case .regular: "in use"
    case .special: "in use with a special meaning"
    case .macroregion: "a region that contains other regions"
    case .deprecated: "deprecated"
    case .privateUse: "for private use"
    case .reserved: "reserved"
    case .unknown: "means 'unknown'"
    case .unlisted: "not known to CLDR"
    }
  }
}
