// What the first look has not settled. Each function takes what is known, so that nothing is found out again.
extension LocaleMatcher {
  /// The answer where the first preference's triple is supported, but its entries do not settle it.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    first desired: LSR, _ preferences: List, amongTripleOf entry: Int, in view: IndexView
  ) -> LocaleMatch? {
    let found = view.nearest(to: desired, amongTripleOf: entry)
    return settings.isSimple || found.distance == 0
      ? match(found, preferences, in: view) : match(inGeneral: desired, preferences, in: view)
  }

  /// The answer where the first preference's language is not supported: mostly nothing, or one related language.
  ///
  /// Calls nothing either where there is no further preference to go on with.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    unsupported desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    guard settings.isSimple else { return match(inGeneral: desired, preferences, in: view) }
    let form = MatchingForm(lsr: desired, word: LanguageTable.directWord(of: desired.language))
    if !List.isResolved, MatchingForm.isUnresolved(desired, form.word) {
      return match(resolving: desired, preferences, in: view)
    }
    if let found = view.entry(relatedTo: form) { return match(found, preferences, in: view) }
    return match(relatedTo: form, preferences, in: view)
  }

  /// The same for languages of three letters.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    unsupportedOfThree desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    guard settings.isSimple else { return match(inGeneral: desired, preferences, in: view) }
    let form = MatchingForm(lsr: desired, word: LanguageTable.word(of: desired.language))
    if !List.isResolved, MatchingForm.isUnresolved(desired, form.word) {
      return match(resolving: desired, preferences, in: view)
    }
    return match(view.nearestRelative(to: form), preferences, in: view)
  }

  /// The answer where the first preference has an alias: of the language, or of the region.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    resolving desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    // A pseudo-locale keeps its language as it is written.
    guard RegionClass.of(desired.region) != RegionClass.pseudoLocale else {
      return match(unusualFields: desired.written, preferences, in: view)
    }
    var language = desired.language
    let word = LanguageTable.resolved(&language)
    let fields = LikelySubtags.withoutUnknown(desired.asWritten).with(language: language).rawValue
    return word.isUnusual
      ? match(unusualFields: fields, preferences, in: view) : match(firstFields: fields, preferences, in: view)
  }

  /// The answer where several languages or scripts are related to the first preference's.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    relatedTo form: MatchingForm, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(view.nearestOfSeveralRelatives(to: form), preferences, in: view)
  }

  /// The answer where other languages or scripts compete with the first preference's, or where it is unusual.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    first desired: LSR, _ preferences: List, inLanguageAt position: Int, in view: IndexView
  ) -> LocaleMatch? {
    guard settings.isSimple else { return match(inGeneral: desired, preferences, in: view) }
    if !List.isResolved, RegionClass.isSpecial(desired.rawValue) {
      return match(resolving: desired, preferences, in: view)
    }
    return match(view.nearest(to: desired, inLanguageAt: position), preferences, in: view)
  }

  /// The answer under unusual options, or where something about the first preference may be unusual.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    inGeneral desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(nearest(to: MatchingForm(resolving: desired), in: view), preferences, in: view)
  }

  @inline(__always)
  func nearest(to form: MatchingForm, in view: IndexView) -> Nearest {
    settings.isSimple ? view.nearestEntry(to: form) : view.nearest(to: form, below: settings.threshold, settings)
  }
}
