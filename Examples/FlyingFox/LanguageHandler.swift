import FlyingFox
import LocaleNegotiation

/// A handler whose pages are in the visitor's language.
struct LanguageHandler: HTTPHandler {
  let negotiator: LanguageNegotiator
  let page: @Sendable (NegotiatedLanguage, HTTPRequest) async throws -> HTTPResponse

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = LanguageRequest(
      method: request.method.rawValue, authority: request.headers[.host],
      path: request.target.rawValue,  // request.path and request.query are decoded
      fields: request.headers.map { ($0.key.rawValue, $0.value) })
    switch negotiator.negotiate(asked) {
    case .leftAlone: throw HTTPUnhandledError()
    case .redirect(let redirect):
      return response(redirect.status, "Redirect", redirect.vary, location: redirect.target)
    case .notAcceptable(let vary): return response(406, "Not Acceptable", vary)
    case .answer(let language):
      var response = try await page(language, request)
      response.headers[HTTPHeader("Content-Language")] = language.tag
      response.headers[HTTPHeader("Vary")] = language.vary(missingIn: [])
      return response
    }
  }

  private func response(_ code: Int, _ phrase: String, _ vary: [String], location: String? = nil) -> HTTPResponse {
    var response = HTTPResponse(statusCode: HTTPStatusCode(code, phrase: phrase))
    response.headers[.location] = location
    if !vary.isEmpty { response.headers[HTTPHeader("Vary")] = vary.joined(separator: ", ") }
    return response
  }
}
