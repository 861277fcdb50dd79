/// A locale and those it inherits from, nearest first (UTS #35, Locale Inheritance and Matching).
///
///     for locale in identifier.fallbackChain { … }   // es-AR, es-419, es, und
///
/// A chain always ends: CLDR's parents have no cycles (the generator checks it). Iterating allocates nothing.
public struct FallbackChain: Sequence, IteratorProtocol, Hashable, Sendable {
  private var current: LanguageIdentifier?
  /// The part of locale data whose parents are followed.
  public let component: LocaleComponent

  /// Makes the chain of an identifier, which comes first. Allocates nothing.
  public init(_ identifier: LanguageIdentifier, component: LocaleComponent = .main) {
    current = identifier
    self.component = component
  }

  /// The next locale, nil after `und`.
  public mutating func next() -> LanguageIdentifier? {
    guard let identifier = current else { return nil }
    current = identifier.parent(for: component)
    return identifier
  }
}

extension FallbackChain: CustomStringConvertible {
  /// The rest of the chain: `es-AR, es-419, es, und`.
  public var description: String {
    var text = ""
    for identifier in self { text += (text.utf8.isEmpty ? "" : ", ") + identifier.description }
    return text
  }
}
