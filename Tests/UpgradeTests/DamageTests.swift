import Foundation
import PathKit
import TestSupport
import Testing

/// Damaged releases, one for each step of an update: each is rejected with file, line and rule, and the package is
/// unchanged. What else the steps reject is tested in CLDRTablesTests, without a program and without a package.
@Suite struct DamageTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    /// The file's new bytes; nil removes it.
    var change: @Sendable (Data) throws -> Data?
    var expected: [String]

    init(_ name: String, _ path: String, _ expected: [String], change: @escaping @Sendable (Data) throws -> Data?) {
      (testDescription, self.path, self.expected, self.change) = (name, path, expected, change)
    }

    init(_ name: String, _ path: String, _ old: String, _ new: String, _ expected: [String]) {
      self.init(name, path, expected) { data in
        let text = String(decoding: data, as: UTF8.self)
        let range = try #require(text.range(of: old))
        return Data(text.replacingCharacters(in: range, with: new).utf8)
      }
    }
  }

  private static let likely = "common/supplemental/likelySubtags.xml"
  private static let info = "common/supplemental/languageInfo.xml"
  private static let dtd = "common/dtd/ldmlSupplemental.dtd"

  private static let damages: [Damage] = [
    Damage("a file is missing", likely, ["common/supplemental", "missing element, not one likelySubtag"]) { _ in nil },
    Damage("a file is cut short", info, ["\(info):", "error:"]) { $0.prefix(9000) },
    Damage(
      "a row comes twice", likely, #"from="aaa""#, #"from="aa""#, ["\(likely):", "second likelySubtag from 'aa'"]),
    Damage(
      "a rule has a shape the tables lack", info, "desired=\"*_*\"\tsupported=\"*_*\"",
      #"desired="*_Latn" supported="*_Cyrl""#, ["\(info):", "rule that the tables cannot express"]),
    Damage("it is another release", dtd, #""48""#, #""47""#, ["\(dtd):15", "release 48.2 was asked for", "CLDR 47"]),
  ]

  @Test(arguments: damages) func isRefused(damage: Damage) throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    // The installed data in the form of a release as published: without a record.
    let release = Path(folder.path)
    try release.mkpath()
    try (PackageCopy.root + "CLDR/common").copy(release + "common")
    let file = release + damage.path
    let changed = try damage.change(file.read())
    if let changed { try file.write(changed) } else { try file.delete() }
    let untouched = try package.contents()
    let result = try package.update(["--release", "48.2", "--from", release.string, "--no-report"])
    // EX_NOINPUT for a file that is missing, EX_DATAERR for one that is damaged.
    #expect(result.status == (changed == nil ? 66 : 65))
    for part in damage.expected { #expect(result.errors.contains(part), "\(result.errors)") }
    #expect(try package.contents() == untouched)
  }

  /// A build says what it passes over in the data: parents of a component that no function asks for.
  @Test func whatABuildPassesOver() throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let file = package.folder + "CLDR/common/supplemental/supplementalData.xml"
    let arguments = [
      "--from", (package.folder + "CLDR").string, "--to", (package.folder + "made").string, "--module",
      "LocaleMatching",
    ]
    #expect(try Program.run(arguments, of: "generate-tables").errors == "")
    try file.write(file.read().replacingOccurrences(of: "component=\"collations\"", with: "component=\"names\""))
    let result = try Program.run(arguments, of: "generate-tables")
    #expect(result.status == 0)
    #expect(result.errors.contains("supplementalData.xml:"), "\(result.errors)")
    #expect(result.errors.contains("warning: unknown component of <parentLocales>: 'names'"), "\(result.errors)")
  }

  /// A file that is not a report is replaced with `--force` only. EX_CANTCREAT has no name here: what cannot be written is
  /// EX_IOERR, and a package or release that does not exist EX_NOINPUT.
  @Test func whatAReportMayReplace() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let notes = Path(folder.path) + "notes.md"
    try notes.write("mine")
    let release = (PackageCopy.root + "CLDR").string
    // A release of which a report takes little time.
    let likely = Path(folder.path) + Self.likely
    try (PackageCopy.root + "CLDR/common").copy(Path(folder.path) + "common")
    let text: String = try likely.read()
    let rows = text.split(separator: "\n").filter { !$0.contains("<likelySubtag ") || $0.contains(/from="(en|und)"/) }
    try likely.write(rows.joined(separator: "\n"))
    let data = Path(folder.path) + "common/supplemental/supplementalData.xml"
    let speakers: String = try data.read()
    let kept = speakers.split(separator: "\n").filter {
      !$0.contains("<languagePopulation ") || $0.contains("type=\"en\"")
    }
    try data.write(kept.joined(separator: "\n"))
    let command = ["diff", folder.path, folder.path, "--quiet", "-o"]
    let refused = try Program.run(command + [notes.string])
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--force"))
    #expect(try notes.read() == "mine")
    #expect(try Program.run(command + [notes.string, "--force"]).status == 0)
    #expect(try notes.read().hasPrefix("# CLDR "))
    #expect(try Program.run(command + ["\(folder.path)/none/notes.md"]).status == 74)
    #expect(try Program.run(["diff", folder.path + "/none", release]).status == 66)
    #expect(try Program.run(["check", "--package", folder.path + "/none"]).status == 66)
  }

  /// With a misspelling in the app's list, the report would omit a locale.
  @Test(arguments: ["en,", "en,de--AT"])
  func anIllFormedListIsRefused(list: String) throws {
    let package = try PackageCopy()
    defer { package.delete() }
    let untouched = try package.contents()
    let copy = (PackageCopy.root + "CLDR").string
    let result = try package.update(["--from", copy, "--supported", list])
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(list == "en," ? "an empty entry" : "not a locale identifier"), "\(result.errors)")
    #expect(try package.contents() == untouched)
  }
}
