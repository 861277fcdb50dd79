import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Parents and fallback chains (UTS #35, Locale Inheritance and Matching).
@Suite struct FallbackTests {
  private func chain(_ text: String, _ component: LocaleComponent = .main) throws -> [String] {
    try LocaleIdentifier(validating: text).languageIdentifier.fallbackChain(for: component).map(\.description)
  }

  @Test(arguments: [
    ("es-AR", "es-AR es-419 es und"), ("en-AU", "en-AU en-001 en und"), ("en-DE", "en-DE en-150 en-001 en und"),
    ("zh-TW", "zh-TW zh-Hant und"), ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant und"), ("sr-ME", "sr-ME sr-Latn und"),
    ("sr-Latn-RS", "sr-Latn-RS sr-Latn und"), ("sr-Cyrl-RS", "sr-Cyrl-RS sr-Cyrl sr und"), ("nb", "nb no und"),
    ("hi-Latn-IN", "hi-Latn-IN hi-Latn en-IN en-001 en und"), ("ht", "ht fr-HT fr und"),
    ("pt-AO", "pt-AO pt-PT pt und"),
    ("nl-Cyrl", "nl-Cyrl und"), ("und", "und"), ("und-Latn-US", "und-Latn-US und-Latn und"), ("und-US", "und-US und"),
    // Root has no locale with a script for Taiwan.
    ("und-TW", "und-TW und"), ("und-Hant-TW", "und-Hant-TW und-Hant und"),
    ("english-US", "english-US english und"),
  ])
  func chains(text: String, expected: String) throws {
    #expect(try chain(text).joined(separator: " ") == expected)
  }

  /// Some components have parents of their own; the others have those for everything.
  @Test func components() throws {
    #expect(try chain("yue", .collations) == ["yue", "zh-Hant", "zh", "und"])
    #expect(try chain("yue-CN", .collations) == ["yue-CN", "zh-Hans", "zh", "und"])
    #expect(try chain("sr-Latn", .collations) == ["sr-Latn", "sr", "und"])
    #expect(try chain("es-AR", .plurals) == ["es-AR", "es", "und"])
    #expect(try chain("es-AR", .main) == ["es-AR", "es-419", "es", "und"])
  }

  /// Every row of CLDR's parentLocales is applied.
  @Test func everyRow() throws {
    var rows = 0
    for section in try TestData.facts.get().parentLocales {
      let components: [LocaleComponent] =
        section.components.isEmpty ? [.main] : LocaleComponent.allCases.filter { section.components.contains("\($0)") }
      #expect(components.count == max(section.components.count, 1))
      for entry in section.entries {
        for locale in entry.locales {
          let identifier = try LocaleIdentifier(validating: locale).languageIdentifier
          for component in components {
            let parent = LanguageIdentifier(entry.parent == "root" ? "und" : entry.parent)
            #expect(identifier.parent(for: component) == parent, "\(locale) \(component)")
            rows += 1
          }
        }
      }
    }
    #expect(rows > 100)
    print("\(rows) rows of parentLocales applied")
  }

  /// Compares with the rows of the XML, and checks that every chain ends.
  @Test func agreesWithTheRows() throws {
    let facts = try TestData.facts.get()
    let reference = ReferenceParents(facts: facts)
    let parser = try TestData.reference.get().parser
    let likely = try TestData.reference.get().likelySubtags
    var random = RandomIdentifiers(facts, seed: 31)
    var listed: [String] = []
    for entry in facts.parentLocales.flatMap(\.entries) {
      for locale in entry.locales + [entry.parent] where locale != "root" {
        listed.append(String(locale.prefix { $0 != "_" }))
      }
    }
    var compared = 0
    let count = TestSize.count(40_000, sample: 3_000)
    for number in 0..<count {
      let text = random.identifier(of: number % 2 == 0 ? listed : [random.language()])
      guard let identifier = LanguageIdentifier(languageOf: text), !text.lowercased().contains("x-") else { continue }
      var naive = try parser.parse(identifier.description)
      for component in LocaleComponent.allCases {
        let expected = reference.parent(of: naive, component: component == .main ? "" : "\(component)")
        #expect(identifier.parent(for: component)?.description == expected?.text, "\(text) \(component)")
        compared += 1
      }
      #expect(identifier.fallbackChain().count <= 8)
      naive = likely.adding(to: naive)
      #expect(identifier.likelyScript?.description ?? "" == naive.script, "\(text)")
    }
    #expect(compared > count * 7 / 2)
    print("\(compared) parents agree with the XML, seed 31")
  }

  @Test(
    arguments: [
      ("en-US-u-sd-usca", "en-US-u-sd-usca en-US en und"), ("de-1996-fonipa", "de-1996-fonipa de-1996 de und"),
      ("CA_es_valencia-u-co-trad-x-y", "ca-ES-valencia-u-co-trad-x-y ca-ES-valencia ca-ES ca und"),
      ("x-bork", "und-x-bork und"), ("und-x-bork", "und-x-bork und"), ("en-x-a", "en-x-a en und"),
      ("i-klingon", "tlh und"), ("en-t-de", "en-t-de en und"), ("", " und"), ("es-MX-1", nil),
      // Legacy tags with the variants (IANA's registry) and the private use (ICU) of their replacements.
      ("en-GB-oed", "en-GB-oxendict en-GB en-001 en und"), ("zh-guoyu-hakka", "zh_hakka zh und"),
      ("zh-min-u-rg-frmay", "nan-x-zh-min-u-rg-frmay nan und"),
      ("i-enochian", "und-x-i-enochian und"),
    ] as [(String, String?)])
  func texts(text: String, expected: String?) {
    #expect(LocaleIdentifier(text)?.fallbackChain().map(\.description).joined(separator: " ") == expected)
  }
}
