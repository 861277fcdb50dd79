import AppTableProof
import LocaleEnumGenerator
import LocaleMatching
import Testing

/// The documented properties of a table besides its answers.
@Suite struct TableTests {
  @Test func sizes() throws {
    #expect(try AppTableCompiler(supported: Lists.small).compile().byteCount <= 4096)
    #expect(try AppTableCompiler(supported: Lists.medium).compile().byteCount <= 16384)
  }

  @Test func sameListSameTable() throws {
    let one = try AppTableCompiler(supported: Lists.medium).compile()
    #expect(try AppTableCompiler(supported: Lists.medium).compile() == one)
  }

  @Test func englishInItalyIsBritish() throws {
    let pair = try TablePair(supported: Lists.small)
    // Distances by CLDR's rules for English: 3 to GB, 4 to IE and IN, 5 to US.
    let match = pair.withTable { $0.bestMatch(for: ["xx", "en-IT"]) } ?? nil
    #expect(match?.position == 3)
    #expect(match?.desiredIndex == 1)
    #expect(match?.eighths == 24)
  }

  @Test func faultsOfAList() {
    #expect(throws: AppTableError.nothingSupported) { _ = try AppTableCompiler(supported: []) }
    #expect(throws: AppTableError.repeated(position: 1)) { _ = try AppTableCompiler(supported: ["en", "en"]) }
    #expect(throws: AppTableError.unsupportedDefault("fr")) {
      _ = try AppTableCompiler(supported: ["en"], options: .init(defaultLocale: .identifier("fr")))
    }
    #expect(throws: AppTableError.self) { _ = try AppTableCompiler(supported: ["en", "e"]) }
  }
}
