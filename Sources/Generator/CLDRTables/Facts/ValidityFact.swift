import LocaleCore

/// `<id type='region' idStatus='regular'>AC~G AI …</id>` of `common/validity`, ranges written out.
package struct ValidityFact: Hashable, Sendable {
  package var type: SubtagKind
  package var status: SubtagStatus
  package var identifiers: [String]
  package var location: SourceLocation
}

extension SubtagStatus {
  /// The status by its name in CLDR's `idStatus`; nil for another name.
  init?(cldrName: String) {
    guard let status = Self.allCases.first(where: { $0.cldrName == cldrName && $0 != .unlisted }) else { return nil }
    self = status
  }

  /// The name in CLDR's `idStatus`: `private_use`.
  package var cldrName: String {
    switch self {
    case .unlisted: "unlisted"
    case .regular: "regular"
    case .special: "special"
    case .macroregion: "macroregion"
    case .deprecated: "deprecated"
    case .privateUse: "private_use"
    case .reserved: "reserved"
    case .unknown: "unknown"
    }
  }
}
