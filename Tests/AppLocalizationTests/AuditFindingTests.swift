import AppLocalization
import Foundation
import LocalizationAudit
import LocalizedStrings
import Testing

/// A minimal case for each kind of finding, and a similar case without the finding, as in real apps.
@Suite struct AuditFindingTests {
  /// `severity code [localizations] key` of the findings in a folder of files.
  private func found(_ files: [String: String], rules: [AuditRule] = []) throws -> [String] {
    try withTemporaryFolder { folder in
      for (path, text) in files { try folder.write(path, text) }
      return LocalizationAudit(path: folder.path, options: AuditOptions(rules: rules)).findings.map { finding in
        let names = finding.localizations.isEmpty ? nil : finding.localizations.joined(separator: ",")
        return [finding.severity.rawValue, finding.code.rawValue, names, finding.key].compactMap { $0 }
          .joined(separator: " ")
      }.sorted()
    }
  }

  private let english = "{ CFBundleDevelopmentRegion = en; }"

  /// Two localizations beside English, whose text is the first argument.
  private func strings(_ en: String, _ de: String, fr: String? = nil) -> [String: String] {
    [
      "Info.plist": english, "en.lproj/Localizable.strings": en, "de.lproj/Localizable.strings": de,
      "fr.lproj/Localizable.strings": fr ?? de,
    ]
  }

  private func catalog(_ strings: String) -> [String: String] {
    ["Localizable.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#]
  }

  // MARK: - Catalogs

  /// Xcode writes `new` with `extracted_with_value`: in the source language nothing is left to translate.
  @Test func newInTheSourceLanguage() throws {
    let unit = { (state: String, text: String) in #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"# }
    let entry = { (en: String, de: String) in
      #""hello":{"extractionState":"extracted_with_value","localizations":{"en":\#(en),"de":\#(de)}}"#
    }
    #expect(try found(catalog(entry(unit("new", "Hello"), unit("translated", "Hallo")))) == [])
    #expect(
      try found(catalog(entry(unit("new", "Hello"), unit("new", "Hello")))) == ["warning audit.missingKey de hello"])
  }

  /// The source language of a catalog is the development region where nothing else says one.
  @Test func developmentRegionOfACatalog() throws {
    #expect(try found(catalog("")) == [])
  }

  @Test func oneStrayLanguage() throws {
    let texts = (1...12).map { number in
      let unit = #"{"stringUnit":{"state":"translated","value":"Text \#(number)."}}"#
      let french = number == 1 ? #","fr":\#(unit)"# : ""
      return #""key.\#(number)":{"localizations":{"en":\#(unit),"de":\#(unit)\#(french)}}"#
    }
    #expect(try found(catalog(texts.joined(separator: ","))) == ["note audit.strayLocalization fr"])
  }

  // MARK: - Formats

  @Test(
    arguments: [
      ("Numeric %", "% numérique", []), ("50% of it", "50 % davon", []), ("Save 20%", "20%ig", []),
      ("See http://a.b/%20c", "http://a.b/%E4%20", []), ("http://a.b/c", "http://a.b/%d0%bf%f0%9f", []),
      ("%d %% done", "%d % fertig", ["error audit.formatMismatch de,fr k"]),
      ("%@ done", "% erledigt", ["error audit.formatMismatch de,fr k"]),
      ("Name", "%@", ["error audit.formatMismatch de,fr k"]),
      ("%d files", "%ld Dateien", ["warning audit.formatMismatch de,fr k"]),
      ("%d", "%@", ["error audit.formatMismatch de,fr k"]),
      ("%@ and %2$@", "%@ und %2$@", []),
      // One bad text is one finding, even if it has several problems.
      ("None", "%1$@ %2$d %3$@", ["error audit.formatMismatch de,fr k"]),
    ] as [(String, String, [String])])
  func formats(source: String, translation: String, expected: [String]) throws {
    #expect(try found(strings("k = \"\(source)\";", "k = \"\(translation)\";")) == expected)
  }

  /// One cause, although the conversions are at different places of the texts.
  @Test func differencesAtOtherPlaces() throws {
    #expect(
      try found(strings("k = Name;", "k = \"a %@\";", fr: "k = \"aaa %@\";")) == ["error audit.formatMismatch de,fr k"])
  }

  /// Code passes the arguments that the key has, and those of the texts for other counts, also if the developer's text
  /// omits them.
  @Test func argumentsThatTheDeveloperOmits() throws {
    func tags(_ german: String) -> [String: String] {
      let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
      return catalog(#""tags %@":{"localizations":{"en":\#(unit("Tags")),"de":\#(unit(german))}}"#)
    }
    #expect(try found(tags("Tags von %@")) == [])
    #expect(try found(tags("Tags von %@ %@")) == ["error audit.formatMismatch de tags %@"])
    func days(_ other: String) -> [String: String] {
      strings(
        "\"days.one\" = \"One day\"; \"days.\(other)\" = \"%d days\";",
        "\"days.one\" = \"%d Tag\"; \"days.\(other)\" = \"%d Tage\";")
    }
    for other in ["other", "many", "plural"] { #expect(try found(days(other)) == []) }
    #expect(try found(days("left")) == ["error audit.formatMismatch de,fr days.one"])
  }

  /// Code no longer looks up a text that the catalog calls stale.
  @Test func staleTextsAreNotCompared() throws {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let entry = #""k":{"extractionState":"stale","localizations":{"en":\#(unit("%d")),"de":\#(unit("%@"))}}"#
    #expect(try found(catalog(entry)) == ["warning audit.staleKey en k"])
  }

  /// The texts of storyboards are titles: a percent sign in them is a percent sign.
  @Test func interfaceTextsAreNotFormats() throws {
    let files = [
      "Info.plist": english,
      "Base.lproj/Main.storyboard": #"<document><label id="abc-de-fgh" text="100 %d"/></document>"#,
      "en.lproj/Main.strings": #""abc-de-fgh.text" = "100 %d";"#,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "%@";"#,
    ]
    #expect(try found(files) == [])
  }

  // MARK: - Keys

  /// Keys that are the developer's texts: the file of the developer's language needs none.
  @Test func textsAsKeys() throws {
    let keys = ["Open File", "Close File", "Save the File", "Print it"]
    let all = keys.map { "\"\($0)\" = \"x\";" }.joined()
    let files = [
      "Info.plist": english, "en.lproj/Localizable.strings": "\"\" = \"\";", "de.lproj/Localizable.strings": all,
      "fr.lproj/Localizable.strings": all + "\"Only in French\" = x;",
      "it.lproj/Localizable.strings": all.replacingOccurrences(of: "\"Print it\" = \"x\";", with: ""),
    ]
    #expect(
      try found(files) == [
        "note audit.rareKeys fr", "note strings.emptyKey en", "warning audit.missingKey it Print it",
      ])
  }

  @Test func keysOfAStoryboard() throws {
    let files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": #"<document><label id="abc-de-fgh" text="Hi"/></document>"#,
      "en.lproj/Main.strings": #""xyz-ab-cde.text" = "Bye";"#,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Hallo"; "zzz-zz-zzz.text" = "Weg";"#,
    ]
    #expect(try found(files) == ["warning audit.staleKey de zzz-zz-zzz.text"])
  }

  /// If the developer's language has no table, the storyboard has the texts. A missing one is named by its property.
  @Test func objectsOfAStoryboard() throws {
    let storyboard = """
      <document><label id="abc-de-fgh" text="Hello"/><button id="btn-aa-bbb" userLabel="Go"><state key="normal" title="Go!"/>
      </button><textView id="txt-aa-bbb"><string key="text">Long</string></textView></document>
      """
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", english)
      try folder.write("Base.lproj/Main.storyboard", storyboard)
      try folder.write(
        "de.lproj/Main.strings",
        #""abc-de-fgh.text" = "a"; "btn-aa-bbb.normalTitle" = "b"; "txt-aa-bbb.text" = "c";"#)
      try folder.write("fr.lproj/Main.strings", #""old-aa-bbb.text" = "x"; "txt-aa-bbb.text" = "c";"#)
      try folder.write("it.lproj/Main.strings", #""abc-de-fgh.text" = "a"; "btn-aa-bbb.normalTitle" = "b";"#)
      let messages = LocalizationAudit(path: folder.path).findings.map(\.message)
      #expect(
        Set(messages) == [
          "'abc-de-fgh.text' (text of the label \"Hello\") is missing in 'fr'",
          "'btn-aa-bbb.normalTitle' (normalTitle of the button \"Go\") is missing in 'fr'",
          "'txt-aa-bbb.text' (text of the textView \"Long\") is missing in 'it'",
          "'old-aa-bbb.text' is in 'fr', but not in the storyboard or nib 'Main'",
        ])
    }
  }

  /// Storyboards that are copied for some localizations, as before `Base.lproj`: a copy needs no table.
  @Test func copiesOfAStoryboard() throws {
    let storyboard = #"<document><label id="abc-de-fgh" text="Hi"/></document>"#
    let files = [
      "Info.plist": english, "en.lproj/Main.storyboard": storyboard, "fr.lproj/Main.storyboard": storyboard,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Hallo"; "zzz-zz-zzz.text" = "Weg";"#,
      "it.lproj/InfoPlist.strings": "CFBundleName = Nome;",
    ]
    #expect(
      try found(files) == [
        "note audit.missingTable de,fr", "warning audit.missingTable it", "warning audit.staleKey de zzz-zz-zzz.text",
      ])
  }

  /// Keys of an intent definition are the identifiers of its texts.
  @Test func keysOfAnIntentDefinition() throws {
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Post</string>
      <key>INIntentTitle</key><string>Send a post</string><key>INIntentTitleID</key><string>16wxgf</string>
      </dict><dict><key>INIntentParameterDisplayName</key><string>Image</string>
      <key>INIntentParameterDisplayNameID</key><string>WYwLY2</string></dict></array></dict></plist>
      """
    let files = [
      "Info.plist": english, "Base.lproj/Intents.intentdefinition": definition,
      "de.lproj/Intents.strings": #""16wxgf" = "Senden"; "WYwLY2" = "Bild"; "0ldKey" = "Weg";"#,
      "fr.lproj/Intents.strings": #""16wxgf" = "Publier";"#,
    ]
    try withTemporaryFolder { folder in
      for (path, text) in files { try folder.write(path, text) }
      #expect(
        LocalizationAudit(path: folder.path).findings.map(\.message) == [
          "'0ldKey' is in 'de', but not in the storyboard or nib 'Intents'",
          "'WYwLY2' (INIntentParameterDisplayName \"Image\") is missing in 'fr'",
        ])
    }
  }

  /// A key of a `.stringsdict` belongs there, though the localization may have a `.strings` alone.
  @Test func missingPluralText() throws {
    var files = strings(dictionary: "%#@n@", type: "d")
    files["fr.lproj/Localizable.strings"] = "a = A;"
    files["de.lproj/Localizable.strings"] = "a = A;"
    files["en.lproj/Localizable.strings"] = "a = A;"
    try withTemporaryFolder { folder in
      for (path, text) in files { try folder.write(path, text) }
      let findings = LocalizationAudit(path: folder.path).findings
      #expect(findings.map(\.diagnostic.path) == [folder.path + "/fr.lproj/Localizable.stringsdict"])
      #expect(findings.map(\.key) == ["files"])
    }
  }

  @Test func tablesThatDifferByCase() throws {
    let files = [
      "Info.plist": english, "en.lproj/Localizable.strings": "a = A;", "de.lproj/Localizable.strings": "a = A;",
      "fr.lproj/localizable.strings": "a = A;",
    ]
    #expect(try found(files) == ["error audit.similarTables fr"])
    let leftover = strings("a = A;", "a = A;").merging(["Base.lproj/localizable.strings": "a = A;"]) { $1 }
    #expect(try found(leftover).contains("note audit.similarTables"))
    // If a localization has both, one of them has another purpose.
    let both = files.merging(["fr.lproj/Localizable.strings": "a = A;"]) { $1 }
    #expect(try found(both).contains("warning audit.similarTables fr"))
  }

  @Test func emptyTexts() throws {
    #expect(
      try found(strings("a = A; b = B;", "a = \"\"; b = B;", fr: "a = A; b = B;")) == ["warning audit.emptyText de a"])
    #expect(try found(strings("a = \"%d\";", "a = \"\";", fr: "a = \"%d\";")) == ["warning audit.emptyText de a"])
    // Texts that most localizations, or the developer, leave empty are intended.
    #expect(try found(strings("a = A;", "a = \"\";")) == [])
    #expect(try found(strings("a = \"\";", "a = \"\";", fr: "a = A;")) == [])
  }

  /// A translators' tool writes empty texts for what nobody has translated yet: one finding.
  @Test func untranslatedTextsThatAreEmpty() throws {
    func table(_ text: (Int) -> String) -> String {
      (1...40).map { "k\($0) = \"\(text($0))\";" }.joined(separator: "\n")
    }
    let files = strings(table { "Text \($0)" }, table { $0 > 15 ? "" : "x" }, fr: table { $0 == 1 ? "" : "x" })
    #expect(try found(files) == ["warning audit.emptyText fr k1", "warning audit.incompleteLocalization de"])
  }

  @Test func missingKeysAreGrouped() throws {
    try withTemporaryFolder { folder in
      for (path, text) in strings("a = A; b = B; c = C;", "a = A;", fr: "a = A; c = C;") {
        try folder.write(path, text)
      }
      let findings = LocalizationAudit(path: folder.path).findings
      #expect(findings.map(\.key) == ["b", "c"])
      #expect(findings.map(\.localizations) == [["de", "fr"], ["de"]])
      // The files where it belongs.
      #expect(
        findings.first?.places.map(\.path) == ["de", "fr"].map { folder.path + "/\($0).lproj/Localizable.strings" })
      #expect(findings.last?.diagnostic.path?.hasSuffix("de.lproj/Localizable.strings") == true)
    }
  }

  @Test func keysThatDifferByCaseOrSpace() throws {
    let texts = #""save.file" = x; "Save.File" = y; "save .file" = z;"#
    #expect(try found(strings(texts, texts)) == ["warning audit.similarKeys Save.File"])
    #expect(try found(strings("ab = x; aB = y;", "ab = x; aB = y;")) == ["note audit.similarKeys aB"])
  }

  @Test func duplicateKeys() throws {
    #expect(try found(strings("a = b;", "a = b; a = b;")) == ["note strings.duplicateKey de,fr"])
    #expect(try found(strings("a = b;", "a = b; a = c;")) == ["warning strings.duplicateKey de,fr"])
  }

  @Test func identicalTexts() throws {
    let english = "a = \"One two three\"; b = \"One two\"; c = \"Other text here\";"
    let german = "a = \"One two three\"; b = \"One two\"; c = \"Anderer Text hier\";"
    #expect(try found(strings(english, german, fr: "a = A; b = B; c = C;")) == ["note audit.identicalTexts de"])
    try withTemporaryFolder { folder in
      for (path, text) in strings(english, german) { try folder.write(path, text) }
      let coverage = LocalizationAudit(path: folder.path).coverage.first { $0.localization == "de" }
      #expect(coverage?.identicalCount == 1)
    }
  }

  @Test func addressesAreNoWords() throws {
    let text = "a = \"URL (as https://a.example/b c@d.example)\";"
    #expect(try found(strings(text, text)) == [])
  }

  /// If most localizations leave a text untranslated, such as a name, that is intended.
  @Test func namesInEveryLanguage() throws {
    var files = strings(
      "name = \"The Name Company\"; long = \"Read it all now\";", "name = \"The Name Company\"; long = L;")
    for language in ["it", "es"] {
      files["\(language).lproj/Localizable.strings"] = "name = \"The Name Company\"; long = L;"
    }
    #expect(try found(files) == [])
    files["it.lproj/Localizable.strings"] = "name = N; long = \"Read it all now\";"
    #expect(try found(files) == ["note audit.identicalTexts it"])
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

  /// Xcode may run the preprocessor over `Info.plist`, which is then no property list.
  @Test func preprocessedInfo() throws {
    let info = "<plist version=\"1.0\"><dict>\n  #if DEBUG\n<key>a</key><string>b</string>\n#endif\n</dict></plist>"
    let files = ["App/Info.plist": info, "App/en.lproj/Localizable.strings": "a = b;"]
    #expect(try found(files) == ["note info.preprocessed"])
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

  /// What the others translate is no leftover: `Base` has a part of the developer's texts.
  @Test func baseBesidePartOfTheDevelopersTexts() throws {
    let files = strings("a = A;", "a = A; b = \"%@ b\";", fr: "a = A;").merging(
      ["Base.lproj/Localizable.strings": "a = A; b = \"%d b\";"]) { $1 }
    #expect(try found(files) == ["error audit.formatMismatch de b", "warning audit.missingKey fr b"])
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
    let files = strings("a = A; b = B;", "a = A; b = B;")
      .merging(["en-GB.lproj/Localizable.strings": "a = A;"]) { $1 }
    #expect(try found(files) == ["note audit.partialVariant en-GB"])
  }

  // MARK: - Plural formats

  @Test func valueTypesWithAPercentSign() throws {
    for type in ["%ld", "%lu", "%lld", "d"] {
      #expect(try found(strings(dictionary: "%#@n@", type: type)) == [])
    }
    #expect(
      try found(strings(dictionary: "%1#@n@", type: "d")) == ["warning stringsdict.malformedSpecifier de,en"])
  }

  private func strings(dictionary format: String, type: String) -> [String: String] {
    let list = """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      <key>one</key><string>one</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
      """
    return [
      "Info.plist": english, "en.lproj/Localizable.stringsdict": list, "de.lproj/Localizable.stringsdict": list,
    ]
  }

  /// By CLDR's rules for cardinal numbers: `many` in French is for millions, `other` in Polish for decimals.
  @Test(
    arguments: [
      ("pl", ["one", "other"], "few, many"), ("uk", ["one", "few", "other"], "many"),
      ("be", ["one", "many", "other"], "few"),
      ("pl", ["one", "few", "many", "other"], nil), ("fr", ["one", "other"], nil), ("ja", ["other"], nil),
      ("cs", ["one", "few", "other"], nil), ("sl", ["one", "few", "other"], "two"),
      ("ar", ["one", "other"], "zero, two, few, many"),
    ] as [(String, [String], String?)])
  func pluralCategories(language: String, categories: [String], missing: String?) throws {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let plural = { (names: [String]) in
      let cases = names.map { "\"\($0)\":\(unit("%lld \($0)"))" }.joined(separator: ",")
      return #"{"variations":{"plural":{\#(cases)}}}"#
    }
    let text =
      #""%lld files":{"localizations":{"en":\#(plural(["one", "other"])),"\#(language)":\#(plural(categories))}}"#
    try withTemporaryFolder { folder in
      for (path, text) in catalog(text) { try folder.write(path, text) }
      let findings = LocalizationAudit(path: folder.path).findings.filter { $0.code == "audit.missingPluralCategory" }
      #expect(
        findings.map(\.message) == (missing.map { ["'%lld files' lacks plural forms: \($0) in '\(language)'"] } ?? []))
    }
  }

  // MARK: - A team's rules

  @Test func rules() throws {
    let files = strings("a = A; b = B;", "a = A;")
    #expect(try found(files) == ["warning audit.missingKey de,fr b"])
    #expect(
      try found(files, rules: [AuditRule(code: "audit.missing*", severity: .error)])
        == ["error audit.missingKey de,fr b"])
    #expect(
      try found(files, rules: [AuditRule(table: "Local*", localization: "de", severity: nil)])
        == ["warning audit.missingKey fr b"])
    #expect(try found(files, rules: [AuditRule(path: "de.lproj/*", severity: nil)]) == [])
  }

  @Test func commentsThatSilence() throws {
    let silenced = "a = \"%d\";\n/* which-locale:ignore */ b = \"%@\";"
    #expect(try found(strings("a = \"%d\"; b = \"%d\";", silenced)) == [])
    let other = "a = \"%d\";\n/* which-locale:ignore audit.missingKey */ b = \"%@\";"
    #expect(try found(strings("a = \"%d\"; b = \"%d\";", other)) == ["error audit.formatMismatch de,fr b"])
  }

  @Test func baseline() throws {
    try withTemporaryFolder { folder in
      for (path, text) in strings("a = A; b = B;", "a = A;", fr: "a = A; b = B;") { try folder.write(path, text) }
      let before = LocalizationAudit(path: folder.path)
      let written = AuditBaseline(before.findings, root: folder.path).text
      let baseline = try AuditBaseline(Array(written.utf8), path: "baseline.json")
      #expect(before.findings.count == 1)
      #expect(before.findings.allSatisfy { baseline.has($0, root: folder.path) })
      // Another localization lacks the key too, and the lines have moved.
      try folder.write("fr.lproj/Localizable.strings", "/* A */\n\na = A;")
      let after = LocalizationAudit(path: folder.path)
      #expect(after.findings.map(\.localizations) == [["de", "fr"]])
      #expect(after.findings.allSatisfy { !baseline.has($0, root: folder.path) })
    }
  }

  /// A baseline contains no path of the machine that wrote it.
  @Test func baselineElsewhere() throws {
    let files = [
      "App.app/en.lproj/Localizable.strings": "a = \"%@\"; b = B;",
      "App.app/de.lproj/Localizable.strings": "a = \"%d\"", "App.app/tlh-XX.lproj/Other.strings": "a = A;",
    ]
    func audit(_ body: (LocalizationAudit) throws -> Void) throws {
      try withTemporaryFolder { folder in
        for (path, text) in files { try folder.write(path, text) }
        try body(LocalizationAudit(path: folder.path + "/App.app"))
      }
    }
    var written = ""
    try audit { audit in
      written = AuditBaseline(audit.findings, root: audit.path).text
      #expect(audit.findings.contains { $0.diagnostic.path == audit.path })
      #expect(!written.contains(audit.path))
    }
    try audit { audit in
      let baseline = try AuditBaseline(Array(written.utf8), path: "baseline.json")
      #expect(audit.findings.filter { !baseline.has($0, root: audit.path) }.map(\.message) == [])
      #expect(audit.findings.filter { !baseline.has($0, root: audit.path + "/") }.map(\.message) == [])
    }
  }

  @Test(
    arguments: [
      #"{"rules":[{"code":"a","severity":"fatal"}]}"#, #"{"rule":[]}"#, #"{"failOn":"never!"}"#, "[]", "{",
      #"{"rules":[{"file":"a","severity":"note"}]}"#, #"{"exclude":[1]}"#,
    ])
  func malformedConfiguration(text: String) {
    #expect(throws: LocalizationDiagnostic.self) { try AuditConfiguration(Array(text.utf8), path: "c.json") }
  }

  @Test func configuration() throws {
    let text = #"{"exclude":["Old/*","Pods"],"failOn":"warning","rules":[{"key":"a","severity":"ignore"}]}"#
    let configuration = try AuditConfiguration(Array(text.utf8), path: "c.json")
    #expect(configuration.rules == [AuditRule(key: "a", severity: nil)])
    #expect(configuration.failOn == "warning")
    #expect(configuration.isExcluded("Old/App"))
    #expect(configuration.isExcluded("Pods/X"))
    #expect(!configuration.isExcluded("App"))
  }
}
