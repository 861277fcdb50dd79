import LocaleAliases
import LocaleCore

extension LocaleMatcher {
  /// Makes a matcher, or throws if an identifier in the list or in the options is empty, or neither well-formed nor a name as
  /// programs write it (`en_US.UTF-8`): no preference could lead to it.
  ///
  /// It also throws for more than 2,097,152 identifiers. `init(supported:options:)` takes an empty identifier for
  /// `und`, as ICU does. A default locale need not be in the list.
  ///
  /// - Throws: an error for the first identifier beyond the limit; else for the first ill-formed one in the list, the
  ///   default or the threshold.
  public init(validating supported: [String], options: Options = Options()) throws(UnsupportedIdentifier) {
    if supported.count > SupportedIndex.limit {
      throw UnsupportedIdentifier(
        place: .supported(SupportedIndex.limit), identifier: supported[SupportedIndex.limit],
        error: IdentifierError(offset: 0, reason: .beyondLimit))
    }
    for (index, identifier) in supported.enumerated() {
      try Self.validate(identifier, at: .supported(index))
    }
    if case .identifier(let identifier) = options.default { try Self.validate(identifier, at: .defaultLocale) }
    if case .asNear(let desired, let supported) = options.threshold {
      try Self.validate(desired, at: .thresholdDesired)
      try Self.validate(supported, at: .thresholdSupported)
    }
    self.init(supported: supported, options: options)
  }

  private static func validate(_ identifier: String, at place: UnsupportedIdentifier.Place)
    throws(UnsupportedIdentifier)
  {
    if let error = error(in: identifier) {
      throw UnsupportedIdentifier(place: place, identifier: identifier, error: error)
    }
  }

  /// The reason why no preference could lead to a supported identifier; nil for an identifier, and for a name as programs write it.
  package static func error(in identifier: String) -> IdentifierError? {
    if identifier.isEmpty { return IdentifierError(offset: 0, reason: .emptySubtag) }
    return identifier.withIdentifierBytes { ParsedIdentifier.errorOfNames(in: $0) }
  }

  /// An ill-formed identifier in a supported list, or in the options of a matcher.
  public struct UnsupportedIdentifier: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place where an identifier was given. Frozen: another case is another major version.
    public enum Place: Hashable, Sendable {
      /// In the supported list, at an index from 0.
      case supported(Int)
      /// ``LocaleMatcher/Options/default``.
      case defaultLocale
      /// The first of ``LocaleMatcher/Threshold/asNear(desired:supported:)``.
      case thresholdDesired
      /// The second of ``LocaleMatcher/Threshold/asNear(desired:supported:)``.
      case thresholdSupported
    }

    /// The place where the identifier was given.
    public let place: Place
    /// The identifier as it was given.
    public let identifier: String
    /// The reason, and the offset in the identifier.
    public let error: IdentifierError

    package init(place: Place, identifier: String, error: IdentifierError) {
      self.place = place
      self.identifier = identifier
      self.error = error
    }

    /// The place, the identifier and the error in words.
    public var description: String {
      let name =
        switch place {
        case .supported(let index): "supported identifier \(index)"
        case .defaultLocale: "default locale"
        case .thresholdDesired: "threshold's desired identifier"
        case .thresholdSupported: "threshold's supported identifier"
        }
      return "\(name), '\(identifier)': \(error)"
    }
  }
}
