import LocaleMatching

/// Answers one HTTP request: a greeting in the language that suits its Accept-Language header best (RFC 9110, §12.5.4).
@main
enum GreetingServer {
  static func main() {
    guard let request = readLine(), request.hasPrefix("GET ") else {
      respond(status: "400 Bad Request", language: nil, body: "only GET is served here\n")
      return
    }
    let header = acceptLanguage()
    // Nothing acceptable is answered with the default, as RFC 9110 allows, rather than with 406.
    let localization = AppLocale.bestLocale(for: AcceptLanguage(header))
    respond(status: "200 OK", language: localization.rawValue, body: greeting(localization) + "\n")
  }

  /// All Accept-Language fields of the request, which count as one (RFC 9110, §5.3).
  private static func acceptLanguage() -> String {
    var value = ""
    // The part of a header that a matcher reads; fields beyond it are skipped before they are joined.
    let limit = AcceptLanguage.Limits().byteCount
    while let line = readLine(), !line.isEmpty, line != "\r" {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "accept-language" else { continue }
      let field = line[line.index(after: colon)...].filter { $0 != "\r" && $0 != "\r\n" }
      guard value.utf8.count <= limit else { continue }
      value += (value.isEmpty ? "" : ",") + field.prefix(limit + 1)
    }
    return value
  }

  private static func respond(status: String, language: String?, body: String) {
    var lines = ["HTTP/1.1 \(status)", "Content-Type: text/plain; charset=utf-8", "Vary: Accept-Language"]
    if let language { lines.append("Content-Language: \(language)") }
    lines += ["Content-Length: \(body.utf8.count)", "Connection: close", "", body]
    print(lines.joined(separator: "\r\n"), terminator: "")
  }

  private static func greeting(_ localization: AppLocale) -> String {
    switch localization {
    case .en: "Hello"
    case .enGB: "How do you do"
    case .de: "Guten Tag"
    case .fr: "Bonjour"
    case .frCA: "Allô"
    case .it: "Buongiorno"
    case .ptBR: "Oi"
    case .ptPT: "Olá"
    }
  }
}
