import LocaleMatching
import LocaleNegotiation
import Testing

/// Path, query, cookie, header: which decides, and what the response says.
@Suite struct LanguageNegotiatorTests {
  private static let supported = ["en", "en-GB", "de", "it", "sr-Latn", "zh-Hant", "ar"]

  private func negotiate(
    _ target: String, _ header: String..., cookies: [String] = [], sources: [LanguageSource]? = nil
  ) throws -> String {
    let negotiator = try LanguageNegotiator(
      supported: Self.supported, sources: sources ?? [.path, .query, .cookie, .header])
    let request = LanguageRequest(target: target, acceptLanguage: header, cookies: cookies)
    switch negotiator.negotiate(request) {
    case .redirect(let target, let vary): return "308 \(target)\(vary.map { " " + $0 }.joined())"
    case .answer(let language):
      let vary = language.vary(adding: []) ?? "-"
      return "\(language.identifier) \(language.source) \(language.preference) \(language.path) \(vary)"
    }
  }

  private let both = "Accept-Language, Cookie"

  @Test func theHeaderDecidesByCLDRsRules() throws {
    #expect(try negotiate("/greeting", "en-IT") == "en-GB header en-IT /greeting \(both)")
    #expect(try negotiate("/", "gsw") == "de header gsw / \(both)")
    #expect(try negotiate("/", "fr", "it-CH") == "it header it-CH / \(both)")
    #expect(try negotiate("/", "fr, *;q=0.1") == "en header en / \(both)")
    #expect(try negotiate("/", "ja") == "en fallback en / \(both)")
    #expect(try negotiate("/") == "en fallback en / \(both)")
    #expect(try negotiate("/", "de;q=0, it;q=0.1") == "it header it / \(both)")
    // British English is excluded, although an Italian's English is nearest to it.
    #expect(try negotiate("/", "en-IT, en-GB;q=0") == "en header en / \(both)")
  }

  @Test func theOrderOfTheSources() throws {
    let cookies = ["theme=dark; language=it-CH"]
    #expect(try negotiate("/zh-Hant/a?language=ar", "de", cookies: cookies) == "zh-Hant path zh-Hant /a -")
    #expect(try negotiate("/a?x=1&language=ar", "de", cookies: cookies) == "ar query ar /a -")
    #expect(try negotiate("/a", "de", cookies: cookies) == "it cookie it-CH /a \(both)")
    #expect(try negotiate("/a", "de", cookies: ["language=ja"]) == "de header de /a \(both)")
    #expect(try negotiate("/it/a", "de", sources: [.header, .path]) == "de header de /it/a Accept-Language")
    #expect(try negotiate("/it/a", "ja", sources: [.header, .path]) == "it path it /a Accept-Language")
    // What was asked before the address decided: a cache must not give it to a visitor with another cookie.
    let sources: [LanguageSource] = [.cookie, .query, .path, .header]
    #expect(try negotiate("/?language=it", "de", cookies: ["language=ja"], sources: sources) == "it query it / Cookie")
    #expect(try negotiate("/it-CH/a", "de", cookies: ["language=ja"], sources: sources) == "308 /it/a Cookie")
    #expect(try negotiate("/it/a", "de", sources: []) == "en fallback en /it/a -")
    #expect(try negotiate("/a", "de", cookies: cookies, sources: [.cookie]) == "it cookie it-CH /a Cookie")
  }

  /// A page has one address.
  @Test(arguments: [
    ("/sr-latn/visitors/3", "/sr-Latn/visitors/3"), ("/it-IT", "/it"), ("/it_CH/a/b?c=d&e", "/it/a/b?c=d&e"),
    ("/IT/", "/it/"), ("/zh-TW/x", "/zh-Hant/x"), ("/en-IT/greeting", "/en-GB/greeting"), ("/en-gb", "/en-GB"),
    ("/sr?x", "/sr-Latn?x"), ("/it-IT//evil.example", "/it//evil.example"),
  ])
  func otherSpellingsAreRedirected(target: String, expected: String) throws {
    guard expected != "/sr-Latn?x" else {
      // Serbian is in Cyrillic letters: Latin ones are another page.
      return #expect(try negotiate(target).hasPrefix("en fallback"))
    }
    #expect(try negotiate(target) == "308 \(expected)")
    // And that is the end of it.
    #expect(try !negotiate(expected).hasPrefix("308"))
  }

  /// Words of paths are not languages, even where they are codes of languages.
  @Test(arguments: [
    "/", "", "/bar", "/it-support/a", "/about", "/fr/x", "/it.html", "/%69t/x", "/i", "/it%2Fx", "//it/x", "it/x",
    "/it-x-y",
    "/und", "/visitors/it", "/it-u-nu-thai", "/\u{1B}", "/ä",
  ])
  func otherPathsAreNoLanguages(target: String) throws {
    #expect(try negotiate(target, "de").hasPrefix("de header de "), "\(target)")
  }

  @Test(arguments: [
    "language=<script>", "language=", "language", "language=\u{1B}it", "Language=it", "language=it,de", "xlanguage=it",
    "a=\"language=it\"", "language=" + String(repeating: "x", count: 7_000),
    String(repeating: "a=b; ", count: 100_000) + "language=it",
  ])
  func badCookiesCountAsNone(cookie: String) throws {
    #expect(try negotiate("/", "de", cookies: [cookie]).hasPrefix("de header"))
    #expect(try negotiate("/?\(cookie)", "de").hasPrefix("de header"))
  }

  @Test func cookiesAndParametersInTheirForms() throws {
    for cookie in ["language=it", "a=b;language=it", "a=b ; language=\"it\"", "language=it; language=de"] {
      #expect(try negotiate("/", "de", cookies: [cookie]).hasPrefix("it cookie it"))
    }
    #expect(try negotiate("/", cookies: ["a=b", "language=de-AT"]).hasPrefix("de cookie de-AT"))
    #expect(try negotiate("/?language=it#language=de").hasPrefix("it query"))
    #expect(try negotiate("/#?language=it").hasPrefix("en fallback"))
  }

  @Test func varyIsMerged() throws {
    let negotiator = try LanguageNegotiator(supported: ["en", "it"])
    guard case .answer(let language) = negotiator.negotiate(LanguageRequest(target: "/")) else {
      Issue.record("no answer")
      return
    }
    #expect(language.vary(adding: []) == "Accept-Language, Cookie")
    #expect(language.vary(adding: ["Accept-Encoding"]) == "Accept-Encoding, Accept-Language, Cookie")
    #expect(language.vary(adding: ["cookie , accept-language", ""]) == "cookie, accept-language")
    #expect(language.vary(adding: ["Accept-Encoding", "*"]) == "*")
    guard case .answer(let named) = negotiator.negotiate(LanguageRequest(target: "/it/")) else {
      Issue.record("no answer")
      return
    }
    #expect(named.vary(adding: []) == nil)
    #expect(named.vary(adding: ["Origin"]) == "Origin")
  }

  @Test func defaultsAndErrors() throws {
    let negotiator = try LanguageNegotiator(supported: ["en", "it"], default: "it", name: "lang")
    #expect(negotiator.defaultIdentifier == "it")
    let error = #expect(throws: LocaleMatcher.UnsupportedIdentifier.self) {
      try LanguageNegotiator(supported: ["en", "it"], default: "fr")
    }
    #expect(error?.place == .defaultLocale && error?.error.reason == .notSupported)
    let none = try LanguageNegotiator(supported: [])
    guard case .answer(let language) = none.negotiate(LanguageRequest(target: "/it", acceptLanguage: ["it"])) else {
      Issue.record("no answer")
      return
    }
    #expect(language.identifier == "und")
    #expect(throws: LocaleMatcher.UnsupportedIdentifier.self) { try LanguageNegotiator(supported: ["en", "e-n"]) }
  }

  /// Thousands of fields are read to a limit.
  @Test func longHeaders() throws {
    let many = Array(repeating: Array(repeating: "qaa", count: 100).joined(separator: ","), count: 2_000)
    let negotiator = try LanguageNegotiator(supported: Self.supported)
    let request = LanguageRequest(target: "/", acceptLanguage: many + ["it"])
    guard case .answer(let language) = negotiator.negotiate(request) else {
      Issue.record("no answer")
      return
    }
    #expect(language.source == .fallback)
  }
}
