import LocaleCore

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
  public var isValid: Bool { self != .unlisted && self != .reserved }
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
