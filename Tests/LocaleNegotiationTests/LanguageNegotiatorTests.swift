import LocaleMatching
import LocaleNegotiation
import Testing

/// Path, query, cookie, header: which decides, and what the response says.
@Suite struct LanguageNegotiatorTests {
  static let supported = ["en", "en-GB", "de", "it", "sr-Latn", "zh-Hant", "ar", "pt-BR"]

  /// What a server does: status and target, or language, source, preference, path, and `Vary`.
  static func told(_ negotiation: LanguageNegotiation) -> String {
    switch negotiation {
    case .redirect(let redirect): ([String(redirect.status), redirect.target] + redirect.vary).joined(separator: " ")
    case .leftAlone: "left alone"
    case .notAcceptable(let vary): (["406"] + vary).joined(separator: " ")
    case .answer(let language):
      "\(language.identifier) \(language.source) \(language.preference) \(language.path) \(language.vary(missingIn: []) ?? "-")"
    }
  }

  private func negotiate(
    _ target: String, _ header: String..., cookies: [String] = [], known: [String] = [],
    sources: [LanguageSource]? = nil
  ) throws -> String {
    let sources = sources.map { LanguageSources(order: $0) } ?? LanguageSources()
    let negotiator = try LanguageNegotiator(supported: Self.supported, sources: sources)
    let request = LanguageRequest(target: target, acceptLanguage: header, cookies: cookies, known: known)
    return Self.told(negotiator.negotiate(request))
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
    // The page is the same, whoever decides.
    #expect(try negotiate("/it/a", "de", sources: [.header, .path]) == "de header de /a Accept-Language")
    #expect(try negotiate("/it/a", "ja", sources: [.header, .path]) == "it path it /a Accept-Language")
    // What was asked before the address decided: a cache must not give it to a visitor with another cookie.
    let sources: [LanguageSource] = [.cookie, .query, .path, .header]
    #expect(try negotiate("/?language=it", "de", cookies: ["language=ja"], sources: sources) == "it query it / Cookie")
    #expect(try negotiate("/it-IT/a", "de", cookies: ["language=ja"], sources: sources) == "308 /it/a Cookie")
    #expect(try negotiate("/it/a", "de", sources: []) == "en fallback en /it/a -")
    #expect(try negotiate("/a", "de", cookies: cookies, sources: [.cookie]) == "it cookie it-CH /a Cookie")
  }

  /// What the server knows itself goes between the address and what the browser says.
  @Test func theServersOwnSource() throws {
    #expect(
      try negotiate("/a", "de", cookies: ["language=ar"], known: ["ja", "it-CH"]) == "it server it-CH /a \(both)")
    #expect(try negotiate("/de/a", known: ["it"]) == "de path de /a -")
    let sources = LanguageSources(order: [.server, .header], serverFields: ["Authorization", "Accept-Language"])
    let negotiator = try LanguageNegotiator(supported: Self.supported, sources: sources)
    let request = LanguageRequest(target: "/", known: ["it"])
    #expect(Self.told(negotiator.negotiate(request)) == "it server it / Accept-Language, Authorization")
  }

  @Test func badCookiesCountAsNone() throws {
    let cookies = [
      "language=<script>", "language=", "language", "language=\u{1B}it", "Language=it", "language=it,de",
      "xlanguage=it",
      "a=\"language=it\"", "language=" + String(repeating: "x", count: 7_000),
      String(repeating: "a=b; ", count: 100_000) + "language=it",
    ]
    for (place, cookie) in cookies.enumerated() {
      #expect(try negotiate("/", "de", cookies: [cookie]).hasPrefix("de header"), "cookie \(place)")
      #expect(try negotiate("/?\(cookie)", "de").hasPrefix("de header"), "parameter \(place)")
    }
  }

  /// A limited part of the cookies is read: a value that the limit cuts is none, wherever it does.
  @Test func aCookieThatTheLimitCuts() throws {
    let negotiator = try LanguageNegotiator(supported: ["fr", "en", "en-GB", "zh-Hans", "zh-Hant"])
    for cookie in ["language=zh-Hant", "language=\"en-GB\"", "language=en; x=y"] {
      let whole = LanguageRequest(target: "/", cookies: [cookie])
      for length in (16_384 - 30)...(16_384 + 2) {
        let long = "a=" + String(repeating: "x", count: length - 4) + "; " + cookie
        for cookies in [[long], [String(long.prefix(1_000)), String(long.dropFirst(1_000))]] {
          let answer = Self.told(negotiator.negotiate(LanguageRequest(target: "/", cookies: cookies)))
          #expect(
            answer == Self.told(negotiator.negotiate(whole)) || answer.hasPrefix("fr fallback"), "\(length) \(cookie)")
        }
      }
    }
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
    #expect(language.vary(missingIn: []) == "Accept-Language, Cookie")
    #expect(language.vary(missingIn: ["Accept-Encoding"]) == "Accept-Language, Cookie")
    #expect(language.vary(missingIn: ["Accept-Encoding,\tcookie"]) == "Accept-Language")
    #expect(language.vary(missingIn: ["cookie , accept-language", ""]) == nil)
    #expect(language.vary(missingIn: ["Accept-Encoding", "*"]) == nil)
    #expect(language.vary(missingIn: ["Accept-Languages, Cookies"]) == "Accept-Language, Cookie")
    guard case .answer(let named) = negotiator.negotiate(LanguageRequest(target: "/it")) else {
      Issue.record("no answer")
      return
    }
    #expect(named.vary(missingIn: []) == nil)
    #expect(named.vary(missingIn: ["Origin"]) == nil)
  }

  @Test func defaultsAndErrors() throws {
    let sources = LanguageSources(parameter: "lang", cookie: "NEXT_LOCALE")
    let negotiator = try LanguageNegotiator(supported: ["en", "it"], default: "it", sources: sources)
    #expect(negotiator.defaultIdentifier == "it")
    for (target, cookie, answer) in [
      ("/?lang=en", "", "en query"), ("/?NEXT_LOCALE=en", "lang=en", "it fallback"),
      ("/", "NEXT_LOCALE=en", "en cookie"),
    ] {
      let request = LanguageRequest(target: target, cookies: [cookie])
      #expect(Self.told(negotiator.negotiate(request)).hasPrefix(answer))
    }
    let unsupported = "is not in the supported list"
    let noName = "cannot be the name of a language in a path"
    let noPath = "is not a path: begin it with a slash, and end it without one"
    let noOrigin = "is not an origin: write a scheme and a host, https://example.com"
    let noPage = "is not the path of one page in a language, with the same parts in braces"
    let long = "en-x-" + Array(repeating: "abcdefgh", count: 7).joined(separator: "-")
    let noLanguage = "not a language subtag (two, three, or five to eight letters) at offset 0"
    let cases: [(supported: [String], default: String?, addresses: LanguageAddresses, error: String)] = [
      ([], nil, .init(), "no languages: the list of supported identifiers is empty"),
      (["en"], "fr", .init(), "'fr' \(unsupported)"),
      (["en", "e-n"], nil, .init(), "supported identifier 1, 'e-n': \(noLanguage)"),
      (["en"], nil, .init(names: ["fr": "f"]), "'fr' \(unsupported)"),
      (["en"], nil, .init(oldNames: ["french": "fr"]), "'fr' \(unsupported)"),
      (["en"], nil, .init(names: ["en": "a/b"]), "'a/b' \(noName)"),
      (["en"], nil, .init(names: ["en": ".."]), "'..' \(noName)"), ([long], nil, .init(), "'\(long)' \(noName)"),
      (["en"], nil, .init(base: "a"), "'a' \(noPath)"), (["en"], nil, .init(base: "/a/"), "'/a/' \(noPath)"),
      (["en"], nil, .init(pages: ["/a": ["en": "/b"], "/c": ["en": "/b"]]), "'/c' \(noPage)"),
      (["en"], nil, .init(pages: ["/a/{b}/{c}": [:], "/a/{d}/{e}": [:]]), "'/a/{d}/{e}' \(noPage)"),
      (["en", "it"], nil, .init(names: ["it": "x.y"], leftAlone: [.files]), "'x.y' \(noName): '/x.y' is left alone"),
      (
        ["en"], nil, .init(oldNames: ["old": "en"], leftAlone: [.below("/old")]),
        "'old' \(noName): '/old' is left alone"
      ),
      (["en"], nil, .init(pages: ["/a": ["fr": "/b"]]), "'fr' \(unsupported)"),
      (["en"], nil, .init(pages: ["/a/{id}": ["en": "/b/{nr}"]]), "'/b/{nr}' \(noPage)"),
      (["en"], nil, .init(pages: ["/a": ["en": "/b"], "/b": [:]]), "'/b' \(noPage)"),
      (["en"], nil, .init(origin: "example.com"), "'example.com' \(noOrigin)"),
      (["en"], nil, .init(origin: "https://a.b/c"), "'https://a.b/c' \(noOrigin)"),
      (["en", "it"], nil, .init(hosts: ["it": "https://a.b"]), "'' \(noOrigin)"),
      (
        ["en", "it"], nil, .init(hosts: ["en": "https://a.b", "it": "https://A.B:443"]),
        "'https://A.B:443' is the host of two languages"
      ), (["nb", "no"], nil, .init(names: ["nb": "NO"]), "'no' is the name of two languages"),
      (["en-US", "it", "en_us"], nil, .init(), "'en_us' is the name of two languages"),
      (["nb", "en"], nil, .init(names: ["nb": "no"], oldNames: ["no": "en"]), "'no' is the name of two languages"),
    ]
    for (supported, `default`, addresses, expected) in cases {
      let error = #expect(throws: LanguageNegotiatorError.self) {
        try LanguageNegotiator(supported: supported, default: `default`, addresses: addresses)
      }
      #expect(error?.description == expected)
    }
  }

  /// What is no page's path, other routers' ways to write a part that stands for any among them.
  @Test(arguments: [
    "", "a", "/", "//", "/a/", "/a//b", "/a/{}", "/a/{b}/{b}", "/a/:id", "/*", "/a/**", "/<id>", "/[id]", "/{id?}",
    "/{*id}",
    "/{id:int}", "/x{id}", "/{a}{b}", "/..", "/a/.", "/a?b", "/a#b", "/a b", "/a\\b", "/a\n",
  ])
  func pagesThatAreNone(path: String) {
    for pages in [[path: [:]], ["/a": ["en": path]]] {
      #expect(throws: LanguageNegotiatorError.illFormedPage(path)) {
        try LanguageNegotiator(supported: ["en"], addresses: .init(pages: pages))
      }
    }
  }

  /// 406 for whom nothing matches; everything is acceptable to those who ask for nothing.
  @Test func refusingVisitors() throws {
    let negotiator = try LanguageNegotiator(supported: ["en", "it"], sources: LanguageSources(unmatched: .refused))
    for (target, header, answer) in [
      ("/", "ja", "406 Accept-Language Cookie"), ("/", "en;q=0, it;q=0", "406 Accept-Language Cookie"),
      ("/", "", "en fallback en / \(both)"), ("/", "ja, *;q=0.1", "en header en / \(both)"),
      ("/it", "ja", "it path it / -"),
      ("/", "it", "it header it / \(both)"),
    ] {
      let request = LanguageRequest(target: target, acceptLanguage: header.isEmpty ? [] : [header])
      #expect(Self.told(negotiator.negotiate(request)) == answer)
    }
    // At the default's own address nobody is asked, and so nobody refused.
    let defaults = try LanguageNegotiator(
      supported: ["en", "it"], addresses: LanguageAddresses(unprefixed: .default),
      sources: LanguageSources(unmatched: .refused))
    let japanese = LanguageRequest(target: "/x", acceptLanguage: ["ja"])
    #expect(Self.told(defaults.negotiate(japanese)) == "en fallback en /x -")
  }

  /// A cookie and a parameter may hold the name that the language has in paths.
  @Test(arguments: [
    ("tw", "zh-Hant"), ("TW", "zh-Hant"), ("taiwan", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"),
    ("it-CH", "it"),
    ("no", "no"), ("bokmal", "nb"), ("x.y", "en"), ("it.UTF-8", "en"),
  ])
  func namesInCookies(value: String, identifier: String) throws {
    let negotiator = try LanguageNegotiator(
      supported: ["en", "zh-Hant", "it", "nb", "no"],
      addresses: .init(names: ["zh-Hant": "tw", "nb": "bokmal"], oldNames: ["taiwan": "zh-Hant"]))
    for request in [
      LanguageRequest(target: "/", cookies: ["language=\(value)"]), LanguageRequest(target: "/?language=\(value)"),
    ] {
      #expect(Self.told(negotiator.negotiate(request)).hasPrefix("\(identifier) "))
    }
  }

  /// What a framework has in its hands.
  @Test func requests() throws {
    let header: String? = "it-CH"
    for request in [
      LanguageRequest(target: "/x", acceptLanguage: header),
      LanguageRequest(target: "/x", acceptLanguage: nil, cookie: "language=it-CH"),
      LanguageRequest(target: "/x", acceptLanguage: nil, known: "it-CH"),
      LanguageRequest(
        method: "GET", authority: nil, path: "/x", fields: [("ACCEPT-language", "ja"), ("accept-language", "it-CH")]),
      LanguageRequest(
        method: "GET", authority: nil, path: "/x", fields: [("Cookie", "a=b"), ("cookie", "language=it-CH")]),
    ] {
      let told = Self.told(try LanguageNegotiator(supported: ["en", "it"]).negotiate(request))
      #expect(told.hasPrefix("it ") && told.contains(" it-CH /x "), "\(told)")
    }
    let empty = LanguageRequest(
      method: "OPTIONS", authority: "a.b", path: nil, fields: [("Host", "c.d"), ("User-Agent", "e")])
    #expect(empty.host == "a.b" && empty.userAgent == "e" && empty.target == "")
  }

  /// A language without a region is the one whose region is likely, else the first of the list.
  @Test(arguments: [
    (["en", "pt-AO", "pt-MZ"], "308 /pt-AO/x"), (["en", "pt-MZ", "pt-AO"], "308 /pt-MZ/x"),
    (["en", "pt-AO", "pt-BR"], "308 /pt-BR/x"),
  ])
  func languagesWithoutRegion(supported: [String], expected: String) throws {
    let answer = try LanguageNegotiator(supported: supported).negotiate(LanguageRequest(target: "/pt/x"))
    #expect(Self.told(answer).hasPrefix(expected))
  }

  /// `Content-Language` is a language tag (RFC 9110, §8.5), whatever the server's own list has.
  @Test(arguments: [
    ("en_US", "en-US"), ("pt-br", "pt-BR"), ("zh_Hant", "zh-Hant"), ("ar-u-nu-arab", "ar"),
    ("ca-valencia", "ca-valencia"), ("und", "und"),
  ])
  func tags(identifier: String, tag: String) throws {
    let negotiator = try LanguageNegotiator(supported: [identifier], addresses: .init(names: [identifier: "name"]))
    guard case .answer(let language) = negotiator.negotiate(LanguageRequest(target: "/name/")) else { return }
    #expect(language.tag == tag && language.identifier == identifier)
    #expect(negotiator.alternates(of: LanguageRequest(target: "/")).first?.hreflang == tag)
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
