/// A locale as both releases read it.
struct ComparedLocale: Sendable {
  var name: String
  var old: MatchedRelease.Locale
  var new: MatchedRelease.Locale
}

/// Two releases side by side.
struct ReleasePair {
  let old: MatchedRelease
  let new: MatchedRelease
  private var nearBefore: NearLanguages
  private var nearAfter: NearLanguages

  init(old: MatchedRelease, new: MatchedRelease) {
    self.old = old
    self.new = new
    nearBefore = NearLanguages(old)
    nearAfter = NearLanguages(new)
  }

  /// Nil for a text that is no identifier in one of the releases.
  func locale(_ name: String) -> ComparedLocale? {
    guard let before = old.locale(name), let after = new.locale(name) else { return nil }
    return ComparedLocale(name: name, old: before, new: after)
  }

  /// False only where neither release can match the two.
  mutating func mayMatch(_ desired: ComparedLocale, _ supported: ComparedLocale) -> Bool {
    nearBefore.areNear(desired.old.maximized, supported.old.maximized)
      || nearAfter.areNear(desired.new.maximized, supported.new.maximized)
  }
}
