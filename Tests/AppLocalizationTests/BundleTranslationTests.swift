import AppLocalization
import Foundation
import LocalizedStrings
import TestSupport
import Testing

/// A whole localization is exported for a translator and imported again.
@Suite struct BundleTranslationTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private func make(_ folder: TemporaryFolder) throws {
    try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; CFBundleName = App; }")
    try folder.write("en.lproj/Localizable.strings", "/* Said first */\n\"hello\" = \"Hello\";\n\"bye\" = \"Bye\";\n")
    try folder.write("en.lproj/InfoPlist.strings", "CFBundleName = \"App\";\n")
    try folder.write("en.lproj/Numbers.stringsdict", Samples.stringsDictionary)
    try folder.write("zh-hans.lproj/Localizable.strings", "// mine\n\"own\" = \"自\";\n\"hello\" = \"你好\";\n")
    try folder.write("de.lproj/Localizable.strings", "hello = Hallo;\n")
    try folder.write("Menu.xcstrings", Self.catalog)
  }

  /// Every file of a folder, by path.
  private func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: Data] = [:]
    for name in names { files[name] = FileManager.default.contents(atPath: folder.path + "/" + name) }
    return files.filter { !$0.key.hasSuffix(".lproj") }
  }

  private func translated(_ document: TranslationDocument) -> TranslationDocument {
    var document = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices {
        document.files[file].units[unit].target = document.files[file].units[unit].source + "!"
      }
    }
    return document
  }

  @Test func thereAndBack() throws {
    try withTemporaryFolder { folder in
      try make(folder)
      let before = try contents(folder)
      let bundle = LocalizedBundle(path: folder.path)
      let (document, diagnostics) = bundle.translation(to: "zh-Hans")
      #expect(diagnostics.isEmpty)
      #expect(
        Set(document.files.map(\.original)) == [
          "en.lproj/Localizable.strings", "en.lproj/InfoPlist.strings", "en.lproj/Numbers.stringsdict",
          "Menu.xcstrings",
        ])
      let strings = try #require(document.files.first { $0.original == "en.lproj/Localizable.strings" })
      #expect(strings.sourceLanguage == "en")
      #expect(strings.targetLanguage == "zh-Hans")
      #expect(strings.units.map(\.target) == ["你好", nil])
      #expect(strings.units.first?.notes == ["Said first"])

      let back = try #require(TranslationDocument.read(translated(document).xliff.utf8).document)
      let result = bundle.importing(back, to: "zh-Hans")
      #expect(result.diagnostics.isEmpty)
      #expect(result.isClean)
      #expect(result.files.allSatisfy { $0.isChanged })
      // Nothing is written without a request.
      #expect(try contents(folder) == before)
      for file in result.files { try folder.write(file.path, Data(file.contents)) }

      let chinese = AppLocalizer(path: folder.path, preferredLanguages: ["zh-CN"])
      #expect(chinese.localization == "zh-Hans")
      #expect(chinese.string("hello") == "Hello!")
      #expect(chinese.string("bye") == "Bye!")
      #expect(chinese.string("own") == "自")
      #expect(chinese.string("Open", table: "Menu") == "Open!")
      #expect(chinese.info.name == "App!")
      #expect(AppLocalizer(path: folder.path, preferredLanguages: ["de"]).string("Open", table: "Menu") == "Öffnen")
      let after = try contents(folder)
      #expect(
        Set(after.keys).subtracting(before.keys) == [
          "zh-hans.lproj/InfoPlist.strings", "zh-hans.lproj/Numbers.stringsdict",
        ])
      let changed = Set(before.filter { after[$0.key] != $0.value }.keys)
      #expect(changed == ["zh-hans.lproj/Localizable.strings", "Menu.xcstrings"])
      let kept = after["zh-hans.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) }
      #expect(kept?.contains("// mine") == true)
      let numbers = try #require(after["zh-hans.lproj/Numbers.stringsdict"])
      let source = try #require(StringsDictionary.read(Samples.stringsDictionary.utf8).dictionary)
      #expect(StringsDictionary.read(numbers).dictionary?.keys == source.keys)

      // A second import of the document changes nothing.
      let again = LocalizedBundle(path: folder.path).importing(back, to: "zh-Hans")
      #expect(again.files.count == 4)
      #expect(!again.files.contains { $0.isChanged })
    }
  }

  /// An empty table would hide the fallback texts that are shown while the table is missing.
  @Test func nothingTranslatedMakesNoFile() throws {
    try withTemporaryFolder { folder in
      try make(folder)
      let bundle = LocalizedBundle(path: folder.path)
      let result = bundle.importing(bundle.translation(to: "ja").document, to: "ja")
      #expect(result.files.count == 4)
      #expect(!result.files.contains { $0.isChanged })
      #expect(!result.isClean)
    }
  }

  @Test func problemsAreReported() throws {
    try withTemporaryFolder { folder in
      try make(folder)
      try folder.write("fr.lproj/Localizable.strings", "\"hello\" = \"Bonjour;\n")
      let bundle = LocalizedBundle(path: folder.path)
      var (document, diagnostics) = bundle.translation(to: "fr")
      #expect(diagnostics.map(\.code) == ["strings.unterminatedString"])
      document = translated(document)
      document.files.removeAll { $0.original == "Menu.xcstrings" }
      document.files.append(
        TranslationFile(original: "../../../etc/passwd.strings", sourceLanguage: "en", targetLanguage: "fr"))
      let result = bundle.importing(document, to: "fr")
      // A file that cannot be read whole is not written over.
      #expect(Set(result.files.map(\.path)) == ["fr.lproj/InfoPlist.strings", "fr.lproj/Numbers.stringsdict"])
      #expect(
        Set(result.diagnostics.map(\.code.rawValue)) == [
          "translation.damagedFile", "translation.unknownFile", "translation.missingFile",
        ])
      #expect(!result.isClean)
    }
  }

  /// A document may have a file in parts: each part's texts arrive, and the bundle's file is read once, whatever their
  /// number.
  @Test func filesInParts() throws {
    try withTemporaryFolder { folder in
      let count = 3_000
      let texts = (0..<count).map { "k\($0) = v\($0);\n" }.joined()
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; }")
      try folder.write("en.lproj/Localizable.strings", texts)
      try folder.write("it.lproj/Localizable.strings", "")
      let parts = (0..<count).map { index in
        TranslationFile(
          original: "en.lproj/Localizable.strings", sourceLanguage: "en", targetLanguage: "it",
          units: [TranslationUnit(id: "k\(index)", source: "v\(index)", target: "t\(index)")])
      }
      let result = LocalizedBundle(path: folder.path).importing(TranslationDocument(files: parts), to: "it")
      let file = try #require(result.files.first)
      #expect(result.isClean)
      #expect(result.files.count == 1)
      #expect(file.report.changed.count == count)
      let table = StringsTable.read(file.contents).table
      #expect(table.entries.count == count)
      #expect(table.entry(for: "k0")?.text == "t0")
    }
  }

  /// A translator's tool may rename the folders of files; a language may have any name.
  @Test func pathsAndLanguages() throws {
    try withTemporaryFolder { folder in
      try make(folder)
      let bundle = LocalizedBundle(path: folder.path)
      var document = translated(bundle.translation(to: "it").document)
      for index in document.files.indices { document.files[index].original = "/work/" + document.files[index].original }
      let result = bundle.importing(document, to: "it")
      #expect(
        Set(result.files.map(\.path)) == [
          "it.lproj/Localizable.strings", "it.lproj/InfoPlist.strings", "it.lproj/Numbers.stringsdict",
          "Menu.xcstrings",
        ])
      for language in ["../x", "a/b", "", "/", "..", "~/x", "a\\b"] {
        #expect(bundle.translation(to: language).document.files.isEmpty, "\(language)")
        #expect(bundle.importing(document, to: language).files.isEmpty, "\(language)")
      }
      #expect(bundle.translation(to: "it", from: "ja").document.files.map(\.original) == ["Menu.xcstrings"])
    }
  }

  /// The keys are the developer's texts: the developer's file has few of them, and the translator gets all.
  @Test func keysThatAreTexts() throws {
    try withTemporaryFolder { folder in
      let keys = ["Open File", "Close File", "Save the File"]
      let texts = { (keys: [String]) in keys.map { "/* \($0) */\n\"\($0)\"  =  \"x \($0)\";\n" }.joined() }
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; }")
      try folder.write("en.lproj/Localizable.strings", "\"Open File\" = \"Open File…\";\n")
      for language in ["de", "fr"] { try folder.write("\(language).lproj/Localizable.strings", texts(keys)) }
      try folder.write("it.lproj/Localizable.strings", texts(["Close File"]))
      let bundle = LocalizedBundle(path: folder.path)
      let document = bundle.translation(to: "it").document
      let units = document.files.first?.units ?? []
      #expect(units.map(\.id) == ["Open File", "Close File", "Save the File"])
      #expect(units.map(\.source) == ["Open File…", "Close File", "Save the File"])
      let result = bundle.importing(translated(document), to: "it")
      let file = try #require(result.files.first)
      #expect(result.isClean)
      #expect(file.report.changed.count == 3)
      // Edited in place; new entries follow the last.
      #expect(
        String(decoding: file.contents, as: UTF8.self)
          == """
          /* Close File */
          "Close File"  =  "Close File!";
          "Open File" = "Open File…!";
          "Save the File" = "Save the File!";

          """)
    }
  }

  /// A file in the developer's language without real entries: `"" = ""`, as some tools write it.
  @Test func keysOfTheOthers() throws {
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; }")
      try folder.write("en.lproj/Localizable.strings", "\"\" = \"\";\n")
      try folder.write("en.lproj/Names.strings", "a = A;\n")
      for language in ["de", "fr", "it"] {
        try folder.write("\(language).lproj/Localizable.strings", "\"Open File\" = x;\n\"Quit\" = y;\n")
        try folder.write("\(language).lproj/Names.strings", "a = A; b = B; c = C;\n")
      }
      let files = LocalizedBundle(path: folder.path).translation(to: "it").document.files
      #expect(files.map { $0.units.map(\.id) } == [["", "Open File", "Quit"], ["a"]])
    }
  }
}
