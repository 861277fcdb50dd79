import AppLocalization
import AppSources
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// What ships is what Xcode and SwiftPM ship.
@Suite struct ShippedLocalizationTests {
  private let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"Hello %@":{"localizations":{"de":{"stringUnit":{"state":"translated",
    "value":"Hallo %d"}}}}}}
    """

  /// - Parameters:
  ///   - children: the files of the group `App`, each with its identifier and path.
  ///   - settings: build settings of the target.
  private func project(_ children: [String], settings: String = "", productType: String = "application") -> String {
    let files = children.enumerated().map { index, path in
      "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
        + "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };"
    }.joined(separator: "\n")
    let ids = { (letter: String) in children.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
    return """
      { rootObject = P; objects = {
      P = { isa = PBXProject; developmentRegion = en; knownRegions = (en, Base); mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (\(ids("F"))); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(productType)"; buildPhases = (R);
        buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { \(settings) }; };
      R = { isa = PBXResourcesBuildPhase; files = (\(ids("B"))); };
      \(files)
      }; }
      """
  }

  private func found(_ files: [String: String]) throws -> [String] {
    try withTemporaryFolder(files) { folder in
      AppAuditor().audit(folder.path).findings.map { finding in
        [finding.severity.rawValue, finding.code.rawValue, finding.localizations.joined(separator: ","), finding.key]
          .compactMap { $0 }.joined(separator: " ")
      }
    }
  }

  private func localization(_ files: [String: String], for language: String) throws -> String? {
    try withTemporaryFolder(files) { LocalizedBundle(reading: $0.path).choice(for: [language]).localizations.first }
  }

  /// All languages of a catalog ship, unless the build is told to leave out those that the project does not know.
  @Test func languagesOfACatalog() throws {
    var files = [
      "App/Localizable.xcstrings": catalog, "App.xcodeproj/project.pbxproj": project(["Localizable.xcstrings"]),
    ]
    #expect(try found(files) == ["error audit.formatMismatch de Hello %@"])
    #expect(try localization(files, for: "de-AT") == "de")
    files["App.xcodeproj/project.pbxproj"] = project(
      ["Localizable.xcstrings"], settings: "BUILD_ONLY_KNOWN_LOCALIZATIONS = YES;")
    #expect(try found(files) == ["note audit.localizationInNoTarget de"])
    #expect(try localization(files, for: "de-AT") == "en")
  }

  /// A folder ships if the project refers to it, to a file in it, or to a folder around it.
  @Test(arguments: [
    (["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"], "en"),
    (["de.lproj/Localizable.strings", "fr.lproj", "en.lproj/Localizable.strings"], "fr"),
    (["."], "fr"),
  ])
  func folders(children: [String], french: String) throws {
    let files = [
      "App.xcodeproj/project.pbxproj": project(children), "App/en.lproj/Localizable.strings": "\"some.key\" = \"%d\";",
      "App/de.lproj/Localizable.strings": "\"some.key\" = \"%d\";",
      "App/fr.lproj/Localizable.strings": "\"some.key\" = \"%@\";",
    ]
    #expect(try localization(files, for: "fr") == french)
    #expect(
      try found(files)
        == (french == "fr" ? ["error audit.formatMismatch fr some.key"] : ["note audit.localizationInNoTarget fr"]))
  }

  /// A project with tests alone says nothing about the package beside it.
  @Test func projectOfTestsBesideAPackage() throws {
    let manifest = """
      let package = Package(name: "A", defaultLocalization: "de", targets: [.target(name: "A", resources: [.process("R")])])
      """
    var files = [
      "Package.swift": manifest, "Sources/A/R/de.lproj/Localizable.strings": "\"some.key\" = \"%d\";",
      "Sources/A/R/fr.lproj/Localizable.strings": "\"some.key\" = \"%@\";",
    ]
    let alone = try found(files)
    #expect(alone == ["error audit.formatMismatch fr some.key"])
    files["UITests.xcodeproj/project.pbxproj"] = project([], productType: "bundle.ui-testing")
    #expect(try found(files) == alone)
    #expect(try localization(files, for: "fr") == "fr")
    #expect(try localization(files, for: "it") == "de")
    // Nor does a project with an app that only hosts the tests.
    files["UITests.xcodeproj/project.pbxproj"] = project([])
    #expect(try found(files) == alone)
    #expect(try localization(files, for: "it") == "de")
  }

  /// Tuist's list of dependencies, in the folder of the app's project, owns no folder.
  @Test(arguments: ["dependencies: [.package(url: \"https://a.example/b\", from: \"1.0.0\")]", "targets: [ ]"])
  func manifestWithoutTargets(arguments: String) throws {
    let files = [
      "Project.swift": "let project = Project(name: \"App\", options: .options(developmentRegion: \"en\"))",
      "Package.swift": "let package = Package(name: \"Dependencies\", \(arguments))",
      "Resources/Localizable.xcstrings": catalog,
    ]
    #expect(try found(files) == ["error audit.formatMismatch de Hello %@"])
  }

  /// The information property list that a target names, whatever its name.
  @Test(
    arguments: [
      "App/App-Info.plist", "$(SRCROOT)/App/App-Info.plist", "${PROJECT_DIR}/App/App-Info.plist",
      "$(TARGET_NAME)/App-Info.plist", "./App/../App/App-Info.plist",
    ])
  func infoPlistOfAnyName(path: String) throws {
    let info = """
      { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de, pl); NSCameraUsageDescription = "We scan tickets."; }
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project(
        ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"], settings: "INFOPLIST_FILE = \"\(path)\";"),
      "App/en.lproj/Localizable.strings": "a = A;", "App/de.lproj/Localizable.strings": "a = A;",
    ]
    let expected = try found(
      files.merging([
        "App/Info.plist": info,
        "App.xcodeproj/project.pbxproj": project(
          ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"],
          settings: "INFOPLIST_FILE = \"App/Info.plist\";"),
      ]) { $1 })
    #expect(expected.contains("warning audit.untranslatedInfoText de,pl NSCameraUsageDescription"))
    #expect(try found(files.merging(["App/App-Info.plist": info]) { $1 }) == expected)
  }

  /// A file outside the folder is not opened.
  @Test func infoPlistOutside() throws {
    let files = [
      "A/App.xcodeproj/project.pbxproj": project(
        ["en.lproj/Localizable.strings"], settings: "INFOPLIST_FILE = ../../Other.plist;"),
      "A/App/en.lproj/Localizable.strings": "a = A;",
    ]
    try withTemporaryFolder(files) { folder in
      #expect(AppAuditor().audit(folder.path("A")).findings.map(\.message) == [])
    }
  }

  /// People whose languages a package lacks read another language, or keys.
  @Test func packageWithoutItsDefaultLocalization() throws {
    func files(_ text: String) -> [String: String] {
      [
        "Package.swift": "let p = Package(name: \"A\", defaultLocalization: \"en\", targets: [.target(name: \"A\")])",
        "Sources/A/de.lproj/Localizable.strings": text, "Sources/A/fr.lproj/Localizable.strings": text,
      ]
    }
    #expect(try localization(files("home.title = x;"), for: "en-US") == "de")
    #expect(try found(files("home.title = x;")).contains("error audit.developmentRegionNotLocalized en"))
    // Keys that are the developer's texts need no folder.
    #expect(try found(files("\"Open the file\" = x;")) == [])
  }
}
