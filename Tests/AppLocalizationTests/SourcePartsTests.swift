import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// The parts of a folder of sources.
@Suite struct SourcePartsTests {
  /// An Xcode project of three targets, its groups as Xcode writes them.
  private let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
    P = { isa = PBXProject; developmentRegion = de; knownRegions = (de, en, fr, Base); mainGroup = G; targets = (A, W, T); };
    G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GW, S); };
    GA = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V, X); };
    V = { isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (VD, VE); };
    VD = { isa = PBXFileReference; path = "de.lproj/Localizable.strings"; sourceTree = "<group>"; };
    VE = { isa = PBXFileReference; path = "en.lproj/Localizable.strings"; sourceTree = "<group>"; };
    X = { isa = PBXFileReference; path = ../Shared/Shared.xcstrings; sourceTree = "<group>"; };
    GW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
    S = { isa = PBXFileReference; path = Settings.bundle; sourceTree = SOURCE_ROOT; };
    A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (RA);
      buildConfigurationList = L; };
    L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; };
    RA = { isa = PBXResourcesBuildPhase; files = (B1, B2); };
    B1 = { isa = PBXBuildFile; fileRef = V; }; B2 = { isa = PBXBuildFile; fileRef = X; };
    W = { isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (GW); };
    T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
      buildPhases = (RT); };
    RT = { isa = PBXResourcesBuildPhase; files = (); };
    }; }
    """

  private func write(_ folder: TemporaryFolder, _ paths: [String], _ text: String = "\"some.key\" = x;") throws {
    for path in paths { try folder.write(path, text) }
  }

  @Test func targetsOfAnXcodeProject() throws {
    try withTemporaryFolder { folder in
      try folder.write("iOS/App.xcodeproj/project.pbxproj", project)
      try folder.write("iOS/App/Info.plist", "{ CFBundleDevelopmentRegion = \"$(DEVELOPMENT_LANGUAGE)\"; }")
      try folder.write("iOS/Tests/Info.plist", "{ CFBundleLocalizations = (xx); }")
      try write(folder, ["de", "en", "it"].map { "iOS/App/\($0).lproj/Localizable.strings" })
      try write(folder, ["iOS/Widget/de.lproj/Widget.strings", "iOS/Converter/input/de.lproj/Input.strings"])
      try write(folder, ["iOS/AppTests/de.lproj/Broken.strings"], "broken")
      try folder.write("iOS/Shared/Shared.xcstrings", #"{"sourceLanguage":"de","version":"1.0","strings":{}}"#)
      let parts = SourceParts(of: folder.path)
      #expect(
        parts.parts.map { $0.bundle.layout.resourceFolders.sorted() } == [["iOS/App", "iOS/Shared"], ["iOS/Widget"]])
      #expect(parts.parts.map(\.bundle.developmentRegion) == ["de", "de"])
      #expect(parts.parts.first?.bundle.layout.infoPath == "iOS/App/Info.plist")
      #expect(parts.unused == ["iOS/Converter/input"])
      // The test target has no findings, and a note says so. Italian, to which no target refers, is one note.
      let audit = AppAuditor().audit(folder.path)
      let found = audit.findings.map { "\($0.severity.rawValue) \($0.code.rawValue) \($0.localizations.joined())" }
      #expect(
        found.sorted() == [
          "note audit.knownRegionWithoutResources fr", "note audit.localizationInNoTarget it",
          "note audit.resourcesInNoTarget ", "note audit.resourcesInNoTarget ",
        ])
    }
  }

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

  /// A target takes a folder that it names, what is in it without what it leaves out, and the folders around it.
  @Test(arguments: [
    ("", true), ("App", true), ("App/a.lproj", true), ("App/a.lproj/x", true), ("App/b", false), ("Apple", false),
    ("B/y", true), ("B/x1", false), ("B/x1/c", false), ("A", false),
  ])
  func whatATargetTakes(folder: String, isTaken: Bool) {
    let target = ProjectTarget(
      name: "A", productType: "", resources: ["App/a.lproj", "B"], infoPath: nil, excludes: ["B/x*"])
    #expect(target.takesAnything(of: folder) == isTaken)
    #expect(!target.reachesOut)
    for (path, reachesOut) in [("..", true), ("../a", true), ("..a", false)] {
      let other = ProjectTarget(name: "A", productType: "", resources: ["B", path], infoPath: nil)
      #expect(other.reachesOut == reachesOut, "\(path)")
    }
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

  /// The variables of a path that a target names, quotes, and what only a build knows.
  @Test(
    arguments: [
      ("$(SRCROOT)/App/Info.plist", "App/Info.plist"), ("${PROJECT_DIR}/./Info.plist", "Info.plist"),
      ("$SRCROOT/App/../Info.plist", "Info.plist"), ("$(TARGET_NAME)/Info.plist", "App/Info.plist"),
      ("$(OTHER)/Info.plist", nil), ("", nil), ("\\\"A B/Info.plist\\\"", "A B/Info.plist"),
    ] as [(String, String?)])
  func pathsOfInfoDictionaries(setting: String, path: String?) {
    let text = """
      { rootObject = P; objects = { P = { targets = (T); }; T = { name = App; buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "\(setting)"; }; }; }; }
      """
    let read = XcodeProject.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
    #expect(read.project?.targets.map(\.infoPath) == [path])
  }

  @Test func paths() {
    for (path, normal) in [
      ("./a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("../../a", "../../a"), ("a/..", ""), ("a//b", "a/b"),
      ("a/../../b", "../b"), ("../a/../b", "../b"), ("a/b/../../..", ".."),
    ] { #expect(path.normalizedPath == normal) }
    #expect("a/b/c".pathAndParents == ["a/b/c", "a/b", "a", ""] && "".pathAndParents == [""])
    for (path, folder) in [("a", ""), ("a", "a"), ("a/b", "a")] { #expect(path.isWithin(folder)) }
    for (path, folder) in [("ab", "a"), ("a", "a/b")] { #expect(!path.isWithin(folder)) }
  }

  /// Projects of old Xcode versions name no regions, which is not a problem.
  @Test func projectWithoutDevelopmentRegion() {
    let text = "{ rootObject = P; objects = { P = { isa = PBXProject; knownRegions = (en); }; }; }"
    let read = XcodeProject.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
    #expect(read.project?.knownRegions == ["en"])
    #expect(read.diagnostics.map(\.severity) == [.note])
  }

  /// What is excluded is nobody's Info.plist. A project without its file is none, and one that cannot be read is told.
  @Test func filesOfProjects() throws {
    let text = """
      { rootObject = P; objects = { P = { mainGroup = G; targets = (T); }; G = { children = (F); }; F = { path = App; };
      T = { name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "Config/App.plist"; }; }; }; }
      """
    let files = [
      "A.xcodeproj/project.pbxproj": text, "App/en.lproj/A.strings": "", "Config/App.plist": "{ }", "B.xcodeproj/x": "",
    ]
    try withTemporaryFolder(files) { folder in
      let (all, some) = (SourceParts(of: folder.path), SourceParts(of: folder.path) { $0.hasPrefix("Config") })
      #expect(
        all.parts.map(\.bundle.layout.infoPath) == ["Config/App.plist"] && all.diagnostics.map(\.severity) == [.note])
      #expect(some.parts.map(\.bundle.layout.infoPath) == [nil])
      let none = SourceParts(of: folder.path, limits: ReadingLimits(fileByteCount: 10))
      #expect(none.diagnostics.map(\.code) == ["file.tooLarge"])
    }
    // Resources beside a project are sources, and not a folder of resources.
    let region = "{ rootObject = P; objects = { P = { developmentRegion = de; }; }; }"
    let beside = ["A.xcodeproj/project.pbxproj": region, "de.lproj/A.strings": "", "en.lproj/A.strings": ""]
    try withTemporaryFolder(beside) { folder in
      let bundle = LocalizedBundle(reading: folder.path)
      #expect(bundle.developmentRegion == "de" && bundle.isSources && bundle.localizations == ["de", "en"])
      try FileManager.default.removeItem(atPath: folder.path("A.xcodeproj/project.pbxproj"))
      #expect(LocalizedBundle(reading: folder.path).developmentRegion == nil)
    }
    // Of several projects the one at the top describes the whole.
    let manifests = ["": "en", "A/": "fr"].map {
      ($0 + "Package.swift", "let p = Package(name: \"a\", defaultLocalization: \"\($1)\")")
    }
    let texts = ["A/Sources/B/fr.lproj/A.strings": "", "Sources/A/R/S/en.lproj/A.strings": ""]
    try withTemporaryFolder(texts.merging(manifests) { $1 }) { folder in
      #expect(LocalizedBundle(reading: folder.path).developmentRegion == "en")
    }
    // Of several, without a project, the first describes the whole.
    let two = ["A/Info.plist": "it", "B/Info.plist": "fr"].mapValues { "{ CFBundleDevelopmentRegion = \($0); }" }
    try withTemporaryFolder(two.merging(["A/it.lproj/A.strings": "", "B/fr.lproj/A.strings": ""]) { $1 }) { folder in
      #expect(LocalizedBundle(reading: folder.path).developmentRegion == "it")
    }
  }

  /// Each app of a monorepo has its own development region and its own findings.
  @Test func monorepo() throws {
    try withTemporaryFolder { folder in
      let manifest = { (region: String) in "let package = Package(name: \"A\", defaultLocalization: \"\(region)\")" }
      try folder.write("A/Package.swift", manifest("en"))
      try folder.write("B/Package.swift", manifest("fr"))
      try write(folder, ["en", "de"].map { "A/Sources/A/Resources/\($0).lproj/Localizable.strings" })
      try write(folder, ["fr", "it"].map { "B/Sources/B/Resources/\($0).lproj/Localizable.strings" })
      try write(folder, ["A/Tests/ATests/xx.lproj/Localizable.strings"], "broken")
      let audit = AppAuditor().audit(folder.path)
      #expect(audit.bundles.map(\.developmentRegion) == ["en", "fr"])
      #expect(audit.findings.map(\.message) == ["1 folder of packages, builds or tests is not looked at"])
      #expect(audit.bundles.map(\.localizations) == [["de", "en"], ["fr", "it"]])
    }
  }

  /// `$(DEVELOPMENT_LANGUAGE)` is the project's region, and `en` without a project: the default of new projects.
  @Test func developmentLanguage() throws {
    try withTemporaryFolder { folder in
      try folder.write("App/Info.plist", "{ CFBundleDevelopmentRegion = \"$(DEVELOPMENT_LANGUAGE)\"; }")
      try write(folder, ["en", "it"].map { "App/\($0).lproj/Localizable.strings" })
      #expect(AppAuditor().audit(folder.path).developmentRegion == "en")
      #expect(!AppAuditor().audit(folder.path).findings.contains { $0.code == "info.unresolvedBuildVariable" })
      try folder.write("Project.swift", "let project = Project(options: .options(developmentRegion: \"it\"))")
      #expect(AppAuditor().audit(folder.path).developmentRegion == "it")
    }
  }

  /// A settings bundle is a bundle of its own: the app's Info.plist does not speak of it.
  @Test func settingsBundleBesideAnInfoDictionary() throws {
    try withTemporaryFolder { folder in
      try folder.write("App/Info.plist", "{ CFBundleDevelopmentRegion = it; CFBundleLocalizations = (it, ja); }")
      try write(folder, ["App/it.lproj/Localizable.strings", "App/Settings.bundle/de.lproj/Root.strings"])
      let settings = AppAuditor().audit(folder.path).bundles.first { !$0.localizations.contains("it") }
      #expect(settings?.localizations == ["de"])
    }
  }

  /// Folders of tests are in no bundle. A folder of sources has a bundle for each folder in it, any other one is one.
  @Test(arguments: [
    ("App App/Test", [["App"]]), ("App App/Fixtures/A", [["App"]]), ("App App/UnitTests", [["App"]]),
    ("App AppMocks", [["App"]]), ("App AppUITest", [["App"]]), ("App App/Testing", [["App", "App/Testing"]]),
    ("App/A App/B", [["App/A", "App/B"]]), ("Sources/A Sources/B", [["Sources/A"], ["Sources/B"]]),
    ("Modules/A/C Modules/A/D Modules/B", [["Modules/A/C", "Modules/A/D"], ["Modules/B"]]),
  ])
  func foldersWithoutAProject(folders: String, expected: [[String]]) throws {
    try withTemporaryFolder { folder in
      try write(folder, words(folders).map { "\($0)/en.lproj/Localizable.strings" })
      #expect(Set(SourceParts(of: folder.path).parts.map(\.bundle.layout.resourceFolders)) == Set(expected))
    }
  }
}
