import LocaleCore

/// What CLDR says of a subtag (`common/validity`, UTS #35, "Validity Data").
public enum SubtagStatus: Hashable, Sendable {
  /// In use.
  case regular
  /// In use with a meaning of its own: `mul`, `zxx`, `Zxxx`, `XA`.
  case special
  /// A region that contains others: `419`, `EU`.
  case macroregion
  /// Still understood, no longer to be written.
  case deprecated
  /// Left to private agreement: `qtz`, `Qaaq`.
  case privateUse
  /// A code for private use that CLDR reserves for itself: `qaa`.
  case reserved
  /// Stands for "unknown": `und`, `Zzzz`, `ZZ`.
  case unknown
  /// CLDR does not list it.
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

  /// Whether a subtag with this status makes an identifier invalid. Deprecated subtags are valid (UTS #35, "Valid
  /// Identifiers").
  public var isValid: Bool { self != .unlisted && self != .reserved }
}

extension SubtagStatus: CustomStringConvertible {
  /// In words: "deprecated", "not known to CLDR".
  public var description: String {
    switch self {
    case .regular: "in use"
    case .special: "in use with a special meaning"
    case .macroregion: "a region that contains other regions"
    case .deprecated: "deprecated"
    case .privateUse: "for private use"
    case .reserved: "reserved"
    case .unknown: "stands for 'unknown'"
    case .unlisted: "not known to CLDR"
    }
  }
}
