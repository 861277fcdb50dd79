import HTTPTypes
import Hummingbird

/// A request's context that carries the language it is answered in.
public protocol LanguageRequestContext: RequestContext {
  /// The negotiated language; nil until the middleware has run.
  var language: NegotiatedLanguage? { get set }
}

/// Negotiates the language of each request, hands it on in the context, and tells caches and clients about it.
///
/// `Content-Language` is set unless the handler did. `Vary` names `Accept-Language` and `Cookie` if they may decide:
/// everywhere except under a path that names its language.
public struct LanguageMiddleware<Context: LanguageRequestContext>: RouterMiddleware {
  private let negotiator: LanguageNegotiator

  /// A middleware for every request.
  public init(_ negotiator: LanguageNegotiator) { self.negotiator = negotiator }

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.language = negotiator.language(of: request)
    var response = try await next(request, context)
    guard let language = context.language else { return response }
    if response.headers[.contentLanguage] == nil { response.headers[.contentLanguage] = language.identifier }
    if language.source != .path { response.headers.vary(by: [.acceptLanguage, .cookie]) }
    return response
  }
}

extension HTTPFields {
  /// Adds the names that `Vary` does not have yet. `*` includes all names (RFC 9110, §12.5.5).
  mutating func vary(by names: [HTTPField.Name]) {
    let listed = self[values: .vary].flatMap { $0.split(separator: ",") }
      .map { $0.drop { $0 == " " || $0 == "\t" }.lowercased() }
    if listed.contains(where: { $0.hasPrefix("*") }) { return }
    let missing = names.filter { !listed.contains($0.canonicalName) }
    if !missing.isEmpty {
      let known = self[values: .vary].filter { !$0.isEmpty }
      self[.vary] = (known + missing.map(\.rawName)).joined(separator: ", ")
    }
  }
}
