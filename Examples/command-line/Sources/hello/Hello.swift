import AppLocalization
import Foundation

/// Greets in the user's language and counts: `hello [NAME [NUMBER]]`.
@main
enum Hello {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().prefix { $0 != "-AppleLanguages" }
    // The user's languages: `-AppleLanguages '(it)'`, else Apple's settings, on Linux LC_ALL, LANG and LANGUAGE.
    let localizer = AppLocalizer(bundle: .module, preferredLanguages: Locale.userLanguages())
    print(localizer.string("greeting", arguments: [arguments.first ?? "world"]))
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) {
      print(localizer.string("messages", arguments: [count]))
    }
  }
}
