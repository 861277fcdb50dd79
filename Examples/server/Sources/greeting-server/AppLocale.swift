// Made by generate-app-locale. Do not edit: change the list of localizations and make it anew.
// swift-format-ignore-file

import LocaleMatching

/// What the app is localized in, and the matcher over it: `AppLocale.bestMatch(for: "en")`.
enum AppLocale: String, SupportedLocale {
  case en
  case enGB = "en-GB"
  case de
  case fr
  case frCA = "fr-CA"
  case it
  case ptBR = "pt-BR"
  case ptPT = "pt-PT"

  static var defaultLocale: AppLocale { .en }

  /// Made when it is first asked, once in a process.
  static let matcher = LocaleMatcher(supported: allCases.map { $0.rawValue }, options: LocaleMatcher.Options(direction: .twoWay, default: .identifier("en")))

  init?(supportedIndex: Int) {
    switch supportedIndex {
    case 0: self = .en
    case 1: self = .enGB
    case 2: self = .de
    case 3: self = .fr
    case 4: self = .frCA
    case 5: self = .it
    case 6: self = .ptBR
    case 7: self = .ptPT
    default: return nil
    }
  }
}
