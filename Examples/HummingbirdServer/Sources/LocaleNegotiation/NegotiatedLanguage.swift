import LocaleMatching

/// The language in which a request is answered, and the source of the decision.
public struct NegotiatedLanguage: Hashable, Sendable {
  /// The source of the decision.
  public enum Source: String, Hashable, Sendable {
    /// The first part of the path: `/it/greeting`.
    case path
    /// The cookie.
    case cookie
    /// `Accept-Language`.
    case header
    /// Nothing, or nothing that is supported.
    case fallback
  }

  /// One of the supported identifiers, as it was given.
  public let identifier: String
  /// The source of the decision.
  public let source: Source

  /// A language and what decided for it.
  public init(identifier: String, source: Source) {
    self.identifier = identifier
    self.source = source
  }
}
