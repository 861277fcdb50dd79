// Preferences of other forms than the two short ones.
extension LocaleMatcher {
  /// The answer where the first preference has another form than the short ones.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(forAny preferences: List, in view: IndexView) -> LocaleMatch? {
    let fields = preferences.firstFields()
    guard fields != CommonIdentifier.none else {
      return match(preferences.nearestToUnusualFirst(of: self, in: view), preferences, in: view)
    }
    guard fields >> 31 < PackedSubtag.twoLetterLimit, let desired = LSR(common: fields) else {
      return match(firstFields: fields, preferences, in: view)
    }
    return match(first: desired, preferences, in: view)
  }

  /// The answer where the first preference, parsed, is in a language of more than two letters or has no triple.
  @inline(never) @_effects(releasenone)
  func match(forParsed preferences: UnsafeBufferPointer<LanguageIdentifier>, in view: IndexView) -> LocaleMatch? {
    guard let desired = preferences[0].matchingForm else {
      let fields = preferences.firstFields()
      return fields == CommonIdentifier.none
        ? match(preferences.nearestToUnusualFirst(of: self, in: view), preferences, in: view)
        : match(firstFields: fields, preferences, in: view)
    }
    return match(firstOfThree: desired, preferences, in: view)
  }

  /// The answer where the first preference needs more than its language's word to be maximised.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(firstFields fields: UInt64, _ preferences: List, in view: IndexView) -> LocaleMatch? {
    guard let form = MatchingForm(ordinary: fields) else {
      return match(unusualFields: fields, preferences, in: view)
    }
    return match(firstForm: form, preferences, in: view)
  }

  /// The answer where the first preference is an alias, an unknown language, `und` or a pseudo-locale.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    unusualFields fields: UInt64, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(nearest(to: MatchingForm(anyFields: fields), in: view), preferences, in: view)
  }

  /// The answer for a single text of another form than the short ones.
  @inline(never) @_effects(releasenone)
  func match(forAny identifier: String, in view: IndexView) -> LocaleMatch? {
    let fields = IdentifierHead.fields(of: identifier)
    if fields != CommonIdentifier.none { return match(firstFields: fields, [] as [String], in: view) }
    return match(generallyNearest(to: identifier, in: view, below: settings.threshold), [] as [String], in: view)
  }

  @inline(never) @_effects(releasenone)
  func match(forAny bytes: UnsafeBufferPointer<UInt8>, in view: IndexView) -> LocaleMatch? {
    let fields = IdentifierHead.fields(of: bytes)
    if fields != CommonIdentifier.none { return match(firstFields: fields, [] as [String], in: view) }
    return match(generallyNearest(to: bytes, in: view, below: settings.threshold), [] as [String], in: view)
  }
}
