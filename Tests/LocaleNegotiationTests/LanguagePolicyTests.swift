import LocaleMatching
import LocaleNegotiation
import TestSupport
import Testing

/// A policy of addresses: what is answered, redirected, linked to and left alone.
@Suite struct LanguagePolicyTests {
  private static let supported = ["en", "it", "zh-Hant"]

  /// A question to a server, and what it does.
  struct Case: CustomTestStringConvertible, Sendable {
    var addresses: LanguageAddresses
    var request: LanguageRequest
    var expected: String

    init(
      _ addresses: LanguageAddresses, _ target: String, _ header: String, method: String = "GET",
      host: String? = nil,
      cookie: String? = nil, _ expected: String
    ) {
      self.addresses = addresses
      request = LanguageRequest(target: target, method: method, host: host, acceptLanguage: header, cookie: cookie)
      self.expected = expected
    }

    init(
      _ addresses: LanguageAddresses, _ target: String, method: String = "GET", host: String? = nil, _ expected: String
    ) {
      self.init(addresses, target, "", method: method, host: host, expected)
    }

    var testDescription: String { "\(request.method) \(request.host ?? "")\(request.target) → \(expected)" }
  }

  private static let both = "Accept-Language Cookie"
  private static let asNeeded = LanguageAddresses(unprefixed: .asNeeded)
  private static let onHome = LanguageAddresses(unprefixed: .asNeeded, sentFrom: .homePage)
  private static let redirectedHome = LanguageAddresses(unprefixed: .redirected, sentFrom: .homePage)
  private static let mounted = LanguageAddresses(unprefixed: .redirected, base: "/examples")
  private static let alone = LanguageAddresses(
    unprefixed: .redirected,
    leftAlone: [.below("/api"), .below("/.well-known/"), .files, .where { $0.contains("raw") }])
  private static let always = LanguageAddresses(closingSlash: .always)
  private static let never = LanguageAddresses(unprefixed: .redirected, closingSlash: .never)
  private static let hosts = LanguageAddresses(
    unprefixed: .asNeeded, origin: "https://example.com", hosts: ["it": "https://example.it"])
  private static let ownHost = LanguageAddresses(
    origin: "https://example.com", hosts: ["en": "https://Example.com:443", "it": "http://localhost:8080"])
  private static let pages = LanguageAddresses(
    pages: [
      "/about": ["it": "/chi-siamo", "zh-Hant": "/關於"], "/products/{id}": ["it": "/prodotti/{id}"],
      "/{a}/to/{b}": ["it": "/a/{b}/da/{a}"],
    ])
  private static let bots = LanguageAddresses(unprefixed: .redirected, sends: { $0.userAgent == nil })

  @Test(arguments: [
    // The default has no prefix, and everybody else is sent to theirs.
    Case(asNeeded, "/x?a", "it-CH", "302 /it/x?a \(both)"), Case(asNeeded, "/", "it", "302 /it \(both)"),
    Case(asNeeded, "/x", "en-GB", "en header en-GB /x Accept-Language, Cookie"),
    Case(asNeeded, "/x", "en", "en header en /x Accept-Language, Cookie"),
    Case(asNeeded, "/x", "ja", "en fallback en /x Accept-Language, Cookie"),
    Case(asNeeded, "/x", "it", cookie: "language=en", "en cookie en /x Accept-Language, Cookie"),
    Case(asNeeded, "/it/x", "en", "it path it /x -"), Case(asNeeded, "/IT/x", "en", "308 /it/x"),
    Case(asNeeded, "/x?language=it", "en", "it query it /x -"),
    Case(asNeeded, "/en/x?a", "302 /x?a \(both)"), Case(asNeeded, "/en", "en-US", "302 / \(both)"),
    // Sent to /x, they would be sent on to /it/x.
    Case(asNeeded, "/en/x", "it", "en path en /x -"), Case(asNeeded, "/en/it/x", "it", "en path en /it/x -"),
    Case(asNeeded, "/x", "it", method: "POST", "it header it /x Accept-Language, Cookie"),
    Case(onHome, "/", "it", "302 /it \(both)"), Case(onHome, "/x", "it", "en fallback en /x -"),
    Case(onHome, "/en/x", "it", "308 /x"), Case(onHome, "/en", "it", "en path en / -"),
    Case(redirectedHome, "/", "it", "302 /it \(both)"),
    Case(redirectedHome, "/x", "it", "it header it /x Accept-Language, Cookie"),
    // The methods that are repeated at another address.
    Case(.init(unprefixed: .redirected), "/x", "it", method: "HEAD", "302 /it/x \(both)"),
    Case(.init(unprefixed: .redirected), "/x", "it", method: "POST", "it header it /x Accept-Language, Cookie"),
    Case(.init(), "/IT//x", method: "PUT", "it path it /x -"),
    Case(.init(unprefixed: .default), "/en/x", method: "get", "en path en /x -"),
    // Below a base.
    Case(mounted, "/examples", "it", "302 /examples/it \(both)"),
    Case(mounted, "/examples/", "it", "302 /examples/it \(both)"),
    Case(mounted, "/examples/x", "it", "302 /examples/it/x \(both)"),
    Case(mounted, "/examples/it/x", "it path it /x -"),
    Case(mounted, "/examples/IT", "308 /examples/it"), Case(mounted, "/it/x", "left alone"),
    Case(mounted, "/examplesx", "it", "left alone"), Case(mounted, "/", "it", "left alone"),
    // Left alone.
    Case(alone, "/api", "it", "left alone"), Case(alone, "/api/v1?x", "it", "left alone"),
    Case(alone, "/apix", "it", "302 /it/apix \(both)"),
    Case(alone, "/.well-known/x", "it", "left alone"), Case(alone, "/favicon.ico", "it", "left alone"),
    Case(alone, "/it/map.pdf", "left alone"), Case(alone, "/a.b/c", "it", "302 /it/a.b/c \(both)"),
    Case(alone, "/v/1.0", "it", "302 /it/v/1.0 \(both)"), Case(alone, "/draw", "it", "left alone"),
    // One form of the end.
    Case(always, "/it", "308 /it/"), Case(always, "/it/x", "308 /it/x/"), Case(always, "/it/x/", "it path it /x/ -"),
    Case(always, "/it/x.pdf", "it path it /x.pdf -"), Case(always, "/it/x.pdf/", "308 /it/x.pdf"),
    Case(always, "/x?a", "it", "308 /x/?a \(both)"),
    Case(always, "/", "it", "it header it / Accept-Language, Cookie"),
    Case(never, "/it/x/", "308 /it/x"), Case(never, "/x/", "it", "302 /it/x \(both)"),
    Case(never, "/", "it", "302 /it \(both)"),
    // Hosts: the address that names a language is not asked further.
    Case(hosts, "/x", "en", host: "example.it", "it path it /x -"),
    Case(hosts, "/x", "en", host: "EXAMPLE.IT:443", "it path it /x -"),
    Case(hosts, "/it/x", host: "example.it", "308 /x"),
    Case(hosts, "/it/x?a", host: "example.com", "308 https://example.it/x?a"),
    Case(hosts, "/x", "it", host: "example.com", "302 https://example.it/x \(both)"),
    Case(hosts, "/zh-Hant/x", host: "example.it", "308 https://example.com/zh-Hant/x"),
    Case(hosts, "/en/x", host: "example.com", "302 /x \(both)"),
    Case(hosts, "/zh-Hant/x", host: "localhost:8080", "zh-Hant path zh-Hant /x -"),
    Case(hosts, "https://example.it/x", "en", host: "example.com", "it path it /x -"),
    Case(ownHost, "/x", "it", host: "example.com", "en path en /x -"),
    Case(ownHost, "/x", host: "localhost:8080", "it path it /x -"),
    Case(ownHost, "/zh-TW/x", host: "example.com", "308 /zh-Hant/x"),
    Case(ownHost, "/it/x", host: "example.com", "308 http://localhost:8080/x"),
    // Pages with names of their own.
    Case(pages, "/it/chi-siamo", "it path it /about -"), Case(pages, "/it/about", "308 /it/chi-siamo"),
    Case(pages, "/en/chi-siamo", "308 /en/about"), Case(pages, "/en/about", "en path en /about -"),
    Case(pages, "/zh-Hant/%E9%97%9C%e6%96%bc", "308 /zh-Hant/%E9%97%9C%E6%96%BC"),
    Case(pages, "/zh-TW/about?a", "308 /zh-Hant/%E9%97%9C%E6%96%BC?a"),
    Case(pages, "/it/prodotti/7", "it path it /products/7 -"),
    Case(pages, "/it/products/a%2Fb/", "308 /it/prodotti/a%2Fb/"),
    Case(pages, "/it/a/Roma/da/Bari", "it path it /Bari/to/Roma -"),
    Case(pages, "/it/Bari/to/Roma", "308 /it/a/Roma/da/Bari"),
    Case(pages, "/chi-siamo", "it", "308 /about \(both)"), Case(pages, "/it/other", "it path it /other -"),
    // Who is not sent.
    Case(bots, "/x", "it", "302 /it/x \(both)"),
  ])
  func cases(test: Case) throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: test.addresses)
    #expect(LanguageNegotiatorTests.told(negotiator.negotiate(test.request)) == test.expected)
  }

  @Test func whoIsNotSent() throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: Self.bots)
    for (target, expected) in [("/x", "it header it /x Accept-Language, Cookie"), ("/IT", "308 /it")] {
      let request = LanguageRequest(target: target, acceptLanguage: ["it"], userAgent: "Crawler/1.0")
      #expect(LanguageNegotiatorTests.told(negotiator.negotiate(request)) == expected)
    }
  }

  @Test(arguments: [
    (asNeeded, "/it/x", "en /x, it /it/x, zh-Hant /zh-Hant/x, x-default /x"),
    (
      LanguageAddresses(origin: "https://example.com"), "/",
      "en https://example.com/en, it https://example.com/it, "
        + "zh-Hant https://example.com/zh-Hant, x-default https://example.com/"
    ),
    (
      hosts, "/it/x?a",
      "en https://example.com/x?a, it https://example.it/x?a, zh-Hant https://example.com/zh-Hant/x?a, "
        + "x-default https://example.com/x?a"
    ),
    (
      ownHost, "/x",
      "en https://example.com/x, it http://localhost:8080/x, zh-Hant https://example.com/zh-Hant/x"
    ),
    (mounted, "/examples", "en /examples/en, it /examples/it, zh-Hant /examples/zh-Hant, x-default /examples"),
    (
      pages, "/it/chi-siamo/",
      "en /en/about/, it /it/chi-siamo/, zh-Hant /zh-Hant/%E9%97%9C%E6%96%BC/, x-default /about/"
    ),
    (alone, "/api/x", ""), (mounted, "/x", ""),
  ])
  func links(addresses: LanguageAddresses, target: String, expected: String) throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: addresses)
    let links = negotiator.alternates(of: LanguageRequest(target: target))
    #expect(links.map { "\($0.hreflang) \($0.target)" }.joined(separator: ", ") == expected)
  }

  @Test func linksToPages() throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: Self.pages)
    #expect(negotiator.address(of: "/about?a=b", in: "it")?.target == "/it/chi-siamo?a=b")
    #expect(negotiator.address(of: "/products/3", in: nil)?.target == "/products/3")
    #expect(negotiator.address(of: "/about", in: "fr") == nil && negotiator.address(of: "about", in: "it") == nil)
    #expect(negotiator.identifier(named: "zh-tw") == "zh-Hant" && negotiator.identifier(named: "it-tools") == nil)
  }

  /// A server of a random policy.
  private static func server(_ random: inout SeededGenerator) throws -> LanguageNegotiator {
    func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
    let hosts: [String: String] = one(of: [
      [:], [:], ["it": "https://example.it"], ["en": "https://example.com", "it": "https://it.example.com:8443"],
    ])
    var addresses = LanguageAddresses(oldNames: ["austria": "de-AT"], hosts: hosts)
    addresses.names = one(of: [[:], ["de-AT": "at"]])
    addresses.unprefixed = one(of: [.negotiated, .redirected, .asNeeded, .default])
    addresses.sentFrom = one(of: [.allPages, .homePage])
    addresses.sends = one(of: [nil, { $0.acceptLanguage != ["ja"] }])
    addresses.base = one(of: ["", "/shop"])
    addresses.leftAlone = one(of: [[], [.below("/api"), .files]])
    addresses.closingSlash = one(of: [.kept, .always, .never])
    addresses.origin = hosts.isEmpty ? one(of: [nil, "https://example.com"]) : "https://example.com"
    addresses.pages = one(of: [
      [:], ["/about": ["it": "/chi-siamo"], "/products/{id}": ["it": "/prodotti/{id}", "iw": "/x/{id}"]],
    ])
    let orders: [[LanguageSource]] = [
      [.path, .query, .server, .cookie, .header], [.path, .cookie, .header], [.cookie, .path, .header],
      [.query, .path],
    ]
    return try LanguageNegotiator(
      supported: ["en", "it", "iw", "zh-Hant", "de-AT"], default: one(of: [nil, "it"]), addresses: addresses,
      sources: LanguageSources(order: one(of: orders)))
  }

  /// Policies and targets of any kind. What leaves the negotiator stays on the policy's hosts and on its line; no chain is longer
  /// than one hop; an address in a language is answered in that language, at once, and its alternates are the same set; no two
  /// languages share one.
  @Test func everyAddressHasOneForm() throws {
    let parts = [
      "/", "/", "//", "\\", "en", "en-US", "it", "IT", "it-IT", "he-IL", "iw", "zh-TW", "at", "austria", "de-AT", "x",
      "about",
      "chi-siamo", "products/7", "prodotti/7/", "shop", "/shop/", "api", "a.pdf", "evil.example", "?", "?", "&", "=",
      "#",
      "language=it", "language=", "\r\n", "Set-Cookie: a=b", "\0", "\t", "\u{7F}", "\u{85}", "\u{301}", " ", "%0D",
      "%63hi-siamo", "..",
      "@", ":", "é", "\u{2028}", "http://", "http://example.it/",
    ]
    var random = SeededGenerator(seed: 77)
    let servers = try (0..<240).map { _ in try Self.server(&random) }
    let supported = servers[0].supported
    func isSafe(_ text: String, _ server: LanguageNegotiator) -> Bool {
      let origins = [server.addresses.origin].compactMap { $0 } + server.addresses.hosts.values
      let origin = origins.first { text.utf8.starts(with: ($0 + "/").utf8) }
      let rest = origin.map { Substring(text.utf8.dropFirst($0.utf8.count)) } ?? text[...]
      return rest.utf8.first == 0x2F && !rest.utf8.starts(with: "//".utf8)
        && !rest.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\\" }
    }
    var redirects = 0
    var links = 0
    for round in 0..<12_000 {
      let server = servers[round % servers.count]
      let target =
        (round % 8 == 0 ? "" : server.addresses.base + "/")
        + (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let request = LanguageRequest(
        target: target,
        host: ["example.com", "EXAMPLE.it:443", "it.example.com:8443", "localhost", nil].randomElement(using: &random)
          ?? nil,
        acceptLanguage: [["it", "de-AT, en", "ja"].randomElement(using: &random) ?? ""],
        cookies: round % 3 == 0 ? ["language=zh-TW"] : [])
      let place = "\(request.host ?? "-") \(target.debugDescription) \(server.addresses)"
      switch server.negotiate(request) {
      case .leftAlone: continue
      case .notAcceptable: Issue.record("406 for \(place)")
      case .answer(let language): #expect(isSafe(language.path, server), "\(place)")
      case .redirect(let redirect):
        redirects += 1
        #expect(isSafe(redirect.target, server), "\(place)")
        var next = request
        next.target = redirect.target
        // A client stays at the host that it asked.
        if target.hasPrefix("http://") { next.host = target.split(separator: "/").dropFirst().first.map(String.init) }
        guard case .answer(let answer) = server.negotiate(next) else {
          Issue.record("two redirects for \(place)")
          continue
        }
        // For good only where the address alone decides.
        if redirect.isPermanent, redirect.vary.isEmpty, answer.source == .path {
          #expect(
            server.negotiate(LanguageRequest(target: target, host: request.host)) == .redirect(redirect), "\(place)")
        }
      }
      let alternates = server.alternates(of: request)
      #expect(Set(alternates.filter { $0.identifier != nil }.map(\.target)).count == supported.count, "\(place)")
      for address in alternates {
        links += 1
        #expect(isSafe(address.target, server), "\(place)")
        let asked = LanguageRequest(target: address.target, host: request.host)
        #expect(server.alternates(of: asked) == alternates, "\(address.target.debugDescription), from \(place)")
        guard let identifier = address.identifier else { continue }
        guard case .answer(let language) = server.negotiate(asked) else {
          Issue.record("\(address.target.debugDescription) is redirected, from \(place)")
          continue
        }
        #expect(language.identifier == identifier, "\(address.target.debugDescription), from \(place)")
      }
    }
    #expect(redirects > 2_000 && links > 30_000)
  }
}
