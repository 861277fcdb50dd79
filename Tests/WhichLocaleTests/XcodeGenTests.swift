import Foundation
import TestSupport
import Testing

/// What `bundle` and `audit` read of XcodeGen's projects.
@Suite struct XcodeGenTests {
  /// XcodeGen takes the first Info.plist among a target's files, one for each configuration, or writes it itself.
  @Test(arguments: [
    ("", "App/Info.plist"), ("settings: {INFOPLIST_FILE: Other/Other.plist}", "Other/Other.plist"),
    (
      "settings: {configs: {Debug: {INFOPLIST_FILE: No.plist}, Release: {INFOPLIST_FILE: Other/Other.plist}}}",
      "Other/Other.plist"
    ),
    ("info: {path: App/New.plist, properties: {NSCameraUsageDescription: We scan your tickets}}", nil),
    ("info: {path: App/New.plist, properties: {CFBundleDevelopmentRegion: en}}", "-"),
    ("configFiles: {Release: Other/A.xcconfig}", "Other/Other.plist"),
  ])
  func xcodeGenInfo(settings: String, path: String?) throws {
    let plist = "{ NSCameraUsageDescription = \"We scan your tickets\"; }"
    let root = try TemporaryFolder([
      "project.yml": "targets: {App: {type: application, sources: App, \(settings)}}", "App/Info.plist": plist,
      "Other/Other.plist": plist, "Other/A.xcconfig": "INFOPLIST_FILE = Other/Other.plist",
      "App/en.lproj/Localizable.strings": "a = A;", "App/de.lproj/Localizable.strings": "a = A;",
    ])
    defer { root.delete() }
    let result = try Executable.run("audit", root.path, "--format", "tsv", "--only", "untranslatedInfoText")
    let cells = result.output.split(separator: "\t").map(String.init)
    if path == "-" { return #expect(cells.isEmpty) }
    #expect(cells.prefix(5).last == "NSCameraUsageDescription")
    #expect(cells.dropFirst(5).first == root.path + (path.map { "/" + $0 } ?? ""))
  }

  /// Each target of XcodeGen is a bundle of its own, with the contents of the files that it includes.
  @Test func xcodeGenTargets() throws {
    let files = [
      "project.yml": """
      include:
        - Widget/target.yml
        - path: missing.yml
      options: { developmentLanguage: de }
      targets:
        App:
          type: application
          sources: [App, {path: Shared}]
        AppTests:
          type: bundle.unit-test
          sources: TestCode
      """,
      "Widget/target.yml": """
      targets:
        Widget:
          type: app-extension
          sources:
            - path: .
          info: {path: Info.plist}
      """,
      "App/de.lproj/Localizable.strings": "a = \"%d\";", "App/fr.lproj/Localizable.strings": "a = \"%d\";",
      "Shared/de.lproj/Shared.strings": "a = \"%d\";", "Shared/fr.lproj/Shared.strings": "a = \"%@\";",
      "Widget/de.lproj/Localizable.strings": "w = W;", "TestCode/en.lproj/Broken.strings": "broken",
      "Tools/en.lproj/Tool.strings": "broken",
    ]
    let root = try TemporaryFolder(files)
    defer { root.delete() }
    let result = try Executable.run("audit", root.path, "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let bundles = try #require(report["bundles"] as? [[String: Any]])
    #expect(
      Set(bundles.compactMap { ($0["folders"] as? [String])?.sorted() }) == [["App", "Shared"], ["Widget"]])
    #expect(bundles.allSatisfy { $0["developmentRegion"] as? String == "de" })
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.compactMap { $0["code"] as? String } == ["audit.formatMismatch", "audit.resourcesInNoTarget"])
    #expect(result.status == 1)
  }
}
