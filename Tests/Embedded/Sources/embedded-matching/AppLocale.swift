// Made by generate-app-locale from CLDR 48.2. Do not edit: change the list of localizations and make it anew.
// swift-format-ignore-file
//
// 7 localizations, 1616 bytes of constant data.
// Contains data derived from the Unicode CLDR, under the Unicode License v3: https://www.unicode.org/license.txt

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

  static var options: LocaleMatcher.Options { LocaleMatcher.Options(default: .identifier("de")) }

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

  static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result {
    PreparedIndex.lend(format2: words, of: .cldr48_2, to: body)
  }

  private static let words: [UInt64] = [
    0xbf000000ca, 0x280190, 0x44, 0x1f, 0x44, 0x52, 0x3b, 0, 0, 0, 0x52, 0, 0x6c00000000, 0, 0, 0x5500000000, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0x69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x5500000000, 0, 0x46, 0, 0x6c00000000, 0, 0, 0, 0,
    0, 0x6900000000, 0, 0, 0, 0x5200000048, 0, 0, 0x44, 0x50, 0, 0, 0, 0, 0, 0, 0x4e, 0, 0, 0x4c, 0, 0x4a, 0,
    0x200000523a8160a4, 2, 0x200000e2ba816275, 0, 0x280000e2ba816047, 1, 0x20000144ba816289, 3, 0x28000144ba816103, 4,
    0x3000008d4dc141c3, 5, 0x3000008d51c142f4, 6, 0x523a816000, 0x4400000044, 0x32800000000, 0xe2ba816102, 0x4600000046,
    0x32800000000, 0x82800000046, 0x82800000046, 0x101800000048, 0x82800000046, 0x101800000048, 0x82800000046,
    0x101800000048, 0x101800000048, 0x82800000046, 0x101800000048, 0x82000000046, 0x82000000046, 0x101800000048,
    0x101800000048, 0x101800000048, 0x82800000046, 0x2800, 0x144ba816100, 0x4a0000004a, 0x32800000000, 0x8d4dc14000,
    0x4e0000004e, 0x280000006f, 0x8d51c14005, 0x5000000050, 0x2800000000, 0x302800000050, 0x302800000050,
    0x302000000050, 0x302000000050, 0x302000000050, 0x302000000050, 0x302000000050, 0x302800000050, 0x302800000050,
    0x302000000050, 0x302000000050, 0x302000000050, 0x302000000050, 0x302000000050, 0x302800000050, 0x302000000050,
    0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x200000038, 0x50000003a, 0x20000003f, 0x200000041,
    0x500000043, 0x700000048, 0x70000004f, 0x6442472d6e656e65, 0x48432d7469746965, 0x7a736e61482d687a, 0x746e61482d68,
  ]
}
