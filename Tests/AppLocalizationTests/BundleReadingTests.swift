import AppLocalization
import AppSources
import Foundation
import LocalizationAudit
import SystemAccess
import TestSupport
import Testing

/// Layouts, folders and info dictionaries, on bundles that were made by hand.
@Suite struct BundleReadingTests {
  @Test func flatAppWithBinaryInfo() {
    let bundle = Fixtures.bundle("Which.app")
    #expect(bundle.layout.kind == .flat)
    #expect(bundle.developmentRegion == "en-GB")
    #expect(bundle.folders.contains { $0.isBase })
    #expect(bundle.localizations == ["de", "en", "en-GB", "en-IE", "en-IN", "it", "it-CH"])
    #expect(bundle.info.prefersShowingLanguageSettings)
    #expect(bundle.info.allowsMixedLocalizations)
    #expect(bundle.info["CFBundleDisplayName"] == "Which Locale?")
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test func macAppWithContents() {
    let bundle = Fixtures.bundle("Desk.app")
    #expect(bundle.layout.kind == .contents)
    #expect(bundle.layout.resourceFolders == ["Contents/Resources"])
    #expect(bundle.developmentRegion == "English")
    // What Info.plist declares comes first, each name once.
    #expect(bundle.localizations == ["en", "fr", "ja", "English", "de", "he", "zh_CN"])
    // Any number but 0 counts as yes.
    #expect(bundle.info.allowsMixedLocalizations)
    #expect(bundle.folders(for: "zh-cn").map(\.nameOnDisk) == ["zh_CN"])
  }

  @Test func frameworkWithVersions() {
    let bundle = Fixtures.bundle("Desk.app/Contents/Frameworks/Kit.framework")
    #expect(bundle.layout.kind == .versioned)
    #expect(bundle.localizations == ["en", "pt-BR", "pt-PT"])
    #expect(bundle.info.developmentRegion == nil)
    #expect(bundle.developmentRegion == nil)
    #expect(bundle.info.followsParentLocalization)
    #expect(bundle.diagnostics.map(\.code) == ["info.unresolvedBuildVariable"])
  }

  /// As Xcode builds it: the version's folder has its own name, and links lead to it. The fixture has no links, so that a
  /// checkout without them has it whole.
  @Test func frameworkWithLinks() throws {
    try withTemporaryFolder { folder in
      let kit = folder.path("Kit.framework")
      try FileManager.default.copyItem(
        atPath: Fixtures.path("Desk.app/Contents/Frameworks/Kit.framework"), toPath: kit)
      try FileManager.default.moveItem(atPath: kit + "/Versions/Current", toPath: kit + "/Versions/A")
      try folder.link("Kit.framework/Versions/Current", to: "A")
      try folder.link("Kit.framework/Resources", to: "Versions/Current/Resources")
      let bundle = LocalizedBundle(reading: kit)
      #expect(bundle.layout.kind == .versioned)
      #expect(bundle.localizations == ["en", "pt-BR", "pt-PT"])
    }
  }

  @Test func foldersThatSwiftPMLowerCased() {
    let bundle = Fixtures.bundle("Shelf_Shelf.resources")
    #expect(
      bundle.folders.map(\.localization) == ["Base", "de", "en-GB", "sr-Latn", "zh-Hans", "zh-Hant-TW"])
    #expect(bundle.folders(for: "zh_Hans").map(\.path) == ["zh-hans.lproj"])
    #expect(bundle.localizations == ["de", "en-GB", "sr-Latn", "zh-Hans", "zh-Hant-TW", "it"])
    #expect(bundle.diagnostics.map(\.code).allSatisfy { $0 == "bundle.repairedFolderName" })
    #expect(bundle.diagnostics.count == 4)
  }

  @Test func sourcesWithAnXcodeProject() {
    let bundle = Fixtures.bundle("Greeter")
    #expect(bundle.isSources)
    #expect(bundle.layout.resourceFolders == ["Greeter/Resources", "Greeter/Screens"])
    #expect(SourceParts(of: Fixtures.path("Greeter")).project?.knownRegions == ["it", "de", "it-CH", "en-GB", "en-IE"])
    #expect(bundle.folders.contains { $0.isBase })
    // The variable in Info.plist means the project's region.
    #expect(bundle.developmentRegion == "en-GB")
    #expect(bundle.diagnostics.isEmpty)
    #expect(bundle.catalogs.map(\.table) == ["Localizable"])
    #expect(bundle.catalogs.first?.sourceLanguage == "en-GB")
    // Folders of package managers do not belong to the app: Pods has an fr.lproj.
    #expect(Set(bundle.localizations) == ["it", "de", "it-CH", "en-GB", "en-IE"])
  }

  @Test func plainFolder() {
    let bundle = Fixtures.bundle("Plain")
    #expect(bundle.localizations == ["EN", "pt_BR", "x-klingon"])
    #expect(bundle.developmentRegion == nil)
    #expect(bundle.diagnostics.map(\.code) == ["bundle.localizationIsNoFolder"])
  }

  /// A folder that is not listed completely is told, and nothing is said of what it may have.
  @Test func foldersThatAreNotListed() throws {
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/A.strings": "a = A;",
      "de.lproj/A.strings": "a = A;",
      "de.lproj/B.strings": "b = B;", "de.lproj/C.strings": "c = C;", "de.lproj/D.strings": "d = D;",
    ]
    try withTemporaryFolder(files) { folder in
      let limits = ReadingLimits(folderEntryCount: 3)
      let path = folder.path("de.lproj")
      #expect(try BundleTables(path: folder.path, limits: limits).diagnostics.map(\.path) == [path])
      let findings = AppAuditor(limits: limits).audit(folder.path).findings
      #expect(findings.filter { $0.code == "file.tooLarge" }.map(\.diagnostic.path) == [path], "\(findings)")
      #expect(!findings.contains { $0.code == "audit.missingTable" && $0.localization == "de" }, "\(findings)")
      // Sources too, of which no folder is passed over silently.
      try folder.write("Project.swift", "")
      let found = AppAuditor(limits: ReadingLimits(folderEntryCount: 3)).audit(folder.path).findings
      #expect(
        found.contains { $0.code == "file.tooLarge" && $0.places.contains { $0.path == folder.path } }, "\(found)")
    }
  }

  /// The same for folders that may not be read, by a user who is not the superuser.
  @Test(.enabled(if: geteuid() != 0))
  func foldersThatMayNotBeRead() throws {
    try withTemporaryFolder(["en.lproj/A.strings": "a = A;", "de.lproj/A.strings": "a = A;"]) { folder in
      let path = folder.path("de.lproj")
      chmod(path, 0)
      defer { chmod(path, 0o700) }
      let tables = try BundleTables(path: folder.path)
      #expect(tables.diagnostics.map(\.code.rawValue) == ["file.unreadable"])
      #expect(AppAuditor().audit(folder.path).findings.map(\.code.rawValue).contains("file.unreadable"))
    }
  }
}
