import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

@Suite struct AuditTests {
  private func audit(_ path: String) -> AppAudit { AppAuditor().audit(Fixtures.path(path)) }

  /// Code, localization and key of the findings of at least this severity, sorted.
  private func found(_ audit: AppAudit, _ severity: LocalizationDiagnostic.Severity) -> [String] {
    audit.findings.filter { $0.severity >= severity }
      .map { [$0.code.rawValue, $0.localization, $0.key].compactMap { $0 }.joined(separator: " ") }.sorted()
  }

  @Test func app() {
    let audit = audit("Which.app")
    // Only problems that crash or show garbage are errors. A missing text is shown in another language.
    #expect(found(audit, .error) == ["audit.formatMismatch de count"])
    #expect(
      Set(found(audit, .warning)).subtracting(found(audit, .error))
        == [
          "audit.hiddenResource", "audit.staleKey de old.key", "audit.missingKey colour",
          "audit.missingKey only.british",
        ]
    )
    // In variants, such as en-IE of en, a missing key is shown as everywhere: they have their own table.
    let missing = audit.findings.filter { $0.code == "audit.missingKey" && $0.severity == .warning }.map(
      \.localizations)
    let names = ["de", "en", "en-IE", "en-IN", "it", "it-CH"]
    #expect(missing == [names, names])
    #expect(audit.reach.count == 14)
    #expect(audit.reach.allSatisfy { $0.isReachable })
    let german = audit.coverage.first { $0.table == "Localizable" && $0.localization == "de" }
    // `count` is "%d": there is nothing to translate in it, and without it people would see its key.
    #expect(german?.keyCount == 4)
    #expect(german?.translatedCount == 2)
    #expect(german?.missingKeys == ["colour", "only.british"])
    #expect(german?.staleKeys == ["old.key"])
    let british = audit.coverage.first { $0.table == "Localizable" && $0.localization == "en-GB" }
    #expect(british?.isReference == true)
    #expect(british?.share == 1)
    // If a storyboard in Base has the texts, none is missing, but they are in another language.
    // Base.lproj is in British English.
    let main = audit.findings.first { $0.table == "Main" }
    #expect(main?.code == "audit.missingTable")
    #expect(main?.message.contains("Base") == true)
    #expect(main?.localizations == ["en", "en-IE", "en-IN", "it", "it-CH"])
    #expect(main?.severity == .note)
    #expect(!audit.coverage.contains { $0.table == "Main" && $0.localization == "en-GB" })
    // The developer's language needs no InfoPlist.strings: Info.plist has its texts.
    #expect(!audit.findings.contains { $0.table == "InfoPlist" && $0.localizations.contains("en-GB") })
  }

  @Test func macApp() {
    let audit = audit("Desk.app")
    #expect(found(audit, .error) == ["audit.duplicateLocalization en"])
    // No user is shown English.lproj first, because en is the same language. By Apple's rules it supplies texts that en
    // lacks; for CLDR it is not a tag, and only the fallback as the development region.
    let english = audit.reach.filter { $0.localization == "English" }
    #expect(english.map(\.way) == [.fallback("en"), .developmentRegion])
    // What is said of the two names says why.
    #expect(!found(audit, .warning).contains("audit.unreachable English"))
    #expect(found(audit, .warning).contains("audit.declaredWithoutResources ja"))
    #expect(found(audit, .note).contains("audit.resourcesNotDeclared zh_CN"))
  }

  @Test func sources() {
    let audit = audit("Greeter")
    let catalog = audit.coverage.filter { $0.table == "Greeter/Resources/Localizable" }
    #expect(catalog.map(\.localization).sorted() == ["de", "en-GB", "en-IE", "it", "it-CH"])
    let swiss = catalog.first { $0.localization == "it-CH" }
    #expect(swiss?.needsReviewCount == 1)
    #expect(swiss?.keyCount == 2)
    #expect(swiss?.translatedCount == 1)
    // A plural form has %@ for a number, whose specifier in the key is %lld.
    #expect(found(audit, .error).contains("audit.formatMismatch de %lld files"))
    #expect(found(audit, .warning).contains("audit.staleKey en-GB gone"))
    let mismatch = audit.findings.first { $0.code == "audit.formatMismatch" }
    #expect(mismatch?.diagnostic.position != nil)
    #expect(mismatch?.diagnostic.path?.hasSuffix("Localizable.xcstrings") == true)
  }

  @Test func nothing() {
    let audit = AppAuditor().audit("/nonexistent")
    #expect(audit.findings.first?.severity == .error)
    #expect(audit.coverage.isEmpty)
    #expect(audit.reach.isEmpty)
  }

  /// The limits hold for the files of tables too: of ten faults two are listed, and that there are more.
  @Test func limitsHoldForEveryFile() throws {
    let values = (0..<10).map { "k\($0) = (x);" }.joined(separator: "\n")
    let members = (0..<10).map { "\"k\($0)\":1" }.joined(separator: ",")
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/A.strings", values)
      try folder.write("en.lproj/B.stringsdict", values)
      try folder.write("C.xcstrings", "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(members)}}")
      let limits = ReadingLimits(diagnosticCount: 2)
      let findings = AppAuditor(limits: limits).audit(folder.path).findings
      for file in ["A.strings", "B.stringsdict", "C.xcstrings"] {
        let found = findings.filter { $0.diagnostic.path?.hasSuffix(file) == true }
        #expect(found.count == 3, "\(file)")
        #expect(found.contains { $0.code == "file.furtherDiagnostics" }, "\(file)")
      }
    }
  }

  /// An empty text is no translation, whatever shows it.
  @Test func emptyTextsAreNotTranslated() throws {
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }",
      "Base.lproj/Main.storyboard": #"<document><label id="abc-de-fgh" text="Hi"/></document>"#,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "";"#, "fr.lproj/Main.strings": #""abc-de-fgh.text" = "Salut";"#,
      "en.lproj/A.strings": "a = A; b = B;", "de.lproj/A.strings": "a = \"\"; b = X;",
      "fr.lproj/A.strings": "a = X; b = Y;",
    ]
    try withTemporaryFolder(files) { folder in
      let audit = AppAuditor().audit(folder.path)
      func translated(_ table: String) -> [String] {
        audit.coverage.filter { $0.table == table && $0.localization != "en" }.map {
          "\($0.localization) \($0.translatedCount)"
        }
      }
      #expect(translated("Main") == ["de 0", "fr 1"] && translated("A") == ["de 1", "fr 2"])
      #expect(audit.findings.map(\.code) == ["audit.emptyText"])
    }
  }

  /// Of a file that is not read no key is missing.
  @Test func filesThatAreNotRead() throws {
    let long = "/* \(String(repeating: "x", count: 500)) */ b = B;"
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":\#(unit)}}}}"#
    for (files, code) in [
      (["en.lproj/A.strings": "a = A; b = B;", "de.lproj/A.strings": "a = A; " + long], "file.tooLarge"),
      (["en.lproj/A.strings": "a = A; b = B;", "de.lproj/A.stringsdict": "{"], "plist.malformed"),
      (["A.xcstrings": catalog.replacing("\"a\":", with: "\"a\""), "de.lproj/B.strings": ""], "json.malformed"),
    ] {
      try withTemporaryFolder(files.merging(["Info.plist": "{ CFBundleDevelopmentRegion = en; }"]) { $1 }) { folder in
        let findings = AppAuditor(limits: ReadingLimits(fileByteCount: 300)).audit(folder.path).findings
        #expect(findings.contains { $0.code.rawValue == code }, "\(findings)")
        #expect(!findings.contains { $0.code == "audit.missingKey" }, "\(findings)")
      }
    }
  }

  /// A folder that is excluded is not listed: it counts for no limit.
  @Test func excludedFoldersAreNotWalked() throws {
    try withTemporaryFolder { folder in
      try folder.write("Package.swift", "let package = Package(name: \"a\", defaultLocalization: \"en\")")
      try folder.write("Sources/A/en.lproj/Localizable.strings", "a = b;")
      try folder.write("Vendor/" + String(repeating: "a/", count: 30) + "a.txt", "")
      func codes(_ excluded: String...) -> [String] {
        var auditor = AppAuditor()
        auditor.options.excluded = excluded
        return auditor.audit(folder.path).findings.map(\.code.rawValue)
      }
      #expect(codes().contains("file.tooLarge"))
      #expect(!codes("Vendor").contains("file.tooLarge"))
    }
  }
}
