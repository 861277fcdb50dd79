import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// The targets of an Xcode project. The parts of folders of sources are in `AuditCases`.
@Suite struct SourcePartsTests {
  /// A path begins at its group, or at the project's folder. What is made or part of an SDK is no file of the project.
  @Test func treesOfAnXcodeProject() {
    let text = """
      { rootObject = P; objects = { P = { mainGroup = G; targets = (T); };
      G = { sourceTree = "<group>"; children = (GA); }; GA = { path = App; children = (F, F1, F2, F3, F4); };
      F = { path = a.strings; }; F1 = { path = b.strings; sourceTree = "<group>"; };
      F2 = { path = c.strings; sourceTree = SOURCE_ROOT; }; F3 = { path = d.strings; sourceTree = SDKROOT; };
      F4 = { path = e.strings; sourceTree = BUILT_PRODUCTS_DIR; };
      T = { name = App; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (B, B1, B2, B3, B4); }; B = { fileRef = F; }; B1 = { fileRef = F1; };
      B2 = { fileRef = F2; }; B3 = { fileRef = F3; }; B4 = { fileRef = F4; }; }; }
      """
    let read = XcodeProject.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
    #expect(read.project?.targets.map(\.resources) == [["App/a.strings", "App/b.strings", "c.strings"]])
  }

  /// Exceptions to membership in synchronized folders, as Xcode 16 and XcodeGen (#1616, #1633) write them: a target without
  /// the folder takes what its set lists, one with the folder leaves it out, a build phase leaves it in its target.
  @Test func exceptionSets() throws {
    let text = """
      { rootObject = P; objects = { P = { mainGroup = G; targets = (App, Ext); }; G = { children = (F, H); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2, E3); };
      H = { isa = PBXFileSystemSynchronizedRootGroup; path = Ext; };
      E1 = { target = App; membershipExceptions = (Old.xcstrings, "/Localized: R/Old.strings", "de.lproj/No.strings"); };
      E2 = { target = Ext; membershipExceptions = (New.xcstrings, "/Localized: New.strings", N.bundle, "fr.lproj/No.strings"); };
      E3 = { buildPhase = B; membershipExceptions = (Copied.xcstrings); };
      App = { name = App; buildPhases = (B); fileSystemSynchronizedGroups = (F); };
      B = { isa = PBXCopyFilesBuildPhase; files = (); };
      Ext = { name = Ext; fileSystemSynchronizedGroups = (H); }; }; }
      """
    let read = XcodeProject.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
    let targets = try #require(read.project?.targets)
    let paths = [
      "App/Old.xcstrings", "App/R/de.lproj/Old.strings", "App/R/fr.lproj/old.strings", "App/de.lproj/No.strings",
      "App/fr.lproj/No.strings", "App/New.xcstrings", "App/de.lproj/New.strings", "App/N.bundle/de.lproj/A.strings",
      "App/Copied.xcstrings", "Ext/A.xcstrings", "Other.xcstrings",
    ]
    let taken = targets.map { target in paths.filter { target.takes($0) } }
    #expect(taken[0] == Array(paths[3...8]))
    #expect(taken[1] == Array(paths[5...7] + paths[9...9]))
    #expect(targets.map { $0.takesAnything(of: "App/de.lproj") } == [true, true])
    #expect(targets.map { $0.takesAnything(of: "App/R") } == [true, false])
  }

  /// A folder that is read as one bundle: resources beside a project are sources; of several projects the one at the top
  /// describes the whole, and without a project the first Info.plist.
  @Test(
    arguments: [
      (["P.xcodeproj/project.pbxproj": "{ rootObject = P; objects = { P = { developmentRegion = de; }; }; }"], "de"),
      (["P.xcodeproj/x": ""], nil), (["Package.swift": manifest("en"), "A/Package.swift": manifest("fr")], "en"),
      (["A/Info.plist": info("it"), "B/Info.plist": info("fr")], "it"),
    ] as [([String: String], String?)])
  func wholeFolders(files: [String: String], region: String?) throws {
    let texts = ["A/Sources/B/fr.lproj/A.strings": "", "Sources/A/R/S/en.lproj/A.strings": ""]
    let beside = ["de.lproj/A.strings": "", "en.lproj/A.strings": ""]
    try withTemporaryFolder(files.merging(files.keys.contains { $0.hasPrefix("P.") } ? beside : texts) { $1 }) {
      folder in
      #expect(LocalizedBundle(reading: folder.path).developmentRegion == region)
    }
  }

  private static func manifest(_ region: String) -> String {
    "let p = Package(name: \"a\", defaultLocalization: \"\(region)\")"
  }

  private static func info(_ region: String) -> String { "{ CFBundleDevelopmentRegion = \(region); }" }

  @Test func limitsOfProjects() throws {
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": "{ rootObject = P; objects = { }; }"]) { folder in
      let parts = SourceParts(of: folder.path, limits: ReadingLimits(fileByteCount: 10))
      #expect(parts.diagnostics.map(\.code) == ["file.tooLarge"])
    }
  }
}
