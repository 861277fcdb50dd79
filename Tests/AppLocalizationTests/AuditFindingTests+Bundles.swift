import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// What the engines say about bundles.
extension AuditFindingTests {
  /// A development region is missing only if the engine that takes it as a preference finds nothing.
  @Test func developmentRegions() throws {
    let names = ["en", "en-GB", "pt-BR", "zh-Hans", "zh-Hant", "fr", "de-CH", "nb", "sr-Latn"]
    let regions = ["en", "en-US", "pt", "zh", "zh-TW", "fr_FR", "de", "no", "sr", "ja", "English", "de-AT"]
    var (count, wrong) = (0, 0)
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let own = names.filter { _ in random.number(below: 3) == 0 }
      guard !own.isEmpty, let region = random.pick(regions) else { continue }
      var files = Dictionary(uniqueKeysWithValues: own.map { ("\($0).lproj/Localizable.strings", "a = b;") })
      files["Info.plist"] = "{ CFBundleDevelopmentRegion = \"\(region)\"; }"
      try withTemporaryFolder(files) { folder in
        let shown = try LocalizedBundle(path: folder.path).choice(for: [])
        let found = AppAuditor().audit(folder.path).findings
        let isWrong = found.contains { $0.code == "audit.developmentRegionNotLocalized" }
        #expect(isWrong == (shown.fallback != .developmentRegion), "\(own), \(region): \(shown)")
        count += 1
        if isWrong { wrong += 1 }
      }
    }
    #expect(count > 40 && wrong > 10 && wrong < count)
  }

  /// Several bundles are one audit: each localization once, and a region if all have it.
  @Test func severalBundles() throws {
    func manifest(_ region: String) -> String { "let p = Package(name: \"a\", defaultLocalization: \"\(region)\")" }
    var files = ["A/Package.swift": manifest("en"), "B/Package.swift": manifest("en")]
    for path in ["A/Sources/A/en", "A/Sources/A/fr", "B/Sources/B/de", "B/Sources/B/en"] {
      files["\(path).lproj/A.strings"] = "a = A;"
    }
    func whole(_ files: [String: String]) throws -> AppAudit {
      try withTemporaryFolder(files) { folder in
        AppAuditor().audit(folder.path)
      }
    }
    let audit = try whole(files)
    #expect(audit.localizations == ["en", "fr", "de"] && audit.developmentRegion == "en")
    files["B/Package.swift"] = manifest("de")
    #expect(try whole(files).developmentRegion == nil)
  }
}
