// Made by generate-app-locale from CLDR 48.2. Do not edit: change the list of localizations and make it anew.
// swift-format-ignore-file
//
// 8 localizations, 1504 bytes of constant data.
// Contains data derived from the Unicode CLDR, under the Unicode License v3: https://www.unicode.org/license.txt

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

  static var options: LocaleMatcher.Options { LocaleMatcher.Options(direction: .twoWay, default: .identifier("en")) }

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

  static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result {
    PreparedIndex.lend(format2: words, of: .cldr48_2, to: body)
  }

  private static let words: [UInt64] = [
    0xb0000000bc, 0x200280190, 0x44, 0x1f, 0x44, 0x54, 0x3b, 0, 0, 0, 0x7c, 0, 0, 0, 0, 0x5400000000, 0, 0, 0, 0x7f, 0,
    0, 0, 0, 0, 0x82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x5400000000, 0, 0x44, 0x4a, 0, 0, 0, 0, 0x7f00000000, 0,
    0x8200000000, 0, 0, 0, 0x7c00000046, 0x48, 0, 0x4c, 0, 0, 0, 0, 0, 0, 0x6800000050, 0, 0x4e, 0, 0, 0, 0x52, 0,
    0x200000e2ba816275, 0, 0x280000e2ba816047, 1, 0x280001483a816242, 6, 0x280001483a816290, 7, 0x200000523a8160a4, 2,
    0x200001233a816246, 3, 0x280001233a816023, 4, 0x20000144ba816289, 5, 0xe2ba816102, 0x4400000044, 0x32800000000,
    0x2800000044, 0x2800000044, 0x81800000046, 0x2800000044, 0x81800000046, 0x2800000044, 0x81800000046, 0x81800000046,
    0x2800000044, 0x81800000046, 0x2000000044, 0x2000000044, 0x81800000046, 0x81800000046, 0x81800000046, 0x2800000044,
    0x2800, 0x1483a816104, 0x4800000048, 0x32800000000, 0x102800000048, 0x102800000048, 0x18200000004a, 0x102000000048,
    0x102000000048, 0x18200000004a, 0x18200000004a, 0x18200000004a, 0x18200000004a, 0x18200000004a, 0x18200000004a,
    0x102000000048, 0x18200000004a, 0x18200000004a, 0x18200000004a, 0x102800000048, 0x50, 0x523a816000, 0x4c0000004c,
    0x32800000000, 0x1233a816100, 0x4e0000004e, 0x32800000000, 0x144ba816000, 0x5200000052, 0x32800000000, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0x200000040, 0x500000042, 0x200000047, 0x200000049, 0x50000004b, 0x200000050, 0x500000052, 0x500000057,
    0x6442472d6e656e65, 0x41432d7266726665, 0x7052422d74707469, 0x54502d74,
  ]
}
