import Foundation
import LocaleMatching

/// Greets in the best of the program's languages: `hello NAME [LANGUAGE]...`, or as LANGUAGE and LANG say.
@main
enum Hello {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let preferences = arguments.count > 1 ? Array(arguments.dropFirst()) : fromEnvironment()
    let localization = AppLocale.bestLocale(for: preferences)
    print(greeting(localization, name: arguments.first ?? "world"), "[\(localization.rawValue)]")
  }

  /// GNU gettext's order: LANGUAGE is a list, LANG one name, both may carry an encoding.
  private static func fromEnvironment() -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let names = (environment["LANGUAGE"] ?? "").split(separator: ":") + [Substring(environment["LANG"] ?? "")]
    return names.map { String($0.prefix { $0 != "." && $0 != "@" }) }
  }

  private static func greeting(_ localization: AppLocale, name: String) -> String {
    // SwiftPM on Linux writes the folders in lower case.
    for folder in localization.folderNames {
      guard
        let file = Bundle.module.url(forResource: "Localizable", withExtension: "strings", subdirectory: folder),
        let data = try? Data(contentsOf: file),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String],
        let format = table["greeting"]
      else { continue }
      return format.replacingOccurrences(of: "%@", with: name)
    }
    return "Hello, \(name)!"
  }
}
