import LocaleMatching

/// What an identifier inherits from in the bundles of Apple's platforms: Apple's own table, then CLDR's parents with
/// Apple's additions to them, then the identifier without its last subtag.
///
/// Not to be confused with the parents of Apple's locale data, where `zh_Hant` → `zh_TW` → `root` too, but `yue` → `yue_HK`.
enum AppleParents {
  /// Nil at the end of the chain.
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

  /// The table of bundle inheritance, which is asked first.
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

  /// What Apple's ICU adds to CLDR's parents: English of Europe, of the rest of the world that is not America's or the
  /// Pacific's, Spanish of the Caribbean, and Latin letters for languages that are written in others.
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
