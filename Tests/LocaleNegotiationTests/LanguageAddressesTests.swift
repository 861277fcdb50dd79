import Foundation
import LocaleMatching
import LocaleNegotiation
import TestSupport
import Testing

/// Names in paths, and the addresses that a server gives to its pages.
@Suite struct LanguageAddressesTests {
  private func told(
    _ target: String, _ header: String = "", addresses: LanguageAddresses = .init(),
    supported: [String] = LanguageNegotiatorTests.supported
  ) throws -> String {
    let negotiator = try LanguageNegotiator(supported: supported, addresses: addresses)
    let request = LanguageRequest(target: target, acceptLanguage: header.isEmpty ? [] : [header])
    return LanguageNegotiatorTests.told(negotiator.negotiate(request))
  }

  /// A page has one address.
  @Test(arguments: [
    ("/sr-latn/visitors/3", "/sr-Latn/visitors/3"), ("/it-IT", "/it"), ("/it_it/a/b?c=d&e", "/it/a/b?c=d&e"),
    ("/IT/", "/it"), ("/it/", "/it"), ("//it//x", "/it/x"), ("/IT//x/", "/it/x/"), ("http://a.b/it-IT/x?c", "/it/x?c"),
    ("/zh-TW/x", "/zh-Hant/x"), ("/zh-hant-tw/x", "/zh-Hant/x"), ("/en-gb", "/en-GB"),
    ("/en-US/greeting", "/en/greeting"), ("/pt_br", "/pt-BR"), ("/pt", "/pt-BR"), ("/DE-latn", "/de"),
  ])
  func otherSpellingsAreRedirected(target: String, expected: String) throws {
    #expect(try told(target) == "308 \(expected)")
    #expect(try told(expected).contains(" path "))
  }

  /// Words of paths are not languages, even where they are codes of languages or would be matched.
  @Test(arguments: [
    "/", "", "/bar", "/it-support/a", "/about", "/fr/x", "/it.html", "/%69t/x", "/i", "/it%2Fx", "it/x",
    "/it-x-y", "/und", "/visitors/it", "/it-u-nu-thai", "/\u{1B}", "/ä", "/it_CH/x", "/en-IT/x", "/en-UK", "/sr/x",
    "/zh/x",
    "/zh-HK", "/ita/x", "/deu", "/pt-PT", "/en-GB-oxendict", "/it-", "/de--", "/de-1901", "/zh-min-nan", "http://it/x",
    "http:/it/x", "*", "it.example:443",
  ])
  func otherPathsAreNoLanguages(target: String) throws {
    #expect(try told(target, "de").hasPrefix("de header de "), "\(target)")
  }

  /// Each of CLDR's aliases, in a server that has what replaces it, and each code of a language or a region, where only these
  /// are named: by what is written, the codes' own languages and likely regions.
  @Test func noCodeIsTakenForALanguage() throws {
    let cldr = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../CLDR/common")
    let metadata = try String(
      contentsOf: cldr.appendingPathComponent("supplemental/supplementalMetadata.xml"), encoding: .utf8)
    let aliases = metadata.matches(of: /languageAlias type="(\w+)" replacement="(\w+)"/)
    #expect(aliases.count > 400)
    for alias in aliases {
      let (written, meant) = (
        String(alias.output.1.replacing("_", with: "-")), String(alias.output.2.replacing("_", with: "-"))
      )
      let negotiator = try LanguageNegotiator(supported: ["xx", meant])
      for name in [written, written.uppercased(), written + "-XX"] {
        let answer = LanguageNegotiatorTests.told(negotiator.negotiate(LanguageRequest(target: "/\(name)/x")))
        #expect(answer == "xx fallback xx /\(name)/x Accept-Language, Cookie")
      }
    }
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let two = letters.flatMap { first in letters.map { first + $0 } }
    let negotiator = try LanguageNegotiator(supported: LanguageNegotiatorTests.supported)
    let named = (two + two.flatMap { code in letters.map { code + $0 } } + two.map { "en-\($0)" }).filter { code in
      let target = LanguageRequest(target: "/\(code)/x")
      return !LanguageNegotiatorTests.told(negotiator.negotiate(target)).hasPrefix("en fallback en /\(code)/x")
    }
    #expect(named == ["ar", "de", "en", "it", "pt", "en-gb", "en-us"])
  }

  /// Names of one's own, and old ones.
  @Test func names() throws {
    let supported = ["de-AT", "nb", "en", "no"]
    let addresses = LanguageAddresses(
      names: ["de-AT": "at", "nb": "bokmal"], oldNames: ["austria": "de-AT", "norsk": "nb"])
    for (target, answer) in [
      ("/at/x", "de-AT path de-AT /x -"), ("/AT/x", "308 /at/x"), ("/de-AT/x?a", "308 /at/x?a"), ("/de-at", "308 /at"),
      ("/Austria/x", "308 /at/x"), ("/de/x", "308 /at/x"), ("/bokmal", "nb path nb / -"), ("/norsk/", "308 /bokmal"),
      ("/norsk/a/", "308 /bokmal/a/"),
      ("/nb/x", "308 /bokmal/x"), ("/no/x", "no path no /x -"),
      ("/au/x", "de-AT fallback de-AT /au/x Accept-Language, Cookie"),
    ] {
      #expect(try told(target, addresses: addresses, supported: supported) == answer)
    }
  }

  /// A supported identifier is no alias either: what replaces it is not its name.
  @Test func aTagFromBefore() throws {
    #expect(try told("/nb/x", supported: ["en", "no-bok"]) == "en fallback en /nb/x Accept-Language, Cookie")
    #expect(try told("/NO-bok/x", supported: ["en", "no-bok"]) == "308 /no-bok/x")
  }

  /// The default without a prefix: one address for each page, which nobody else decides on.
  @Test(arguments: [
    ("/x", "en fallback en /x -"), ("/", "en fallback en / -"), ("/en/x?a=b", "308 /x?a=b"), ("/en", "308 /"),
    ("/en-US/", "308 /"),
    ("/it/x", "it path it /x -"), ("/it-it/x", "308 /it/x"), ("/x?language=de", "de query de /x -"),
    // Without its prefix, the page would be Italian.
    ("/en/it/x", "en path en /it/x -"), ("/en/IT-it", "en path en /IT-it -"), ("/en?language=it", "308 /"),
  ])
  func theDefaultWithoutAPrefix(target: String, expected: String) throws {
    #expect(try told(target, "it, de;q=0.5", addresses: LanguageAddresses(unprefixed: .default)) == expected)
  }

  /// A visitor without a prefix is sent on, for this time.
  @Test(arguments: [
    ("/x?a=b", "it-CH", "302 /it/x?a=b Accept-Language Cookie"), ("/", "ja", "302 /en Accept-Language Cookie"),
    ("/it", "de", "it path it / -"), ("/it-IT", "de", "308 /it"), ("/x?language=it", "de", "it query it /x -"),
    ("", "it", "it header it / Accept-Language, Cookie"),
  ])
  func visitorsAreSentOn(target: String, header: String, expected: String) throws {
    #expect(try told(target, header, addresses: LanguageAddresses(unprefixed: .redirected)) == expected)
  }

  /// The addresses of one page in all languages.
  @Test func alternates() throws {
    func links(_ target: String, _ addresses: LanguageAddresses = .init(), _ order: [LanguageSource] = [.path, .query])
      throws -> String
    {
      let negotiator = try LanguageNegotiator(
        supported: ["en", "zh_Hant"], addresses: addresses, sources: LanguageSources(order: order))
      return negotiator.alternates(of: LanguageRequest(target: target)).map { "\($0.hreflang) \($0.target)" }.joined(
        separator: ", ")
    }
    #expect(try links("/x?a=b&language=en&c") == "en /en/x?a=b&c, zh-Hant /zh_Hant/x?a=b&c, x-default /x?a=b&c")
    #expect(try links("/zh-TW/x?a") == "en /en/x?a, zh-Hant /zh_Hant/x?a, x-default /x?a")
    #expect(try links("/") == "en /en, zh-Hant /zh_Hant, x-default /")
    #expect(try links("//en/x") == "en /en/x, zh-Hant /zh_Hant/x, x-default /x")
    // Without its language it would be the English page of another address.
    #expect(try links("/en/en/x") == "en /en/en/x, zh-Hant /zh_Hant/en/x")
    #expect(try links("/en") == "en /en, zh-Hant /zh_Hant, x-default /")
    let unprefixed = LanguageAddresses(names: ["zh_Hant": "tw"], unprefixed: .default)
    #expect(try links("/tw/x", unprefixed) == "en /x, zh-Hant /tw/x, x-default /x")
    #expect(try links("/en/tw", unprefixed) == "en /en/tw, zh-Hant /tw/tw")
    #expect(
      try links("/x?a", .init(), [.query]) == "en /x?a&language=en, zh-Hant /x?a&language=zh_Hant, x-default /x?a")
    #expect(try links("/x", .init(), [.header]) == "")
    #expect(
      try links("//evil.example/\r\nx\\?\0", .init()) == "en /en/evil.example/%0D%0Ax%5C?%00, "
        + "zh-Hant /zh_Hant/evil.example/%0D%0Ax%5C?%00, x-default /evil.example/%0D%0Ax%5C?%00")
  }
}
