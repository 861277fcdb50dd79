// Two questions: the best match, and the best identifier or the default. The head of Lookup.swift tells the way to the
// answer.

extension LocaleMatcher {
  /// The best pair of a desired and a supported locale; nil if no pair is near enough.
  ///
  ///     matcher.bestMatch(for: "en-IT")?.distance   // 3
  ///     matcher.bestMatch(for: ["ja", "en-IT"])     // en-GB for the second preference
  ///     matcher.bestMatch(for: AcceptLanguage("de-AT, en;q=0.5"))
  ///
  /// Preferences are in descending order. Each costs the demotion, so that a perfect second beats a first in another
  /// language. An ill-formed preference matches nothing and keeps its place. With default options demotion lets nothing match
  /// from the eleventh on; where nothing is found, all are asked again without it.
  ///
  /// The ranges of a header are preferences, the most wanted first. In addition,
  /// - a locale that the header excludes is never the answer: its longest fitting range has weight zero, or only `*;q=0`
  ///   fits it. `*;q=0` spares a locale that maximizes like a range, as `zh-Hant` for `zh-TW`;
  /// - `*` ends the search. The answer is what more wanted ranges found, else the default locale or the first supported
  ///   one, if no other range names it. Its distance is zero, because `*` asked for it.
  ///
  /// Allocates nothing; with default options one preference takes some five hundred instructions, and some twenty for each
  /// supported identifier of the same language where none is equal. If `*` decides, time is linear in the supported list
  /// (RFC 9110, §12.5.4).
  @inlinable @inline(__always)
  public func bestMatch(for preferences: some LocalePreferences) -> LocaleMatch? {
    if let header = preferences.acceptLanguage { return match(for: header) }
    var walk = walk()
    preferences.visitPreferences { lookUp($0, &walk) }
    if walk.hasFoundNothing { askAgain(preferences, &walk) }
    return result(of: walk)
  }

  /// Walks without demotion over preferences among which nothing was found. Apart, because it is seldom needed.
  @inlinable @inline(never)
  func askAgain(_ preferences: some LocalePreferences, _ walk: inout PreferenceWalk) {
    if beginsAgain(&walk) { preferences.visitPreferences { lookUp($0, &walk) } }
  }

  @usableFromInline
  func match(for header: AcceptLanguage) -> LocaleMatch? {
    header.header.withIdentifierBytes { bytes in
      withExtendedLifetime(memory) {
        if header.hasExclusions {
          var listener = AttentiveListener(self, header: header)
          return result(of: walk(over: header, bytes, &listener))
        }
        var listener = SilentListener()
        return result(of: walk(over: header, bytes, &listener))
      }
    }
  }

  // MARK: The identifier, or the default

  /// The supported identifier that matches best, as it was given, or the default. Allocates nothing.
  ///
  ///     matcher.bestIdentifier(for: "en-IT")   // en-GB
  ///     matcher.bestIdentifier(for: "ja")      // en, the first supported
  ///
  /// If nothing matches and there is no default (``defaultIdentifier``), it is `und`, CLDR's root, from which every
  /// locale inherits.
  ///
  /// This may be a default that a header excludes: a server without anything acceptable may answer as if there were
  /// no header (RFC 9110, §12.5.4). To refuse instead, ask `bestMatch(for:)`.
  @inlinable
  public func bestIdentifier(for preferences: some LocalePreferences) -> String {
    identifierOrDefault(bestMatch(for: preferences))
  }

  @usableFromInline
  func identifierOrDefault(_ match: LocaleMatch?) -> String { match?.identifier ?? defaultIdentifier ?? "und" }
}
