/// An engine's choice for an app: its localizations in search order, best first.
///
/// It is a list; `LocaleMatch` of LocaleMatching is one locale with its distance. ``LocalizationExplanation`` has the steps
/// that led to it.
public struct LocalizationChoice: Equatable, Sendable {
  /// The engine that matched.
  public let engine: LocalizationEngine
  /// The localizations in search order: files that the first lacks are looked up in the next. Spelled as given.
  public package(set) var localizations: [String]
  /// The reason for the first localization.
  public internal(set) var origin: Origin

  /// The reason for the first localization.
  public enum Origin: Equatable, Sendable {
    /// A preference matches: its position, in a header among all elements, as `desiredIndex` of a match.
    case preference(Int)
    /// A language of the main bundle matches: its position in the main bundle's search list.
    case mainBundle(Int)
    /// Nothing matches, and there is a localization `zxx` (no linguistic content).
    case noLinguisticContent
    /// Nothing matched.
    case fallback(LocalizationFallback)
    /// Nothing matched, and no fallback was asked for or found anything.
    case nothing
  }

  init(_ engine: LocalizationEngine) {
    self.engine = engine
    localizations = []
    origin = .nothing
  }

  /// The first localization.
  public var first: String? { localizations.first }

  /// Whether a preference, or the main bundle's language, led to the result.
  public var isMatch: Bool {
    switch origin {
    case .preference, .mainBundle: true
    case .noLinguisticContent, .fallback, .nothing: false
    }
  }

  /// Which fallback was used, nil for a match.
  public var fallback: LocalizationFallback? {
    if case .fallback(let fallback) = origin { fallback } else { nil }
  }
}

/// The localization that is used if no preference matches. Foundation has two layers, and they differ.
public enum LocalizationFallback: String, Hashable, Sendable, CaseIterable {
  /// `CFBundleDevelopmentRegion`, used as a preference. Only for search lists: the class methods have no bundle.
  case developmentRegion
  /// `en_US`, used as a preference. In both layers.
  case americanEnglish
  /// The first localization of the list. In both layers.
  case firstLocalization
  /// The process's default localization, or `en`, although the bundle does not have it. Only for search lists.
  case defaultLocalization
  /// `en`, because the list is empty. Only for the class methods.
  case english
}
