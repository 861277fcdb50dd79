extension LocaleMatcher {
  /// The answer to a list of preferences, of which the first has one of the short forms.
  @inline(__always)
  func match<List: Preferences>(shortFields fields: UInt64, _ preferences: List, in view: IndexView) -> LocaleMatch? {
    guard let desired = LSR(short: fields) else { return match(firstFields: fields, preferences, in: view) }
    return match(first: desired, preferences, in: view)
  }

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
  func match<List: Preferences>(
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

  /// The answer where it is known what is nearest to the first preference.
  @inline(__always)
  func match<List: Preferences>(_ found: Nearest, _ preferences: List, in view: IndexView) -> LocaleMatch? {
    let isOnly = preferences.count <= 1
    if found.distance < settings.threshold, isOnly || found.distance <= settings.demotion {
      return view.match(found, desiredIndex: 0)
    }
    return isOnly ? nil : match(afterFirst: found, preferences, in: view)
  }

  /// Goes on with the second preference.
  @inline(never) @_effects(releasenone)
  func match<List: Preferences>(
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
}
