import LocaleMatching

/// Decides between a server's languages for each request: by its path, its query, its cookie and its `Accept-Language`, else
/// the default. It knows no framework: a middleware hands it what the request says.
///
///     let negotiator = try LanguageNegotiator(supported: ["en", "it", "sr-Latn"])
///     let request = LanguageRequest(target: "/greeting", acceptLanguage: ["it-CH, en;q=0.5"])
///     negotiator.negotiate(request)                                      // it, by the header
///     negotiator.negotiate(LanguageRequest(target: "/sr-latn/greeting"))  // redirect to /sr-Latn/greeting
///
/// Make one and share it between threads: it arranges the list once, and never changes. The method does not matter: `HEAD`
/// is answered as `GET` is.
public struct LanguageNegotiator: Sendable {
  /// The supported identifiers, in their order.
  public let supported: [String]
  /// The language of visitors whom nothing matches.
  public let defaultIdentifier: String
  /// The sources that are asked, in this order.
  public let sources: [LanguageSource]
  /// The name of the cookie and of the query's parameter.
  public let name: String
  private let matcher: LocaleMatcher

  /// Arranges the supported languages.
  ///
  /// - Parameters:
  ///   - supported: the identifiers of the server's languages.
  ///   - default: one of them, as it is written there; nil for the first.
  ///   - sources: the sources to ask, in this order.
  ///   - name: the name of the cookie and of the query's parameter.
  /// - Throws: the first supported identifier that is ill-formed, or a default that is not supported.
  public init(
    supported: [String], default: String? = nil,
    sources: [LanguageSource] = [.path, .query, .cookie, .header], name: String = "language"
  ) throws(LocaleMatcher.UnsupportedIdentifier) {
    if let `default`, !supported.contains(where: { $0.utf8.elementsEqual(`default`.utf8) }) {
      throw LocaleMatcher.UnsupportedIdentifier(
        place: .defaultLocale, identifier: `default`, error: IdentifierError(offset: 0, reason: .notSupported))
    }
    let options = LocaleMatcher.Options(default: `default`.map { .identifier($0) } ?? .first)
    matcher = try LocaleMatcher(validating: supported, options: options)
    self.supported = supported
    self.sources = sources
    self.name = name
    defaultIdentifier = matcher.defaultIdentifier ?? "und"
  }

  /// The answer or redirect for a request, of which a limited part is read, whatever its size.
  ///
  /// A path names a language exactly, or in another spelling, with another or a missing region: then it is redirected. Any
  /// other first part of a path is not a language: `/bar` is a bar, although Bavarians would read German. A parameter and a
  /// cookie are matched like any preference, and ignored if nothing is near.
  public func negotiate(_ request: LanguageRequest) -> LanguageNegotiation {
    for source in sources {
      switch source {
      case .path:
        guard let component = request.firstPathComponent else { continue }
        if supported.contains(where: { $0.utf8.elementsEqual(component.utf8) }) {
          return answer(String(component), .path, String(component), request)
        }
        if let named = identifier(namedBy: component) {
          return .redirect(
            to: "/\(named)\(request.target.dropFirst(component.count + 1))", vary: fields(for: .path))
        }
      case .query: if let found = answer(request.parameter(name), .query, request) { return found }
      case .cookie: if let found = answer(request.cookie(name), .cookie, request) { return found }
      case .header:
        let header = request.header
        guard let match = matcher.bestMatch(for: header) else { continue }
        // Alone it may lead elsewhere, if the header excludes something.
        let preference = header.identifier(at: match.desiredIndex).flatMap { text in
          matcher.bestMatch(for: text)?.supportedIndex == match.supportedIndex ? text : nil
        }
        return answer(match.identifier, .header, preference ?? match.identifier, request)
      case .fallback: return answer(defaultIdentifier, .fallback, defaultIdentifier, request)
      }
    }
    return answer(defaultIdentifier, .fallback, defaultIdentifier, request)
  }

  private func answer(
    _ preference: Substring?, _ source: LanguageSource, _ request: LanguageRequest
  ) -> LanguageNegotiation? {
    guard let preference, let match = matcher.bestMatch(for: preference) else { return nil }
    return answer(match.identifier, source, String(preference), request)
  }

  private func answer(
    _ identifier: String, _ source: LanguageSource, _ preference: String, _ request: LanguageRequest
  ) -> LanguageNegotiation {
    let path = request.parts.path
    let rest = source == .path ? path.dropFirst(identifier.count + 1) : path
    return .answer(
      NegotiatedLanguage(
        identifier: identifier, source: source, preference: preference, path: rest.isEmpty ? "/" : String(rest),
        vary: fields(for: source)))
  }

  /// The fields of a request on which the response to its address depends (RFC 9110, §12.5.5): those that are asked before
  /// the address decides, or all if it does not decide.
  private func fields(for source: LanguageSource) -> [String] {
    let asked = source == .path || source == .query ? sources.prefix { $0 != source } : sources[...]
    return ["Accept-Language", "Cookie"].filter { asked.contains($0 == "Cookie" ? .cookie : .header) }
  }

  /// The supported identifier of the same language that a path means: `it` for `it-IT`, `sr-Latn` for `sr-latn`, `zh-Hant`
  /// for `zh-TW`.
  private func identifier(namedBy component: Substring) -> String? {
    // A component with a variant is probably words: `/it-support`.
    guard let whole = LocaleIdentifier(String(component)), whole.variants.isEmpty, whole.extensions.isEmpty,
      whole.privateUse.isEmpty, let match = matcher.bestMatch(for: component),
      let found = LanguageIdentifier(languageOf: match.identifier)?.maximized
    else { return nil }
    let wanted = whole.languageIdentifier.maximized
    let isSame = wanted.language == found.language && wanted.script == found.script
    return isSame ? match.identifier : nil
  }
}
