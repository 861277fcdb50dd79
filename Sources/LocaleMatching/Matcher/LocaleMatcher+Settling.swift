extension LocaleMatcher {
  /// The answer to a list of preferences, of which the first is maximised.
  ///
  /// Calls nothing where the first preference's language and script are supported and nothing else can be nearer.
  ///
  /// - Parameter desired: as in `IndexView+Settled`; in a language of two letters.
  @inline(__always)
  func match<List: Preferences>(
    first desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    let position = view.firstRecord(direct: desired.fields >> 31)
    guard position != 0 else { return match(unsupported: desired, preferences, in: view) }
    return match(first: desired, recordAt: position, preferences, in: view)
  }

  /// The same for every language, for something about which its word was needed.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    firstForm form: MatchingForm, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    let position = view.firstRecord(language: form.lsr.fields >> 31)
    guard position != 0 else {
      guard settings.isSimple else { return match(inGeneral: form.lsr, preferences, in: view) }
      return match(view.nearestRelative(to: form), preferences, in: view)
    }
    return match(first: form.lsr, recordAt: position, preferences, in: view)
  }

  /// The same for a language of three letters.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
    firstOfThree desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    let position = view.firstRecord(language: desired.fields >> 31)
    guard position != 0 else { return match(unsupportedOfThree: desired, preferences, in: view) }
    return match(first: desired, recordAt: position, preferences, in: view)
  }

  /// - Parameter position: of the language's first record.
  @inline(__always)
  private func match<List: Preferences>(
    first desired: LSR, recordAt position: Int, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    let entry = view.entry(triple: desired.fields)
    if entry != 0 {
      if let settled = view.settledEntry(desired, ofTriple: entry) { return view.match(settled, desiredIndex: 0) }
      return match(first: desired, preferences, amongTripleOf: entry, in: view)
    }
    if let settled = view.settledEntry(desired, recordAt: position) { return view.match(settled, desiredIndex: 0) }
    return match(first: desired, preferences, inLanguageAt: position, in: view)
  }

  /// The answer where the first preference's triple is supported, but its entries do not settle it.
  @inline(never) @_effects(releasenone)
  private func match<List: Preferences>(
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
  private func match<List: Preferences>(
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
  private func match<List: Preferences>(
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
  private func match<List: Preferences>(
    resolving desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    var language = desired.language
    _ = LanguageTable.resolved(&language)
    let fields = LikelySubtags.withoutUnknown(desired.written) & ~LSR.languageMask | language << 31
    return match(firstFields: fields, preferences, in: view)
  }

  /// The answer where several languages or scripts are related to the first preference's.
  @inline(never) @_effects(releasenone)
  private func match<List: Preferences>(
    relatedTo form: MatchingForm, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(view.nearestOfSeveralRelatives(to: form), preferences, in: view)
  }

  /// The answer where other languages or scripts compete with the first preference's, or where it is unusual.
  @inline(never) @_effects(releasenone)
  private func match<List: Preferences>(
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
  private func match<List: Preferences>(
    inGeneral desired: LSR, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(nearest(to: MatchingForm(resolving: desired), in: view), preferences, in: view)
  }

  @inline(__always)
  private func nearest(to form: MatchingForm, in view: IndexView) -> Nearest {
    settings.isSimple ? view.nearestEntry(to: form) : view.nearest(to: form, below: settings.threshold, settings)
  }

  /// The answer where the first preference has another form than the short ones.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(forAny preferences: List, in view: IndexView) -> LocaleMatch? {
    let fields = preferences.firstFields()
    guard fields != CommonIdentifier.none else {
      return match(preferences.nearestToUnusualFirst(of: self, in: view), preferences, in: view)
    }
    guard let desired = LSR(common: fields) else {
      return match(firstFields: fields, preferences, in: view)
    }
    return fields >> 31 < UInt64(LanguageWord.directCount)
      ? match(first: desired, preferences, in: view) : match(firstOfThree: desired, preferences, in: view)
  }

  /// The answer where the first preference, parsed, is in a language of more than two letters or has no triple.
  @inline(never) @_effects(releasenone)
  func match(forParsed preferences: UnsafeBufferPointer<LanguageIdentifier>, in view: IndexView) -> LocaleMatch? {
    guard let desired = preferences[0].matchingForm else {
      return match(preferences.nearestToUnusualFirst(of: self, in: view), preferences, in: view)
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
  private func match<List: Preferences>(
    unusualFields fields: UInt64, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    match(nearest(to: MatchingForm(anyFields: fields), in: view), preferences, in: view)
  }

  /// The answer where it is known what is nearest to the first preference.
  @inline(__always)
  private func match<List: Preferences>(_ found: Nearest, _ preferences: List, in view: IndexView) -> LocaleMatch? {
    let isOnly = preferences.count <= 1
    if found.distance < settings.threshold, isOnly || found.distance <= settings.demotion {
      return view.match(found, desiredIndex: 0)
    }
    return isOnly ? nil : match(afterFirst: found, preferences, in: view)
  }

  /// Goes on with the second preference.
  @inline(never) @_effects(releasenone)
  private func match<List: Preferences>(
    afterFirst first: Nearest, _ preferences: List, in view: IndexView
  ) -> LocaleMatch? {
    var search = Search(settings)
    var isOver = search.take(first, desiredIndex: 0)
    var position = 1
    while !isOver, position < preferences.count {
      let found = preferences.nearest(toPreference: position, of: self, in: view, below: search.threshold)
      isOver = search.take(found, desiredIndex: position)
      position &+= 1
    }
    return search.match(in: view)
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
