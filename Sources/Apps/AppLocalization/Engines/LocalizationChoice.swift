/// Which localizations are used, best first, and why.
public struct LocalizationChoice: Hashable, Sendable {
  /// The engine that matched.
  public let engine: LocalizationEngine
  /// The localizations to use in this order: what the first lacks is looked for in the next. Spelled as they were given.
  public internal(set) var localizations: [String]
  /// What the first of the localizations is owed to.
  public internal(set) var origin: Origin
  /// What led there, in order.
  public internal(set) var steps: [LocalizationStep]

  /// What decided.
  public enum Origin: Hashable, Sendable {
    /// One of the preferences: its position.
    case preference(Int)
    /// The languages that the main bundle is shown in: the position in its search list.
    case mainBundle(Int)
    /// `zxx`, no linguistic content, which is there for everybody whom no other localization suits.
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

  /// The step that made the first localization the first; nil where there is none.
  public var decisiveStep: LocalizationStep? {
    steps.last { step in
      switch step {
      case .chosen, .refined, .lastResort, .noLinguisticContent, .fallback: true
      case .mainBundle, .unmatched, .passedOver, .setAside, .appended, .added: false
      }
    }
  }
}

/// What is used where no preference matches. Foundation has two layers, and they differ.
public enum LocalizationFallback: String, Hashable, Sendable, CaseIterable, Codable {
  /// `CFBundleDevelopmentRegion` taken for a preference. A bundle's search list only; the class methods know of no bundle.
  case developmentRegion
  /// `en_US` taken for a preference. Both layers.
  case americanEnglish
  /// The first localization of the list. Both layers.
  case firstLocalization
  /// What the process set as its default localization, or `en`, though the bundle has it not. A bundle's search list only.
  case defaultLocalization
  /// `en`, though it is not in the list, which is empty. The class methods only.
  case english
}
