import LocaleMatching

/// Decides between a server's languages for each request: by its path, its query, what the server knows, its cookie and its
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
  public let supported: [String]
  /// The language of visitors whom nothing matches.
  public var defaultIdentifier: String { supported[defaultPosition] }
  /// The server's addresses.
  public let addresses: LanguageAddresses
  /// The sources that are asked.
  public let sources: LanguageSources
  /// The name of each supported identifier in paths, in their order: for a router that needs them.
  public var pathNames: [String] { names.names }
  private let names: PathNames
  private let defaultPosition: Int
  private let matcher: LocaleMatcher

  /// Arranges the supported languages.
  ///
  /// - Parameters:
  ///   - supported: the identifiers of the server's languages.
  ///   - default: one of them, as it is written there; nil for the first.
  ///   - addresses: the names of the languages in paths, and the meaning of an address without one.
  ///   - sources: what is asked, and in which order.
  /// - Throws: the first error of the arguments.
  public init(
    supported: [String], default: String? = nil, addresses: LanguageAddresses = LanguageAddresses(),
    sources: LanguageSources = LanguageSources()
  ) throws(LanguageNegotiatorError) {
    guard let first = supported.first else { throw .noLanguages }
    let options = LocaleMatcher.Options(default: .identifier(`default` ?? first))
    do {
      matcher = try LocaleMatcher(validating: supported, options: options)
    } catch {
      throw .illFormed(error)
    }
    defaultPosition = try PathNames.position(of: `default` ?? first, in: supported)
    names = try PathNames(supported: supported, addresses)
    self.supported = supported
    self.addresses = addresses
    self.sources = sources
  }

  /// The answer or redirect for a request, of which a limited part is read, whatever its size.
  ///
  /// The first part of a path is a language only by its name: see ``LanguageAddresses``. Everything else is a preference: it is
  /// matched by CLDR's rules, and ignored if nothing is near.
  public func negotiate(_ request: LanguageRequest) -> LanguageNegotiation {
    let target = RequestTarget(request.target)
    let named = meaning(of: target)
    // Nobody else is asked about an address of the default's.
    let isDefaults = addresses.unprefixed == .default && sources.order.contains(.path) && named == nil
    let order = isDefaults ? sources.order.filter { $0 == .query } : sources.order
    for source in order {
      guard let (position, preference) = find(source, named, target, request) else { continue }
      // An address that names its language depends on what is asked before; any other on all that may be asked.
      let asked = source == .path || source == .query ? order.prefix { $0 != source } : order[...]
      return answer(position, source, preference, named, target, vary: fields(of: asked))
    }
    let vary = fields(of: order[...])
    if sources.unmatched == .refused, order.contains(.header), !request.header.ranges.isEmpty {
      return .notAcceptable(vary: vary)
    }
    return answer(defaultPosition, .fallback, defaultIdentifier, named, target, vary: vary)
  }

  /// The addresses of a request's page in all languages, its own included, and the one without a language: for links with
  /// `hreflang` and for a language menu. The query stays, but for the parameter that names a language.
  ///
  /// Where paths are not asked for languages, the parameter names them. Empty if neither is. Allocates.
  public func alternates(of request: LanguageRequest) -> [LanguageAddress] {
    let target = RequestTarget(request.target)
    let named = meaning(of: target)
    guard sources.order.contains(.path) || sources.order.contains(.query) else { return [] }
    // Without its language, `/en/it/x` would be a page in Italian.
    let hasUnnamed = meaning(of: RequestTarget(target.path(withoutFirst: named != nil))) == nil
    return (supported.indices.map { $0 } + (hasUnnamed ? [nil] : [])).map { (position: Int?) in
      LanguageAddress(
        identifier: position.map { supported[$0] }, target: address(of: position, target, isNamed: named != nil))
    }
  }
}

// What each source says.
extension LanguageNegotiator {
  private func meaning(of target: RequestTarget) -> PathNames.Meaning? {
    sources.order.contains(.path) ? target.component.flatMap { names.meaning(of: $0) } : nil
  }

  /// The language that a source leads to, and the preference that led there.
  private func find(
    _ source: LanguageSource, _ named: PathNames.Meaning?, _ target: RequestTarget, _ request: LanguageRequest
  ) -> (position: Int, preference: String)? {
    switch source {
    case .path: return named.map { ($0.position, supported[$0.position]) }
    case .query: return match(target.parameter(sources.parameter))
    case .server: return request.known.lazy.compactMap { match($0[...]) }.first
    case .cookie: return match(request.cookie(sources.cookie))
    case .header:
      let header = request.header
      guard let match = matcher.bestMatch(for: header) else { return nil }
      // Alone it may lead elsewhere, if the header excludes something.
      let preference = header.identifier(at: match.desiredIndex).flatMap { text in
        matcher.bestMatch(for: text)?.supportedIndex == match.supportedIndex ? text : nil
      }
      return (match.supportedIndex, preference ?? match.identifier)
    case .fallback: return (defaultPosition, defaultIdentifier)
    }
  }

  private func match(_ preference: Substring?) -> (position: Int, preference: String)? {
    guard let preference, let match = matcher.bestMatch(for: preference) else { return nil }
    return (match.supportedIndex, String(preference))
  }

  private func fields(of asked: ArraySlice<LanguageSource>) -> [String] {
    Set(asked.flatMap { sources.fields(of: $0) }).sorted()
  }
}

// What is answered.
extension LanguageNegotiator {
  private func answer(
    _ position: Int, _ source: LanguageSource, _ preference: String, _ named: PathNames.Meaning?,
    _ target: RequestTarget, vary: [String]
  ) -> LanguageNegotiation {
    let isNamed = named != nil
    let isElsewhere =
      source == .path
      ? named == .otherName(position) || isPrefixLeftOut(for: position, target.path(withoutFirst: true))
      : addresses.unprefixed == .redirected && !isNamed && source != .query && sources.order.contains(.path)
    if isElsewhere, target.canBeRepeated(isNamed: isNamed) {
      let address = address(of: position, target, isNamed: isNamed)
      return .redirect(LanguageRedirect(target: address, isPermanent: source == .path, vary: vary))
    }
    return .answer(
      NegotiatedLanguage(
        identifier: supported[position], source: source, preference: preference,
        path: target.path(withoutFirst: source == .path), vary: vary))
  }

  /// Whether a page's address in a language is the path alone. It is not if the path then begins with a language's name.
  private func isPrefixLeftOut(for position: Int, _ path: String) -> Bool {
    addresses.unprefixed == .default && position == defaultPosition && meaning(of: RequestTarget(path)) == nil
  }

  /// The address of a page in a language; nil stands for the address without one.
  private func address(of position: Int?, _ target: RequestTarget, isNamed: Bool) -> String {
    let isPrefixed = sources.order.contains(.path)
    let isQueried = sources.order.contains(.query)
    var query = target.query(without: isQueried ? sources.parameter : nil)
    var path = target.path(withoutFirst: isNamed)
    if let position, isPrefixed, !isPrefixLeftOut(for: position, path) {
      // `/it` has no slash at its end, and gets none.
      path = "/" + names.names[position] + (isNamed && !target.hasRest ? "" : path)
    } else if let position, !isPrefixed {
      query += (query.isEmpty ? "" : "&") + sources.parameter + "=" + supported[position]
    }
    return query.isEmpty ? path : path + "?" + query
  }
}
