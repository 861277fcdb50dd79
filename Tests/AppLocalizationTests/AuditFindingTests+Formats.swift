import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

extension AuditFindingTests {
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
      ("${a} %@", "%@", ["warning audit.formatMismatch de,fr k"]), ("${a} ${b}", "${b} ${a}", []),
      ("${a} b", "a ${b}", ["error audit.formatMismatch de,fr k"]), ("a", "${a", []), ("a ${", "a", []),
      // What stands as a conversion does is one, also if prose may have it. What would be wrong then is a warning.
      ("Vol. %g", "Tom", ["warning audit.formatMismatch de,fr k"]),
      ("0x%X", "0", ["warning audit.formatMismatch de,fr k"]),
      ("Key %c, %o", "Taste %c", ["warning audit.formatMismatch de,fr k"]),
      ("%e", "%x", ["warning audit.formatMismatch de,fr k"]),
      ("%dh left", "h", ["warning audit.formatMismatch de,fr k"]),
      ("%g", "%@", ["error audit.formatMismatch de,fr k"]), ("50 %g", "50", []), ("5%c", "5", []), ("a %only", "a", []),
      ("/%d0", "/", []), ("50 % of", "50", []),
      // An empty text says nothing about arguments.
      ("", "%d", []), (" ", "%@", []),
      // Foundation shows no percent sign beside an argument that is not doubled (SwiftGen #460 and #859).
      ("%d%", "%d%", ["warning audit.formatMismatch de,en,fr k"]),
      ("%@: 90% !", "%@: 90%", ["warning audit.formatMismatch de,en,fr k"]),
      ("%d % off", "%d %% frei", ["warning audit.formatMismatch de,fr k", "warning audit.formatMismatch en k"]),
      ("90% !", "90% ?", []), ("%d%%", "%d%%", []),
    ] as [(String, String, [String])])
  func formats(source: String, translation: String, expected: [String]) throws {
    #expect(try found(strings("k = \"\(source)\";", "k = \"\(translation)\";")) == expected)
  }

  /// One cause, although the conversions are at different places of the texts.
  @Test func differencesAtOtherPlaces() throws {
    #expect(
      try found(strings("k = Name;", "k = \"a %@\";", fr: "k = \"aaa %@\";")) == ["error audit.formatMismatch de,fr k"])
  }

  /// A message has three differences, and counts the others.
  @Test func differencesAreCounted() throws {
    func ending(_ count: Int) throws -> [Bool?] {
      let translation = (1...count).map { "%\($0)$@" }.joined()
      let message = try audit(strings("k = Name;", "k = \"\(translation)\";")).findings.first?.message
      return [message?.contains("more"), message?.hasSuffix("; and \(count - 3) more")]
    }
    #expect(try ending(3) == [false, false])
    #expect(try ending(4) == [true, true])
    #expect(try ending(5) == [true, true])
  }

  /// The line of a finding counts the places that it does not name.
  @Test func placesAreCounted() throws {
    func ending(_ languages: String...) throws -> Substring? {
      var files = ["Info.plist": english, "en.lproj/Localizable.strings": "k = Name;"]
      for language in languages { files["\(language).lproj/Localizable.strings"] = "k = \"%@\";" }
      return try audit(files).findings.first.map { "\($0)".dropFirst($0.diagnostic.description.count) }
    }
    #expect(try ending("de") == "")
    #expect(try ending("de", "fr") == " (and 1 more place)")
    #expect(try ending("de", "fr", "it") == " (and 2 more places)")
  }

  /// Code passes the arguments that the key has, and those of the texts for other counts, also if the developer's text
  /// omits them.
  @Test func argumentsThatTheDeveloperOmits() throws {
    func tags(_ german: String) -> [String: String] {
      catalog(#""tags %@":{"localizations":{"en":\#(unit("Tags")),"de":\#(unit(german))}}"#)
    }
    #expect(try found(tags("Tags von %@")) == [])
    #expect(try found(tags("Tags von %@ %@")) == ["error audit.formatMismatch de tags %@"])
    func days(_ one: String, _ other: String) -> [String: String] {
      strings(
        "\"days.\(one)\" = \"One day\"; \"days.\(other)\" = \"%d days\";",
        "\"days.\(one)\" = \"%d Tag\"; \"days.\(other)\" = \"%d Tage\";")
    }
    for other in ["other", "many", "plural"] { #expect(try found(days("one", other)) == []) }
    #expect(try found(days("One", "Other")) == [] && found(days("left.one", "left.other")) == [])
    #expect(try found(days("one.left", "other.left")) == ["error audit.formatMismatch de,fr days.one.left"])
    for other in ["left", "Other"] {
      #expect(try found(days("one", other)) == ["error audit.formatMismatch de,fr days.one"])
    }
  }

  /// Code no longer looks up a text that the catalog calls stale.
  @Test func staleTextsAreNotCompared() throws {
    let entry = #""k":{"extractionState":"stale","localizations":{"en":\#(unit("%d")),"de":\#(unit("%@"))}}"#
    #expect(try found(catalog(entry)) == ["warning audit.staleKey en k"])
    let conflict = #""k":{"extractionState":"stale","localizations":{"en":\#(unit("%1$d %1$@"))}}"#
    #expect(try found(catalog(conflict)) == ["warning audit.staleKey en k"])
    let all = ["de", "en", "es", "fr"].map { #""\#($0)":\#(unit($0 == "de" ? "" : "Text"))"# }.joined(separator: ",")
    let empty = #""k":{"extractionState":"stale","localizations":{\#(all)}}"#
    #expect(try found(catalog(empty)) == ["warning audit.staleKey en k"])
    let forms =
      #""k":{"extractionState":"stale","localizations":{"pl":\#(plural(["one": "%lld a", "other": "%lld b"]))}}"#
    #expect(try !found(catalog(forms)).contains { $0.contains("missingPluralCategory") })
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

  /// If most translations keep a conversion that prose may have, it is one, and another type is an error.
  @Test func conversionsThatMostKeep() throws {
    func found(_ polish: String, _ others: String) throws -> [String] {
      var files = ["Info.plist": english, "en.lproj/Localizable.strings": "k = \"x%gx\";"]
      for name in ["de", "es", "fr"] { files["\(name).lproj/Localizable.strings"] = "k = \"\(others)\";" }
      files["pl.lproj/Localizable.strings"] = "k = \"\(polish)\";"
      return try self.found(files)
    }
    #expect(try found("x", "x%gx") == ["warning audit.formatMismatch pl k"])
    #expect(try found("x%xx", "x%gx") == ["error audit.formatMismatch pl k"])
    #expect(try found("x%gx", "x") == [])
  }

  /// What is seen of a part that counts a text: the form follows it, as in SwiftGen #1089.
  @Test func formThatFollowsAText() throws {
    let list = Samples.dictionaryFile(
      ["k": Samples.entry("%#@n@", [("n", "d", [("one", "%1$@ and %2$d"), ("other", "%1$@ and %2$d others")])])])
    let found = try audit(["Info.plist": english, "en.lproj/Localizable.stringsdict": list]).findings
    #expect(
      found.map(\.message) == [
        "'k' in 'en': the form of '%#@n@' follows argument 1, which is shown as '%1$@': write '%2$#@n@'"
      ])
  }

  /// By CLDR's rules no whole number of Polish takes `other`, and of German most do. A fraction of Polish does.
  @Test(
    arguments: [
      ("pl", "d", ["one", "few", "many"], "warning"), ("pl", "f", ["one", "few", "many"], "error"),
      ("pl", "d", ["one", "few"], "error"), ("de", "d", ["one"], "error"),
      ("ru", "lld", ["one", "few", "many"], "warning"),
    ])
  func missingOther(language: String, type: String, forms: [String], severity: String) throws {
    let texts = forms.map { ($0, "%\(type) \($0)") }
    let entry = Samples.entry("%#@n@", [("n", type, texts)])
    let file = Samples.dictionaryFile(["a": entry, "b": entry, "c": entry, "d": entry, "e": entry])
    // One cause is one finding, however many texts an export wrote.
    let found = try audit(["Info.plist": english, "\(language).lproj/Localizable.stringsdict": file]).findings
      .filter { $0.code == "stringsdict.missingOther" }
    #expect(found.map(\.severity.rawValue) == [severity] && found.first?.places.count == 5)
    #expect(found.first?.message.hasSuffix("; and 2 more of 'Localizable'") == true, "\(found)")
    let cases = forms.map { #""\#($0)":\#(unit("%\(type) x"))"# }.joined(separator: ",")
    let both = ["a", "b"].map { #""\#($0)":{"localizations":{"\#(language)":{"variations":{"plural":{\#(cases)}}}}}"# }
    let catalogs = try audit(catalog(both.joined(separator: ","))).findings.filter { $0.code == "catalog.missingOther" }
    #expect(catalogs.map(\.severity.rawValue) == [severity], "\(catalogs)")
  }

  /// Nobody passes arguments to the texts of `Info.plist`.
  @Test func textsOfInfoPlistAreNotFormats() throws {
    let files = strings("a = A;", "a = B;").merging([
      "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Up to 100 %\";",
      "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Bis 100 %d\";",
      "fr.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"%@ 100 %\";",
      "es.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"100 % de\";",
      "es.lproj/Localizable.strings": "a = A;",
    ]) { $1 }
    #expect(
      try found(files) == [
        "error audit.formatMismatch fr NSCameraUsageDescription",
        "warning audit.formatMismatch de NSCameraUsageDescription",
      ])
  }

  // MARK: - Plural formats
  /// "Two files" needs no number; `few` stands for several numbers, and needs it.
  @Test func formsForOneNumberMayOmitIt() throws {
    func slovenian(two: String, few: String) -> [String: String] {
      let english = plural(["one": "%lld file", "other": "%lld files"])
      let forms = plural(["one": "%lld datoteka", "two": two, "few": few, "other": "%lld datotek"])
      return catalog(#""files":{"localizations":{"en":\#(english),"sl":\#(forms)}}"#)
    }
    #expect(try found(slovenian(two: "Dve datoteki", few: "%lld datoteke")) == [])
    #expect(try found(slovenian(two: "%lld datoteki", few: "Datoteke")) == ["warning audit.formatMismatch sl files"])
  }

  @Test func valueTypesWithAPercentSign() throws {
    for type in ["%ld", "%lu", "%lld", "d"] {
      #expect(try found(strings(dictionary: "%#@n@", type: type)) == [])
    }
    #expect(try found(strings(dictionary: "%#@n@", type: "s")).contains("error stringsdict.valueType de,en"))
    #expect(
      try found(strings(dictionary: "%1#@n@", type: "d")) == ["warning stringsdict.malformedSpecifier de,en"])
  }

  /// Apple's page asks for a number's specifier; an object that is a number is counted all the same. What reads it as a
  /// number reads garbage.
  @Test(arguments: [("%2$@ coins", []), ("%1$d coins, %2$@", ["error audit.argumentConflict de,en coins"])])
  func objectsThatAreCounted(text: String, errors: [String]) throws {
    let list = Samples.dictionaryFile(
      ["coins": Samples.entry("%1$#@c@", [("c", "@", [("one", "%2$@ coin"), ("other", text)])])])
    let files = [
      "Info.plist": english, "en.lproj/Localizable.stringsdict": list, "de.lproj/Localizable.stringsdict": list,
    ]
    #expect(try found(files) == errors + ["note stringsdict.valueType de,en"])
    try withTemporaryFolder(files) { folder in
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["en"])
      #expect(localizer.string("coins", arguments: [1, "1"]) == "1 coin")
      if errors.isEmpty { #expect(localizer.string("coins", arguments: ["2", "2"]) == "2 coins") }
    }
  }

  func strings(dictionary format: String, type: String) -> [String: String] {
    let texts = [("one", "one"), ("other", "%d files")]
    let list = Samples.dictionaryFile(["files": Samples.entry(format, [("n", type, texts)])])
    return [
      "Info.plist": english, "en.lproj/Localizable.stringsdict": list, "de.lproj/Localizable.stringsdict": list,
    ]
  }

  /// By CLDR's rules for cardinal numbers: `many` in French is for millions, `other` in Polish for decimals. Japanese
  /// has `other` alone.
  @Test(
    arguments: [
      ("pl", ["one", "other"], "few, many"), ("uk", ["one", "few", "other"], "many"),
      ("be", ["one", "many", "other"], "few"), ("ru", ["other"], "one, few, many"),
      ("pl", ["one", "few", "many", "other"], nil), ("fr", ["one", "other"], nil), ("ja", ["other"], nil),
      ("cs", ["one", "few", "other"], nil), ("sl", ["one", "few", "other"], "two"),
      ("ar", ["one", "other"], "zero, two, few, many"),
    ] as [(String, [String], String?)])
  func pluralCategories(language: String, categories: [String], missing: String?) throws {
    let forms = { (names: [String]) in plural(Dictionary(uniqueKeysWithValues: names.map { ($0, "%lld \($0)") })) }
    let (english, other) = (forms(["one", "other"]), forms(categories))
    let text = #""%lld files":{"localizations":{"en":\#(english),"\#(language)":\#(other)}}"#
    #expect(
      try audit(catalog(text)).findings.map { "\($0.severity) \($0.message)" }
        == (missing.map { ["warning '%lld files' lacks plural forms: \($0) in '\(language)'"] } ?? []))
  }

  /// The form `zero` is for exactly 0 in English, and does not make a text vary. Turkish and German texts may need one form
  /// only. A source with `other` alone is one of several keys between which code chooses.
  @Test(
    arguments: [
      (["zero", "other"], "de", ["zero", "other"], nil), (["one", "other"], "tr", ["other"], nil),
      (["one", "other"], "de", ["other"], nil), (["other"], "cs", ["few", "other"], nil),
      (["other"], "pl", ["other"], nil), (["zero", "one", "other"], "pl", ["zero", "other"], "one, few, many"),
      (["one", "other"], "lv", ["zero", "other"], "one"), ([], "pl", ["one", "other"], "few, many"),
      ([], "de", ["few", "other"], "one"), ([], "pl", ["zero", "other"], nil),
    ] as [([String], String, [String], String?)])
  func formsThatAreNotMissing(source: [String], language: String, translation: [String], missing: String?) throws {
    let forms = { (names: [String]) in plural(Dictionary(uniqueKeysWithValues: names.map { ($0, "%lld \($0)") })) }
    let english = source.isEmpty ? unit("%lld files") : forms(source)
    let text = #""%lld files":{"localizations":{"en":\#(english),"\#(language)":\#(forms(translation))}}"#
    #expect(
      try audit(catalog(text)).findings.map(\.message)
        == (missing.map { ["'%lld files' lacks plural forms: \($0) in '\(language)'"] } ?? []))
  }
}
