import LocaleCanonicalization
import LocaleMatching
import LocalizedStrings

/// What Apple's bundles, and then CLDR, call otherwise.
enum AppleAliases {
  /// The name that chains are compared by: `English` → `en`, `zh_TW` → `zh_Hant_TW`, `iw_IL` → `he_IL`.
  static func normalized(_ base: String) -> String {
    if let name = LegacyFolderName.tag(of: base) ?? impliedSubtags[base] { return name }
    let (language, rest) = parts(of: base)
    if language == "sgn", let signLanguage = LegacyName.signLanguage(of: base) { return signLanguage }
    guard let replacement = LegacyName.replacement(ofLanguage: language) else { return base }
    if rest.isEmpty { return replacement }
    // A replacement that says more than the language keeps what it says.
    if !replacement.contains("_") { return replacement + rest }
    let endsWithScript = replacement.utf8.count > 5 && replacement.utf8.dropLast(4).last == 0x5F
    let last =
      rest.utf8.count - (rest.utf8.lastIndex(of: 0x5F).map { rest.utf8.distance(from: rest.startIndex, to: $0) } ?? 0)
    return endsWithScript && last <= 4 ? replacement + rest.suffix(last) : replacement
  }

  /// The language, and what follows with its underscore.
  private static func parts(of base: String) -> (language: String, rest: String) {
    guard let separator = base.firstIndex(of: "_") else { return (base, "") }
    return (String(base[..<separator]), String(base[separator...]))
  }

  /// Chinese whose script, and Norwegian whose language, the region tells.
  private static let impliedSubtags: [String: String] = [
    "no_NO": "nb_NO", "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK",
    "zh_CN": "zh_Hans_CN", "zh_SG": "zh_Hans_SG",
    "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_TW": "zh_Hant_TW",
  ]
}

/// CLDR's aliases of languages, one at a time: without those of regions, which bundles do not follow.
enum LegacyName {
  /// `iw` → `he`, `sh` → `sr_Latn`; nil for what is no alias.
  static func replacement(ofLanguage language: String) -> String? {
    guard let subtag = LanguageSubtag(language) else { return nil }
    let identifier = LanguageIdentifier(language: subtag)
    let canonical = LocaleIdentifier(identifier).canonicalized.languageIdentifier
    return canonical == identifier ? nil : canonical.underscored
  }

  /// `sgn_DE` → `gsg`, the only aliases of more than a language that base names can spell.
  static func signLanguage(of base: String) -> String? {
    guard let identifier = LocaleIdentifier(String(base.map { $0 == "_" ? "-" : $0 })) else { return nil }
    let canonical = identifier.canonicalized.languageIdentifier
    return canonical.language.description == "sgn" ? nil : canonical.underscored
  }

  /// `i-klingon` → `tlh`.
  static func language(of text: String) -> String? {
    LocaleIdentifier(text)?.languageIdentifier.language.description
  }
}
