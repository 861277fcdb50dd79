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
  private static let plainHosts = LanguageAddresses(
    unprefixed: .asNeeded, origin: "http://example.com", hosts: ["it": "http://example.it:80"])
  private static let ownHost = LanguageAddresses(
    origin: "https://example.com", hosts: ["en": "https://Example.com:443", "it": "http://localhost:8080"])
  private static let pages = LanguageAddresses(
    pages: [
      "/about": ["it": "/chi-siamo", "zh-Hant": "/關於"], "/products/{id}": ["it": "/prodotti/{id}"],
      "/{a}/to/{b}": ["it": "/a/{b}/da/{a}"],
    ])
  /// Whose names are those of other pages, of languages, of what is left alone.
  private static let alike = LanguageAddresses(
    unprefixed: .default, leftAlone: [.below("/api")],
    pages: [
      "/tech": ["en": "/it", "it": "/informatica"], "/reference": ["en": "/api"], "/{slug}": ["it": "/articoli/{slug}"],
      "/products/{id}": ["it": "/prodotti/{id}"], "/products/new": ["it": "/products/nuovo"],
      "/{user}/{tab}/of": ["it": "/utenti/{user}/{tab}"],
    ])
  private static let bots = LanguageAddresses(unprefixed: .redirected, sends: { $0.userAgent == nil })
  private static let asNeededBots = LanguageAddresses(
    unprefixed: .asNeeded, sends: { $0.userAgent == nil }, sendsFields: ["User-Agent", "Cookie"])

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
    Case(asNeeded, "/en/x", "it", "en path en /x Accept-Language, Cookie"),
    Case(asNeeded, "/EN/x", "it", "302 /en/x \(both)"), Case(asNeeded, "/en/it/x", "it", "en path en /it/x -"),
    // What the query asks beside the address is lost on the way.
    Case(asNeeded, "/en/x?language=en", "it", "en path en /x Accept-Language, Cookie"),
    Case(asNeeded, "/en/x?language=it&a", "en", "302 /x?a \(both)"),
    Case(asNeeded, "/en?language=en", "", cookie: "language=it", "en path en / Accept-Language, Cookie"),
    Case(asNeeded, "/x?language=en", "it", "en query en /x -"),
    Case(asNeeded, "/x", "it", method: "POST", "it header it /x Accept-Language, Cookie"),
    Case(onHome, "/", "it", "302 /it \(both)"), Case(onHome, "/x", "it", "en fallback en /x -"),
    Case(onHome, "/en/x", "it", "308 /x"), Case(onHome, "/en", "it", "en path en / Accept-Language, Cookie"),
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
    Case(plainHosts, "/x", "en", host: "example.it", "it path it /x -"),
    Case(plainHosts, "/x", "en", host: "example.it:80", "it path it /x -"),
    Case(plainHosts, "/x", "en", host: "example.it:443", "en header en /x Accept-Language, Cookie"),
    Case(ownHost, "/x", "it", host: "example.com", "en path en /x -"),
    Case(ownHost, "/x", host: "localhost:8080", "it path it /x -"),
    Case(ownHost, "/zh-TW/x", host: "example.com", "308 /zh-Hant/x"),
    Case(ownHost, "/it/x", host: "example.com", "308 http://localhost:8080/x"),
    // At a host that the policy does not know.
    Case(hosts, "/it/x", "en", host: "localhost:8080", "it path it /x -"),
    Case(hosts, "/IT/x", host: "192.0.2.1", "308 /it/x"), Case(hosts, "/x", "it", "302 /it/x \(both)"),
    Case(ownHost, "/it/x", host: "staging.example.net", "it path it /x -"),
    Case(ownHost, "/x", "it", host: "staging.example.net", "it header it /x Accept-Language, Cookie"),
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
    // No part is empty, and what would be read as another page is not written.
    Case(alike, "/", "en fallback en / -"), Case(alike, "/it", "it path it / -"), Case(alike, "/it/", "308 /it"),
    Case(alike, "/tech", "308 /en/it"), Case(alike, "/en/it", "en path en /tech -"),
    Case(alike, "/it/informatica", "it path it /tech -"), Case(alike, "/reference", "308 /en/api"),
    Case(alike, "/en/api", "en path en /reference -"), Case(alike, "/api", "left alone"),
    Case(alike, "/en/products/nuovo", "308 /products/nuovo"),
    Case(alike, "/products/nuovo", "en fallback en /products/nuovo -"),
    Case(alike, "/it/products/nuovo", "it path it /products/new -"),
    Case(alike, "/it/prodotti/nuovo", "it path it /products/nuovo -"), Case(alike, "/it/x", "308 /it/articoli/x"),
    Case(alike, "/utenti//evil.example", "en fallback en /utenti//evil.example -"),
    Case(alike, "/it/utenti//evil.example", "it path it /utenti//evil.example -"),
    Case(alike, "//evil.example/", "308 /evil.example/"), Case(alike, "/it/utenti/%2F/x", "it path it /%2F/x/of -"),
    // Who is not sent gets what the address says.
    Case(bots, "/x", "it", "302 /it/x \(both) User-Agent"), Case(bots, "/it/x", "en", "it path it /x -"),
    Case(asNeededBots, "/x", "it", "302 /it/x \(both) User-Agent"),
    Case(asNeededBots, "/en/x", "it", "en path en /x Accept-Language, Cookie, User-Agent"),
    Case(asNeededBots, "/x?language=it", "en", "it query it /x -"),
  ])
  func cases(test: Case) throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: test.addresses)
    #expect(LanguageNegotiatorTests.told(negotiator.negotiate(test.request)) == test.expected)
  }

  @Test(arguments: [
    (bots, "/x", "it header it /x Accept-Language, Cookie, User-Agent"), (bots, "/IT", "308 /it"),
    (asNeededBots, "/x", "en fallback en /x Accept-Language, Cookie, User-Agent"),
    (asNeededBots, "/en/x", "302 /x \(both) User-Agent"), (asNeededBots, "/x?language=it", "it query it /x -"),
  ])
  func whoIsNotSent(addresses: LanguageAddresses, target: String, expected: String) throws {
    let negotiator = try LanguageNegotiator(supported: Self.supported, addresses: addresses)
    let request = LanguageRequest(target: target, acceptLanguage: ["it"], userAgent: "Crawler/1.0")
    #expect(LanguageNegotiatorTests.told(negotiator.negotiate(request)) == expected)
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
    (alike, "/tech", "en /en/it, it /it/informatica, zh-Hant /zh-Hant/tech"),
    (
      alike, "/it/products/nuovo",
      "en /products/new, it /it/products/nuovo, zh-Hant /zh-Hant/products/new, x-default /products/new"
    ),
    (
      alike, "/products/nuovo",
      "en /products/nuovo, it /it/prodotti/nuovo, zh-Hant /zh-Hant/products/nuovo, x-default /products/nuovo"
    ),
    // A path alone would be another page at each host.
    (
      LanguageAddresses(hosts: ["en": "https://a.b", "it": "https://c.d", "zh-Hant": "https://e.f"]), "/x",
      "en https://a.b/x, it https://c.d/x, zh-Hant https://e.f/x"
    ),
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
    #expect(negotiator.address(of: "/prodotti/3", in: "it")?.target == "/it/prodotti/3")
    #expect(negotiator.address(of: "/prodotti/3", in: "en")?.target == "/en/products/3")
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
    addresses.sends = one(of: [nil, { $0.userAgent == nil }])
    addresses.base = one(of: ["", "/shop"])
    addresses.leftAlone = one(of: [[], [.below("/api"), .files]])
    addresses.closingSlash = one(of: [.kept, .always, .never])
    addresses.origin = hosts.isEmpty ? one(of: [nil, "https://example.com"]) : "https://example.com"
    addresses.pages = one(of: [
      [:], ["/about": ["it": "/chi-siamo"], "/products/{id}": ["it": "/prodotti/{id}", "iw": "/x/{id}"]],
      pages(&random), pages(&random), pages(&random),
    ])
    let orders: [[LanguageSource]] = [
      [.path, .query, .server, .cookie, .header], [.path, .cookie, .header], [.cookie, .path, .header],
      [.query, .path],
    ]
    let chosen = one(of: [nil, "it"])
    let sources = LanguageSources(order: one(of: orders))
    func server() throws -> LanguageNegotiator {
      try LanguageNegotiator(
        supported: ["en", "it", "iw", "zh-Hant", "de-AT"], default: chosen, addresses: addresses, sources: sources)
    }
    do {
      return try server()
    } catch LanguageNegotiatorError.contradictingPage {
      addresses.pages = [:]
      return try server()
    }
  }

  /// Pages of up to three parts, in braces at any place, by names that may be those of other pages, of languages and of what is
  /// left alone.
  private static func pages(_ random: inout SeededGenerator) -> [String: [String: String]] {
    let words = ["about", "products", "x", "it", "en-US", "api", "chi-siamo", "a.pdf", "über"]
    func path(_ open: [String]) -> String {
      var parts = open.shuffled(using: &random)
      for _ in 0..<Int.random(in: open.isEmpty ? 1...2 : 0...2, using: &random) {
        parts.insert(
          words.randomElement(using: &random) ?? "", at: Int.random(in: 0...parts.count, using: &random))
      }
      return "/" + parts.joined(separator: "/")
    }
    var pages: [String: [String: String]] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let open = [[], ["{a}"], ["{a}", "{b}"]].randomElement(using: &random) ?? []
      var names: [String: String] = [:]
      for language in ["en", "it", "iw"] where Bool.random(using: &random) { names[language] = path(open) }
      pages[path(open)] = names
    }
    return pages
  }

  /// A request of any kind to a server.
  private static func request(to server: LanguageNegotiator, _ random: inout SeededGenerator) -> LanguageRequest {
    var parts = [
      "/", "/", "/", "//", "en", "en-US", "it", "IT", "it-IT", "he-IL", "iw", "zh-TW", "at", "austria", "de-AT", "x",
      "about", "chi-siamo", "products/7", "prodotti/7/", "products", "shop", "/shop/", "api", "a.pdf", "evil.example",
      "?",
      "?", "&", "=", "language=it", "language=en", "%0D", "%63hi-siamo", "%2F", "%C3%BCber",
    ]
    if Int.random(in: 0..<4, using: &random) == 0 {
      parts += [
        "\\", "#", "language=", "\r\n", "Set-Cookie: a=b", "\0", "\t", "\u{7F}", "\u{85}", "\u{301}", " ", "..", "@",
        ":", "é",
        "\u{2028}", "http://", "http://example.it/",
      ]
    }
    let prefix = Int.random(in: 0..<8, using: &random) == 0 ? "" : server.addresses.base + "/"
    let target =
      prefix
      + (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let hosts = ["example.com", "EXAMPLE.it:443", "it.example.com:8443", "localhost", nil]
    return LanguageRequest(
      target: target, host: hosts.randomElement(using: &random) ?? nil,
      acceptLanguage: [["it", "de-AT, en", "ja"].randomElement(using: &random) ?? ""],
      cookies: Int.random(in: 0..<3, using: &random) == 0 ? ["language=zh-TW"] : [])
  }

  /// A target without its origin, if the policy has that.
  private static func path(of target: String, _ server: LanguageNegotiator) -> Substring {
    let origins = [server.addresses.origin].compactMap { $0 } + server.addresses.hosts.values
    let origin = origins.first { target.utf8.starts(with: ($0 + "/").utf8) }
    return origin.map { Substring(target.utf8.dropFirst($0.utf8.count)) } ?? target[...]
  }

  /// Policies and targets of any kind. What leaves the negotiator stays on the policy's hosts and on its line, and has no empty part
  /// that the request had not; no chain is longer than one hop; an address in a language is answered in that language, at once, and
  /// its alternates are the same set, which the page's path gives too; no two languages share one.
  @Test func everyAddressHasOneForm() throws {
    var random = SeededGenerator(seed: 77)
    let rounds = TestSize.count(8_000, sample: 2_000)
    let servers = try (0..<rounds / 20).map { _ in try Self.server(&random) }
    let supported = servers[0].supported
    var redirects = 0
    var links = 0
    for round in 0..<rounds {
      let server = servers[round % servers.count]
      let request = Self.request(to: server, &random)
      let place = "\(request.host ?? "-") \(request.target.debugDescription) \(server.addresses)"
      let asked = request.target.split(separator: "http://").last ?? ""
      let hasEmptyPart = asked.drop { $0 == "/" }.contains("//") || request.target.contains("http://")
      func expectIsSafe(_ target: String) {
        let path = Self.path(of: target, server)
        #expect(
          path.utf8.first == 0x2F && !path.utf8.starts(with: "//".utf8), "\(target.debugDescription) for \(place)")
        #expect(hasEmptyPart || !path.contains("//"), "\(target.debugDescription) for \(place)")
        #expect(!path.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\\" }, "\(place)")
      }
      let alternates = server.alternates(of: request)
      switch server.negotiate(request) {
      case .leftAlone: continue
      case .notAcceptable: Issue.record("406 for \(place)")
      case .answer(let language):
        expectIsSafe(language.path)
        for identifier in supported + [nil] {
          let link = alternates.first { $0.identifier == identifier }
          let target = link.map { String(decoding: $0.target.utf8.prefix { $0 != 0x3F }, as: UTF8.self) }
          #expect(server.address(of: language.path, in: identifier)?.target == target, "\(language.path) of \(place)")
        }
      case .redirect(let redirect):
        redirects += 1
        expectIsSafe(redirect.target)
        var next = request
        next.target = redirect.target
        // A client stays at the host that it asked.
        if request.target.hasPrefix("http://") {
          next.host = request.target.split(separator: "/").dropFirst().first.map(String.init)
        }
        guard case .answer(let answer) = server.negotiate(next) else {
          Issue.record("two redirects for \(place)")
          continue
        }
        // For good only where the address alone decides.
        if redirect.isPermanent, redirect.vary.isEmpty, answer.source == .path {
          #expect(
            server.negotiate(LanguageRequest(target: request.target, host: request.host)) == .redirect(redirect),
            "\(place)")
        }
      }
      let named = alternates.filter { $0.identifier != nil }
      #expect(Set(named.map(\.target)).count == named.count, "\(place)")
      #expect(named.count == supported.count || !server.addresses.pages.isEmpty, "\(place)")
      for address in alternates {
        links += 1
        expectIsSafe(address.target)
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
    #expect(redirects > rounds / 8 && links > rounds * 5 / 2)
  }

  /// A home page is answered, at once or where its visitor is sent.
  @Test func homePagesAreAnswered() throws {
    var random = SeededGenerator(seed: 78)
    for _ in 0..<400 {
      let server = try Self.server(&random)
      for name in ["", "/"] + server.pathNames.flatMap({ ["/\($0)", "/\($0)/"] }) {
        var request = LanguageRequest(
          target: server.addresses.base + name, host: "localhost",
          acceptLanguage: [["it", "ja"][Int.random(in: 0...1, using: &random)]])
        if request.target.isEmpty { continue }
        var answer = server.negotiate(request)
        if case .redirect(let redirect) = answer {
          request.target = redirect.target
          answer = server.negotiate(request)
        }
        guard case .answer(let language) = answer, language.path == "/" else {
          Issue.record("\(answer) for \(request.target) of \(server.addresses)")
          continue
        }
      }
    }
  }

  /// A cache that keeps an answer gives it to nobody who would get another one: a field that changes it is named in it.
  @Test func varyNamesWhatDecided() throws {
    var random = SeededGenerator(seed: 79)
    var changes = 0
    for _ in 0..<2_000 {
      let server = try Self.server(&random)
      let request = Self.request(to: server, &random)
      func told(_ request: LanguageRequest) -> (what: String, vary: [String]) {
        switch server.negotiate(request) {
        case .leftAlone: ("left alone", [])
        case .notAcceptable(let vary): ("406", vary)
        case .redirect(let redirect): ("\(redirect.status) \(redirect.target)", redirect.vary)
        case .answer(let language): ("\(language.identifier) \(language.preference) \(language.path)", language.vary)
        }
      }
      let first = told(request)
      var others = [(name: String, request: LanguageRequest)](repeating: ("Accept-Language", request), count: 4)
      others[0].request.acceptLanguage = ["it-CH"]
      others[1].request.acceptLanguage = []
      others[2] = ("Cookie", request)
      others[2].request.cookies = request.cookies.isEmpty ? ["language=it"] : []
      others[3] = ("User-Agent", request)
      others[3].request.userAgent = "bot"
      for (name, other) in others {
        let second = told(other)
        if first.what == second.what { continue }
        changes += 1
        for vary in [first.vary, second.vary] {
          #expect(vary.contains(name), "\(name) for \(request) of \(server.addresses)")
        }
      }
    }
    #expect(changes > 500)
  }
}
