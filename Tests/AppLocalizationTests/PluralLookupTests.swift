import AppLocalization
import LocalePlurals
import TestSupport
import Testing

/// Texts with arguments. The expectations are worked out by hand from Apple's descriptions of `.stringsdict` files and
/// string catalogs, and from CLDR's rules.
@Suite struct PluralLookupTests {
  private func format(_ entry: String) throws -> LocalizedFormat {
    let file = Samples.dictionaryFile(["k": entry])
    let dictionary = try #require(StringsDictionary.read(file.utf8).dictionary)
    return try #require(LocalizedTable(dictionary: dictionary)["k"]).format
  }

  private static let files = (
    name: "files", type: "lld",
    texts: [("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku")]
  )

  @Test(arguments: [
    (0, "0 plików"), (1, "1 plik"), (2, "2 pliki"), (5, "5 plików"), (12, "12 plików"), (22, "22 pliki"),
    (-2, "-2 pliki"),
  ])
  func oneVariable(_ row: (number: Int, text: String)) throws {
    let format = try format(Samples.entry("%#@files@", [Self.files]))
    #expect(format.string(arguments: [row.number], language: "pl") == row.text)
    #expect(format.string(arguments: [Int8(row.number)], language: "pl-PL") == row.text)
  }

  /// A text whose parts are not all there has none to compare.
  @Test func aMissingPartLeavesNoText() throws {
    let categories = PluralCategory.allCases
    let whole = try format(Samples.entry("%#@files@", [Self.files])).texts(by: categories)
    #expect(whole.map(\.texts.count) == categories.map { _ in 1 })
    let broken = try format(Samples.entry("%#@files@ in %#@folders@", [Self.files])).texts(by: categories)
    #expect(broken.count == categories.count && broken.allSatisfy(\.texts.isEmpty))
  }

  /// A decimal in place of an integer keeps its digits, and takes the form for them.
  @Test func decimals() throws {
    let files = try format(Samples.entry("%#@files@", [Self.files]))
    #expect(files.string(arguments: [1.5], language: "pl") == "1,5 pliku")
    let miles = try format(
      Samples.entry("%#@miles@", [("miles", "f", [("one", "%.1f mile"), ("other", "%.1f miles")])]))
    // The visible digits decide: 1.0 is `other` in English (i = 1 and v = 0), and `one` in French (i = 0,1).
    #expect(miles.string(arguments: [1.0], language: "en") == "1.0 miles")
    #expect(miles.string(arguments: [1.0], language: "fr") == "1,0 mile")
    let rounded = try format(
      Samples.entry("%#@miles@", [("miles", "f", [("one", "%.0f mile"), ("other", "%.0f miles")])]))
    #expect(rounded.string(arguments: [1.2], language: "en") == "1 mile")
  }

  @Test func severalVariables() throws {
    let format = try format(
      Samples.entry(
        "%#@files@ in %#@folders@",
        [
          ("files", "d", [("zero", "nothing"), ("one", "a file"), ("other", "%d files")]),
          ("folders", "d", [("one", "one folder"), ("other", "%d folders")]),
        ]))
    #expect(format.string(arguments: [1, 1], language: "en") == "a file in one folder")
    #expect(format.string(arguments: [2, 3], language: "en") == "2 files in 3 folders")
    #expect(format.string(arguments: [0, 1], language: "en") == "nothing in one folder")
    #expect(format.string(arguments: [0, 1], language: "ar") == "nothing in one folder")
  }

  /// A form `zero` is used for exactly 0 in every language, and for what CLDR calls zero (Foundation's release notes for
  /// OS X 10.9; Apple, "Localizing strings that contain plurals"). CLDR: Latvian 20 is zero, French 0 is one, Arabic 0 zero.
  @Test(
    arguments: [
      ("en", 0, "none"), ("en", 1, "one"), ("en", 2, "2"), ("ja", 0, "none"), ("ja", 1, "1"), ("fr", 0, "none"),
      ("fr", 1, "one"), ("lv", 0, "none"), ("lv", 20, "none"), ("lv", 22, "22"), ("ar", 0, "none"), ("pl", 0, "none"),
      ("en", -0.0, "none"), ("en", 0.5, "0.5"), ("en", "0", "none"), ("en", "0.00", "none"), ("en", "x", "x"),
      ("en", "1000000000000000000000", "1000000000000000000000"), ("en", UInt64.max, "18446744073709551615"),
    ] as [(String, any FormatArgument, String)])
  func theFormForNothing(language: String, number: any FormatArgument, text: String) throws {
    let forms = { (conversion: String) in [("zero", "none"), ("one", "one"), ("other", conversion)] }
    let conversion =
      switch number {
      case is String: "%@"
      case is Double: "%g"
      case is UInt64: "%llu"
      default: "%lld"
      }
    let dictionary = try format(
      Samples.entry("%#@n@", [("n", String(conversion.dropFirst()), forms(conversion))]))
    let catalog = LocalizedFormat(
      text: .plural([(.zero, .text("none")), (.one, .text("one")), (.other, .text(conversion))]))
    #expect(dictionary.string(arguments: [number], language: language) == text)
    #expect(catalog.string(arguments: [number], language: language) == text)
  }

  /// A variable within the text of another takes the next argument; a position may be written.
  @Test func nestedVariables() throws {
    let rooms = ("rooms", "d", [("one", "one room"), ("other", "%d rooms")])
    let nested = try format(
      Samples.entry(
        "%#@people@",
        [("people", "d", [("one", "One person in %#@rooms@"), ("other", "%d people in %#@rooms@")]), rooms]))
    #expect(nested.string(arguments: [1, 2], language: "en") == "One person in 2 rooms")
    #expect(nested.string(arguments: [5, 1], language: "en") == "5 people in one room")
    let positions = try format(Samples.entry("%2$@: %1$#@rooms@, %3$.1f %%", [rooms]))
    #expect(positions.string(arguments: [3, "Ann", 99.5], language: "en") == "Ann: 3 rooms, 99.5 %")
    #expect(positions.string(arguments: [1, "Ann", 99.5], language: "de") == "Ann: one room, 99,5 %")
  }

  @Test func missingCategories() throws {
    let withoutFew = try format(Samples.entry("%#@n@", [("n", "d", [("one", "%d plik"), ("other", "%d pliku")])]))
    #expect(withoutFew.string(arguments: [2], language: "pl") == "2 pliku")
    let withoutOther = try format(Samples.entry("%#@n@", [("n", "d", [("one", "%d plik"), ("few", "%d pliki")])]))
    #expect(withoutOther.string(arguments: [5], language: "pl") == "5 pliki")
    #expect(withoutOther.string(arguments: [1], language: "pl") == "1 plik")
  }

  /// Conversions with unsuitable arguments are written as well as possible.
  @Test func unsuitableArguments() throws {
    func string(_ text: String, _ arguments: any FormatArgument...) -> String {
      LocalizedFormat(text: .text(text)).string(arguments: arguments, language: "en")
    }
    #expect(string("%1$@ %2$lld %% %1$@", "a", 2) == "a 2 % a")
    #expect(string("%@ and %d", 5, "five") == "5 and five")
    #expect(string("%@, %@", "a") == "a, %@")
    #expect(string("%s|%S|%p|%n", "a", "b", "c", 4) == "a|b|c|")
    #expect(string("%5d|%-5d|%*d", 42, 42, 4, 42) == "   42|42   |  42")
    #expect(string("%5@|%-5@|", "ab", "ab") == "   ab|ab   |")
    #expect(string("%x %X %o %c", 255, 255, 8, 65) == "ff FF 10 A")
    #expect(string("%f", 2) == string("%f", 2.0))
    // As C prints them: a negative precision is none, a negative width aligns left.
    #expect(string("%.*f", -5, 1.5) == "1.500000")
    #expect(string("%*d|", -10, 5) == "5         |")
    #expect(string("%5c|%-3c|", 65, 66) == "    A|B  |")
    #expect(string("%u %hhu %hu", -1, -1, -1).filter { $0 != "," } == "4294967295 255 65535")
    // 2^64 - 3,000,000,000: a number that 32 bits do not hold is not cut.
    #expect(
      string("%u %x", -3_000_000_000, -3_000_000_000).filter { $0 != "," } == "18446744070709551616 ffffffff4d2fa200")
    #expect(string("%llu %x %llx", -1, -1, -1) == "18446744073709551615 ffffffff ffffffffffffffff")
    #expect(string("%llu", UInt64.max) == "18446744073709551615")
    #expect(string("%999999999d|", 1).unicodeScalars.count == 257)
    #expect(string("100%", 1) == "100")
    #expect(string("%#@nobody@", 1) == "nobody")
    #expect(string("%'lld", 1234) == string("%lld", 1234))
    #expect(string("%@", Double.infinity) == "inf")
  }

  @Test func numbersInTheLanguage() {
    let format = LocalizedFormat(text: .text("%lld %.2f"))
    #expect(format.string(arguments: [1_234_567, 0.5], language: "de") == "1.234.567 0,50")
    #expect(format.string(arguments: [1_234_567, 0.5], language: "en") == "1,234,567 0.50")
    // A folder `ü.lproj` is a localization too; its numbers are written as in CLDR's root locale.
    #expect(format.string(arguments: [1_234_567, 0.5], language: "ü") == "1,234,567 0.50")
  }

  @Test func catalogs() throws {
    let source = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": {"localizations": {"pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld rzecz"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
          "many": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "%lld rz."}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy (wiele)"}}}}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy (ułamek)"}}}}}}},
        "%@ sent %lld": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%1$@ sent %2$lld photo"}},
          "other": {"stringUnit": {"state": "translated", "value": "%1$@ sent %2$lld photos"}}}}}}},
        "found": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "Found %#@files@ in %#@folders@ for %3$@"},
          "substitutions": {
            "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
            "folders": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg folder"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}}}}
      """
    let catalog = try #require(StringCatalog.read(source.utf8).catalog)
    let english = try #require(LocalizedTable(catalog: catalog, language: "en"))
    let polish = try #require(LocalizedTable(catalog: catalog, language: "pl"))
    let items = try #require(polish["%lld items"]).format
    #expect(items.string(arguments: [1], language: "pl") == "1 rzecz")
    #expect(items.string(arguments: [3], language: "pl") == "3 rzeczy")
    #expect(items.string(arguments: [5], language: "pl") == "5 rzeczy (wiele)")
    #expect(items.string(arguments: [5], language: "pl", device: .iPhone) == "5 rz.")
    #expect(items.string(arguments: [1.5], language: "pl") == "1,5 rzeczy (ułamek)")
    let sent = try #require(english["%@ sent %lld"]).format
    #expect(sent.string(arguments: ["Ann", 1], language: "en") == "Ann sent 1 photo")
    #expect(sent.string(arguments: ["Ann", 21], language: "en") == "Ann sent 21 photos")
    let found = try #require(english["found"]).format
    #expect(found.string(arguments: [1, 2, "x"], language: "en") == "Found 2 files in 1 folder for x")
  }

  /// The language of the text decides, not the user's: a fallback text keeps its own grammar.
  @Test func theLocalizationThatAnswers() throws {
    try withTemporaryFolder { folder in
      try folder.write("pl.lproj/Localizable.strings", "a = \"%@: %lld\";")
      let files = Samples.dictionaryFile(["files": Samples.entry("%#@files@", [Self.files])])
      try folder.write("pl.lproj/Localizable.stringsdict", files)
      try folder.write("English.lproj/Localizable.strings", "b = \"%lld b\"; c = \"100%\";")
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["pl"], missingKeys: .chain)
      #expect(localizer.string("files", arguments: [5]) == "5 plików")
      #expect(localizer.string("a", arguments: ["x", 2]) == "x: 2")
      #expect(localizer.string("no such key %lld", arguments: [2]) == "no such key 2")
      #expect(localizer.string("nothing", arguments: [2], value: "%lld things") == "2 things")
      let english = try AppLocalizer(path: folder.path, preferredLanguages: ["en"])
      #expect(english.string("c", arguments: []) == "100%")
      #expect(english.string("b", arguments: [1_000]) == "1,000 b")
    }
  }

  /// Apple's page asks for a number's specifier; an object that is a number is counted all the same.
  @Test func objectsThatAreCounted() throws {
    let list = Samples.dictionaryFile(
      ["coins": Samples.entry("%1$#@c@", [("c", "@", [("one", "%2$@ coin"), ("other", "%2$@ coins")])])])
    try withTemporaryFolder(["en.lproj/Localizable.stringsdict": list]) { folder in
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["en"])
      #expect(localizer.string("coins", arguments: [1, "1"]) == "1 coin")
      #expect(localizer.string("coins", arguments: ["2", "2"]) == "2 coins")
    }
  }
}
