/// The result of a match: one of the supported identifiers, one of the desired ones, and the distance between them.
///
/// It is a plain value of three integers. The identifiers themselves belong to the matcher and the caller.
public struct LocaleMatch: Hashable, Sendable {
  /// The position in the list that the matcher was made from.
  public let supportedIndex: Int
  /// The position in the list of preferences; 0 for a single preference.
  public let desiredIndex: Int
  /// The distance of the supported identifier from the desired one.
  public let distance: LocaleDistance

  @usableFromInline
  init(supportedIndex: Int, desiredIndex: Int, distance: LocaleDistance) {
    self.supportedIndex = supportedIndex
    self.desiredIndex = desiredIndex
    self.distance = distance
  }
}

extension LocaleMatch: CustomStringConvertible {
  /// `supported 1 for desired 0 at distance 3`: positions from 0.
  public var description: String { "supported \(supportedIndex) for desired \(desiredIndex) at distance \(distance)" }
}

/// The locale that a program should use: a matched locale, or the default if nothing matches.
public struct MatchOrDefault: Hashable, Sendable {
  /// The supported identifier as it was given to the matcher, or ``LocaleMatcher/defaultIdentifier``; where there is no
  /// default either, `und`: CLDR's root, which every locale inherits from.
  public let identifier: String
  /// The match; nil if nothing matched and the identifier is the default.
  public let match: LocaleMatch?

  /// Puts an answer together.
  public init(identifier: String, match: LocaleMatch?) {
    self.identifier = identifier
    self.match = match
  }

  /// Whether nothing matched.
  public var isDefault: Bool { match == nil }
}

extension MatchOrDefault: CustomStringConvertible {
  /// `en-GB`, or `en (default)` where nothing matched.
  public var description: String { isDefault ? identifier + " (default)" : identifier }
}

extension LocaleMatcher {
  /// The identifier to use where nothing matches: the one that the options name, else the first supported one.
  ///
  /// Nil with `DefaultLocale.none`, and where nothing is supported and the options name none.
  public var defaultIdentifier: String? { options.defaultLocale.identifier(among: supported) }

  /// The best match with its identifier, or the default. Allocates nothing.
  ///
  ///     matcher.bestMatchOrDefault(for: "ja").isDefault   // true
  ///
  /// The default is given even where a header excludes it: a server that has nothing acceptable may answer as if it
  /// had not been asked (RFC 9110, §12.5.4). `isDefault` lets it refuse instead.
  @inlinable
  public func bestMatchOrDefault(for desired: some DesiredLocales) -> MatchOrDefault {
    orDefault(desired.bestMatch(in: self))
  }

  /// The best match for a list of preferences, or the default. Allocates nothing.
  @inlinable
  public func bestMatchOrDefault(for desired: [String]) -> MatchOrDefault { orDefault(bestMatch(for: desired)) }

  /// The supported identifier that matches best, as it was given, or the default identifier. Allocates nothing.
  ///
  ///     matcher.bestIdentifier(for: "en-IT")   // en-GB
  ///     matcher.bestIdentifier(for: "ja")      // en, the first supported
  ///
  /// `und`, CLDR's root, where nothing matches and there is no default (``defaultIdentifier``).
  @inlinable
  public func bestIdentifier(for desired: some DesiredLocales) -> String { identifier(desired.bestMatch(in: self)) }

  /// The supported identifier that suits a list of preferences best, or the default identifier. Allocates nothing.
  @inlinable
  public func bestIdentifier(for desired: [String]) -> String { identifier(bestMatch(for: desired)) }

  /// The entry of the default locale, nil if it is not supported.
  func defaultEntry(in view: IndexView) -> Int? {
    if let prepared = index.prepared { return prepared.defaultEntry }
    guard let form = defaultIdentifier.flatMap({ Self.form(of: $0, names, supported) }) else { return nil }
    let first = view.probe(form.lsr.fields).entry
    return first == 0 ? nil : Lookup(view).nearest(to: form.lsr, amongTripleOf: first).winner
  }

  @usableFromInline
  func orDefault(_ match: LocaleMatch?) -> MatchOrDefault {
    MatchOrDefault(identifier: identifier(match), match: match)
  }

  @usableFromInline
  func identifier(_ match: LocaleMatch?) -> String {
    match.map { supported[$0.supportedIndex] } ?? defaultIdentifier ?? "und"
  }
}

extension LocaleMatcher.DefaultLocale {
  func identifier(among supported: [String]) -> String? {
    switch self {
    case .firstSupported: supported.first
    case .identifier(let identifier): identifier
    case .none: nil
    }
  }
}
