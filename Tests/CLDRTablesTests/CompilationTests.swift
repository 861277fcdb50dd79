import Foundation
import LocaleCore
import PathKit
import Testing

@testable import CLDRTables

/// Facts that the tables cannot hold stop the generator with file, line and text.
@Suite struct CompilationTests {
  private static let languageInfo = CLDRFilePath.languageInfo

  /// One file of the imported release with one change.
  private func damaged(_ path: String, _ old: String, _ new: String) throws -> (path: String, data: Data) {
    let text: String = try (UpstreamReleases.importedFolder + path).read()
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    try #require(changed != text, "'\(old)' is not in \(path)")
    return (path, Data(changed.utf8))
  }

  /// The compiler's errors in the imported facts with those of one damaged file in their place. Only the tables of the
  /// file's module are made.
  private func diagnostics(_ file: (path: String, data: Data)) throws -> [String] {
    var facts = try UpstreamReleases.importedFacts()
    // Their samples would take most of the time; PluralRulesTests damages them.
    (facts.pluralRules, facts.pluralRanges) = ([], [])
    do throws(CLDRDiagnostics) {
      let modules: [TableModule]
      switch file.path {
      case CLDRFilePath.likelySubtags:
        modules = [.matching]
        facts.likelySubtags = try read(LikelySubtagsDocument.self, file)
      case CLDRFilePath.languageInfo:
        modules = [.matching]
        facts.languageMatching = try read(LanguageInfoDocument.self, file)
      case CLDRFilePath.supplementalMetadata:
        modules = [.matching, .canonicalization]
        facts.aliases = try read(SupplementalMetadataDocument.self, file).aliases
      case CLDRFilePath.supplementalData:
        modules = [.matching]
        facts.parentLocales = try read(SupplementalDataDocument.self, file).parentLocales
      case CLDRFilePath.validity(of: "region"):
        modules = [.validity]
        facts.validity =
          try facts.validity.filter { $0.location.file != file.path } + read(ValidityDocument.self, file)
      default:
        modules = [.canonicalization]
        facts.bcp47Keys =
          try facts.bcp47Keys.filter { $0.location.file != file.path } + read(BCP47Document.self, file)
      }
      for module in modules { _ = try TableCompiler(facts, for: module).compile() }
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  private func read<Document: CLDRDocument>(
    _: Document.Type, _ file: (path: String, data: Data)
  ) throws(CLDRDiagnostics) -> Document.Facts {
    var collector = FactCollector(path: file.path)
    let facts = try Document.facts(in: file.data, &collector)
    if !collector.diagnostics.isEmpty { throw CLDRDiagnostics(collector.diagnostics) }
    return facts
  }

  private static let firstSpanish = "<languageMatch desired=\"es_*_$americas\""
  private static let rule = "<languageMatch desired=\"nb\"\tsupported=\"no\"\tdistance=\"1\"/>"

  @Test(arguments: [
    (#"<languageMatch desired="*_Latn" supported="*_Cyrl" distance="9"/>"#, "a script of any language"),
    (
      #"<languageMatch desired="nb" supported="no_Latn" distance="9"/>"#,
      "both sides of a rule must name the same fields"
    ),
    (
      #"<languageMatch desired="*" supported="no" distance="9"/>"#,
      "a language on one side and any language on the other"
    ),
    (#"<languageMatch desired="nb" supported="nb" distance="9"/>"#, "the same language on both sides"),
    (#"<languageMatch desired="nb" supported="no" distance="0"/>"#, "a distance is 1 to 100"),
    (#"<languageMatch desired="nb_Latn" supported="no_*" distance="9"/>"#, "a script rule names two scripts"),
    (
      #"<languageMatch desired="nb_*_NO" supported="no_*_NO" distance="9"/>"#,
      "a region rule joins one language, in any script or in one script, to itself"
    ),
    (#"<languageMatch desired="*" supported="*" distance="70"/>"#, "never reached"),
    (#"<languageMatch desired="*_*" supported="*_*" distance="70"/>"#, "defaults must come once each"),
    (#"<languageMatch desired="norweg" supported="no" distance="9"/>"#, "more than three letters"),
  ])
  func rulesThatNoTableCanHold(rule: String, reason: String) throws {
    let file = try damaged(Self.languageInfo, Self.rule, rule)
    let facts = try read(LanguageInfoDocument.self, file)
    let error = try #require(throws: CLDRDiagnostic.self) { try MatchRules(facts) }
    #expect(error.description.hasPrefix("\(Self.languageInfo):"))
    #expect(error.description.contains(reason))
    // A rule that is wrong because of another one is named; every other is the one that was put there.
    if reason != "never reached", !reason.hasPrefix("defaults") {
      let text = String(decoding: file.data, as: UTF8.self)
      let line = text[..<(try #require(text.range(of: rule))).lowerBound].utf8.count { $0 == 0x0A } + 1
      #expect(error.location.line == line)
    }
  }

  @Test(arguments: [
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_TW" to="zh_Hant_HK""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_TW" to="yue_Hant_TW""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="zh_Hant" to="zh_Hant_TW""#, #"from="zh_Hant" to="zh_Hans_TW""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="und" to="en_Latn_US""#, #"from="eo_US" to="eo_Latn_US""#,
      "no likely subtags for 'und'"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="aa" to="aa_Latn_ET""#, #"from="afarafar" to="aa_Latn_ET""#,
      "language 'afarafar' in likelySubtag is not listed"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"territoryAlias type="UK" replacement="GB""#,
      #"territoryAlias type="UK" replacement="SU""#,
      "region 'SU' in the replacement in territoryAlias is replaced: 'SU'"
    ),
    (CLDRFilePath.languageInfo, #"supported="*_*_*""#, #"supported="en_*_*""#, "rule that the tables cannot express"),
    (CLDRFilePath.languageInfo, "$!enUS", "$!noSuch", "undefined match variable '$noSuch'"),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="iw" replacement="he""#,
      #"languageAlias type="iw" replacement="iw""#, "leads back to itself"
    ),
    (
      CLDRFilePath.supplementalData, "nonlikelyScript", "likelyScript",
      "a localeRules that the tables cannot express: 'likelyScript'"
    ),
    (
      CLDRFilePath.supplementalData, #"parent="root" localeRules="#, #"parent="en" localeRules="#,
      "a localeRules that the tables cannot express: 'nonlikelyScript'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="az_Arab az_Cyrl"#, #"locales="az_Arab az_Latn"#,
      "listed under nonlikelyScript, but no such locale: 'az_Latn'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="nb nn no_NO""#, #"locales="nb nn nb""#,
      "second parent of 'nb'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="hi_Latn""#, #"locales="hi_Latn_fonipa""#,
      "no language-script-region identifier"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_Armn" replacement="hyw""#, "languageAlias that the tables cannot express"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="zh_min" replacement="nan_x_zh_min""#,
      #"languageAlias type="zh_min" replacement="nan_x\#(String(repeating: "_abcdefgh", count: 30))""#,
      "wider than its field: legacy tag"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"variantAlias type="polytoni" replacement="polyton""#,
      #"variantAlias type="polytoni" replacement="heploc""#,
      "variant 'heploc' in the replacement in variantAlias is replaced"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"subdivisionAlias type="cn11" replacement="cnbj""#,
      #"subdivisionAlias type="cn11" replacement="cn12""#,
      "subdivision 'cn12' in the replacement in subdivisionAlias is replaced"
    ),
    (
      "common/validity/region.xml", "idStatus='macroregion'", "idStatus='marvellous'",
      "status that the tables do not know"
    ),
    (
      "common/bcp47/measure.xml", #"name="ussystem""#, #"name="ussystem" alias="imperial""#, "alias of two types"
    ),
    (
      CLDRFilePath.languageInfo, "paradigmLocales locales=\"", "paradigmLocales locales=\"en_GB ",
      "second paradigm locale: 'en_GB'"
    ),
    (
      CLDRFilePath.languageInfo, "paradigmLocales locales=\"", "paradigmLocales locales=\"en_US ",
      "second paradigm locale: 'en' (remove it, or line 12, which says 'en_US')"
    ),
    // Behind others that fit all its pairs: a part of one, the other half of two, one behind the rule for all.
    (
      CLDRFilePath.languageInfo, Self.firstSpanish,
      #"<languageMatch desired="en_*_CA" supported="en_*_US" distance="3"/>"# + Self.firstSpanish,
      #"rule that no pair of locales reaches: '<languageMatch desired="en_*_CA" supported="en_*_US" distance="3"/>'"#
    ),
    (
      CLDRFilePath.languageInfo, Self.firstSpanish,
      #"<languageMatch desired="en_*_*" supported="en_*_GB" distance="5" oneway="true"/>"# + Self.firstSpanish,
      "rule that no pair of locales reaches"
    ),
  ])
  func factsThatNoTableCanHold(path: String, old: String, new: String, reason: String) throws {
    let found = try diagnostics(damaged(path, old, new))
    #expect(found.contains { $0.hasPrefix("\(path):") && $0.contains(reason) }, "\(found)")
  }

  /// In a chain of aliases, what an earlier replacement adds stays (UTS #35, Annex C, step 4 for language aliases).
  @Test(arguments: [
    ("bb", "cc", "cc"), ("bb_Arab", "cc", "cc_Arab"), ("bb", "cc_Cyrl_IR", "cc_Cyrl_IR"), ("bb_AF", "cc_IR", "cc_AF"),
    ("bb_Arab", "cc_Cyrl_IR", "cc_Arab_IR"),
  ])
  func chainsOfAliases(first: String, second: String, expected: String) throws {
    let text = ReadingFixture.supplementalMetadata.replacing(
      #"type="iw" replacement="he" reason="deprecated"/>"#,
      with: #"type="aa" replacement="\#(first)"/><languageAlias type="bb" replacement="\#(second)"/>"#)
    let facts = try ReadingFixture.facts(CLDRFilePath.supplementalMetadata, text)
    let aliases = try LikelySubtagsTables.languageAliases(facts.aliases)
    let place = SourceLocation(file: "test.xml", line: 1)
    #expect(try aliases[PackedIdentifier("aa", at: place).language] == PackedIdentifier(expected, at: place).lsr)
  }

  /// A row has eight bits for the index of its parent.
  @Test func asManyParentsAsARowNumbers() throws {
    let likely = try LikelySubtagsTables(UpstreamReleases.importedFacts())
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    func table(_ count: Int) throws -> ParentLocaleTable {
      let entries = (0..<count).map { number in
        let language = "q\(letters[number / 26])\(letters[number % 26])"
        return "<parentLocale parent=\"\(language)\" locales=\"\(language)_Arab\"/>"
      }
      let text = ReadingFixture.supplementalData.replacing(
        #"<parentLocale parent="en_001" locales="en_GB en_150"/>"#, with: entries.joined())
      let facts = try read(SupplementalDataDocument.self, (CLDRFilePath.supplementalData, Data(text.utf8)))
      return try ParentLocaleTable(facts.parentLocales, likely)
    }
    #expect(throws: Never.self) { try table(256) }
    let error = #expect(throws: CLDRDiagnostic.self) { try table(257) }
    #expect(error?.description.contains("wider than its field: 257 parents") == true)
  }

  /// Every row of the likely subtags is found by its own key: the perfect hash loses none.
  @Test func perfectHashFindsEveryKey() throws {
    let place = SourceLocation(file: "test.xml", line: 1)
    for count in [0, 1, 2, 7, 100, 580, 5000] {
      let keys = (0..<count).map { UInt64($0) &* 0x1234_5678_9ABC_DEF1 &+ 17 }
      let table = try PerfectHashTable(keys: keys, of: "test", at: place)
      for (row, key) in keys.enumerated() {
        let slot = PerfectHash.slot(of: key, displacements: table.displacements, slotCount: table.slots.count)
        #expect(table.slots[slot] == row)
      }
    }
    #expect(throws: CLDRDiagnostic.self) { try PerfectHashTable(keys: [3, 3], of: "test", at: place) }
  }
}
