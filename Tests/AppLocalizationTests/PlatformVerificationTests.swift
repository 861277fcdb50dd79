import Foundation
import Testing

@testable import AppLocalization
@testable import LocalizationAudit

@Suite struct PlatformVerificationTests {
  private let text = "# stamp\napp\tx\ten,de\nde\tde de-AT\n-\tfr\n"

  /// One wrong answer of a platform gives one difference.
  @Test func differences() throws {
    let vectors = try LocalizationVectors(text)
    #expect(vectors.vectors.count == 3)
    let right = PlatformVerification(vectors, system: "test 1") { _, preferences in
      preferences == ["fr"] ? ["en"] : ["de"]
    }
    #expect(right.differences.isEmpty)
    #expect(right.count == 3)
    let wrong = PlatformVerification(vectors, system: "test 1") { localizations, _ in Array(localizations.prefix(1)) }
    #expect(wrong.differences.map(\.vector.preferences) == [["de"], ["de-AT"]])
    #expect(wrong.fixture.hasSuffix("x\tde\ten\tde\nx\tde-AT\ten\tde\n"))
    #expect(wrong.fixture.hasPrefix("# test 1"))
  }

  @Test func malformed() {
    #expect(throws: LocalizationVectors.Malformed(line: 1)) { try LocalizationVectors("de\tde") }
    #expect(throws: LocalizationVectors.Malformed(line: 2)) { try LocalizationVectors("app\tx\ten\nde") }
  }

  /// Fixtures of real systems, `platform-NAME.tsv`: each row is a question of the vectors that this system answers
  /// differently. A row that is equal now is out of date and fails.
  @Test func fixtures() throws {
    let folder = GoldenLocalizationTests.folder
    let text = try String(
      contentsOf: folder.appendingPathComponent("icu76-cldr46-apple-localizations.tsv"), encoding: .utf8)
    let vectors = try LocalizationVectors(text).vectors
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasPrefix("platform-") {
      let rows = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(Self.problems(of: rows, vectors) == [], "\(file)")
    }
    // The check itself, on a stale row, a row with an unknown question, and a correct row.
    let rows = "# x\nsilent\tde\tde\tde\nnowhere\tde\ten\tde\nsilent\tde-AT\tBase\tde\n"
    #expect(Self.problems(of: rows, vectors) == ["silent\tde\tde\tde", "nowhere\tde\ten\tde"])
  }

  private static func problems(of fixture: String, _ vectors: [LocalizationVectors.Vector]) -> [String] {
    fixture.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init).filter { row in
      let cells = row.components(separatedBy: "\t")
      guard cells.count == 4,
        let vector = vectors.first(where: { $0.app == cells[0] && $0.preferences.joined(separator: ",") == cells[1] })
      else { return true }
      return PlatformVerification.engineAnswer(vector) == LocalizationVectors.list(cells[2])
    }
  }
}
