import AppLocalization
import Foundation
import Hummingbird
import LocaleNegotiation

/// Greets visitors in their language: `swift run greeting-server`, then `curl -H 'Accept-Language: it' 127.0.0.1:8080`.
///
/// A second argument changes what an address without a language is: `redirected`, `asNeeded` or `default`. A third, `refused`,
/// answers 406 to visitors whom nothing matches.
@main
struct GreetingServer {
  private static let policies: [String: LanguageAddresses.Unprefixed] = [
    "redirected": .redirected, "asNeeded": .asNeeded, "default": .default,
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let port = arguments.first.map({ Int($0) }) ?? 8080, (0...65535).contains(port),
      arguments.dropFirst().allSatisfy({ policies[$0] != nil || $0 == "refused" })
    else { end("usage: greeting-server [PORT [redirected | asNeeded | default] [refused]]", status: 64) }
    let tables = try BundleTables(bundle: .module)
    let addresses = LanguageAddresses(
      names: ["zh-Hant": "tw"], oldNames: ["taiwan": "zh-Hant"],
      unprefixed: arguments.compactMap { policies[$0] }.first ?? .negotiated,
      leftAlone: [.below("/.well-known"), .files], pages: ["/visitors/{count}": ["de": "/besucher/{count}"]])
    let negotiator = try LanguageNegotiator(
      supported: tables.bundle.localizations, default: tables.bundle.developmentRegion, addresses: addresses,
      sources: LanguageSources(unmatched: arguments.contains("refused") ? .refused : .default))
    let router = Router(context: VisitContext.self, options: .autoGenerateHeadEndpoints)
    // About this path nothing is decided.
    router.get(".well-known/health") { _, _ in "ok" }
    router.get("/") { _, context in Self.page(in: context, tables, negotiator) }
    router.get("greeting") { _, context in context.localizer(tables).string("greeting") }
    router.get("visitors/{count}") { _, context in
      let count = try context.parameters.require("count", as: Int.self)
      return context.localizer(tables).string("visitors", arguments: [count])
    }
    // it.example.com is for readers of Italian. The first label of other hosts is no language: it-tools.example.com is about tools.
    let responder = LanguageResponder(negotiator: negotiator, next: router.buildResponder()) { request, _ in
      [negotiator.identifier(named: (request.head.authority ?? "").prefix { $0 != "." })].compactMap { $0 }
    }
    let app = Application(
      responder: responder,
      configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "greeting-server"))
    do {
      try await app.runService()
    } catch {
      end("cannot listen on port \(port): \(error)", status: 69)
    }
  }

  private static func end(_ sentence: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(status)
  }

  /// A page that says which language it is in, and in which direction its lines run.
  private static func page(
    in context: VisitContext, _ tables: BundleTables, _ negotiator: LanguageNegotiator
  ) -> Response {
    let localizer = context.localizer(tables)
    let tag = context.language?.tag ?? "und"
    let isRightToLeft = LanguageIdentifier(languageOf: tag)?.writingDirection == .rightToLeft
    let alternates = context.asked.map(negotiator.alternates) ?? []
    // Texts come from translators, whose files are not reviewed as code.
    let html = """
      <!DOCTYPE html>
      <html lang="\(tag)" dir="\(isRightToLeft ? "rtl" : "ltr")">
      <meta charset="utf-8"><title>\(localizer.string("title").escapedForHTML)</title>
      \(alternates.map { "<link rel=alternate hreflang=\($0.hreflang) href=\"\($0.target.escapedForHTML)\">" }.joined())
      <p>\(localizer.string("greeting").escapedForHTML)</p>
      <p><small>\(tag), by \(context.language?.source.rawValue ?? "nothing")</small></p>
      </html>

      """
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: html)))
  }
}

/// A visit and its language.
struct VisitContext: LanguageRequestContext {
  var coreContext: CoreRequestContextStorage
  var language: NegotiatedLanguage?
  var asked: LanguageRequest?

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }

  /// The texts in the visit's language, with numbers as in the visitor's region. Reads no file.
  func localizer(_ tables: BundleTables) -> AppLocalizer {
    tables.localizer(in: language?.identifier ?? "und", numbersAs: language?.preference)
  }
}

extension String {
  /// The text escaped for the place between tags and within quoted attributes (HTML Standard, §13.3, "Escaping a
  /// string").
  var escapedForHTML: String {
    reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.append(character)
      }
    }
  }
}
