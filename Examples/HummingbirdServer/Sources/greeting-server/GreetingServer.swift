import AppLocalization
import Foundation
import Hummingbird
import LocaleNegotiation

/// Greets visitors in their language: `swift run greeting-server`, then `curl -H 'Accept-Language: it' 127.0.0.1:8080`.
@main
struct GreetingServer {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    guard CommandLine.arguments.count <= 2, (0...65535).contains(port) else {
      print("usage: greeting-server [PORT]")
      exit(64)
    }
    let greetings = try Greetings(path: Bundle.module.bundlePath)
    let negotiator = try LanguageNegotiator(supported: greetings.languages)
    let router = Router(context: VisitContext.self)
    // Added before the middleware, so that this route negotiates nothing, for comparison.
    router.get("plain") { _, _ in greetings.text("greeting", in: nil) }
    router.add(middleware: LanguageMiddleware(negotiator))
    router.inEveryLanguage(negotiator) { routes in
      routes.get("/") { _, context in greetings.page(in: context.language) }
      routes.get("greeting") { _, context in greetings.text("greeting", in: context.language) }
      routes.get("visitors/{count}") { _, context in
        greetings.visitors(try context.parameters.require("count", as: Int.self), in: context.language)
      }
    }
    let app = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "greeting-server"))
    try await app.runService()
  }
}

/// A visit and its language.
struct VisitContext: LanguageRequestContext {
  var coreContext: CoreRequestContextStorage
  var language: NegotiatedLanguage?

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
}
