@testable import LocaleMatching

/// All ways of asking a matcher one question. They have one answer.
struct MatchWays {
  let matcher: LocaleMatcher
  private(set) var answers: [(way: String, match: LocaleMatch?)] = []
  private(set) var identifiers: [String] = []

  init(_ matcher: LocaleMatcher, _ preferences: [String]) {
    self.matcher = matcher
    ask("texts", preferences)
    ask("slice", (["?"] + preferences).dropFirst())
    ask("substrings", preferences.map { $0[...] })
    let locales = preferences.compactMap(Self.locale)
    if locales.count == preferences.count {
      ask("locales", locales)
    }
    let languages = preferences.compactMap(Self.language)
    if languages.count == preferences.count { ask("languages", ContiguousArray(languages)) }
    guard preferences.count == 1, let text = preferences.first else { return }
    ask("text", text)
    ask("substring", text[...])
    ask("bytes", UTF8Preference(text.utf8))
    answers.append(("buffer", Array(text.utf8).withUnsafeBufferPointer { matcher.bestMatch(for: UTF8Preference($0)) }))
    if let locale = locales.first { ask("locale", locale) }
    if let language = languages.first { ask("language", language) }
    // What is no range of a header, or is two.
    if !text.contains(where: { ",;*".contains($0) || $0.isWhitespace }) { ask("header", AcceptLanguage(text)) }
  }

  init(_ matcher: LocaleMatcher, header: AcceptLanguage) {
    self.matcher = matcher
    ask("header", header)
  }

  private mutating func ask(_ way: String, _ preferences: some LocalePreferences) {
    answers += [
      (way, matcher.bestMatch(for: preferences)), ("explanation, \(way)", matcher.explanation(for: preferences).match),
      ("ranking, \(way)", matcher.rankedMatches(for: preferences).first),
    ]
    identifiers.append(matcher.bestIdentifier(for: preferences))
  }

  /// The identifier that says what the text says. Others leave something out, or have another name for it.
  private static func locale(_ text: String) -> LocaleIdentifier? {
    LocaleIdentifier(text).flatMap { isSame($0.description, text) ? $0 : nil }
  }

  private static func language(_ text: String) -> LanguageIdentifier? {
    LanguageIdentifier(text).flatMap { isSame($0.description, text) ? $0 : nil }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased().map { $0 == "_" ? "-" : "\($0)" }.joined()
  }
}
