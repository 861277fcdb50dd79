import LocaleCore
import LocaleMatching

/// Decides between a server's languages for each request: by its address, its query, what the server knows, its cookie and its
/// `Accept-Language`, else the default. It knows no framework: a middleware hands it what the request says.
///
///     let negotiator = try LanguageNegotiator(supported: ["en", "it", "sr-Latn"])
///     let request = LanguageRequest(target: "/greeting", acceptLanguage: ["it-CH, en;q=0.5"])
///     negotiator.negotiate(request)                                      // it, by the header
///     negotiator.negotiate(LanguageRequest(target: "/sr-latn/greeting"))  // redirect to /sr-Latn/greeting
///
/// Make one and share it between threads: it arranges the list once, and never changes.
public struct LanguageNegotiator: Sendable {
  /// The supported identifiers, in their order.
  public var supported: [String] { matcher.supported }
  /// The language of visitors whom nothing matches.
  public var defaultIdentifier: String { supported[form.defaultPosition] }
  /// The server's addresses.
  public let addresses: LanguageAddresses
  /// The sources that are asked.
  public let sources: LanguageSources
  /// The name of each supported identifier in paths, in their order: for a router that needs them.
  public var pathNames: [String] { form.names.names }
  private let list: SupportedList
  private let form: AddressForm
  private let matcher: LocaleMatcher
  /// The tag of each supported identifier.
  private let tags: [String]
  /// What has been asked after each number of sources, and that with what ``LanguageAddresses/sends`` asks.
  private let asked, askedForSending: [AskedFields]
  /// The pages from whose addresses without a language visitors are sent to theirs; nil for none.
  private let sendsFrom: LanguageAddresses.SentFrom?
  /// The parameter that names a language in links; nil if the query is not asked.
  private let parameter: String?

  /// Arranges the supported languages.
  ///
  /// - Parameters:
  ///   - supported: the identifiers of the server's languages.
  ///   - default: one of them, as it is written there; nil for that of the options, else for the first.
  ///   - options: how preferences are matched.
  ///   - addresses: the policy of addresses.
  ///   - sources: what is asked, and in which order.
  /// - Throws: the first error of the arguments.
  public init(
    supported: [String], default: String? = nil, options: LocaleMatcher.Options = LocaleMatcher.Options(),
    addresses: LanguageAddresses = LanguageAddresses(), sources: LanguageSources = LanguageSources()
  ) throws(LanguageNegotiatorError) {
    guard let first = supported.first else { throw .noLanguages }
    var options = options
    let optional: String? = if case .identifier(let identifier) = options.default { identifier } else { nil }
    let standard = `default` ?? optional ?? first
    options.default = .identifier(standard)
    do {
      matcher = try LocaleMatcher(validating: supported, options: options)
    } catch {
      throw .illFormed(error)
    }
    list = SupportedList(supported)
    form = try AddressForm(
      addresses, supported: list, default: try list.position(of: standard),
      namesLanguages: sources.order.contains(.path))
    parameter = sources.order.contains(.query) ? sources.parameter : nil
    tags = supported.map(NegotiatedLanguage.tag)
    let asked = (0...sources.order.count).map { sources.order.prefix($0).flatMap(sources.fields) }
    self.asked = asked.map(AskedFields.init)
    askedForSending = addresses.sends == nil ? self.asked : asked.map { AskedFields($0 + addresses.sendsFields) }
    let sends = form.namesLanguages && [.redirected, .asNeeded].contains(addresses.unprefixed)
    sendsFrom = sends ? addresses.sentFrom : nil
    self.addresses = addresses
    self.sources = sources
  }

  /// The answer or redirect for a request, of which a limited part is read, whatever its size.
  ///
  /// The first part of a path is a language only by its name: see ``LanguageAddresses``. Everything else is a preference: it is
  /// matched by CLDR's rules, and ignored if nothing is near. Reads target, cookies and header once. Allocates.
  public func negotiate(_ request: LanguageRequest) -> LanguageNegotiation {
    request.target.withIdentifierBytes { negotiate(request, RequestTarget($0)) }
  }

  private func negotiate(_ request: LanguageRequest, _ target: RequestTarget) -> LanguageNegotiation {
    #if DEBUG
      if target.isDecoded { print("LocaleNegotiation: '\(request.target)' is no target as it was sent, but decoded") }
    #endif
    guard let address = form.read(target, host: request.host) else { return .leftAlone }
    let sends = sendsFrom == .allPages || sendsFrom == .homePage && address.isHome
    let isSent = sends && addresses.sends?(request) != false
    // Nobody else is asked about an address of the default's.
    let isDefaults =
      form.namesLanguages && address.position == nil
      && (addresses.unprefixed == .default || addresses.unprefixed == .asNeeded && !isSent)
    guard let decision = decide(address, target, request, isDefaults: isDefaults) else {
      return .notAcceptable(vary: (sends ? askedForSending : asked)[sources.order.count].names)
    }
    // An address that names its language depends on what is asked before, the default's on nothing, any other on all that may be.
    let isOfAddress = decision.source == .path || decision.source == .query
    let step = isDefaults && !sends ? 0 : isOfAddress ? decision.step : sources.order.count
    var fields = asked[step]
    if sends, address.position == nil, decision.source != .query || !fields.names.isEmpty {
      fields = askedForSending[step]
    }
    if request.mayBeRedirected, !target.isHostile, !target.path.isEmpty {
      let use = AddressForm.Use.redirect(from: address.origin)
      var inForm: AddressForm.Address?
      // For good only where it is so for every visitor.
      var isPermanent = true
      if decision.source == .path {
        inForm = form.address(of: address.page, in: decision.position, for: use)
        if sends, inForm?.namesLanguage == false {
          // From the default's address without a language, a visitor may be sent on to another one.
          isPermanent = false
          fields = askedForSending[sources.order.count]
          let next = isSent ? decide(address, target, request, isDefaults: false, without: [.path, .query]) : decision
          if next?.position != decision.position {
            inForm = form.address(of: address.page, in: decision.position, isPrefixed: true, for: use)
          }
        }
      } else if address.position == nil {
        isPermanent = !sends
        let position = isSent && decision.source != .query ? decision.position : nil
        inForm = form.address(of: address.page, in: position, for: use)
        if inForm == nil, isDefaults, decision.source != .query {
          inForm = form.address(of: address.page, in: decision.position, for: use)
        }
      }
      if let inForm, inForm.hasOrigin || !inForm.isAt(target.path) {
        let query = target.query(without: decision.source == .query ? nil : parameter)
        return .redirect(
          LanguageRedirect(target: inForm.text(with: query), isPermanent: isPermanent, vary: fields.names))
      }
    }
    return .answer(
      NegotiatedLanguage(
        identifier: supported[decision.position], tag: tags[decision.position], source: decision.source,
        preference: decision.preference, path: target.escaped(address.page), asked: fields))
  }

  /// The addresses of a request's page in all languages, its own included, and the one without a language: for links with
  /// `hreflang` and for a language menu. The query stays, but for the parameter that names a language.
  ///
  /// Each is in its form, and the addresses of the page there are the same. It leads to its language at once, if nothing else is
  /// asked before the address; with `.asNeeded` the default's does so for who gets the default without it, so that a menu sets the
  /// cookie. Where addresses are not asked for languages, the parameter names them. Empty if neither is, and for a path that is left
  /// alone. Allocates a text for each.
  public func alternates(of request: LanguageRequest) -> [LanguageAddress] {
    guard form.namesLanguages || parameter != nil else { return [] }
    return request.target.withIdentifierBytes { bytes in
      let target = RequestTarget(bytes)
      guard let address = form.read(target, host: request.host) else { return [] }
      let (page, query) = (target.escaped(address.page), target.query(without: parameter))
      var links: [LanguageAddress] = []
      links.reserveCapacity(supported.count + 1)
      for position in supported.indices { if let link = link(to: page, query, position) { links.append(link) } }
      if let link = link(to: page, query, nil) { links.append(link) }
      return links
    }
  }

  /// The address of a page in a language, for a link to it.
  ///
  /// - Parameters:
  ///   - page: its path, as in ``NegotiatedLanguage/path``, and its query: `/prices?page=2`.
  ///   - identifier: one of the supported identifiers; nil for the address without a language.
  /// - Returns: nil for an identifier that is not supported, a page that is no path, and one that has no such address.
  public func address(of page: String, in identifier: String?) -> LanguageAddress? {
    let position = identifier.flatMap(list.index)
    if position == nil, identifier != nil { return nil }
    return page.withIdentifierBytes { bytes in
      let target = RequestTarget(bytes)
      if target.path.isEmpty { return nil }
      let path = target.escaped("/" + String(decoding: target.path.drop { $0 == 0x2F }, as: UTF8.self))
      return link(to: form.page(named: path), target.query(without: parameter), position)
    }
  }

  /// The supported identifier that a text names as the first part of a path does: `at`, `de-AT`, `AT`; nil for none. For a label of
  /// a host, of which `it-tools` is no language.
  public func identifier(named text: some StringProtocol) -> String? {
    String(text).withIdentifierBytes(form.names.language).map { supported[$0] }
  }

  /// The address of a page in a language; nil if there is none.
  private func link(to page: String, _ query: String, _ position: Int?) -> LanguageAddress? {
    guard let address = form.address(of: page, in: position, for: .link) else { return nil }
    var target = address.text(with: query)
    if let position, let parameter, !form.namesLanguages {
      // Its identifier, or its name where that has other characters.
      let isPreference = LanguageRequest.isPreference(supported[position].utf8)
      let value = isPreference ? supported[position] : pathNames[position]
      target += "\(query.isEmpty ? "?" : "&")\(parameter)=\(value)"
    }
    return LanguageAddress(
      identifier: position.map { supported[$0] }, target: target, hreflang: position.map { tags[$0] } ?? "x-default")
  }
}

// What decides.
extension LanguageNegotiator {
  /// The language that a request is answered in, and why.
  private struct Decision {
    let position: Int
    let source: LanguageSource
    let preference: String
    /// How many sources were asked before.
    let step: Int
  }

  /// The first source that leads to a language; nil for a visitor who is refused.
  private func decide(
    _ address: AddressForm.Reading, _ target: RequestTarget, _ request: LanguageRequest, isDefaults: Bool,
    without left: [LanguageSource] = []
  ) -> Decision? {
    for (step, source) in sources.order.enumerated() where !isDefaults || source == .query {
      if left.contains(source) { continue }
      guard let (position, preference) = find(source, address, target, request) else { continue }
      return Decision(position: position, source: source, preference: preference, step: step)
    }
    if sources.unmatched == .refused, !isDefaults, sources.order.contains(.header), !request.header.ranges.isEmpty {
      return nil
    }
    return Decision(
      position: form.defaultPosition, source: .fallback, preference: defaultIdentifier, step: sources.order.count)
  }

  /// The language that a source leads to, and the preference that led there.
  private func find(
    _ source: LanguageSource, _ address: AddressForm.Reading, _ target: RequestTarget, _ request: LanguageRequest
  ) -> (position: Int, preference: String)? {
    switch source {
    case .path: if let position = address.position { return (position, supported[position]) }
    case .query:
      if let parameter, let value = LanguageRequest.value(of: parameter, in: target.query, separator: 0x26) {
        return match(named: value)
      }
    case .server: for preference in request.known { if let found = match(preference) { return found } }
    case .cookie: if let value = request.cookie(sources.cookie) { return match(named: value) }
    case .header:
      let header = request.header
      guard let match = matcher.bestMatch(for: header) else { break }
      guard let text = header.identifier(at: match.desiredIndex), text != "*" else {
        return (match.supportedIndex, match.identifier)
      }
      // Alone it may lead elsewhere, if the header excludes something.
      let isMisleading = header.hasExclusions && matcher.bestMatch(for: text)?.supportedIndex != match.supportedIndex
      return (match.supportedIndex, isMisleading ? match.identifier : text)
    case .fallback: return (form.defaultPosition, defaultIdentifier)
    }
    return nil
  }

  private func match(_ preference: String) -> (position: Int, preference: String)? {
    guard let match = matcher.bestMatch(for: preference) else { return nil }
    return (match.supportedIndex, preference)
  }

  /// The language of a cookie or a parameter: an identifier, a name of the server's, or another preference.
  private func match(named value: String) -> (position: Int, preference: String)? {
    if list.index(of: value) == nil, let position = value.withIdentifierBytes(form.names.named) {
      return (position, supported[position])
    }
    return value.utf8.allSatisfy { ASCII.isAlphanumeric($0) || ASCII.isSeparator($0) } ? match(value) : nil
  }
}
