import LocaleCanonicalization
import LocaleMatching

/// An identifier as Apple's bundles read it.
package struct AppleIdentifier: Sendable {
  package let original: String
  /// The base name in ICU's form: `EN-gb` → `en_GB`. Nil if ICU does not read it as an identifier; it matches nothing.
  package let base: String?
  /// The base name with its alias replaced: the beginning of the chain of ancestors.
  package let normalized: String
  package let language: String
  /// The group. Only identifiers of one group are compared. `hi` is in `en`'s group: `hi_Latn` inherits from `en_IN`.
  package let group: String
  package let hasRegion: Bool
  /// Whether the region is not the likely one. Mexican Spanish and Taiwan's Chinese are never penalized.
  package let isPenalized: Bool

  package init(_ original: String) {
    self.original = original
    guard let name = ICUBaseName(original) else {
      (base, normalized, language, group, hasRegion, isPenalized) = (nil, "", "", "", false, false)
      return
    }
    let base = name.text
    let normalized = AppleAliases.normalized(base)
    let parts = normalized == base ? name : ICUBaseName(normalized) ?? name
    let language = String(decoding: parts.language, as: UTF8.self)
    self.base = base
    self.normalized = normalized
    self.language = language
    group = Self.groups[language] ?? language
    hasRegion = !parts.region.isEmpty
    isPenalized = normalized != "es_MX" && normalized != "zh_Hant_TW" && parts.keepsRegionWhenMinimized
  }

  private static let groups = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"]

  /// The identifier and its ancestors, nearest first.
  ///
  /// - Parameter isAvailable: whether it is a localization. A localization whose region is not the likely one occurs
  ///   twice at the beginning, so that `it` is nearer to `it_IT` than to `it_CH`.
  package func chain(isAvailable: Bool) -> [String] {
    // ICU has room for ten entries; the last one ends the chain.
    var chain = isAvailable && isPenalized ? [normalized, normalized] : [normalized]
    while chain.count < 9, let last = chain.last, let parent = AppleParents.parent(of: last) { chain.append(parent) }
    return chain
  }
}

/// The parents of identifiers in the bundles of Apple's platforms: by Apple's own table, else by CLDR's parents with
/// Apple's additions, else the identifier without its last subtag.
///
/// The parents of Apple's locale data are different: there too `zh_Hant` → `zh_TW` → `root`, but `yue` → `yue_HK`.
enum AppleParents {
  /// The parent of an identifier; nil at the end of the chain.
  static func parent(of name: String) -> String? {
    let parent = own[name] ?? named(name) ?? additions[name] ?? truncated(name)
    return parent.isEmpty || parent == "root" || parent == "und" && name != "und" && !name.hasPrefix("und_")
      ? nil : parent
  }

  /// The parent that CLDR names.
  private static func named(_ name: String) -> String? {
    guard let identifier = LanguageIdentifier(name), identifier.underscored == name else { return nil }
    return identifier.namedParent?.underscored
  }

  private static func truncated(_ name: String) -> String {
    name.lastIndex(of: "_").map { String(name[..<$0]) } ?? ""
  }

  /// The table of bundle inheritance, which is used first.
  private static let own: [String: String] = {
    var table = [
      "ars": "ar", "en_150": "en_GB", "en_CY": "en_150", "en_GB": "en_001", "es_MX": "es_419",
      "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
      "yue": "yue_Hant", "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK",
      "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK", "zh_TW": "root",
    ]
    add(
      "AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO MS MT "
        + "MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW",
      of: "en", to: "en_GB", in: &table)
    add("CC CK CX NF NR NU NZ PG WS", of: "en", to: "en_AU", in: &table)
    return table
  }()

  /// The parents that Apple's ICU adds to CLDR's: for English in Europe, for English in the rest of the world outside
  /// America and the Pacific, for Spanish in the Caribbean, and for languages of other scripts in Latin letters.
  private static let additions: [String: String] = {
    var table = ["rej_Rjng": "root"]
    add(
      "AD AL BA BG BY CZ EE ES FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NO PL PT RO RS RU SK "
        + "UA VA",
      of: "en", to: "en_150", in: &table)
    add(
      "AF AM AO AR AW AX AZ BD BF BH BJ BL BN BO BQ BR CD CF CG CI CR CU CV DO DZ EC EG EH ET GA GF GN "
        + "GP GQ GT HN HT IC IQ JO KG KH KM KW KZ LA LB LK LY MA MF ML MM MN MQ MR MZ NC NE NI NP OM PE PF "
        + "PM PS QA RE SJ SM SN SO ST SV SY TD TF TG TH TJ TL TM TN UY UZ VE VN WF YE YT",
      of: "en", to: "en_001", in: &table)
    add(
      "AG AI AW BB BL BM BQ BS CA CW DM FK GD GF GL GP GY HT KN KY LC MF MQ MS PM SR SX TC TT VC VG VI",
      of: "es", to: "es_419", in: &table)
    for language in "ar as ber bn el gu he ja kn ml mr or pa ru sa ta te ur yi zh".split(separator: " ") {
      table["\(language)_Latn"] = "root"
    }
    return table
  }()

  private static func add(_ regions: String, of language: String, to parent: String, in table: inout [String: String]) {
    for region in regions.split(separator: " ") { table["\(language)_\(region)"] = parent }
  }
}

/// Replaces aliases: first the aliases of Apple's bundles, then CLDR's.
enum AppleAliases {
  /// The name with which chains are compared: `English` → `en`, `zh_TW` → `zh_Hant_TW`, `iw_IL` → `he_IL`.
  static func normalized(_ base: String) -> String {
    if let name = LegacyFolderName.tag(of: base) ?? impliedSubtags[base] { return name }
    let (language, rest) = parts(of: base)
    if language == "sgn", let signLanguage = LegacyName.signLanguage(of: base) { return signLanguage }
    guard let replacement = LegacyName.replacement(ofLanguage: language) else { return base }
    if rest.isEmpty { return replacement }
    // A replacement with more subtags than the language keeps its own subtags.
    if !replacement.contains("_") { return replacement + rest }
    let endsWithScript = replacement.utf8.count > 5 && replacement.utf8.dropLast(4).last == 0x5F
    let last =
      rest.utf8.count - (rest.utf8.lastIndex(of: 0x5F).map { rest.utf8.distance(from: rest.startIndex, to: $0) } ?? 0)
    return endsWithScript && last <= 4 ? replacement + rest.suffix(last) : replacement
  }

  /// The language, and the rest of the name with its underscore.
  private static func parts(of base: String) -> (language: String, rest: String) {
    guard let separator = base.firstIndex(of: "_") else { return (base, "") }
    return (String(base[..<separator]), String(base[separator...]))
  }

  /// The scripts of Chinese and the languages of Norwegian that the region implies.
  private static let impliedSubtags: [String: String] = [
    "no_NO": "nb_NO", "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK",
    "zh_CN": "zh_Hans_CN", "zh_SG": "zh_Hans_SG",
    "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_TW": "zh_Hant_TW",
  ]
}

/// CLDR's aliases of languages. Aliases of regions are not included, because bundles do not follow them.
enum LegacyName {
  /// The replacement of a language: `iw` → `he`, `sh` → `sr_Latn`. Nil if the language is not an alias.
  static func replacement(ofLanguage language: String) -> String? {
    guard let subtag = LanguageSubtag(language) else { return nil }
    let identifier = LanguageIdentifier(language: subtag)
    let canonical = LocaleIdentifier(identifier).canonicalized.languageIdentifier
    return canonical == identifier ? nil : canonical.underscored
  }

  /// The language of a sign language's old name: `sgn_DE` → `gsg`. No other base name with a region is an alias.
  static func signLanguage(of base: String) -> String? {
    guard let identifier = LocaleIdentifier(String(base.map { $0 == "_" ? "-" : $0 })) else { return nil }
    let canonical = identifier.canonicalized.languageIdentifier
    return canonical.language.description == "sgn" ? nil : canonical.underscored
  }

  /// The language of a legacy tag: `i-klingon` → `tlh`.
  static func language(of text: String) -> String? {
    LocaleIdentifier(text)?.languageIdentifier.language.description
  }
}
