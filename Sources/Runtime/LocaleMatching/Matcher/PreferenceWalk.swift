/// One walk over a list of preferences: the best find so far, and the distance that a further find must be below.
///
/// The threshold is exclusive. A find below it becomes the best, and its distance becomes the threshold for the rest.
/// Each preference then subtracts its demotion, so that a later one must be nearer by more than it costs. At zero
/// nothing can be nearer, and the walk is over: at once for an equal maximized identifier, and with default options
/// after ten preferences. By option any match ends it. If it has found nothing, it begins again without demotion, so that no acceptable language is refused
/// because it stands late.
@usableFromInline struct PreferenceWalk {
  /// The exclusive threshold, in eighths. It shrinks with every find and every preference.
  private(set) var threshold: Int
  /// Zero in a second walk too.
  let demotion: Int
  @usableFromInline private(set) var best = Nearest.none
  @usableFromInline private(set) var desiredIndex = 0
  /// The number of preferences taken.
  private(set) var count = 0

  @inlinable var hasFoundNothing: Bool { best.entry == 0 }

  init(_ settings: MatchSettings) { self.init(threshold: settings.threshold, demotion: settings.demotion) }

  init(threshold: Int, demotion: Int = 0) {
    self.threshold = threshold
    self.demotion = demotion
  }

  /// Takes the find of the next preference. Returns true if the walk is over.
  mutating func take(_ found: Nearest, desiredIndex: Int, _ settings: MatchSettings) -> Bool {
    if found.distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = found.distance
    }
    count &+= 1
    threshold &-= demotion
    return threshold <= 0 || settings.endsWithMatch && !hasFoundNothing
  }

  /// Takes an entry that the `*` of a header asks for, which ends the walk.
  mutating func take(wildcard entry: Int, desiredIndex: Int) {
    best = Nearest(distance: 0, entry: entry)
    self.desiredIndex = desiredIndex
  }
}

// Steps 1 to 5 for one question.
extension LocaleMatcher {
  /// Steps 1 to 4 for the next preference. Returns true if the walk is over.
  @inline(__always)
  func lookUp(
    _ preference: LocalePreferenceContent, desiredIndex: Int, _ walk: inout PreferenceWalk,
    _ listener: inout some WalkListener
  ) -> Bool {
    guard let form = preference.ordinaryForm else {
      return lookUpUnusual(preference, desiredIndex: desiredIndex, &walk, &listener)
    }
    return lookUp(form, desiredIndex: desiredIndex, &walk, &listener)
  }

  /// The same for an ordinary preference, by its form.
  @inline(__always)
  func lookUp(
    _ form: MatchingForm, desiredIndex: Int, _ walk: inout PreferenceWalk, _ listener: inout some WalkListener
  ) -> Bool {
    var found = nearest(to: form, below: walk.threshold, &listener)
    // Of ordinary equals none is more alike than the nearest.
    if index.isToldByText(found.entry) {
      found = mostAlike(found, DesiredIdentifier(ordinary: form), below: walk.threshold, &listener)
    }
    listener.looked(for: form, at: desiredIndex, below: walk.threshold, found)
    return walk.take(found, desiredIndex: desiredIndex, settings)
  }

  /// The same for a preference that is not ordinary.
  @inline(never)
  func lookUpUnusual(
    _ preference: LocalePreferenceContent, desiredIndex: Int, _ walk: inout PreferenceWalk,
    _ listener: inout some WalkListener
  ) -> Bool {
    var form: MatchingForm?
    var found = Nearest.none
    DesiredIdentifier.reading(preference, names) { desired in
      form = desired.form
      let nearest = nearest(to: desired.form, below: walk.threshold, &listener)
      found = mostAlike(nearest, desired, below: walk.threshold, &listener)
    }
    listener.looked(for: form, at: desiredIndex, below: walk.threshold, found)
    return walk.take(found, desiredIndex: desiredIndex, settings)
  }

  /// Steps 1 to 4 for preferences, for whoever hears what each of them finds.
  func walk(over preferences: some LocalePreferences, _ listener: inout AttentiveListener) -> PreferenceWalk {
    if let header = preferences.acceptLanguage {
      return header.header.withIdentifierBytes { self.walk(over: header, $0, &listener) }
    }
    var walk = PreferenceWalk(settings)
    repeat {
      preferences.visitPreferences { lookUp($0, desiredIndex: walk.count, &walk, &listener) }
    } while beginsAgain(&walk)
    return walk
  }

  /// An entry's identifier, as it was given.
  func identifier(of entry: Int) -> String { supported[supportedIndex(of: entry)] }

  // What the generic questions call in a client.

  @usableFromInline
  func walk() -> PreferenceWalk { PreferenceWalk(settings) }

  // It frees nothing: a preference is plain memory. Said, because else each text of a list is retained for the call.
  @usableFromInline @_effects(releasenone)
  func lookUp(_ preference: LocalePreferenceContent, _ walk: inout PreferenceWalk) -> Bool {
    var listener = SilentListener()
    return lookUp(preference, desiredIndex: walk.count, &walk, &listener)
  }

  /// Begins a walk again, without demotion, that has found nothing. False for one that has, or that no demotion could change.
  @usableFromInline
  func beginsAgain(_ walk: inout PreferenceWalk) -> Bool {
    guard walk.hasFoundNothing, walk.demotion > 0, walk.count > 1 || walk.threshold <= 0 else { return false }
    walk = PreferenceWalk(threshold: settings.threshold)
    return true
  }

  /// Step 5; nil if nothing was below the threshold.
  @inlinable
  func result(of walk: PreferenceWalk) -> LocaleMatch? {
    guard walk.best.entry != 0 else { return nil }
    let index = supportedIndex(of: walk.best.entry)
    return LocaleMatch(
      supported[index], smallSupportedIndex: Int32(truncatingIfNeeded: index),
      smallDesiredIndex: Int32(truncatingIfNeeded: walk.desiredIndex),
      distance: LocaleDistance(eighths: walk.best.distance))
  }

  @usableFromInline
  func supportedIndex(of entry: Int) -> Int { withExtendedLifetime(memory) { index.supportedIndex(entry) } }
}
