import LocaleMatching

/// An identifier as Apple's bundles see it.
package struct AppleIdentifier: Sendable {
  package let original: String
  /// `EN-gb` → `en_GB`. Nil for what ICU takes for no identifier, which matches nothing.
  package let base: String?
  /// The base with its alias replaced: where the chain begins.
  package let normalized: String
  package let language: String
  /// Only identifiers of one group are compared. `hi` is in that of `en`, because `hi_Latn` inherits from `en_IN`.
  package let group: String
  package let hasRegion: Bool
  /// Whether the region is another than the likely one. Mexican Spanish and Taiwan's Chinese are never penalized.
  package let isPenalized: Bool

  package init(_ original: String) {
    self.original = original
    guard let name = ICUBaseName(original) else {
      (base, normalized, language, group, hasRegion, isPenalized) = (nil, "", "", "", false, false)
      return
    }
    let base = name.text
    let normalized = AppleAliases.normalized(base)
    let parts = normalized == base ? name : ICUBaseName(normalized) ?? name
    let language = String(decoding: parts.language, as: UTF8.self)
    self.base = base
    self.normalized = normalized
    self.language = language
    group = Self.groups[language] ?? language
    hasRegion = !parts.region.isEmpty
    isPenalized = normalized != "es_MX" && normalized != "zh_Hant_TW" && parts.keepsRegionWhenMinimized
  }

  private static let groups = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"]

  /// The identifier and its ancestors, nearest first.
  ///
  /// - Parameter isAvailable: a localization whose region is not its language's likely one stands twice at the
  ///   beginning, so that `it` is nearer to `it_IT` than to `it_CH`.
  package func chain(isAvailable: Bool) -> [String] {
    // ICU has room for ten, the last of which ends the chain.
    var chain = isAvailable && isPenalized ? [normalized, normalized] : [normalized]
    while chain.count < 9, let last = chain.last, let parent = AppleParents.parent(of: last) { chain.append(parent) }
    return chain
  }
}
