import AppLocalization
import AppSources
import Foundation
import TestSupport
import Testing

/// No contents of a folder trap or take long. Problems give diagnostics, and the rest is read.
@Suite struct MalformedBundleTests {
  private static let xml = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#

  @Test func aFolderWhoseNameIsNotUTF8() throws {
    try withTemporaryFolder { folder in
      try folder.write("it.lproj/Localizable.strings", "")
      let name =
        Array("\(folder.path)/de".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)] + Array(".lproj".utf8CString)
      try #require(mkdir(name, 0o755) == 0)
      defer { rmdir(name) }
      let bundle = LocalizedBundle(reading: folder.path)
      #expect(bundle.localizations == ["it"])
      #expect(bundle.diagnostics.contains { $0.message.contains("not UTF-8") }, "\(bundle.diagnostics)")
    }
  }

  /// A file that is replaced while bundles are opened gives the old text or the new one.
  @Test func aFileThatIsReplacedMeanwhile() async throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": "\"k\" = \"old\";"])
    defer { folder.delete() }
    let path = folder.path
    let texts = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      group.addTask {
        let file = URL(fileURLWithPath: "\(path)/en.lproj/Localizable.strings")
        for round in 0..<200 {
          try Data("\"k\" = \"\(round % 2 == 0 ? "new" : "old")\"; /* \(round) */".utf8).write(
            to: file, options: .atomic)
        }
        return []
      }
      for _ in 0..<2 {
        group.addTask {
          try Set((0..<100).map { _ in try AppLocalizer(path: path, preferredLanguages: ["en"]).string("k") })
        }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(texts.isSubset(of: ["old", "new"]))
  }

  @Test func wrongEncoding() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "Info.plist", Data(Self.xml.utf8) + Data([0x3C, 0x64, 0x69, 0x63, 0x74, 0x3E, 0xFF, 0xFE, 0xC3]))
      #expect(LocalizedBundle(reading: folder.path).diagnostics.first?.code == "plist.malformed")
    }
  }

  /// Foundation on Linux crashes on a set, and takes hours for arrays that contain each other twice.
  @Test(
    arguments: [
      ([[0xA1, 0x00]], 0, "plist.malformed"), ([[0xD1, 0x01, 0x00], [0x51, 0x61]], 0, "plist.malformed"),
      ([[0xA1, 0x01], [0xA1, 0x00]], 0, "plist.malformed"), ([[0xC1, 0x01], [0x51, 0x61]], 0, "plist.unusableValue"),
      ([[0x80, 0x05]], 0, "plist.unusableValue"), ([[0xD1, 0x01, 0x01], [0x10, 0x05]], 0, "plist.unusableValue"),
      ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], 0, "plist.malformed"), ([[0xA1, 0x09]], 0, "plist.malformed"),
      ([[0x51, 0x61]], 7, "plist.malformed"),
      ([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 0, "plist.malformed"),
      ([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 0, "plist.malformed"),
      ((0..<40).map { [0xA2, $0 + 1, $0 + 1] } + [[0x51, 0x61]], 0, "plist.tooLarge"),
    ] as [([[UInt8]], Int, String)])
  func binaryInfo(objects: [[UInt8]], top: Int, code: String) {
    let answer = InfoDictionary.read(Samples.binaryList(objects, top: top), path: "Info.plist")
    #expect(answer.diagnostics.map(\.code.rawValue) == [code])
    #expect(answer.dictionary.values.members.isEmpty)
  }

  /// Every prefix of a valid file, and a thousand copies with three bytes changed.
  @Test func damagedBinaryInfo() throws {
    let sound = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("Which.app/Info.plist")))
    for count in 0..<sound.count {
      #expect(!InfoDictionary.read(sound.prefix(count)).diagnostics.isEmpty)
    }
    let seed = UInt64(63)
    var random = SeededGenerator(seed: seed)
    var unharmed = 0
    for _ in 0..<1000 {
      var bytes = sound
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      unharmed += InfoDictionary.read(bytes).diagnostics.isEmpty ? 1 : 0
    }
    #expect(unharmed < 1000, "seed \(seed)")
  }

  @Test func danglingLinks() throws {
    try withTemporaryFolder { folder in
      try folder.link("loop.lproj", to: "loop.lproj")
      try folder.link("Info.plist", to: "Info.plist")
      try folder.link("Localizable.xcstrings", to: "missing")
      try folder.write("it.lproj/Localizable.strings", "")
      try folder.link("it.lproj/it.lproj", to: "..")
      let bundle = LocalizedBundle(reading: folder.path)
      #expect(bundle.localizations == ["it"])
      #expect(bundle.diagnostics.map(\.code) == ["file.danglingLink", "file.danglingLink", "file.danglingLink"])
      #expect(bundle.resource("Info.plist", searchList: ["it"]) == nil)
    }
  }

  /// Folders that link to each other among sources: each is looked at once.
  @Test func cyclesAmongSources() throws {
    try withTemporaryFolder { folder in
      try folder.write("Package.swift", #"defaultLocalization: "it""#)
      try folder.write("Sources/A/it.lproj/Localizable.strings", "")
      try folder.link("Sources/A/again", to: "..")
      let bundle = LocalizedBundle(reading: folder.path)
      #expect(bundle.layout.resourceFolders == ["Sources/A"])
      #expect(bundle.diagnostics.isEmpty)
    }
  }

  @Test func cyclesAmongVersions() throws {
    try withTemporaryFolder { folder in
      try folder.write("Kit.framework/Versions/x", "")
      try folder.link("Kit.framework/Versions/Current", to: "Current")
      let bundle = LocalizedBundle(reading: folder.path + "/Kit.framework")
      #expect(bundle.localizations.isEmpty)
      #expect(bundle.diagnostics.map(\.code).contains("bundle.noLocalization"))
    }
  }

  @Test func emptyFolders() {
    let missing = LocalizedBundle(reading: "/nonexistent/app")
    #expect(missing.localizations.isEmpty)
    #expect(missing.diagnostics.map(\.code) == ["file.missing"])
    let file = LocalizedBundle(reading: Fixtures.path("Which.app/icon.png"))
    #expect(file.diagnostics.map(\.code) == ["file.wrongKind"])
    #expect(LocalizedBundle(reading: "a\0b").localizations.isEmpty)
    #expect(LocalizedBundle(reading: "").localizations.isEmpty)
  }

  @Test func limits() throws {
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = it; }")
      for name in ["de", "en", "fr", "it"] { try folder.write("\(name).lproj/Localizable.strings", "") }
      let small = LocalizedBundle(reading: folder.path, limits: ReadingLimits(fileByteCount: 10))
      #expect(small.diagnostics.map(\.code) == ["file.tooLarge"])
      #expect(small.developmentRegion == nil)
      let few = LocalizedBundle(reading: folder.path, limits: ReadingLimits(folderEntryCount: 3))
      #expect(few.localizations.count == 2 || few.localizations.count == 3)
      #expect(few.diagnostics.map(\.code).contains("file.tooLarge"))
      // Each localization was once compared with all others, so an audit of four thousand took 15 seconds.
      let two = LocalizedBundle(reading: folder.path, limits: ReadingLimits(localizationCount: 2))
      #expect(two.localizations == ["de", "en"])
      #expect(
        two.diagnostics.contains {
          $0.code == "file.tooLarge" && $0.message == "too many localizations: 2 of 4 are read"
        })
    }
  }
}
