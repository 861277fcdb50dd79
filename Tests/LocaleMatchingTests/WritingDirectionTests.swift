import Testing

@testable import LocaleMatching

/// Directions from CLDR's scriptMetadata, scripts from its likely subtags.
@Suite struct WritingDirectionTests {
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
