/// An engine's choice for an app: its localizations in search order, best first, and the reasons.
///
/// It is a list with the steps of the decision; `LocaleMatch` of LocaleMatching is one locale with its distance.
public struct LocalizationChoice: Equatable, Sendable {
  /// The engine that matched.
  public let engine: LocalizationEngine
  /// The localizations in search order: texts that the first lacks are looked up in the next. Spelled as given.
  public internal(set) var localizations: [String]
  /// The reason for the first localization.
  public internal(set) var origin: Origin
  /// The steps of the decision, in order.
  public internal(set) var steps: [LocalizationStep]

  /// The reason for the first localization.
  public enum Origin: Equatable, Sendable {
    /// A preference matches: its position.
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

  /// The step that chose the first localization; nil if there is none.
  public var decisiveStep: LocalizationStep? {
    steps.last { step in
      switch step {
      case .chosen, .refined, .lastResort, .noLinguisticContent, .fallback: true
      case .mainBundle, .unmatched, .passedOver, .setAside, .appended, .added: false
      }
    }
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
