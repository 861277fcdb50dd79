import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// A minimal case for each kind of finding, and a similar case without the finding, as in real apps.
@Suite struct AuditFindingTests {
  /// `severity code [localizations] key` of the findings in a folder of files.
  func found(_ files: [String: String], rules: [RuleSetting] = []) throws -> [String] {
    try audit(files, rules: rules).findings.map { finding in
      let names = finding.localizations.isEmpty ? nil : finding.localizations.joined(separator: ",")
      return [finding.severity.rawValue, finding.code.rawValue, names, finding.key].compactMap { $0 }
        .joined(separator: " ")
    }.sorted()
  }

  func audit(_ files: [String: String], rules: [RuleSetting] = []) throws -> AppAudit {
    try withTemporaryFolder(files) { AppAuditor(options: AuditOptions(settings: rules)).audit($0.path) }
  }

  let english = "{ CFBundleDevelopmentRegion = en; }"

  /// Two localizations beside English, whose text is the first argument.
  func strings(_ en: String, _ de: String, fr: String? = nil) -> [String: String] {
    [
      "Info.plist": english, "en.lproj/Localizable.strings": en, "de.lproj/Localizable.strings": de,
      "fr.lproj/Localizable.strings": fr ?? de,
    ]
  }

  func catalog(_ strings: String) -> [String: String] {
    ["Localizable.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#]
  }

  func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  func plural(_ forms: [String: String]) -> String {
    let texts = forms.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(texts)}}}"#
  }

  // MARK: - Catalogs
  /// Xcode writes `new` with `extracted_with_value`: in the source language nothing is left to translate.
  @Test func newInTheSourceLanguage() throws {
    let entry = { (en: String, de: String) in
      #""hello":{"extractionState":"extracted_with_value","localizations":{"en":\#(en),"de":\#(de)}}"#
    }
    let source = unit("Hello", state: "new")
    #expect(try found(catalog(entry(source, unit("Hallo")))) == [])
    #expect(try found(catalog(entry(source, source))) == ["warning audit.missingKey de hello"])
  }

  /// A catalog says what is not for translation.
  @Test func textsThatAreNotForTranslation() throws {
    func entry(_ more: String) -> String {
      #""a.b":{\#(more)"localizations":{"en":\#(unit("Text"))}},"a.c":{"localizations":{"en":\#(unit("A")),"de":\#(unit("B"))}}"#
    }
    #expect(try found(catalog(entry(#""shouldTranslate":false,"#))) == [])
    for more in ["", #""shouldTranslate":true,"#] {
      #expect(try found(catalog(entry(more))) == ["warning audit.missingKey de a.b"])
    }
  }

  @Test func oneStrayLanguage() throws {
    let texts = (1...12).map { number in
      let unit = unit("Text \(number).")
      let french = number == 1 ? #","fr":\#(unit)"# : ""
      return #""key.\#(number)":{"localizations":{"en":\#(unit),"de":\#(unit)\#(french)}}"#
    }
    let files = catalog(texts.joined(separator: ","))
    #expect(try found(files) == ["note audit.strayLocalization fr"])
    // Nobody needs the permissions in a language that is no translation yet.
    let info = "{ CFBundleDevelopmentRegion = en; NSCameraUsageDescription = \"Photos of plants\"; }"
    #expect(
      try found(files.merging(["Info.plist": info]) { $1 }) == [
        "note audit.strayLocalization fr", "warning audit.untranslatedInfoText de NSCameraUsageDescription",
      ])
  }

  /// The place is the first file of a language that has hardly begun.
  @Test func strayFiles() throws {
    let all = (1...12).map { "\"key.\($0)\" = \"Text \($0).\";" }.joined()
    var files = ["Info.plist": english, "fr.lproj/A.strings": "\"key.1\" = x;", "fr.lproj/B.strings": "\"key.1\" = x;"]
    for language in ["en", "de"] { for table in ["A", "B"] { files["\(language).lproj/\(table).strings"] = all } }
    let stray = try audit(files).findings.first { $0.code == "audit.strayLocalization" }
    #expect(stray?.diagnostic.path?.hasSuffix("fr.lproj/A.strings") == true)
  }

  /// A table of hardly any language makes no language one that has hardly begun, also if `Base` has the table.
  @Test func tablesOfHardlyAnyLanguage() throws {
    let all = (1...12).map { "\"key.\($0)\" = \"Text \($0).\";" }.joined()
    var files = ["Info.plist": english]
    for language in ["en", "de", "es", "fr", "it"] { files["\(language).lproj/Localizable.strings"] = "a = \"A b\";" }
    for folder in ["Base", "en", "fr"] { files["\(folder).lproj/Extra.strings"] = all }
    #expect(try !found(files).contains { $0.contains("audit.strayLocalization") })
    files["es.lproj/Extra.strings"] = all
    #expect(try found(files).contains("note audit.strayLocalization de"))
  }

  /// The place of a missing table is the first folder of its language.
  @Test func placeOfAMissingTable() throws {
    var files = ["App/A/de.lproj/Localizable.strings": "a = A;", "App/B/de.lproj/Other.strings": "a = A;"]
    for language in ["en", "fr"] {
      for table in ["Localizable", "Other", "Third"] { files["App/A/\(language).lproj/\(table).strings"] = "a = A;" }
    }
    let missing = try audit(files).findings.first { $0.code == "audit.missingTable" }
    #expect(missing?.diagnostic.path?.hasSuffix("App/A/de.lproj") == true, "\(String(describing: missing))")
  }

  // MARK: - Not errors
  /// One target's table may have the developer's texts in one folder, and translations in another.
  @Test func tableInTwoFolders() throws {
    let files = [
      "App/Resources/en.lproj/Localizable.strings": "a = A; b = \"%d\";",
      "App/Translations/de.lproj/Localizable.strings": "a = A; b = \"%@\";",
      "App/Translations/fr.lproj/Localizable.strings": "b = \"%d\";",
    ]
    #expect(try found(files) == ["error audit.formatMismatch de b", "warning audit.missingKey fr a"])
  }

  /// The texts of a `.stringsdict` win over those of a `.strings` file, whichever comes first.
  @Test(arguments: ["stringsdict", "Stringsdict"])
  func dictionariesWin(name: String) throws {
    let dictionary = strings(dictionary: "%#@n@", type: "d")["en.lproj/Localizable.stringsdict"]
    var files = ["Info.plist": english, "de.lproj/Localizable.strings": "files = \"%@\";"]
    for language in ["en", "de"] { files["\(language).lproj/Localizable.\(name)"] = dictionary }
    #expect(try found(files) == [])
    // What is wrong in it has its place.
    files["de.lproj/Localizable.\(name)"] = dictionary?.replacingOccurrences(of: "%#@n@", with: "%#@n@ %@")
    let wrong = try audit(files).findings.filter { $0.code == "audit.formatMismatch" }
    #expect(wrong.count == 1 && wrong.first?.diagnostic.position != nil, "\(wrong)")
  }

  /// Xcode may run the preprocessor over `Info.plist`, which is then no property list.
  @Test func preprocessedInfo() throws {
    let info = "<plist version=\"1.0\"><dict>\n  #if DEBUG\n<key>a</key><string>b</string>\n#endif\n</dict></plist>"
    let files = ["App/Info.plist": info, "App/en.lproj/Localizable.strings": "a = b;"]
    #expect(try found(files) == ["note info.preprocessed"])
    for directive in ["\t#include \"a\"", " \t#define A", "#ifdef A"] {
      let other = files.merging(["App/Info.plist": "{ a = b; }\n\(directive)\n"]) { $1 }
      #expect(try found(other) == ["note info.preprocessed"], "\(directive)")
    }
  }

  /// `Base.lproj` has the resources of the development region, and of no other language that the app declares.
  @Test func declaredBesideBase() throws {
    let info = "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de, fr); }"
    var files = ["Info.plist": info]
    for folder in ["Base", "de"] { files["\(folder).lproj/Localizable.strings"] = "a = \"A text\";" }
    let declared = try audit(files).findings.filter { $0.code == "audit.declaredWithoutResources" }
    #expect(declared.map(\.localizations) == [["fr"]])
  }

  /// Without a development region Xcode assumes English.
  @Test func noRegionAtAll() throws {
    let files = ["en.lproj/Localizable.strings": "k = \"%d\";", "de.lproj/Localizable.strings": "k = \"%@\";"]
    #expect(try found(files).contains("error audit.formatMismatch de k"))
  }

  /// Translators' tools keep their notes under a language for private use.
  @Test func notesForTranslators() throws {
    let files = strings("a = \"%d\";", "a = \"%d\";").merging(["qqq.lproj/Localizable.strings": "a = \"%@ %@\"; x = y;"]
    ) { $1 }
    #expect(try found(files) == ["note audit.privateUseLanguage qqq"])
  }

  /// App Shortcuts have a set of phrases in place of a text.
  @Test func phrases() throws {
    let phrases = { (text: String) in #"{"stringSet":{"state":"translated","values":["\#(text) ${applicationName}"]}}"#
    }
    let entry = #""Open ${applicationName}":{"localizations":{"en":\#(phrases("Open")),"de":\#(phrases("Öffne"))}}"#
    #expect(try found(catalog(entry)) == [])
  }

  /// Placeholders in braces and other named placeholders are not conversions.
  @Test(arguments: [
    ("%{a} of %{b}", "%{b}: %{a}"), ("{n} of {m}", "{m}: {n}"), ("%(a)s", "%(a)s!"), ("${a}", "${a} x"),
  ])
  func namedPlaceholders(source: String, translation: String) throws {
    #expect(try found(strings("k = \"\(source)\";", "k = \"\(translation)\";")) == [])
  }

  @Test func leftoverBase() throws {
    let files = strings("a = A;", "a = A;").merging(["Base.lproj/Localizable.strings": "a = A; old = x;"]) { $1 }
    #expect(try found(files) == ["note audit.leftoverBase"])
  }

  /// What the others translate is no leftover: `Base` has a part of the developer's texts, which nobody finds there.
  @Test func baseBesidePartOfTheDevelopersTexts() throws {
    let files = strings("a = A;", "a = A; b = \"%@ b\";", fr: "a = A;").merging(
      ["Base.lproj/Localizable.strings": "a = A; b = \"%d b\";"]) { $1 }
    #expect(try found(files) == ["error audit.formatMismatch de b", "warning audit.missingKey en,fr b"])
    try withTemporaryFolder(files) { folder in
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["en"])
      #expect(localizer.string("b") == "b")
    }
  }

  /// A project says `en`, or `en-GB`, and its folder is the other.
  @Test(arguments: [("en", "en-GB"), ("en-GB", "en")])
  func regionOfTheDevelopersLanguage(region: String, folder: String) throws {
    let files = [
      "Project.swift": "let project = Project(options: .options(developmentRegion: \"\(region)\"))",
      "App/\(folder).lproj/Localizable.strings": "a = \"%d\";", "App/de.lproj/Localizable.strings": "a = \"%@\";",
      "App/Base.lproj/Main.storyboard": "<document/>",
    ]
    #expect(try found(files) == ["error audit.formatMismatch de a"])
  }

  @Test func variants() throws {
    let all = (1...5).map { "key.\($0) = \"Text \($0)\";" }.joined()
    func variant(_ text: String) -> [String: String] {
      strings(all, all.replacingOccurrences(of: "Text", with: "Wort")).merging(["en-GB.lproj/Localizable.strings": text]
      ) { $1 }
    }
    // Apple's bundles look no further than the table that they find.
    #expect(try found(variant("key.1 = \"One\";")) == ["error audit.partialVariant en-GB"])
    #expect(
      try audit(variant("key.1 = \"One\";")).findings.map(\.message) == [
        "'en-GB' has 1 of 5 texts of 'Localizable': for the others people see the keys, such as 'key.2', 'key.3', 'key.4' …"
      ])
    // A few missing texts are an oversight, as in any localization.
    let most = all.replacingOccurrences(of: "key.5 = \"Text 5\";", with: "")
    #expect(try found(variant(most)) == ["warning audit.missingKey en-GB key.5"])
    // Keys that are texts are right in British English, and not in Swiss German.
    let texts = strings(
      "\"A text\" = \"A text\"; \"B text\" = \"B text\"; \"C text\" = \"C text\";",
      "\"A text\" = A; \"B text\" = B; \"C text\" = C;")
    #expect(try found(texts.merging(["en-GB.lproj/Localizable.strings": "\"A text\" = A;"]) { $1 }) == [])
    #expect(
      try found(texts.merging(["de-CH.lproj/Localizable.strings": "\"A text\" = A;"]) { $1 })
        == ["warning audit.partialVariant de-CH"])
    let german = try audit(texts.merging(["de-CH.lproj/Localizable.strings": "\"A text\" = A;"]) { $1 }).findings
    #expect(german.first?.message.hasSuffix("people see the developer's texts, such as 'B text', 'C text'") == true)
    // What people are shown from elsewhere is not missing.
    let list = Samples.dictionaryFile(
      ["B text": Samples.entry("B", []), "C text": Samples.entry("C", [])])
    let base = texts.merging([
      "de-CH.lproj/Localizable.strings": "\"A text\" = A;", "Base.lproj/Localizable.stringsdict": list,
    ]) { $1 }
    #expect(try !found(base).contains { $0.contains("partialVariant") })
  }
}
