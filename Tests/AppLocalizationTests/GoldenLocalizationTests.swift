import Foundation
import TestSupport
import Testing

@testable import AppLocalization
@testable import LocalizationAudit

/// The answers of `ualoc_localizationsToUse` for 262 preferences in each of 31 apps (ICU 76.1, CLDR 46); see the head
/// of the file.
@Suite struct GoldenLocalizationTests {
  static let folder = URL(fileURLWithPath: Surroundings.package).appendingPathComponent("Tests/Vectors")

  private static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// A row whose answer CLDR 48 changes is listed, with the answer that follows from its data and the reason. A listed
  /// row that agrees with the vector fails too.
  @Test func vectors() throws {
    var moved: [String: String] = [:]
    for row in try Self.rows("apple-moved-since-46.tsv") where row.count == 4 { moved["\(row[0])\t\(row[1])"] = row[2] }
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("icu76-cldr46-apple-localizations.tsv"), encoding: .utf8)
    let vectors = try LocalizationVectors(text).vectors
    for vector in vectors {
      let answer = LocalizationEngine.apple.choice(from: vector.localizations, preferring: vector.preferences)
      let preferences = vector.preferences.joined(separator: ",")
      if let expected = moved["\(vector.app)\t\(preferences)"] {
        #expect(answer.localizations == LocalizationVectors.list(expected))
        #expect(answer.localizations != vector.answer)
      } else {
        #expect(answer.localizations == vector.answer, "\(preferences) in \(vector.app)")
      }
    }
    #expect(vectors.count == 8122)
  }
}
