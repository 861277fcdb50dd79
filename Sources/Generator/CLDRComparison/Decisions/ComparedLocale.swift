/// A locale as both releases read it.
struct ComparedLocale: Sendable {
  var name: String
  var old: MatchedRelease.Locale
  var new: MatchedRelease.Locale
}

/// Two releases side by side.
struct ReleasePair: Sendable {
  let old: MatchedRelease
  let new: MatchedRelease

  /// Nil for a text that is no identifier in one of the releases.
  func locale(_ name: String) -> ComparedLocale? {
    guard let before = old.locale(name), let after = new.locale(name) else { return nil }
    return ComparedLocale(name: name, old: before, new: after)
  }
}
