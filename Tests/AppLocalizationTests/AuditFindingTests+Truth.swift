import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// What the audit says beside what `AppLocalizer` shows.
extension AuditFindingTests {
  /// The texts that users of these languages are shown.
  private func shown(_ files: [String: String], _ key: String, table: String? = nil) throws -> [String: String] {
    try withTemporaryFolder(files) { folder in
      let tables = try BundleTables(path: folder.path)
      let names = tables.bundle.localizations
      return Dictionary(
        names.map { ($0, AppLocalizer(tables, preferredLanguages: [$0]).string(key, table: table)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  // MARK: - Keys and files
  /// For Foundation a decomposed key is another key.
  @Test func decomposedKeys() throws {
    let files = strings("\"caf\u{E9}.title\" = A;", "\"cafe\u{301}.title\" = B;")
    #expect(try shown(files, "caf\u{E9}.title")["de"] == "caf\u{E9}.title")
    #expect(
      try found(files).filter { $0.contains("missingKey") }.map { Array($0.utf8) } == [
        Array("warning audit.missingKey de,fr caf\u{E9}.title".utf8)
      ])
    let coverage = try audit(files).coverage.first { $0.localization == "de" }
    #expect(coverage?.translatedCount == 0)
  }

  /// Xcode refuses a catalog beside a file of its name. The file wins, and what it lacks is missing.
  @Test func catalogBesideAFile() throws {
    let entry = { (key: String) in #""\#(key)":{"localizations":{"en":\#(unit("T")),"de":\#(unit("U"))}}"# }
    var files = catalog(entry("a.key") + "," + entry("b.key"))
    files["de.lproj/Localizable.strings"] = "\"a.key\" = A;"
    #expect(try shown(files, "b.key") == ["de": "b.key", "en": "T"])
    #expect(
      try found(files) == ["error audit.catalogBesideFile de", "warning audit.missingKey de b.key"])
    files["de.lproj/Localizable.strings"] = nil
    files["de.lproj/Other.xcstrings"] = files["Localizable.xcstrings"]
    #expect(try found(files) == ["error audit.catalogInLocalization de", "warning audit.missingTable de"].dropLast(1))
  }

  /// Of a damaged file nothing is missing, and its formats are judged all the same.
  @Test func damagedFile() throws {
    let files = strings("a = \"%d\"; b = B;", "a = \"%d\"; b = B;", fr: "a = \"%@\"; = b;")
    #expect(
      try found(files) == ["error audit.formatMismatch fr a", "error strings.malformed fr"])
    #expect(try shown(files, "b")["fr"] == "b")
  }

  /// What Foundation does not read counts as nothing, and is an error whatever lost it.
  @Test(arguments: [
    ("\"a.title\" = \"X\"\n\"b.title\" = \"Y\";", 0, "strings.malformed"),
    ("\"a.title\" = \"X\";;\n\"b.title\" = \"Y\";", 1, "strings.straySemicolon"),
  ])
  func lostTexts(german: String, count: Int, code: String) throws {
    let files = strings("\"a.title\" = A; \"b.title\" = B;", german)
    #expect(try found(files) == ["error \(code) de,fr"])
    #expect(try shown(files, "b.title")["de"] == "b.title")
    #expect(try audit(files).coverage.first { $0.localization == "de" }?.translatedCount == count)
    // What else is found in it is no worse than elsewhere.
    let doubled = "\"a.title\" = X; \"a.title\" = X;;\n\"b.title\" = Y;"
    let findings = try found(strings("\"a.title\" = A; \"b.title\" = B;", doubled))
    #expect(findings.contains("note strings.duplicateKey de,fr") && findings.contains { $0.hasPrefix("error") })
    // A text that is lost does not take the place of one that is not.
    #expect(try found(strings("a = \"%d\";", "a = \"%d\";; a = \"%@\";")).allSatisfy { !$0.contains("formatMismatch") })
    // At the end of a file it loses none.
    #expect(try found(strings("\"a.title\" = A;", "\"a.title\" = X;;")) == ["warning strings.straySemicolon de,fr"])
  }

  /// The files of other places that win over those of a localization.
  @Test func hiddenTexts() throws {
    let list = Samples.dictionaryFile([
      "n.files": Samples.entry("%#@n@", [("n", "d", [("one", "one file"), ("other", "%d files")])])
    ])
    var files = strings("\"a.title\" = A;", "\"n.files\" = \"%d Dateien\"; \"a.title\" = B;")
    files["en.lproj/Localizable.stringsdict"] = list
    // The language of the user comes before the developer's.
    #expect(try shown(files, "n.files")["de"] == "%d Dateien")
    #expect(try audit(files).coverage.allSatisfy { $0.share == 1 })
    files["en.lproj/Localizable.stringsdict"] = nil
    for place in ["Base.lproj/", ""] {
      var hiding = files
      hiding["\(place)Localizable.stringsdict"] = list
      #expect(try shown(hiding, "n.files")["de"] == "%1$d files")
      #expect(try found(hiding).contains("warning audit.hiddenText de,fr"), "\(place)")
      let finding = try self.audit(hiding).findings.first { $0.code == "audit.hiddenText" }
      #expect(finding?.places == [] && finding?.diagnostic.path?.hasSuffix("\(place)Localizable.stringsdict") == true)
      let message = finding?.message
      #expect(
        message == "1 text of 'Localizable' is not shown in 'de', 'fr': 'Localizable.stringsdict' "
          + (place.isEmpty ? "outside all localizations" : "of 'Base'") + " wins: 'n.files'")
    }
    files["Localizable.strings"] = "\"a.title\" = C;"
    let audit = try audit(files)
    #expect(audit.findings.map(\.code.rawValue).contains("audit.hiddenResource"))
    #expect(audit.coverage.map(\.translatedCount) == [0, 0, 0])
  }

  /// A catalog's language without plurals, as is usual in Japanese, shows its own text beside an English plural.
  @Test func pluralsOfTheSource() throws {
    let english = plural(["one": "%lld file", "other": "%lld files"])
    let files = catalog(#""n.files":{"localizations":{"en":\#(english),"ja":\#(unit("%lld P"))}}"#)
    #expect(try shown(files, "n.files")["ja"] == "%lld P")
    #expect(try audit(files).coverage.map(\.translatedCount) == [1, 1])
  }

  /// A name that no localization has is told by this name.
  @Test func unknownReference() throws {
    try withTemporaryFolder(strings("\"a.b\" = A;", "\"a.b\" = B;")) { folder in
      let findings = AppAuditor(options: AuditOptions(reference: "zz")).audit(folder.path).findings
      #expect(findings.contains { $0.code == "audit.nothingCompared" && $0.message.contains("no texts in 'zz'") })
      #expect(!findings.contains { $0.message.contains("no texts in 'en'") })
    }
  }

  /// A development region is missing only if the engine that takes it as a preference finds nothing.
  @Test func developmentRegions() throws {
    let names = ["en", "en-GB", "pt-BR", "zh-Hans", "zh-Hant", "fr", "de-CH", "nb", "sr-Latn"]
    let regions = ["en", "en-US", "pt", "zh", "zh-TW", "fr_FR", "de", "no", "sr", "ja", "English", "de-AT"]
    var (count, wrong) = (0, 0)
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let own = names.filter { _ in random.number(below: 3) == 0 }
      guard !own.isEmpty, let region = random.pick(regions) else { continue }
      var files = Dictionary(uniqueKeysWithValues: own.map { ("\($0).lproj/Localizable.strings", "a = b;") })
      files["Info.plist"] = "{ CFBundleDevelopmentRegion = \"\(region)\"; }"
      try withTemporaryFolder(files) { folder in
        let shown = try LocalizedBundle(path: folder.path).choice(for: [])
        let found = AppAuditor(options: AuditOptions(engines: [.apple])).audit(folder.path).findings
        let isWrong = found.contains { $0.code == "audit.developmentRegionNotLocalized" }
        #expect(isWrong == (shown.fallback != .developmentRegion), "\(own), \(region): \(shown)")
        count += 1
        if isWrong { wrong += 1 }
      }
    }
    #expect(count > 40 && wrong > 10 && wrong < count)
  }

  // MARK: - Variants
  /// A catalog's partial variant shows keys, as a folder's does. A text that code passes is no key.
  @Test func partialVariantOfACatalog() throws {
    func entries(_ state: String) -> String {
      (1...5).map { number in
        let british = number == 1 ? #","en-GB":\#(unit("x"))"# : ""
        return
          #""key.\#(number)":{"extractionState":"\#(state)","localizations":{"en":\#(unit("T")),"de":\#(unit("U"))\#(british)}}"#
      }.joined(separator: ",")
    }
    #expect(try found(catalog(entries("manual"))) == ["error audit.partialVariant en-GB"])
    #expect(try shown(catalog(entries("manual")), "key.2")["en-GB"] == "key.2")
    #expect(try found(catalog(entries("extracted_with_value"))) == [])
  }

  // MARK: - Raw keys
  @Test func rawKeysOfTheSource() throws {
    let title = #""home.title":{"localizations":{"en":\#(unit("Home")),"de":\#(unit("Start"))}}"#
    let footer = #""home.footer":{"localizations":{"en":\#(unit("home.footer")),"de":\#(unit("Fuß"))}}"#
    let other = #""other.name":{"localizations":{"de":\#(unit("Name"))}}"#
    #expect(
      try found(catalog([title, footer, other].joined(separator: ","))) == [
        "error audit.rawKey en home.footer", "error audit.rawKey en other.name",
      ])
    // Names and addresses are their own texts in every language.
    let names =
      "\"home.title\" = A; \"https://a.example\" = \"https://a.example\"; \"apple.com\" = \"apple.com\";"
      + "\"a@b.example\" = \"a@b.example\";"
    #expect(try found(strings(names, names)) == [])
    // A key that only translations have is stale.
    #expect(
      try found(strings("home.title = A;", "home.title = B; home.old = home.old;"))
        == ["warning audit.staleKey de,fr home.old"])
  }

  // MARK: - Arguments
  @Test(arguments: [
    ("%1$lld or %1$@", true), ("%@, %1$d", true), ("%1$d of %1$ld", false), ("%1$@, %1$@", false), ("%@ %2$d", false),
    ("50 % of %d", false), ("%1$*2$d %2$@", false), ("%@ %d", false),
    ("%@ %d %2$@", true), ("%d %1$d %@", false), ("%1$d %1$lld", false), ("%2$@ %d %@", false), ("%1$s %1$@", true),
  ])
  func oneArgumentAsTwoTypes(text: String, isWrong: Bool) throws {
    #expect(
      try found(strings("a = \"\(text)\";", "a = \"\(text)\";")).filter { $0.contains("argumentConflict") }
        == (isWrong ? ["error audit.argumentConflict de,en,fr a"] : []))
  }

  /// What differs from the developer's text is another finding.
  @Test func conflictsThatDiffer() throws {
    #expect(try found(strings("a = \"%d\";", "a = \"%1$@ %1$d\";")) == ["error audit.formatMismatch de,fr a"])
    #expect(try found(strings("a = \"%d\";", "a = \"%1$d %1$@\";")) == ["error audit.argumentConflict de,fr a"])
  }

  /// What people see in place of a table that is missing.
  @Test func whatStandsForAMissingTable() throws {
    func messages(_ tables: [String: [String]], _ text: String = "\"a.b\" = A;") throws -> [String] {
      var files = ["Info.plist": english]
      for language in ["en", "es", "es-MX", "fr", "de"] { files["\(language).lproj/Y.strings"] = "\"a.b\" = A;" }
      for (table, names) in tables { for name in names { files["\(name).lproj/\(table).strings"] = text } }
      return try audit(files).findings.filter { $0.code == "audit.missingTable" }.map { "\($0.severity) \($0.message)" }
    }
    #expect(
      try messages(["X": ["fr", "de"]]) == ["warning 'X' is missing in 'en', 'es', 'es-MX': its keys are shown"])
    #expect(
      try messages(["X": ["en", "es", "fr"]]) == [
        "warning 'X' is missing in 'de': the table of 'en' is used",
        "note 'X' is missing in 'es-MX': the table of 'es' is used",
      ])
    let name = "CFBundleName = A;"
    #expect(
      try messages(["InfoPlist": ["fr", "de", "es-MX"]], name) == [
        "note 'InfoPlist' is missing in 'es': the values of Info.plist are used"
      ])
    #expect(try messages(["X": ["en", "de"]], "") == [] && messages(["X": ["-"]].filter { _ in false }) == [])
  }

  /// A catalog's source language is the developer's, whatever the bundle's region is.
  @Test func sourceLanguageOfACatalog() throws {
    let entries =
      #""a.a":{"localizations":{"en":\#(unit("A"))}},"a.b":{"localizations":{"en":\#(unit("B")),"de":\#(unit("C"))}}"#
    let files = catalog(entries).merging(["Info.plist": "{ CFBundleDevelopmentRegion = de; }"]) { $1 }
    #expect(try found(files) == ["warning audit.missingKey de a.a"])
  }

  /// A text that is not translated yet is not judged.
  @Test(arguments: [("translated", true), ("new", false)])
  func textInAState(state: String, isJudged: Bool) throws {
    let german = #"{"stringUnit":{"state":"\#(state)","value":"%1$lld oder %1$@"}}"#
    let findings = try found(catalog(#""a":{"localizations":{"en":\#(unit("a")),"de":\#(german)}}"#))
    #expect(
      findings.contains { $0.contains("argumentConflict") || $0.contains("formatMismatch") } == isJudged, "\(findings)")
  }

  @Test func partThatCountsAText() throws {
    func files(_ text: String) -> [String: String] {
      let list = Samples.dictionaryFile(["k": Samples.entry("%#@v@", [("v", "d", [("one", "one"), ("other", text)])])])
      return [
        "Info.plist": english, "en.lproj/Localizable.stringsdict": list, "de.lproj/Localizable.stringsdict": list,
      ]
    }
    #expect(try found(files("%1$@ is %2$d items")) == ["error audit.argumentConflict de,en k"])
    #expect(try found(files("%1$d is %2$@")) == [])
    func second(_ text: String) throws -> [String] {
      let entry = Samples.entry("%1$@ %2$#@v@", [("v", "d", [("one", "one"), ("other", text)])])
      let list = Samples.dictionaryFile(["k": entry])
      return try found(["en", "de"].reduce(into: ["Info.plist": english]) { $0["\($1).lproj/A.stringsdict"] = list })
    }
    #expect(try second("%2$@ items") == ["error audit.argumentConflict de,en k"] && second("%2$d of %1$@") == [])
  }

  @Test func argumentOutsideASubstitution() throws {
    let wrong = plural(["one": "%arg day", "other": "%arg days"])
    let text = #""%lld days":{"localizations":{"en":\#(wrong),"de":\#(unit("%lld Tage"))}}"#
    #expect(try found(catalog(text)).contains("error audit.argumentConflict en %lld days"))
    let right =
      #"{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg day")),"other":\#(unit("%arg days"))}}}}}"#
    #expect(try found(catalog(#""%lld days":{"localizations":{"en":\#(right),"de":\#(right)}}"#)) == [])
    let twice = right.replacing("%#@n@", with: "%#@n@ (%1$lld)")
    #expect(try found(catalog(#""%lld days":{"localizations":{"en":\#(twice),"de":\#(twice)}}"#)) == [])
  }

  // MARK: - Catalogs
  /// What is not where Xcode writes it is never shown.
  @Test(
    arguments: [
      (#""a":{"localization":{"en":UNIT}}"#, "catalog.misplacedMember"),
      (#""a":{"localizations":{"en":{"value":"A"}}}"#, "catalog.missingMember"),
      (#""a":{"localizations":{"en":{"stringunit":{"value":"A"}}}}"#, "catalog.misplacedMember"),
      (#""a":{"localizations":{"en":{"stringUnit":{"state":"translated","Value":"A"}}}}"#, "catalog.misplacedMember"),
      (#""a":{"localizations":{"en":{"variations":{"plural":{"other":{"value":"A"}}}}}}"#, "catalog.missingMember"),
      (#""a":{"localizations":{"en":{"Variations":{"plural":{"other":UNIT}}}}}"#, "catalog.misplacedMember"),
      (#""a":{"localizations":{"en":UNIT,"de":{}}}"#, nil), (#""a":{"isCommentAutoGenerated":true}"#, nil),
    ] as [(String, String?)])
  func textsOutsideTheirEnvelope(entry: String, code: String?) throws {
    let codes = try audit(catalog(entry.replacingOccurrences(of: "UNIT", with: unit("A")))).findings
      .filter { $0.code.rawValue.hasPrefix("catalog.") }
    #expect(codes.map(\.code.rawValue) == [code].compactMap { $0 })
    #expect(codes.allSatisfy { $0.diagnostic.position != nil && $0.severity == .error })
  }

  @Test func keysBesideStrings() throws {
    let entry = #"{"localizations":{"en":\#(unit("B"))}}"#
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"a.key":\#(entry)},"b.key":\#(entry),"c.key":{}}"#
    let findings = try audit(["Localizable.xcstrings": text]).findings
    #expect(findings.map(\.code.rawValue) == ["catalog.misplacedMember", "catalog.misplacedMember"])
    #expect(findings.first?.message.contains("b.key") == true)
  }

  // MARK: - The developer's language
  @Test func referenceWithoutTexts() throws {
    let all = (1...20).map { "\"screen.label\($0)\" = x;" }.joined()
    var files = strings("", all)
    files["it.lproj/Localizable.strings"] = all
    #expect(
      try found(files) == ["note audit.nothingCompared", "note strings.emptyFile en"])
    let audit = try audit(["Info.plist": english, "fr.lproj/Localizable.strings": "\"a.b\" = C;"])
    let british = try self.audit([
      "Info.plist": english, "en-GB.lproj/A.strings": "", "fr.lproj/A.strings": "\"a.b\" = C;",
    ]).findings.first { $0.code == "audit.nothingCompared" }
    #expect(british?.message.hasPrefix("'A' has no texts in 'en-GB'") == true)
    let compared = audit.findings.first { $0.code == "audit.nothingCompared" }
    #expect(compared?.severity == .warning)
    #expect(compared?.remedy?.contains("--reference") == true)
  }

  /// Beside a reference that has few of the keys, most localizations decide: what one alone has is rare, not stale.
  @Test func rareKeysBesideASmallReference() throws {
    let all = (1...9).map { "\"screen.label\($0)\" = x;" }.joined()
    var files = strings("\"screen.label1\" = x;", all, fr: all + "\"screen.old\" = y;")
    files["it.lproj/Localizable.strings"] = all
    let found = try found(files).filter { !$0.contains("missingKey") && !$0.contains("incomplete") }
    #expect(found == ["note audit.rareKeys fr"])
    let rare = try audit(files).findings.first { $0.code == "audit.rareKeys" }
    #expect(rare?.keys.isEmpty == false && rare?.keys.allSatisfy { rare?.message.contains("'\($0)'") == true } == true)
  }

  /// A text that all translations of its table leave unchanged is a name, however many localizations lack the table.
  @Test func identicalTextsOfASmallTable() throws {
    var files = ["Info.plist": english]
    for name in ["en", "de", "fr", "es", "it", "pl", "pt"] {
      files["\(name).lproj/Localizable.strings"] = "a = \(name);"
    }
    for name in ["en", "de", "fr"] { files["\(name).lproj/About.strings"] = "b = \"The Swift Project\";" }
    #expect(try !found(files).contains { $0.contains("identicalTexts") })
  }

  /// If another language is the reference, its variants are the ones that may leave out texts that are keys.
  @Test func variantsOfTheReference() throws {
    let all = ["One text", "Two texts", "Three texts"].map { "\"\($0)\" = \"\($0)\";" }
    var files = ["Info.plist": english]
    for (language, texts) in [("en", all), ("en-GB", all.dropLast()), ("fr", all), ("fr-CA", all.dropLast())] {
      files["\(language).lproj/Localizable.strings"] = texts.joined()
    }
    func lacking(_ reference: String?) throws -> [[String]] {
      try withTemporaryFolder(files) { AppAuditor(options: AuditOptions(reference: reference)).audit($0.path) }
        .findings.filter { $0.code == "audit.missingKey" }.map(\.localizations)
    }
    #expect(try lacking(nil) == [["fr-CA"]])
    #expect(try lacking("fr") == [["en-GB"]])
  }

  /// A table that only translations have lacks in English too, if English is the developer's language.
  @Test func tableOfTranslationsAlone() throws {
    var files = ["Info.plist": english]
    for language in ["en", "fr", "de"] { files["\(language).lproj/Y.strings"] = "\"a.b\" = A;" }
    for language in ["fr", "de"] { files["\(language).lproj/X.strings"] = "\"a.b\" = A;" }
    #expect(try found(files).contains("note audit.missingTable en"))
    // Keys that are texts are shown in English.
    for language in ["fr", "de"] { files["\(language).lproj/X.strings"] = "\"A text\" = A;" }
    #expect(try !found(files).contains { $0.contains("audit.missingTable") })
  }

  /// A key in place of its text is no name where the other keys of its screen have texts, whatever separates their parts.
  @Test(arguments: [("home_title", "home_ok"), ("home.title", "home.ok")])
  func rawKeysOfAScreen(key: String, other: String) throws {
    func raw(_ other: String) throws -> Bool {
      let text = "\"\(key)\" = \"\(key)\"; \"\(other)\" = \"Fine\";"
      return try found(strings(text, text)).contains { $0.contains("audit.rawKey") }
    }
    #expect(try raw(other))
    #expect(try !raw(other.replacingOccurrences(of: "home", with: "menu")))
  }

  /// `Base.lproj` has the developer's table, also where another language is the reference.
  @Test func baseBesideAnotherReference() throws {
    var files = ["Info.plist": english, "Base.lproj/X.strings": "a = A;"]
    for language in ["en", "fr", "de"] { files["\(language).lproj/Y.strings"] = "a = A;" }
    for language in ["fr", "de"] { files["\(language).lproj/X.strings"] = "a = A;" }
    let findings = try withTemporaryFolder(files) {
      AppAuditor(options: AuditOptions(reference: "fr")).audit($0.path)
    }.findings
    #expect(findings.filter { $0.code == "audit.missingTable" }.map(\.localizations) == [])
  }

  /// A damaged file of the developer's language, and none, say nothing about the keys of the others.
  @Test func staleKeysBesideNoReference() throws {
    var files = strings("\"a.a\" = A; \"b.b\" = \"B", "\"a.a\" = A; \"b.b\" = B;")
    #expect(try !found(files).contains { $0.contains("audit.staleKey") })
    files["en.lproj/Localizable.strings"] = nil
    files["it.lproj/Localizable.strings"] = "\"a.a\" = A; \"c.c\" = C;"
    #expect(try !found(files).contains { $0.contains("audit.staleKey") })
    files["en.lproj/Localizable.strings"] = "\"a.a\" = A; \"b.b\" = B;"
    #expect(try found(files).contains("warning audit.staleKey it c.c"))
  }

  /// Keys that most localizations have and the reference lacks are no leftovers: one note for the table.
  @Test func referenceThatLags() throws {
    let all = "home.title = x; home.new = y;"
    var files = strings("home.title = x;", all)
    files["it.lproj/Localizable.strings"] = all
    files["es.lproj/Localizable.strings"] = all
    #expect(try found(files) == ["note audit.referenceLacksKeys en"])
    files["es.lproj/Localizable.strings"] = all + "home.old = z;"
    #expect(try found(files) == ["note audit.referenceLacksKeys en", "warning audit.staleKey es home.old"])
  }

  /// Several localizations with the same new texts are ahead, and not behind.
  @Test func localizationsThatAreAhead() throws {
    let own = (1...8).map { "\"Text number \($0)\" = x;" }.joined()
    var files = ["Info.plist": english, "en.lproj/Localizable.strings": "\"Text number 1\" = x;"]
    for name in ["de", "ja"] { files["\(name).lproj/Localizable.strings"] = own + "\"A new text\" = y;" }
    for name in ["es", "fr", "it", "pl"] { files["\(name).lproj/Localizable.strings"] = own }
    #expect(try found(files) == [])
    files["pl.lproj/Localizable.strings"] = own + "\"An old text\" = y;"
    #expect(try found(files) == ["note audit.rareKeys pl"])
  }

  @Test func keysOfInfoPlist() throws {
    let files = strings("a = A;", "a = B;").merging([
      "Info.plist": "{ CFBundleDevelopmentRegion = en; UIApplicationShortcutItems = ({ title = \"New tab\"; }); }",
      "de.lproj/InfoPlist.strings":
        "\"Privacy._.Camera.Usage.Description\" = x; CFBundleName = y; \"New tab\" = z; NSCameraUsageDescription = w; \"\" = \"\";",
    ]) { $1 }
    #expect(
      try found(files).filter { $0.contains("unknownInfoKey") }
        == ["warning audit.unknownInfoKey de Privacy._.Camera.Usage.Description"])
  }

  /// Keys of an intent definition are identifiers, with dots or without, or two of them.
  @Test func joinedKeysOfAnIntentDefinition() throws {
    func text(_ name: String, _ id: String) -> String {
      "<key>\(name)</key><string>T</string><key>\(name)ID</key><string>\(id)</string>"
    }
    let definition =
      "<plist version=\"1.0\"><dict>" + text("INIntentTitle", "App.Paint.Title")
      + text("INIntentParameterPromptDialogFormatString", "AbC-dEf") + text("INEnumValueDisplayName", "XyZ123")
      + "</dict></plist>"
    let own = "\"App.Paint.Title\" = x; \"AbC-dEf-XyZ123\" = y; XyZ123 = z; \"AbC-dEf\" = w;"
    let files = [
      "Info.plist": english, "Base.lproj/Intents.intentdefinition": definition,
      "de.lproj/Intents.strings": own,
      "fr.lproj/Intents.strings": own + "\"AbC-dEf-Gone\" = y; \"App.Paint\" = x; \"AbC-dEf.XyZ123\" = y;",
    ]
    #expect(
      try found(files) == [
        "warning audit.staleKey fr AbC-dEf-Gone", "warning audit.staleKey fr AbC-dEf.XyZ123",
        "warning audit.staleKey fr App.Paint",
      ])
  }
}
