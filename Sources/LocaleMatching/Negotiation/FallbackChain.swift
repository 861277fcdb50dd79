/// A locale and those it inherits from, nearest first (UTS #35, Locale Inheritance and Matching).
///
///     for locale in identifier.fallbackChain { … }   // es-AR, es-419, es, und
///
/// Never endless: CLDR's parents have no cycles (the generator checks it). Iterating allocates nothing.
public struct FallbackChain: Sequence, IteratorProtocol, Hashable, Sendable {
  private var current: LanguageIdentifier?
  public let component: LocaleComponent

  public init(_ identifier: LanguageIdentifier, component: LocaleComponent = .main) {
    current = identifier
    self.component = component
  }

  /// The next locale; the last is `und`.
  public mutating func next() -> LanguageIdentifier? {
    guard let identifier = current else { return nil }
    current = identifier.parent(for: component)
    return identifier
  }
}
