import TestSupport
import Testing

@testable import LocaleMatching

/// POSIX locale names, and which variable decides (POSIX.1 §8.2; GNU gettext, "Setting the Locale through …").
@Suite struct EnvironmentLocalesTests {
  /// 64 KB of names took a second when each was compared with all before it.
  @Test func eachNameCountsOnceHoweverManyThereAre() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let names = letters.flatMap { first in letters.flatMap { second in letters.map { "\(first)\(second)\($0)" } } }
    let wanted = EnvironmentLocales(language: (names + names.reversed()).joined(separator: ":"), lang: "en_US")
    #expect(Set(wanted.identifiers).count == wanted.identifiers.count)
    #expect(wanted.identifiers.count > 16_000)
    #expect(wanted.identifiers.first == "aaa")
  }

  @Test(
    arguments: [
      ("en_US.UTF-8", "en-US"), ("de_DE@euro", "de-DE"), ("de_DE.ISO-8859-15@euro", "de-DE"), ("de", "de"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("sr_RS@latin.UTF-8", "sr-Latn-RS"),
      ("sr_RS@Latn", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"),
      ("tt_RU@iqtelif", "tt-Latn-RU"), ("ca_ES@valencia", "ca-ES-valencia"), ("be_BY@latin", "be-Latn-BY"),
      ("sr_ME@ijekavian", "sr-ME-ijekavsk"), ("sr_ME@ijekavianlatin", "sr-Latn-ME-ijekavsk"),
      ("gez_ER@abegede", "gez-ER"),
      ("zh_CN.GB18030", "zh-CN"), ("zh_Hant_TW.UTF-8", "zh-Hant-TW"), ("nb-NO", "nb-NO"), ("es_419", "es-419"),
      ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("", nil), ("/usr/share/locale/de", nil), ("en US", nil),
      ("@latin", nil),
      ("c", nil), (String(repeating: "a", count: 100), nil),
    ] as [(String, String?)])
  func names(name: String, expected: String?) {
    #expect(EnvironmentLocales.identifier(ofName: name) == expected)
  }

  @Test func precedence() {
    let all = EnvironmentLocales(lcAll: "de_DE", lcMessages: "fr_FR", lang: "it_IT")
    #expect(all.identifiers == ["de-DE"])
    #expect(all.variable == .lcAll)
    let messages = EnvironmentLocales(lcAll: "", lcMessages: "fr_FR", lang: "it_IT")
    #expect(messages.identifiers == ["fr-FR"])
    #expect(messages.variable == .lcMessages)
    let lang = EnvironmentLocales(lang: "it_IT")
    #expect(lang.identifiers == ["it-IT"])
    #expect(lang.variable == .lang)
    let none = EnvironmentLocales(language: "de:fr")
    #expect(none.identifiers == [])
    #expect(none.variable == nil)
    #expect(EnvironmentLocales() == none)
  }

  @Test func language() {
    let list = EnvironmentLocales(language: "pt_BR:pt_PT::en:pt_BR", lang: "de_DE.UTF-8")
    #expect(list.identifiers == ["pt-BR", "pt-PT", "en"])
    #expect(list.variable == .language)
    #expect(EnvironmentLocales(language: "", lang: "de_DE").identifiers == ["de-DE"])
    // `LANGUAGE` is off if the locale is C, with a character set or without (glibc 2.39).
    for name in ["C", "POSIX", "C.UTF-8", "C.utf8"] {
      let off = EnvironmentLocales(language: "de", lcAll: name)
      #expect(off.identifiers == [])
      #expect(off.variable == .lcAll)
    }
    // C in the list: the program's own texts from here on.
    #expect(EnvironmentLocales(language: "de:C:fr", lang: "it_IT").identifiers == ["de"])
    #expect(
      EnvironmentLocales(language: "de:C:fr", lang: "it_IT", namesPOSIX: true).identifiers == [
        "de", "en-US-u-va-posix",
      ])
    #expect(EnvironmentLocales(lang: "C.UTF-8", namesPOSIX: true).identifiers == ["en-US-u-va-posix"])
    #expect(EnvironmentLocales(language: "d e:!!:fr", lang: "it_IT").identifiers == ["fr"])
  }
}
