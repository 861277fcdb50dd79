import AppLocalization
import CountedWork
import Foundation
import LocaleNegotiation
import MallocCounter

/// What a request costs a server whose bundle has 40 localizations of 100 texts.
///
///     app-localizer-cost WORK COUNT      does it COUNT times, and prints the answer and the allocations of one
///
/// Instructions: Scripts/callgrind.py, which reads the marks around the work.
@main
enum AppLocalizerCost {
  private static let localizations = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "es", "es-419", "et", "fi", "fr", "fr-CA", "he",
    "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv",
    "th",
    "tr", "uk", "zh-Hans",
  ]
  private static let header = "de-CH, fr;q=0.9, en;q=0.8, *;q=0.5"

  private static let plural = """
    <plist><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld day</string><key>other</key><string>%lld days</string></dict></dict></dict></plist>
    """

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cost-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in localizations {
      let place = folder.appendingPathComponent("\(name).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let texts = (0..<100).map { "\"key \($0)\" = \"\(name) \($0)\";\n" }.joined() + "\"%lld files\" = \"%lld files\";"
      try Data(texts.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
      try Data(plural.utf8).write(to: place.appendingPathComponent("Localizable.stringsdict"))
    }
    let tables = try BundleTables(path: folder.path)
    let localizer = tables.localizer(for: AcceptLanguage(header))
    let locale = localizer.formattingLocale
    let matcher = LocaleMatcher(supported: localizations)
    let read = AcceptLanguage(header)
    let short = "it-CH, en;q=0.5"
    let refusing = AcceptLanguage("de-CH, fr;q=0.9, en;q=0.8, it;q=0")
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", "de \($0)") })
    let foundation = Bundle(path: folder.path + "/de.lproj")
    let negotiator = try LanguageNegotiator(supported: ["en", "en-GB", "de", "it", "sr-Latn", "zh-Hant", "ar", "pt-BR"])
    let plain = LanguageRequest(
      target: "/greeting?page=2", acceptLanguage: [short], cookies: ["theme=dark; session=0123456789abcdef"])
    let named = LanguageRequest(target: "/it/greeting?page=2", acceptLanguage: [short], cookies: plain.cookies)
    let answer = NegotiatedLanguage(
      identifier: "it", source: .header, preference: "it", vary: ["Accept-Language", "Cookie"])
    func identifier(_ request: LanguageRequest) -> String {
      if case .answer(let language) = negotiator.negotiate(request) { return language.identifier }
      return ""
    }
    let works: [(name: String, work: () -> String)] = [
      ("choosing", { tables.localizer(for: read).localization ?? "" }),
      ("header", { tables.localizer(for: AcceptLanguage(header)).localization ?? "" }),
      ("short", { tables.localizer(for: AcceptLanguage(short)).localization ?? "" }),
      ("refusing", { tables.localizer(for: refusing).localization ?? "" }),
      ("reading", { AcceptLanguage(header).description }),
      ("matching", { matcher.bestIdentifier(for: AcceptLanguage(header)) }),
      ("negotiating", { identifier(plain) }), ("negotiating-named", { identifier(named) }),
      ("vary", { answer.vary(missingIn: ["Accept-Encoding"]) ?? "" }),
      ("alternates", { negotiator.alternates(of: named).last?.target ?? "" }),
      ("string", { localizer.string("key 50") }), ("plural", { localizer.string("days", arguments: [5]) }),
      ("interpolated", { localizer("\(1_234_567) files") }),
      ("request", { tables.localizer(for: AcceptLanguage(header)).string("days", arguments: [5]) }),
      // What others do for one text: look it up in a dictionary and replace a name (Lingo), `String(format:)`, Foundation.
      ("dictionary", { dictionary["key 50"] ?? "" }),
      ("replacing", { (dictionary["key 50"] ?? "").replacingOccurrences(of: "%{n}", with: "\(5)") }),
      ("format", { String(format: "%lld days", locale: locale, 5) }),
      ("bundle", { foundation?.localizedString(forKey: "key 50", value: nil, table: nil) ?? "" }),
    ]
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0,
      let work = works.first(where: { $0.name == arguments[1] })?.work
    else {
      print("usage: app-localizer-cost \(works.map(\.name).joined(separator: "|")) COUNT")
      exit(64)
    }
    let result = work()
    malloc_counter_keep(result.utf8.count)
    let before = malloc_counter_calls()
    counting_begins()
    for _ in 0..<count { malloc_counter_keep(work().utf8.count) }
    counting_ends()
    let allocations = malloc_counter_calls() - before
    print("\(arguments[1]): \(result), \(Double(allocations) / Double(count)) allocations")
  }
}
