import AppTableProof
import CLDRTables
import Foundation
import LocaleMatching
import PathKit
import ReferenceMatching
import Testing

/// An app's table against the naive matcher, which shares no code and no table with either.
@Suite struct ReferenceTests {
  @Test(arguments: [Lists.small, Lists.medium])
  func sampleOfForms(supported: [String]) throws {
    let folder = Path(Lists.root.path) + "CLDR"
    let reference = ReferenceMatching(
      facts: try CLDRReader(folder: folder).read(version: CLDRManifest(folder: folder).version))
    let naive = ReferenceMatcher(reference, supported: try supported.map { try reference.parser.parse($0) })
    let pair = try TablePair(supported: supported)
    let space = try Lists.space.get()
    var generator = CaseGenerator(space, seed: 9)
    var matches = 0
    for _ in 0..<300 {
      let languages =
        space.relatedLanguages.shuffled(using: &generator).prefix(3).map(\.0) + ["en", "de", "it", "und"]
      let wanted = (0...2).map { _ in generator.plainIdentifier(of: languages) }
      let expected = naive.bestMatch(for: try wanted.map { try reference.parser.parse($0) })
      let found = pair.withTable { $0.bestMatch(for: wanted) } ?? nil
      if found != nil { matches += 1 }
      #expect(found?.position ?? -1 == expected.supportedIndex, "\(wanted)")
      #expect(found?.desiredIndex ?? -1 == expected.desiredIndex, "\(wanted)")
      #expect(found?.eighths == expected.eighths, "\(wanted)")
    }
    #expect(matches > 100)
  }
}
