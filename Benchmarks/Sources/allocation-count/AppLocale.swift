// Made by generate-app-locale. Do not edit: change the list of localizations and make it anew.
// swift-format-ignore-file

import LocaleMatching

/// What the app is localized in, and the matcher over it: `AppLocale.bestMatch(for: "en")`.
enum AppLocale: String, SupportedLocale {
  case en
  case enGB = "en-GB"
  case de
  case it
  case itCH = "it-CH"
  case zhHans = "zh-Hans"
  case zhHant = "zh-Hant"

  static var defaultLocale: AppLocale { .de }

  /// Made when it is first asked, once in a process.
  static let matcher = LocaleMatcher(supported: allCases.map { $0.rawValue }, options: LocaleMatcher.Options(default: .identifier("de")))

  init?(supportedIndex: Int) {
    switch supportedIndex {
    case 0: self = .en
    case 1: self = .enGB
    case 2: self = .de
    case 3: self = .it
    case 4: self = .itCH
    case 5: self = .zhHans
    case 6: self = .zhHant
    default: return nil
    }
  }
}
