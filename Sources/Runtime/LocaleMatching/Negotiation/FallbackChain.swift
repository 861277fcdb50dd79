import LocaleCore

extension LanguageIdentifier {
  /// `und`, CLDR's root, which every fallback chain ends with.
  public static let undetermined = LanguageIdentifier(fields: LSR(rawValue: 0))

  /// Whether it is `und` or `root` alone.
  package var isUndetermined: Bool { fields.fields == 0 && longLanguage == 0 }

  /// The identifier from which this one inherits: `es-AR` → `es-419` → `es` → `und`; nil for `und`.
  ///
  /// It is the parent that CLDR names, else the identifier without its last subtag, except that
  /// - a language with a script that is not its likely one has `und` (`sr-Latn`): text in another script is not inherited;
  /// - a region that implies another script is replaced by that script (`zh-TW` → `zh-Hant`), because CLDR's locale of
  ///   that name is an alias of the one with the script (`zh_Hant_TW`).
  ///
  /// See UTS #35, Part 1, Locale Inheritance and Matching. Allocates nothing; makes a few table look-ups.
  ///
  /// A component with a section of its own does not use CLDR's parents for everything, nor the rule about scripts:
  /// `sr-Latn` sorts as `sr`.
  public func parent(for component: LocaleComponent = .main) -> LanguageIdentifier? {
    if isUndetermined { return isRoot ? .undetermined : nil }
    // A component without a section of its own inherits as everything else does.
    let section = ParentLocaleTable.sections & component.bit != 0 ? component : .main
    if let named = ParentLocales.named(self, in: section) { return named }
    if region != nil {
      let truncated = LanguageIdentifier(language: language, script: script)
      guard script == nil, language != .undetermined else { return truncated }
      let likely = likelyScript
      return likely == truncated.likelyScript ? truncated : LanguageIdentifier(language: language, script: likely)
    }
    guard let script, language != .undetermined else { return .undetermined }
    let truncated = LanguageIdentifier(language: language)
    let isParentRoot = ParentLocaleTable.scriptSections & section.bit != 0 && script != truncated.likelyScript
    return isParentRoot ? .undetermined : truncated
  }

  /// The parent that a row of CLDR's `parentLocales` names for exactly this identifier: `es-AR` → `es-419`, `sr-Latn` →
  /// `und`; nil if there is no such row (UTS #35, Parent Locales).
  ///
  /// For code that follows the rows without CLDR's rules about scripts; other code uses `parent(for:)`. Allocates
  /// nothing; makes one look-up.
  package var namedParent: LanguageIdentifier? { isUndetermined ? nil : ParentLocales.named(self, in: .main) }

  /// The identifier, then each parent in turn, to `und`: `zh-TW`, `zh-Hant`, `und` (UTS #35, Locale Inheritance and
  /// Matching). It always ends: CLDR's parents have no cycles (the generator checks it). Allocates the array.
  ///
  /// The chain contains the subtags that are written. If your locales are stored by CLDR's names, which leave out
  /// likely scripts, begin it with `withoutLikelyScript`.
  public func fallbackChain(for component: LocaleComponent = .main) -> [LanguageIdentifier] {
    Array(sequence(first: self) { $0.parent(for: component) })
  }

  /// The identifier without a script that its language and region imply: `de-Latn-LI` → `de-LI`, `az-Arab-IR` →
  /// `az-IR`; `sr-Latn-RS` stays. Allocates nothing.
  public var withoutLikelyScript: LanguageIdentifier {
    let shorter = LanguageIdentifier(language: language, region: region)
    return script != nil && shorter.likelyScript == script ? shorter : self
  }
}

/// The rows of CLDR's `parentLocales`.
enum ParentLocales {
  /// The parent that CLDR names for a locale other than root; nil if only truncation applies.
  static func named(_ identifier: LanguageIdentifier, in section: LocaleComponent) -> LanguageIdentifier? {
    guard identifier.language.packed < PackedSubtag.shortLanguageLimit else { return nil }
    let locale = LSR(
      language: identifier.language.packed, script: identifier.script?.packed ?? 0,
      region: identifier.region?.packed ?? 0)
    guard let row = Sorted.index(of: section.key(of: locale), in: ParentLocaleTable.locales) else { return nil }
    return LanguageIdentifier(LSR(rawValue: ParentLocaleTable.parents[Int(ParentLocaleTable.parentNumbers[row])]))
  }
}
