import LocaleCore

// Clients need them; the rest of the core is for this package only.
@_exported import enum LocaleCore.SubtagKind
@_exported import enum LocaleCore.SubtagStatus

/// CLDR's information about one subtag of an identifier: its status, its replacement, and both in words.
public struct SubtagValidity: Hashable, Sendable {
  /// The field that the subtag is in.
  public let field: SubtagKind
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

extension SubtagStatus {
  /// Whether an identifier that has a subtag with this status can be valid. Deprecated subtags are valid (UTS #35,
  /// "Valid Identifiers").
  var isValid: Bool { self != .unlisted && self != .reserved }
}
