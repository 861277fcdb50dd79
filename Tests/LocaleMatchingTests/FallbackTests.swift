import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Parents and fallback chains (UTS #35, Locale Inheritance and Matching).
@Suite struct FallbackTests {
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
}
