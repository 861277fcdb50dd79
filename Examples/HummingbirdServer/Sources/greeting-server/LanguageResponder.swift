import HTTPTypes
import Hummingbird
import LocaleNegotiation

/// A request's context that carries what was asked and the language it is answered in.
protocol LanguageRequestContext: RequestContext {
  var language: NegotiatedLanguage? { get set }
  var asked: LanguageRequest? { get set }
}

/// Negotiates the language of each request, hands it on in the context, and tells caches and clients about it. It stands before
/// the router, which gets the page's own path: a route is written once, whatever its address is in each language.
struct LanguageResponder<Next: HTTPResponder>: HTTPResponder where Next.Context: LanguageRequestContext {
  let negotiator: LanguageNegotiator
  let next: Next
  /// What the server knows itself: the preference of an account, of a host.
  var known: @Sendable (Request, Next.Context) -> [String] = { _, _ in [] }

  func respond(to request: Request, context: Next.Context) async throws -> Response {
    let asked = LanguageRequest(
      method: request.method.rawValue, authority: request.head.authority, path: request.head.path,
      fields: request.headers.map { ($0.name.rawName, $0.value) }, known: known(request, context))
    switch negotiator.negotiate(asked) {
    case .leftAlone: return try await next.respond(to: request, context: context)
    case .redirect(let redirect):
      return Response(
        status: .init(code: redirect.status), headers: fields(redirect.vary, [.location: redirect.target]))
    case .notAcceptable(let vary): return Response(status: .notAcceptable, headers: fields(vary))
    case .answer(let language):
      var context = context
      context.language = language
      context.asked = asked
      var head = request.head
      head.path = language.path + (request.head.path ?? "").drop { $0 != "?" }
      var response = try await next.respond(to: Request(head: head, body: request.body), context: context)
      if response.headers[.contentLanguage] == nil { response.headers[.contentLanguage] = language.tag }
      if let vary = language.vary(missingIn: response.headers[values: .vary]) {
        response.headers.append(HTTPField(name: .vary, value: vary))
      }
      return response
    }
  }

  private func fields(_ vary: [String], _ others: HTTPFields = [:]) -> HTTPFields {
    var fields = others
    if !vary.isEmpty { fields[.vary] = vary.joined(separator: ", ") }
    return fields
  }
}
