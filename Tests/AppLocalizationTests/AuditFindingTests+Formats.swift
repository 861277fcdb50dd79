import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

extension AuditFindingTests {
  // MARK: - Formats
  /// The line of a finding counts the places that it does not name.
  @Test func placesAreCounted() throws {
    func ending(_ languages: String...) throws -> Substring? {
      var files = ["Info.plist": english, "en.lproj/Localizable.strings": "k = Name;"]
      for language in languages { files["\(language).lproj/Localizable.strings"] = "k = \"%@\";" }
      return try audit(files).findings.first.map { "\($0)".dropFirst($0.diagnostic.description.count) }
    }
    #expect(try ending("de") == "")
    #expect(try ending("de", "fr") == " (and 1 more place)")
    #expect(try ending("de", "fr", "it") == " (and 2 more places)")
  }
}
