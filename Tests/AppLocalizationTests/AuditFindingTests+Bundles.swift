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
        let found = AppAuditor(options: AuditOptions(engines: [.apple])).audit(folder.path).findings
        let isWrong = found.contains { $0.code == "audit.developmentRegionNotLocalized" }
        #expect(isWrong == (shown.fallback != .developmentRegion), "\(own), \(region): \(shown)")
        count += 1
        if isWrong { wrong += 1 }
      }
    }
    #expect(count > 40 && wrong > 10 && wrong < count)
  }

  /// Several bundles are one audit: each localization once, a region if all have it, and the steps of the work.
  @Test func severalBundles() throws {
    func manifest(_ region: String) -> String { "let p = Package(name: \"a\", defaultLocalization: \"\(region)\")" }
    var files = ["A/Package.swift": manifest("en"), "B/Package.swift": manifest("en")]
    for path in ["A/Sources/A/en", "A/Sources/A/fr", "B/Sources/B/de", "B/Sources/B/en"] {
      files["\(path).lproj/A.strings"] = "a = A;"
    }
    func whole(_ files: [String: String]) throws -> AppAudit {
      try withTemporaryFolder(files) { folder in
        var steps: [[Int]] = []
        let audit = AppAuditor().audit(AppAuditor().sources(AuditSubject([folder.path]))) { steps.append([$0, $1]) }
        #expect(steps == [[1, 4], [2, 4], [3, 4], [4, 4]])
        return audit
      }
    }
    let audit = try whole(files)
    #expect(audit.localizations == ["en", "fr", "de"] && audit.developmentRegion == "en")
    #expect(Set(audit.reach).count == audit.reach.count && audit.reach.count == 6)
    files["B/Package.swift"] = manifest("de")
    #expect(try whole(files).developmentRegion == nil)
  }

  /// The way to each localization leads there: the engine chooses it, or it supplies what a better one lacks.
  @Test(arguments: [LocalizationEngine.apple, .cldr, .classic, .rfc4647])
  func waysToLocalizations(engine: LocalizationEngine) throws {
    let lists = [
      "en en-GB fr zh_TW", "de de-formal English en he", "en zxx x-y sr sr-Latn", "pt-BR pt-PT nb no",
      "it-CH it German",
    ]
    for names in lists {
      var files = ["Info.plist": english]
      for name in words(names) { files["\(name).lproj/A.strings"] = "a = A;" }
      try withTemporaryFolder(files) { folder in
        let bundle = LocalizedBundle(reading: folder.path)
        let reach = bundle.reach(by: engine)
        #expect(reach.map(\.localization) == bundle.localizations && reach.allSatisfy { $0.engine == engine })
        for found in reach {
          func choice(_ name: String) -> [String] {
            engine.choice(from: bundle.localizations, preferring: [name]).localizations
          }
          switch found.way {
          case .preferred(let name): #expect(choice(name).first == found.localization, "\(found)")
          case .fallback(let name): #expect(choice(name).dropFirst().contains(found.localization), "\(found)")
          case .developmentRegion: #expect(choice("en").first ?? "en" == found.localization, "\(found)")
          case .itself: #expect(choice(found.localization).first == found.localization, "\(found)")
          case .never:
            for name in words("en en-GB de de-AT fr he it it-CH nb no pt-BR pt-PT sr sr-Latn zh-TW") {
              #expect(!choice(name).contains(found.localization), "\(found)")
            }
          }
          if case .preferred = found.way { #expect(found.isReachable) } else { #expect(!found.isReachable) }
        }
      }
    }
  }
}
