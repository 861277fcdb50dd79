import LocaleMatching

/// The language that a request is answered in, and what said so.
public struct NegotiatedLanguage: Hashable, Sendable {
  /// What decided.
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
  /// What decided.
  public let source: Source

  /// A language and what decided for it.
  public init(identifier: String, source: Source) {
    self.identifier = identifier
    self.source = source
  }
}
