import HTTPTypes
import Hummingbird
import LocaleNegotiation

/// A request's context that carries the language it is answered in.
protocol LanguageRequestContext: RequestContext {
  var language: NegotiatedLanguage? { get set }
}

/// Negotiates the language of each request, hands it on in the context, and tells caches and clients about it.
struct LanguageMiddleware<Context: LanguageRequestContext>: RouterMiddleware {
  let negotiator: LanguageNegotiator

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let asked = LanguageRequest(
      target: "\(request.uri)", acceptLanguage: request.headers[values: .acceptLanguage],
      cookies: request.headers[values: .cookie])
    switch negotiator.negotiate(asked) {
    case .redirect(let target, let vary):
      var headers: HTTPFields = [.location: target]
      if !vary.isEmpty { headers[.vary] = vary.joined(separator: ", ") }
      return Response(status: .permanentRedirect, headers: headers)
    case .answer(let language):
      var context = context
      context.language = language
      var response = try await next(request, context)
      if response.headers[.contentLanguage] == nil { response.headers[.contentLanguage] = language.identifier }
      response.headers[.vary] = language.vary(adding: response.headers[values: .vary])
      return response
    }
  }
}
