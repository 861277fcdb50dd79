/// The kind of a subtag of which CLDR has a list (UTS #35, "Validity Data"), in the order of the tables.
public enum SubtagKind: UInt64, Hashable, Sendable, CaseIterable {
  /// The language: `en` in `en-Latn-GB`.
  case language = 1
  /// The script: `Latn`.
  case script
  /// The region: `GB`, `419`.
  case region
  /// A variant: `valencia` in `ca-valencia`.
  case variant
  /// The value of `-u-rg` or `-u-sd`.
  case subdivision
}

extension SubtagKind: CustomStringConvertible {
  /// The kind in words, which are also CLDR's: `language`.
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
public enum SubtagStatus: UInt64, Hashable, Sendable, CaseIterable {
  /// CLDR does not list the subtag.
  case unlisted
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
