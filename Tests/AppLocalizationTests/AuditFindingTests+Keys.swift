import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

extension AuditFindingTests {
  /// Keys that are the developer's texts: the file of the developer's language needs none.
  @Test func textsAsKeys() throws {
    // The last one's words are all in its parts.
    let keys = ["Open File", "Close File", "Save the File", "Print it", "%#@days@ %#@hours@"]
    let all = keys.map { "\"\($0)\" = \"x\";" }.joined()
    let files = [
      "Info.plist": english, "en.lproj/Localizable.strings": "\"\" = \"\";", "de.lproj/Localizable.strings": all,
      "fr.lproj/Localizable.strings": all + "\"Only in French\" = x;",
      "it.lproj/Localizable.strings": keys.prefix(3).map { "\"\($0)\" = \"x\";" }.joined(),
    ]
    #expect(
      try found(files) == [
        "note audit.rareKeys fr", "note strings.emptyKey en",
        "warning audit.formatMismatch de,fr %#@days@ %#@hours@", "warning audit.missingKey it %#@days@ %#@hours@",
        "warning audit.missingKey it Print it",
      ])
  }

  /// A note says that a key is empty; nobody needs a translation of it.
  @Test func emptyKeys() throws {
    #expect(try found(strings("\"\" = \"Some text\"; a = A;", "a = B;")) == ["note strings.emptyKey en"])
  }

  @Test func keysOfAStoryboard() throws {
    let files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": #"<document><label id="abc-de-fgh" text="Hi"/></document>"#,
      "en.lproj/Main.strings": #""xyz-ab-cde.text" = "Bye";"#,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Hallo"; "zzz-zz-zzz.text" = "Weg";"#,
    ]
    #expect(
      try found(files) == ["warning audit.staleKey de zzz-zz-zzz.text", "warning audit.staleKey en xyz-ab-cde.text"])
    // The storyboard has the developer's keys, however many translations have another.
    var more = files
    for name in ["es", "fr", "it"] { more["\(name).lproj/Main.strings"] = files["de.lproj/Main.strings"] }
    #expect(try !found(more).contains { $0.contains("referenceLacksKeys") })
  }

  /// A storyboard says which keys it has, however few of them the developer's table has.
  @Test func staleKeysBesideASmallTable() throws {
    let ids = (1...6).map { "lb\($0)-aa-bbb" }
    let labels = ids.map { #"<label id="\#($0)" text="Hello"/>"# }.joined()
    let all = ids.map { "\"\($0).text\" = x;" }.joined()
    let files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": "<document>\(labels)</document>",
      "en.lproj/Main.strings": "\"\(ids[0]).text\" = Hello;", "fr.lproj/Main.strings": all,
      "de.lproj/Main.strings": all + "\"zzz-zz-zzz.text\" = Weg;",
    ]
    #expect(try found(files) == ["warning audit.staleKey de zzz-zz-zzz.text"])
  }

  /// If the developer's language has no table, the storyboard has the texts. A missing one is named by its property.
  @Test func objectsOfAStoryboard() throws {
    let storyboard = """
      <document><label id="abc-de-fgh" text="Hello"/><button id="btn-aa-bbb" userLabel="Go"><state key="normal" title="Go!"/>
      </button><textView id="txt-aa-bbb"><string key="text">Long</string></textView></document>
      """
    let files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": storyboard,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "a"; "btn-aa-bbb.normalTitle" = "b"; "txt-aa-bbb.text" = "c";"#,
      "fr.lproj/Main.strings": #""old-aa-bbb.text" = "x"; "txt-aa-bbb.text" = "c";"#,
      "it.lproj/Main.strings": #""abc-de-fgh.text" = "a"; "btn-aa-bbb.normalTitle" = "b";"#,
    ]
    #expect(
      Set(try audit(files).findings.map(\.message)) == [
        "'abc-de-fgh.text' (text of the label \"Hello\") is missing in 'fr'",
        "'btn-aa-bbb.normalTitle' (normalTitle of the button \"Go\") is missing in 'fr'",
        "'txt-aa-bbb.text' (text of the textView \"Long\") is missing in 'it'",
        "'old-aa-bbb.text' is in 'fr', but not in the storyboard or nib 'Main'",
      ])
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

  /// Of copies in several localizations that of the development region has the objects, and English without one.
  @Test(arguments: [("fr", "old-aa-bbb.text"), ("en", "new-aa-bbb.text"), (nil, "new-aa-bbb.text")])
  func objectsOfTheDevelopersCopy(region: String?, stale: String) throws {
    func storyboard(_ object: String) -> String { #"<document><label id="\#(object)" text="Hi"/></document>"# }
    let files = [
      "Info.plist": region.map { "{ CFBundleDevelopmentRegion = \($0); }" } ?? "{}",
      "en.lproj/Main.storyboard": storyboard("old-aa-bbb"), "fr.lproj/Main.storyboard": storyboard("new-aa-bbb"),
      "de.lproj/Main.strings": #""old-aa-bbb.text" = "Alt"; "new-aa-bbb.text" = "Neu";"#,
    ]
    #expect(try found(files).filter { $0.contains("staleKey") } == ["warning audit.staleKey de \(stale)"])
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
    #expect(
      Set(try audit(files).findings.map(\.message)) == [
        "'0ldKey' is in 'de', but not in the storyboard or nib 'Intents'",
        "'WYwLY2' (INIntentParameterDisplayName \"Image\") is missing in 'fr'",
      ])
  }

  /// A key of a `.stringsdict` belongs there, though the localization may have a `.strings` alone.
  @Test func missingPluralText() throws {
    var files = strings(dictionary: "%#@n@", type: "d")
    for language in ["en", "de", "fr"] { files["\(language).lproj/Localizable.strings"] = "a = A;" }
    let audit = try audit(files)
    #expect(audit.findings.map(\.diagnostic.path) == [audit.path + "/fr.lproj/Localizable.stringsdict"])
    #expect(audit.findings.map(\.key) == ["files"])
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

  /// `Base.lproj` has a part of the developer's texts where at least half of the others translate it. Else it is a leftover.
  @Test(arguments: [(1, true), (2, false)])
  func leftoverOrPart(translations: Int, isLeftover: Bool) throws {
    var files = [
      "Info.plist": english, "Base.lproj/Localizable.strings": "a = A; b = B;",
      "en.lproj/Localizable.strings": "a = A;",
    ]
    for (index, name) in ["de", "fr", "it", "es"].enumerated() {
      files["\(name).lproj/Localizable.strings"] = index < translations ? "a = A; b = B;" : "a = A;"
    }
    let codes = try found(files).map { $0.split(separator: " ")[1] }
    #expect(codes.contains("audit.leftoverBase") == isLeftover, "\(codes)")
    #expect(codes.contains("audit.staleKey") == isLeftover, "\(codes)")
  }

  @Test func emptyTexts() throws {
    #expect(
      try found(strings("a = A; b = B;", "a = \"\"; b = B;", fr: "a = A; b = B;")) == ["warning audit.emptyText de a"])
    #expect(try found(strings("a = \"%d\";", "a = \"\";", fr: "a = \"%d\";")) == ["warning audit.emptyText de a"])
    // One alone, and two of five, are not most.
    var files = [
      "Info.plist": english, "en.lproj/Localizable.strings": "a = A;", "de.lproj/Localizable.strings": "a = \"\";",
    ]
    #expect(try found(files) == ["warning audit.emptyText de a"])
    for name in ["es", "it", "pl"] { files["\(name).lproj/Localizable.strings"] = "a = A;" }
    files["fr.lproj/Localizable.strings"] = "a = \"\";"
    #expect(try found(files) == ["warning audit.emptyText de,fr a"])
    // Texts that most localizations, or the developer, leave empty are intended.
    var most = strings("a = A;", "a = \"\";")
    most["es.lproj/Localizable.strings"] = "a = A;"
    #expect(try found(most) == [])
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

  /// Volunteers have translated dozens of languages in part: one line for the table.
  @Test func incompleteLocalizationsAreOneFinding() throws {
    func table(_ count: Int) -> String { (1...count).map { "k\($0) = x;" }.joined() }
    var files = ["Info.plist": english, "en.lproj/Localizable.strings": table(40)]
    for language in ["da", "de", "es", "fr", "it", "sv"] { files["\(language).lproj/Localizable.strings"] = table(20) }
    let findings = AuditFinding.joined(try audit(files).findings)
    #expect(findings.map(\.code) == ["audit.incompleteLocalization"])
    #expect(findings.map(\.localizations) == [["da", "de", "es", "fr", "it", "sv"]])
  }

  private func keys(_ range: ClosedRange<Int>) -> String { range.map { "k\($0) = \"Text \($0)\";" }.joined() }

  /// One finding in place of many: at least twenty texts, and more than a quarter of the table.
  @Test(arguments: [(79, 20, true), (80, 20, false), (60, 19, false)])
  func limitsOfIncompleteLocalizations(count: Int, lacking: Int, isOne: Bool) throws {
    let found = try found(strings(keys(1...count), keys(1...(count - lacking)), fr: keys(1...count)))
    #expect(found.count == (isOne ? 1 : lacking))
    #expect(found.contains("warning audit.incompleteLocalization de") == isOne)
  }

  /// Nobody knows what a damaged file lacks.
  @Test func damagedFilesAreNotIncomplete() throws {
    let damaged = try found(strings(keys(1...40), keys(1...10) + "= b;", fr: keys(1...40)))
    #expect(damaged == ["error strings.malformed de"])
  }

  /// A variant that lacks more than half of the texts has those that differ, and an oversight otherwise.
  @Test(arguments: [(5, true), (6, false)])
  func limitsOfPartialVariants(count: Int, isPartial: Bool) throws {
    let files = strings(keys(1...12), keys(1...12)).merging(["en-GB.lproj/Localizable.strings": keys(1...count)]) { $1 }
    #expect(try found(files).contains("error audit.partialVariant en-GB") == isPartial)
  }

  /// Keys that most of the others have, and at least three, are no leftovers of theirs: the reference lags.
  @Test(arguments: [(3, 5, true), (3, 6, false), (2, 3, false)])
  func limitsOfReferencesThatLag(having: Int, others: Int, lags: Bool) throws {
    var files = ["Info.plist": english, "en.lproj/Localizable.strings": keys(1...3)]
    for (index, name) in ["de", "es", "fr", "it", "pl", "sv"].prefix(others).enumerated() {
      files["\(name).lproj/Localizable.strings"] = keys(1...(index < having ? 4 : 3))
    }
    let found = try found(files)
    #expect(found.contains("note audit.referenceLacksKeys en") == lags, "\(found)")
    #expect(found.contains { $0.contains("staleKey") } == !lags, "\(found)")
  }

  /// A reference with less than a quarter of the keys that at least half of the others have does not decide which are needed.
  @Test(arguments: [(4, false), (5, true)])
  func limitsOfSmallReferences(count: Int, isSmall: Bool) throws {
    var files = strings(keys(1...1), keys(1...count))
    files["it.lproj/Localizable.strings"] = keys(1...1)
    #expect(try found(files).contains("warning audit.missingKey en,it k\(count)") == isSmall)
    // Of two others that a small reference leaves to themselves, one alone has a rare key.
    files["it.lproj/Localizable.strings"] = keys(1...(count + 1))
    #expect(try found(files).contains("note audit.rareKeys it") == isSmall)
  }

  /// Hardly begun: less than a tenth of at least ten texts.
  @Test(arguments: [(10, 0, true), (9, 0, false), (10, 1, false), (11, 1, true)])
  func limitsOfStrayLocalizations(count: Int, own: Int, isStray: Bool) throws {
    var files = strings(keys(1...count), keys(1...count))
    files["it.lproj/InfoPlist.strings"] = "CFBundleName = App;"
    if own > 0 { files["it.lproj/Localizable.strings"] = keys(1...own) }
    #expect(try found(files).contains("note audit.strayLocalization it") == isStray)
  }

  @Test func missingKeysAreGrouped() throws {
    let audit = try audit(strings("a = A; b = B; c = C;", "a = A;", fr: "a = A; c = C;"))
    #expect(audit.findings.map(\.key) == ["b", "c"])
    #expect(audit.findings.map(\.localizations) == [["de", "fr"], ["de"]])
    // The files where it belongs.
    #expect(
      audit.findings.first?.places.map(\.path)
        == ["de", "fr"].map { audit.path + "/\($0).lproj/Localizable.strings" })
    #expect(audit.findings.last?.diagnostic.path?.hasSuffix("de.lproj/Localizable.strings") == true)
  }

  @Test func keysThatDifferByCaseOrSpace() throws {
    let texts = #""save.file" = x; "Save.File" = y; "save .file" = z;"#
    #expect(try found(strings(texts, texts)) == ["warning audit.similarKeys Save.File"])
    #expect(try found(strings("ab = x; aB = y;", "ab = x; aB = y;")) == ["note audit.similarKeys aB"])
    // Objects of a storyboard have names of their own.
    let objects = #""abc-de-fgh.text" = x; "aBc-de-fgh.text" = y;"#
    #expect(try !found(strings(objects, objects)).contains { $0.contains("similarKeys") })
    // Xcode finds the keys of a catalog in code: neither is a slip that nobody sees.
    let entry = #"{"localizations":{"de":\#(unit("x"))}}"#
    #expect(try found(catalog("\"Saved:\":\(entry),\"Saved: \":\(entry)")) == ["note audit.similarKeys Saved:"])
  }

  /// `é` is one scalar or two (UAX #15): look-up takes the keys for different ones, and people see no difference.
  @Test func keysThatDifferByNormalization() throws {
    let found = try audit(strings("\"Caf\u{E9} x\" = a;", "\"Cafe\u{301} x\" = b;")).findings
      .filter { $0.code == "audit.similarKeys" }
    #expect(found.count == 1 && found.first?.localizations == ["de", "en", "fr"])
    let parts = ["only in Unicode normalization", "with 6 scalars in 'en'", "with 7 scalars in 'de', 'fr'"]
    #expect(parts.allSatisfy { found.first?.message.contains($0) == true }, "\(found)")
    #expect(try !self.found(strings("\"\u{E9}\" = a;", "\"\u{E9}\" = b;")).contains { $0.contains("similarKeys") })
  }

  /// A variant of the developer's language that lacks a text shows the key: right if the key says what the text says.
  @Test(arguments: [
    ("Open the door", "Shut the door", true), ("Open the door", "Open the door…", false),
    ("%@ is on", "%1$@ is ON.", false), ("home.title", "Home", true), ("Cancel it", "Do not cancel", true),
  ])
  func keysThatReadOtherwise(key: String, text: String, isMissing: Bool) throws {
    let both = "\"a b\" = \"a b\"; \"c d\" = \"c d\";"
    let files = [
      "Info.plist": english, "en.lproj/Localizable.strings": "\"\(key)\" = \"\(text)\"; \(both)",
      "en-GB.lproj/Localizable.strings": both,
    ]
    #expect(try found(files) == (isMissing ? ["warning audit.missingKey en-GB \(key)"] : []))
    // The app may show the developer's text itself.
    let options = AuditOptions(fallsBackToReference: true)
    #expect(try withTemporaryFolder(files) { AppAuditor(options: options).audit($0.path).findings.map(\.code) } == [])
  }

  /// The setting leaves what people read in a foreign language.
  @Test func fallingBackToTheReference() throws {
    var files = strings(keys(1...5), keys(1...5))
    for name in ["en-GB", "de-CH"] { files["\(name).lproj/Localizable.strings"] = keys(1...1) }
    func severities(_ options: AuditOptions) throws -> [String] {
      try withTemporaryFolder(files) { folder in
        AppAuditor(options: options).audit(folder.path).findings.map { "\($0.severity) \($0.localizations)" }.sorted()
      }
    }
    #expect(try severities(AuditOptions()) == [#"error ["de-CH"]"#, #"error ["en-GB"]"#])
    #expect(try severities(AuditOptions(fallsBackToReference: true)) == [#"warning ["de-CH"]"#])
    let configuration = try AuditConfiguration(Array(#"{"fallsBackToReference":true}"#.utf8), path: "c.json")
    #expect(configuration.fallsBackToReference)
    #expect(throws: LocalizationDiagnostic.self) {
      try AuditConfiguration(Array(#"{"fallsBackToReference":"yes"}"#.utf8), path: "c.json")
    }
  }

  /// A format with a unit, and the app's name, are no names of texts.
  @Test(arguments: [
    ("home.title", true), ("home.title_%@", true), ("item_%d", true), ("%.1fs", false), ("%1$@.%2$@", false),
    ("%.1f km", false), ("boring.notch", false), ("Boring.Notch", false),
  ])
  func keysThatAreRaw(key: String, isRaw: Bool) throws {
    let others = "\"home.b\" = B; \"boring.c\" = C; \"item_x\" = D;"
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; CFBundleName = boringNotch; }",
      "en.lproj/Localizable.strings": "\"\(key)\" = \"\(key)\"; \(others)",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"B\"; \(others)",
    ]
    #expect(try found(files).contains { $0.contains("rawKey") } == isRaw)
  }

  /// An app may prefer by itself what no setting offers: `bundle` and the audit say the same.
  @Test(arguments: [("da-instk12", true), ("x-pirate", true), ("en-QM", true), ("jp", false), ("Hebrew", false)])
  func localizationsThatAnAppPrefersItself(name: String, isNote: Bool) throws {
    var files = ["Info.plist": english]
    for name in ["en", "da", name] { files["\(name).lproj/Localizable.strings"] = "a = A;" }
    try withTemporaryFolder(files) { folder in
      #expect(LocalizedBundle(reading: folder.path).choice(for: [name]).first == name || !isNote)
      let own = AppAuditor().audit(folder.path).findings.filter { $0.localizations == [name] }
      #expect(own.map(\.severity) == [isNote ? .note : .error], "\(own)")
    }
  }

  /// The finding stands where the texts are that should be translated, and in no innocent file.
  @Test func placeOfATableThatSeveralLack() throws {
    var files = strings("a = A;", "a = A;")
    for name in ["en", "af"] { files["\(name).lproj/Menu.strings"] = "a = A;" }
    files["af.lproj/Localizable.strings"] = "a = A;"
    let missing = try audit(files).findings.filter { $0.code == "audit.missingTable" }
    #expect(missing.map(\.localizations) == [["de", "fr"]])
    #expect(missing.first?.diagnostic.path?.hasSuffix("/en.lproj/Menu.strings") == true, "\(missing)")
    files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": #"<document><label id="abc-de-fgh" text="Hi"/></document>"#,
      "af.lproj/Main.strings": #""abc-de-fgh.text" = "x";"#,
    ]
    for name in ["af", "de", "fr"] { files["\(name).lproj/Localizable.strings"] = "a = A;" }
    let storyboard = try audit(files).findings.filter { $0.code == "audit.missingTable" }
    #expect(storyboard.first?.diagnostic.path?.hasSuffix("/Base.lproj/Main.storyboard") == true, "\(storyboard)")
  }

  @Test func duplicateKeys() throws {
    #expect(try found(strings("a = b;", "a = b; a = b;")) == ["note strings.duplicateKey de,fr"])
    #expect(try found(strings("a = b;", "a = b; a = c;")) == ["warning strings.duplicateKey de,fr"])
  }

  @Test func identicalTexts() throws {
    let english = "a = \"One two three\"; b = \"One two\"; c = \"Other text here\";"
    let german = "a = \"One two three\"; b = \"One two\"; c = \"Anderer Text hier\";"
    #expect(try found(strings(english, german, fr: "a = A; b = B; c = C;")) == ["note audit.identicalTexts de"])
    let coverage = try audit(strings(english, german)).coverage
    #expect(coverage.first { $0.localization == "de" }?.identicalCount == 1)
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
    // Half of the translations are most of them.
    for language in ["it", "es"] {
      files["\(language).lproj/Localizable.strings"] = "name = N; long = \"Read it all now\";"
    }
    #expect(try found(files) == [])
    files["pl.lproj/Localizable.strings"] = "name = \"The Name Company\"; long = L;"
    #expect(
      try found(files) == ["note audit.identicalTexts es", "note audit.identicalTexts it"])
  }

  // MARK: - Words
  /// Prose has spaces, conversions, other letters than English, or a word with its capital; `OK` is a word. An identifier has
  /// a full stop or an underscore in it, or capitals within.
  @Test(arguments: [
    ("Open File", true), ("%d", true), ("é", true), ("123", true), ("OK", true), ("A", true), ("ABCD", true),
    ("ABCDE", false), ("Cancel", true), ("cancel", false), ("ImageSource", false), ("imageSource", false),
    ("home.title", false), ("Home.title", false), ("Q_AND_U", false), ("Wait...", true), ("Home_", true),
    ("_Home", true), ("open file", true), ("a%", true), ("n%d", true), ("iPhone", false), ("Don't", true),
    ("a.", false),
  ])
  func keysThatAreTexts(key: String, isText: Bool) {
    #expect(ExpectedKeys.isText(key) == isText)
  }

  /// There is nothing to translate in conversions, numbers, symbols of units and addresses.
  @Test(arguments: [
    ("%d files", true), ("%d", false), ("%1$@ / %2$@", false), ("%#@n@", true), ("%d kg", false), ("(km)", false),
    ("°C", false), ("-kg kg", true), ("%d Km", true), ("kg           ", true), ("kg          ", false),
    ("https://a.example/b", false), ("See https://a.example", true), ("100 %", false), ("mmol/L", false), ("1 a", true),
    ("50 % a", true), ("%lld%%", false), ("%@: %d", false), ("%d ½", false), ("½ c", true),
  ])
  func textsToTranslate(text: String, isTranslatable: Bool) {
    #expect(ExpectedKeys.isTranslatable(text) == isTranslatable)
  }

  @Test(arguments: [
    ("https://a.example", true, 0), ("c@d.example", true, 0), ("1@x", true, 0), ("@x", false, 0), ("%@", false, 0),
    ("One two", false, 2), ("One 2 three", false, 2), ("Mail c@d.example now", true, 2),
  ])
  func addressesAndWords(text: String, isAddress: Bool, words: Int) {
    #expect(text.isAddress == isAddress)
    #expect(text.wordCount == words)
  }

  /// A variant differs from its language by its region alone (BCP 47: two letters or three digits).
  @Test(arguments: [
    ("en-GB", "en", true), ("en_GB", "English", true), ("es-419", "es", true), ("zh-Hant-HK", "zh-Hant", true),
    ("zh-Hant-HK", "zh", false), ("sr-Latn", "sr", false), ("ca-valencia", "ca", false), ("de-1996", "de", false),
    ("en-GB", "en-GB", false), ("en", "en", false), ("fr-CA", "en", false), ("de-xyz", "de", false),
  ])
  func variantsOfALanguage(name: String, other: String, isVariant: Bool) {
    #expect([name, other].variants.contains(name) == isVariant)
  }

  /// ISO 639-2 keeps qaa to qtz for private use.
  @Test(arguments: [
    ("qaa", true), ("qtz", true), ("qua", false), ("qqq-DE", true), ("QQQ", true), ("paa", false), ("qa", false),
    ("qaaa", false), ("q1a", false),
  ])
  func languagesForPrivateUse(name: String, isPrivate: Bool) {
    #expect(name.isPrivateUseLanguage == isPrivate)
  }

  @Test func namesInMessages() {
    let names = (1...13).map { TablePlace.localization("l\($0 + 10)") }
    #expect(["a", "b", "c"].firstKeys == "'a', 'b', 'c'")
    #expect(["a", "b", "c", "d"].firstKeys == "'a', 'b', 'c' …")
    #expect([TablePlace.base, names[0]].quotedList == "'Base', 'l11'")
    #expect(Array(names.prefix(12)).quotedList.hasSuffix("'l21', 'l22'"))
    #expect(names.quotedList.hasPrefix("13 localizations ('l11', ") && names.quotedList.hasSuffix("'l22' …)"))
  }
}
