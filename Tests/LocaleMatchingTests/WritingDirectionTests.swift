import Testing

@testable import LocaleMatching

/// Directions from CLDR's scriptMetadata, scripts from its likely subtags.
@Suite struct WritingDirectionTests {
  @Test(
    arguments: [
      ("ar", .rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft), ("ur", .rightToLeft), ("fa-AF", .rightToLeft),
      ("az-Arab", .rightToLeft), ("az-IR", .rightToLeft), ("az", .leftToRight), ("pa-PK", .rightToLeft),
      ("dv", .rightToLeft), ("ff-Adlm", .rightToLeft), ("uz-AF", .rightToLeft), ("ar-Latn", .leftToRight),
      ("en", .leftToRight), ("zh-TW", .leftToRight), ("und", .leftToRight), ("und-Hebr", .rightToLeft),
      ("qaa", .leftToRight), ("yi", .rightToLeft), ("sd-Deva", .leftToRight),
    ] as [(String, WritingDirection)])
  func directions(text: String, expected: WritingDirection) throws {
    #expect(try LocaleIdentifier(validating: text).languageIdentifier.writingDirection == expected)
  }

  /// Every row of scriptMetadata.txt.
  @Test func everyScript() throws {
    let scripts = try TestData.facts.get().scripts
    for fact in scripts {
      let expected: WritingDirection = fact.isRightToLeft ? .rightToLeft : .leftToRight
      #expect(ScriptSubtag(fact.script)?.writingDirection == expected, "\(fact.script)")
    }
    #expect(scripts.count > 170)
    #expect(scripts.contains { $0.isRightToLeft })
  }
}
