import LocaleCanonicalization
import LocaleCore

/// An identifier as Apple's bundles read it. Names are in UTF-8, as ICU compares them.
package struct AppleIdentifier: Sendable {
  package let original: String
  /// The base name in ICU's form: `EN-gb` → `en_GB`. Nil if ICU does not read it as an identifier; it matches nothing.
  package let base: [UInt8]?
  /// The base name with its alias replaced: the beginning of the chain of ancestors.
  let normalized: [UInt8]
  let language: [UInt8]
  /// The group. Only identifiers of one group are compared. `hi` is in `en`'s group: `hi_Latn` inherits from `en_IN`.
  let group: [UInt8]
  let hasRegion: Bool
  /// Whether the region is not the likely one. Mexican Spanish and Taiwan's Chinese are never penalized.
  let isPenalized: Bool

  package init(_ original: String) {
    self.original = original
    guard let name = ICUBaseName(original) else {
      (base, normalized, language, group, hasRegion, isPenalized) = (nil, [], [], [], false, false)
      return
    }
    let base = name.bytes
    let normalized = AppleAliases.normalized(base)
    let parts = normalized == base ? name : ICUBaseName(String(decoding: normalized, as: UTF8.self)) ?? name
    self.base = base
    self.normalized = normalized
    language = parts.language
    group = Self.groups[parts.language] ?? parts.language
    hasRegion = !parts.region.isEmpty
    isPenalized =
      parts.keepsRegionWhenMinimized
      && !normalized.elementsEqual("es_MX".utf8) && !normalized.elementsEqual("zh_Hant_TW".utf8)
  }

  /// The normalized name as text.
  package var name: String { String(decoding: normalized, as: UTF8.self) }

  func isNamed(_ name: StaticString) -> Bool { name.withIdentifierBytes { normalized.elementsEqual($0) } }

  /// The languages that are not a group's first (ICU's ualoc.cpp).
  private static let groups = WordPairs("ars ar hi en nb no nn no wuu zh yue zh")

  /// The identifier and its ancestors, nearest first.
  ///
  /// - Parameter isAvailable: whether it is a localization. A localization whose region is not the likely one occurs
  ///   twice at the beginning, so that `it` is nearer to `it_IT` than to `it_CH`.
  func chain(isAvailable: Bool) -> [[UInt8]] {
    // ICU has room for nine names, of which the first may occur twice.
    var chain = [normalized]
    while chain.count < 9, let last = chain.last, let parent = AppleParents.parent(of: last) { chain.append(parent) }
    return isAvailable && isPenalized ? [normalized] + chain : chain
  }
}

/// The parents of identifiers in the bundles of Apple's platforms: by Apple's own table, else by CLDR's parents with
/// Apple's additions, else the identifier without its last subtag.
///
/// The parents of Apple's locale data are different: there too `zh_Hant` → `zh_TW` → `root`, but `yue` → `yue_HK`.
enum AppleParents {
  /// The parent of an identifier; nil at the end of the chain.
  static func parent(of name: [UInt8]) -> [UInt8]? {
    let parent = own(name) ?? named(name) ?? added(name) ?? truncated(name)
    let isRoot =
      parent.isEmpty || parent.elementsEqual("root".utf8)
      || parent.elementsEqual("und".utf8) && !name.starts(with: "und_".utf8)
    return isRoot ? nil : parent
  }

  /// The parent that CLDR names.
  private static func named(_ name: [UInt8]) -> [UInt8]? {
    guard let identifier = LanguageIdentifier(languageOf: UTF8Preference(name)), let parent = identifier.namedParent,
      identifier.cldrIdentifier.utf8.elementsEqual(name)
    else { return nil }
    return Array(parent.cldrIdentifier.utf8)
  }

  private static func truncated(_ name: [UInt8]) -> [UInt8] {
    name.lastIndex(of: 0x5F).map { Array(name[..<$0]) } ?? []
  }

  /// The table of bundle inheritance, which is used first.
  private static func own(_ name: [UInt8]) -> [UInt8]? {
    if isIn(ofBritain, name, "en") { return Array("en_GB".utf8) }
    if isIn(ofAustralia, name, "en") { return Array("en_AU".utf8) }
    return ownPairs[name]
  }

  private static let ownPairs = WordPairs(
    """
    ars ar en_150 en_GB en_CY en_150 en_GB en_001 es_MX es_419 wuu wuu_Hans wuu_Hans zh_Hans wuu_Hant zh_Hant \
    yue yue_Hant yue_HK zh_Hant_HK yue_Hans zh_Hans yue_Hant yue_HK \
    zh_HK zh_Hant zh_Hant zh_TW zh_Hant_HK zh_HK zh_TW root
    """)
  private static let ofBritain: StaticString = """
    AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO MS MT \
    MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
    """
  private static let ofAustralia: StaticString = "CC CK CX NF NR NU NZ PG WS"

  /// The parents that Apple's ICU adds to CLDR's: for English in Europe, for English in the rest of the world outside
  /// America and the Pacific, for Spanish in the Caribbean, and for languages of other scripts in Latin letters.
  private static func added(_ name: [UInt8]) -> [UInt8]? {
    if isIn(inEurope, name, "en") { return Array("en_150".utf8) }
    if isIn(inTheWorld, name, "en") { return Array("en_001".utf8) }
    if isIn(inTheCaribbean, name, "es") { return Array("es_419".utf8) }
    // All of these end with `n` or `g`.
    return name.last == 0x6E || name.last == 0x67 ? otherScripts[name] : nil
  }

  private static let inEurope: StaticString = """
    AD AL BA BG BY CZ EE ES FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NO PL PT RO RS RU SK UA VA
    """
  private static let inTheWorld: StaticString = """
    AF AM AO AR AW AX AZ BD BF BH BJ BL BN BO BQ BR CD CF CG CI CR CU CV DO DZ EC EG EH ET GA GF GN \
    GP GQ GT HN HT IC IQ JO KG KH KM KW KZ LA LB LK LY MA MF ML MM MN MQ MR MZ NC NE NI NP OM PE PF \
    PM PS QA RE SJ SM SN SO ST SV SY TD TF TG TH TJ TL TM TN UY UZ VE VN WF YE YT
    """
  private static let inTheCaribbean: StaticString = """
    AG AI AW BB BL BM BQ BS CA CW DM FK GD GF GL GP GY HT KN KY LC MF MQ MS PM SR SX TC TT VC VG VI
    """
  private static let otherScripts = WordPairs(
    """
    ar_Latn root as_Latn root ber_Latn root bn_Latn root el_Latn root gu_Latn root he_Latn root ja_Latn root kn_Latn root \
    ml_Latn root mr_Latn root or_Latn root pa_Latn root rej_Rjng root ru_Latn root sa_Latn root ta_Latn root te_Latn root \
    ur_Latn root yi_Latn root zh_Latn root
    """)

  /// Whether a name is a language of two letters with one of the regions, each of two letters and a space.
  private static func isIn(_ regions: StaticString, _ name: [UInt8], _ language: StaticString) -> Bool {
    guard name.count == 5, name[2] == 0x5F, language.withIdentifierBytes({ name.starts(with: $0) }) else {
      return false
    }
    return regions.withIdentifierBytes { bytes in
      stride(from: 0, to: bytes.count, by: 3).contains { bytes[$0] == name[3] && bytes[$0 + 1] == name[4] }
    }
  }
}

/// Replaces aliases: first the aliases of Apple's bundles, then CLDR's.
enum AppleAliases {
  /// The name with which chains are compared: `English` → `en`, `zh_TW` → `zh_Hant_TW`, `iw_IL` → `he_IL`.
  static func normalized(_ base: [UInt8]) -> [UInt8] {
    if let name = LegacyFolderName.tag(of: base.map(ASCII.lowercased)) ?? impliedSubtags[base] { return name }
    let language = base.prefix { $0 != 0x5F }
    let rest = base[language.endIndex...]
    if language.elementsEqual("sgn".utf8), let signLanguage = Self.signLanguage(of: base) { return signLanguage }
    guard let replacement = replacement(ofLanguage: language) else { return base }
    // A replacement with more subtags than the language keeps its own subtags.
    if !replacement.contains(0x5F) { return replacement + rest }
    let endsWithScript = replacement.dropLast(4).last == 0x5F
    let last = rest.lastIndex(of: 0x5F).map { rest[$0...] } ?? []
    return endsWithScript && last.count <= 4 ? replacement + last : replacement
  }

  /// The scripts of Chinese and the languages of Norwegian that the region implies.
  private static let impliedSubtags = WordPairs(
    """
    no_NO nb_NO yue_CN yue_Hans_CN yue_HK yue_Hant_HK zh_CN zh_Hans_CN zh_SG zh_Hans_SG zh_HK zh_Hant_HK zh_MO zh_Hant_MO \
    zh_TW zh_Hant_TW
    """)

  /// CLDR's replacement of a language: `iw` → `he`, `sh` → `sr_Latn`. Nil if the language is not an alias. Aliases of regions do
  /// not count, because bundles do not follow them.
  private static func replacement(ofLanguage language: ArraySlice<UInt8>) -> [UInt8]? {
    guard let subtag = LanguageSubtag(String(decoding: language, as: UTF8.self)) else { return nil }
    let identifier = LanguageIdentifier(language: subtag)
    let canonical = LocaleIdentifier(identifier).canonicalized.languageIdentifier
    return canonical == identifier ? nil : Array(canonical.cldrIdentifier.utf8)
  }

  /// The language of a sign language's old name: `sgn_DE` → `gsg`. No other base name with a region is an alias.
  private static func signLanguage(of base: [UInt8]) -> [UInt8]? {
    let text = String(decoding: base.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
    guard let canonical = LocaleIdentifier(text)?.canonicalized.languageIdentifier,
      !canonical.language.description.hasBytes(of: "sgn")
    else { return nil }
    return Array(canonical.cldrIdentifier.utf8)
  }
}
