import SupportedLocales

/// A ticket machine: the card in its slot says which languages its owner reads.
@main
enum Kiosk {
  static func main() {
    greet("en-IT")
    greet("zh-TW")
    greet("gsw-CH")
    greet("xx")
    // A card with two preferences: the second matches exactly, the first does not match.
    let match = AppLocale.match(forStatic: ["fr-CH", "it-CH"])
    print(text(match?.locale ?? AppLocale.defaultLocale))
  }

  private static func greet(_ wanted: StaticString) {
    let localization = AppLocale.bestMatch(forStatic: wanted) ?? AppLocale.defaultLocale
    print(text(localization))
  }

  private static func text(_ localization: AppLocale) -> StaticString {
    switch localization {
    case .en: "en: Touch to begin"
    case .enGB: "en-GB: Please touch the screen"
    case .de: "de: Bitte berühren"
    case .it: "it: Toccare per iniziare"
    case .itCH: "it-CH: Toccare lo schermo"
    case .zhHans: "zh-Hans: 轻触开始"
    case .zhHant: "zh-Hant: 輕觸開始"
    }
  }
}
