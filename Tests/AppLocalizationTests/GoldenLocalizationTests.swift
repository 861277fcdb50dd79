import Foundation
import Testing

@testable import AppLocalization

/// What `ualoc_localizationsToUse` answers for 218 preferences in each of 25 apps (ICU 76.1, CLDR 46), see the file.
@Suite struct GoldenLocalizationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors")

  private static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// A row that CLDR 48 moves is listed with the answer that follows from its data, and the reason. A listed row that
  /// agrees with the vector after all fails too.
  @Test func vectors() throws {
    var moved: [String: String] = [:]
    for row in try Self.rows("apple-moved-since-46.tsv") where row.count == 4 { moved["\(row[0])\t\(row[1])"] = row[2] }
    var app = ""
    var available: [String] = []
    var count = 0
    for row in try Self.rows("icu76-cldr46-apple-localizations.tsv") {
      if row.first == "app", row.count == 3 {
        app = row[1]
        available = row[2].split(separator: ",").map(String.init)
        continue
      }
      guard row.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      for preferred in words(row[1]) {
        count += 1
        let choice = LocalizationEngine.apple.choice(
          from: available, preferring: preferred.split(separator: ",").map(String.init))
        let answer = choice.localizations.isEmpty ? "-" : choice.localizations.joined(separator: ",")
        if let expected = moved["\(app)\t\(preferred)"] {
          #expect(answer == expected && answer != row[0], "\(preferred) in \(app)")
        } else {
          #expect(answer == row[0], "\(preferred) in \(app)")
        }
      }
    }
    #expect(count == 5450)
  }
}
