import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// What the engines say about bundles.
extension AuditFindingTests {
  /// A development region leads somewhere by the engines that are asked. Apple's counts most.
  @Test func regions() throws {
    let files = ["en.lproj/A.strings": "a = A;", "de.lproj/A.strings": "a = B;"]
    func found(_ engines: [LocalizationEngine], region: String) throws -> [String] {
      try withTemporaryFolder(files.merging(["Info.plist": "{ CFBundleDevelopmentRegion = \(region); }"]) { $1 }) {
        folder in
        AppAuditor(options: AuditOptions(engines: engines, checksStrings: false)).audit(folder.path).findings
          .map { "\($0.severity) \($0.code.rawValue): \($0.message)" }
      }
    }
    func message(_ severity: String, _ engines: String, _ region: String) -> [String] {
      [
        "\(severity) audit.developmentRegionNotLocalized: the development region '\(region)' leads to no localization (\(engines))"
      ]
    }
    #expect(try found([.apple, .cldr], region: "fr") == message("error", "apple, cldr", "fr"))
    #expect(try found([.cldr], region: "fr") == message("error", "cldr", "fr"))
    // CLDR's rules lead from Alemannic to German, Apple's do not.
    #expect(try found([.apple, .cldr], region: "gsw") == message("error", "apple", "gsw"))
    #expect(try found([.cldr], region: "gsw") == [] && found([], region: "fr") == [])
    // An old name is a spelling of the tag.
    #expect(try found([.apple, .cldr], region: "German") == [])
  }

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

  /// Where a name leads, by the engines that must reach it. Apple's count most: others may be for servers alone.
  @Test func namesThatNothingReaches() throws {
    func found(_ names: String, _ engines: [LocalizationEngine]) throws -> [String] {
      var files = ["Info.plist": english]
      for name in words(names) { files["\(name).lproj/A.strings"] = "a = A;" }
      return try withTemporaryFolder(files) { folder in
        AppAuditor(options: AuditOptions(engines: engines)).audit(folder.path).findings.filter {
          $0.code == "audit.unreachable"
        }
        .map { "\($0.severity) \($0.localizations.joined()): \($0.message)" }
      }
    }
    // An old name is read as its tag, which every engine knows.
    for engines in [[.apple, .cldr], [.cldr], [.apple]] as [[LocalizationEngine]] {
      #expect(try found("en German", engines) == [])
    }
    let formal = "no user is shown 'de-formal'"
    let both = try found("en de de-formal", [.apple, .cldr])
    #expect(
      both.count == 1 && both[0].hasPrefix("note de-formal: no language of the settings") && both[0].contains(formal),
      "\(both)")
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
