import AppLocalization
import CountedWork
import Foundation
import MallocCounter

/// What a request costs a server whose bundle has 40 localizations of 100 texts.
///
///     app-localizer-cost header|string COUNT      does it COUNT times, and prints the allocations of one
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

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0, ["header", "string"].contains(arguments[1])
    else {
      print("usage: app-localizer-cost header|string COUNT")
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cost-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in localizations {
      let place = folder.appendingPathComponent("\(name).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let texts = (0..<100).map { "\"key \($0)\" = \"\(name) \($0)\";\n" }.joined()
      try Data(texts.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
    }
    let tables = try BundleTables(path: folder.path)
    let localizer = AppLocalizer(tables, acceptLanguage: header)
    let work: () -> Int =
      arguments[1] == "header"
      ? { AppLocalizer(tables, acceptLanguage: header).searchList.count } : { localizer.string("key 50").utf8.count }
    malloc_counter_keep(work())
    let before = malloc_counter_calls()
    counting_begins()
    for _ in 0..<count { malloc_counter_keep(work()) }
    counting_ends()
    let allocations = malloc_counter_calls() - before
    print("\(arguments[1]): \(localizer.localization ?? "-"), \(Double(allocations) / Double(count)) allocations")
  }
}
