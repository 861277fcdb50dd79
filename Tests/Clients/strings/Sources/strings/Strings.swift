import AppLocalization
import Foundation
import LocaleMatching

/// Greets twice in the best language for the argument: by the bundle, and by the table's folder in it.
@main
enum Strings {
  static func main() {
    let language = CommandLine.arguments.dropFirst().first ?? "en-IT"
    let localizer = AppLocalizer(bundle: .module, preferredLanguages: [language])
    let folders = AppLocale.bestLocale(for: language).folderNames
    let file = folders.lazy.compactMap {
      Bundle.module.url(forResource: "Localizable", withExtension: "strings", subdirectory: $0)
    }.first
    let table = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: String]
    }
    // On Linux `String(format:)` traps on formats of .stringsdict files, `%#@files@`.
    let files = String(format: localizer.string("%d files"), 3)
    print(localizer.string("greeting"), table?["greeting"] ?? "-", files, separator: ", ")
  }
}
