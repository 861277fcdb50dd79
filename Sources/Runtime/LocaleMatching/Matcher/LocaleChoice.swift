/// What a program should use: a matched locale, or the default where nothing matches.
public struct LocaleChoice: Hashable, Sendable {
  /// The supported identifier as it was given to the matcher, or the default.
  public let identifier: String
  /// Nil where nothing matched and the identifier is the default.
  public let match: LocaleMatch?

  /// Whether nothing matched.
  public var isDefault: Bool { match == nil }
}

extension LocaleMatcher {
  /// The identifier that stands in where nothing matches; nil where the options name none, or nothing is supported.
  public var defaultIdentifier: String? {
    switch options.defaultLocale {
    case .firstSupported: supported.first
    case .identifier(let identifier): identifier
    case .none: nil
    }
  }

  /// The best match, or the default. Nil only where there is no default. Allocates nothing.
  public func bestMatchOrDefault(for identifier: String) -> LocaleChoice? { choice(bestMatch(for: identifier)) }

  /// The best match for a list of preferences, or the default. Nil only where there is no default. Allocates nothing.
  public func bestMatchOrDefault(for identifiers: [String]) -> LocaleChoice? { choice(bestMatch(for: identifiers)) }

  func choice(_ match: LocaleMatch?) -> LocaleChoice? {
    if let match { return LocaleChoice(identifier: supported[match.supportedIndex], match: match) }
    return defaultIdentifier.map { LocaleChoice(identifier: $0, match: nil) }
  }

  /// The matched locale with the desired one's region laid over it, `de-AT` for `gsw-AT` on `de` (ICU's resolved locale).
  ///
  /// Language, script and region only. Nil where the match is not of this matcher or the supported identifier has
  /// no language of its own. Allocates nothing.
  public func resolvedIdentifier(of match: LocaleMatch, desired: LanguageIdentifier) -> LanguageIdentifier? {
    guard supported.indices.contains(match.supportedIndex),
      var resolved = LanguageIdentifier(supported[match.supportedIndex])
    else { return nil }
    if let region = desired.region { resolved.region = region }
    return resolved
  }
}
