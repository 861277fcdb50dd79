/// Where a decision about a language comes from.
public enum LanguageSource: String, Hashable, Sendable, CaseIterable {
  /// The first part of the path: `/it/greeting`.
  case path
  /// A parameter of the query: `?language=it`.
  case query
  /// What the server knows itself: an account, a tenant, a host.
  case server
  /// A cookie, with what the visitor chose before.
  case cookie
  /// `Accept-Language`.
  case header
  /// The request named nothing, or nothing that is supported: the default.
  case fallback
}

/// The parts of a request that are asked for a language, their order, and what happens if none of them leads to one.
public struct LanguageSources: Hashable, Sendable {
  /// What a visitor gets who asks for languages that the server does not have.
  public enum Unmatched: Hashable, Sendable {
    /// The default language.
    case `default`
    /// Status 406 (RFC 9110, §15.5.7), if the request has an `Accept-Language` that leads to nothing. Without one, everything is
    /// acceptable.
    case refused
  }

  /// The sources to ask, the first one first. Those that are left out are not asked.
  public var order: [LanguageSource]
  /// The name of the query's parameter.
  public var parameter: String
  /// The name of the cookie.
  public var cookie: String
  /// The fields of a request that tell what the server knows, for `Vary`: `Authorization` for an account, none for a host, which
  /// is part of the address.
  public var serverFields: [String]
  /// What happens if no source leads to a language.
  public var unmatched: Unmatched

  /// Describes sources; without arguments, path, query, server, cookie and header, with `language` as the name of both.
  public init(
    order: [LanguageSource] = [.path, .query, .server, .cookie, .header], parameter: String = "language",
    cookie: String = "language", serverFields: [String] = [], unmatched: Unmatched = .default
  ) {
    self.order = order
    self.parameter = parameter
    self.cookie = cookie
    self.serverFields = serverFields
    self.unmatched = unmatched
  }

  /// The fields of a request that a source reads, for `Vary`.
  func fields(of source: LanguageSource) -> [String] {
    switch source {
    case .path, .query, .fallback: []
    case .server: serverFields
    case .cookie: ["Cookie"]
    case .header: ["Accept-Language"]
    }
  }
}
