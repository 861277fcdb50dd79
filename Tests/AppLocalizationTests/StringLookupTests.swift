import Foundation
import LocalePlurals
import Testing

@testable import AppLocalization

@Suite struct StringLookupTests {
  private func table(_ strings: String? = nil, _ dictionary: String? = nil) -> LocalizedTable {
    LocalizedTable(
      strings: strings.map { StringsTable.read(text: $0).table },
      dictionary: dictionary.flatMap { StringsDictionary.read($0.utf8).dictionary })
  }

  private func lookup() -> StringLookup {
    StringLookup(
      places: TablePlace.order(searchList: ["it", "fr", "en"]),
      tables: [
        .localization("it"): ["Localizable": table("a = \"it a\"; both = \"it strings\";", "both = \"it dict\";")],
        .localization("fr"): ["Localizable": table("b = \"fr b\";"), "Other": table("o = \"fr o\";")],
        .localization("en"): [
          "Localizable": table("a = \"en a\"; c = \"en c\"; b = \"en b\";"), "Other": table("o = \"en o\"; p = p1;"),
          "Dict": table("k = \"en k\";"),
        ], .unlocalized: ["Root": table("r = \"root\";")],
        .base: ["Other": table("o = \"base o\";"), "Dict": table(nil, "k = \"base dict\";")],
      ])
  }

  /// The rules of CFBundle_Strings.c: only one table is searched, the `.stringsdict` before the `.strings`; then the
  /// value is used, then the key.
  @Test func asApple() {
    let found = lookup().string("a")
    #expect(found.text == "it a")
    #expect(found.origin == .table(.localization("it"), .strings, isFallback: false))
    #expect(lookup().string("both").text == "it dict")
    #expect(lookup().string("both").origin == .table(.localization("it"), .stringsDictionary, isFallback: false))
    #expect(lookup().string("c").text == "c")
    #expect(lookup().string("c").origin == .key)
    #expect(lookup().string("c").missedPlaces == [.localization("it")])
    #expect(lookup().string("c", value: "").text == "c")
    #expect(lookup().string("c", value: "v").text == "v")
    #expect(lookup().string("c", value: "v").origin == .givenValue)
    #expect(lookup().string("a", table: "").table == "Localizable")
    #expect(lookup().string("a", table: "None").text == "a")
    #expect(lookup().string("r", table: "Root").place == .unlocalized)
    // A table that the first language lacks comes from Base before the next language.
    #expect(lookup().string("o", table: "Other").text == "base o")
    #expect(lookup().string("p", table: "Other").origin == .key)
    // The two files of a table are searched separately: the `.stringsdict` of Base wins over the `.strings` of 'en'.
    #expect(lookup().string("k", table: "Dict").text == "base dict")
  }

  /// The rule of CFBundle_Strings.c since it knows `.loctable`: of two files with a key, the `.strings` wins if its language
  /// comes first. `Base`, which is no language, has the index -1 there, and a file outside all localizations has none.
  @Test func filesOfTwoPlaces() {
    let list = ["it", "fr", "en"]
    let places = TablePlace.order(searchList: list)
    for strings in places {
      for formats in places {
        var tables: StringLookup.Tables = [:]
        tables[strings] = [
          "Localizable": table("k = text; s = text;", strings == formats ? "k = dict; d = dict;" : nil)
        ]
        if strings != formats { tables[formats] = ["Localizable": table(nil, "k = dict; d = dict;")] }
        let lookup = StringLookup(places: places, tables: tables)
        // Apple's indexes: nil outside, -1 for Base.
        func index(_ place: TablePlace) -> Int? {
          place == .unlocalized ? nil : place.localization.flatMap(list.firstIndex) ?? -1
        }
        var isDictionary = true
        if let own = index(strings), let other = index(formats), own < other { isDictionary = false }
        let answer = lookup.string("k")
        #expect(answer.text == (isDictionary ? "dict" : "text"), "\(strings), \(formats)")
        #expect(answer.place == (isDictionary ? formats : strings))
        #expect(lookup.string("s").place == strings)
        #expect(lookup.string("d").place == formats)
        #expect(Set(lookup.string("none").missedPlaces) == [strings, formats])
      }
    }
  }

  @Test func fallbacks() {
    func chained(_ key: String, table: String? = nil) -> StringAnswer {
      lookup().string(key, table: table, policy: .chain)
    }
    let found = chained("b")
    #expect(found.text == "fr b")
    #expect(found.origin == .table(.localization("fr"), .strings, isFallback: true))
    #expect(found.missedPlaces == [.localization("it")])
    #expect(chained("a").text == "it a")
    #expect(chained("zz").origin == .key)
    #expect(chained("zz").missedPlaces.count == 3)
    // Each place once, also where the two files of a table lie in different ones.
    #expect(chained("zz", table: "Dict").missedPlaces.count == 2)
    #expect(Set(chained("zz", table: "Dict").missedPlaces) == [.base, .localization("en")])
    // The languages come after Base, which has the developer's texts.
    #expect(chained("o", table: "Other").text == "base o")
    #expect(chained("p", table: "Other").text == "p1")
  }

  @Test func selection() throws {
    let dictionary = try #require(StringsDictionary.read(Samples.stringsDictionary.utf8).dictionary)
    let table = LocalizedTable(dictionary: dictionary)
    let files = try #require(table["%lld files in %lld folders"]).format
    #expect(files.representative == "%1$lld files in %2$lld folders")
    #expect(files.plainText == nil)
    #expect(files.text(category: .few) == "%1$lld files in %2$lld folders")
    #expect(files.text(category: .one) == "one file in one folder")
    let welcome = try #require(table["welcome"]).format
    #expect(welcome.text() == "Good morning & welcome")
    #expect(welcome.representative == "Good morning & welcome")
    let press = try #require(table["press"]).format
    #expect(press.text(device: .appleTV) == "Press the remote")
    #expect(press.text(device: .mac) == "Tap")
  }

  /// `String(format: string, 3)` traps on `%#@files@` where Foundation is not Apple's.
  @Test(arguments: [
    ("%d files", "%1$d files"), ("lonely", "lonely part"), ("cycle", "a b a"), ("nowhere", "gone, 50 %% gone"),
    ("few", "%1$d fichiers"),
  ])
  func stringOfVaryingTextIsText(key: String, text: String) throws {
    let file = Samples.dictionaryFile([
      "%d files": Samples.entry("%#@files@", [("files", "d", [("one", "one file"), ("other", "%d files")])]),
      "lonely": Samples.entry("%#@part@", [("part", "d", [("other", "lonely part")])]),
      "cycle": Samples.entry("%#@a@", [("a", "d", [("other", "a %#@b@")]), ("b", "d", [("other", "b %#@a@")])]),
      "nowhere": Samples.entry("%#@gone@, 50 %% %#@gone@", []),
      "few": Samples.entry("%#@n@", [("n", "d", [("one", "un fichier"), ("many", "%d fichiers")])]),
    ])
    let lookup = StringLookup(
      places: [.localization("en")],
      tables: [.localization("en"): ["Localizable": table(nil, file)]])
    let answer = lookup.string(key)
    #expect(answer.text == text)
    #expect(answer.format != nil)
  }

  @Test func catalogs() throws {
    let catalog = try #require(StringCatalog.read(Samples.catalog.utf8).catalog)
    let english = try #require(LocalizedTable(catalog: catalog, language: "en"))
    let german = try #require(LocalizedTable(catalog: catalog, language: "de"))
    #expect(LocalizedTable(catalog: catalog, language: "fr") == nil)
    // In the source language a key without a text is its own text; in other languages it is missing.
    #expect(english["Brand"]?.format.plainText == "Brand")
    #expect(german["Brand"] == nil)
    #expect(english["found"]?.format.text(category: .few) == "Found %1$lld files in %2$lld folders")
    let items = try #require(german["%lld items"]).format
    #expect(items.text(device: .iPhone, category: .one) == "%lld Ding")
    #expect(items.text(device: .appleWatch) == "%lld Dinge am Schreibtisch")
  }

  @Test func partsThatMultiply() {
    let parts = (0..<30).map { index in
      LocalizedFormat.FormatPart(
        name: "p\(index)", text: .text(String(repeating: "%#@p\(index + 1)@", count: 2)))
    }
    let format = LocalizedFormat(
      text: .text("%#@p0@"), parts: parts + [LocalizedFormat.FormatPart(name: "p30", text: .text(""))])
    #expect(format.text() == nil)
  }

  @Test func partsWithinPartsAreBounded() throws {
    let parts = (0..<300).map { index in
      LocalizedFormat.FormatPart(name: "v\(index)", text: .text("%#@v\(index + 1)@"))
    }
    let format = LocalizedFormat(text: .text("%#@v0@"), parts: parts)
    let texts = try onSmallStack { [format.representative, format.string(arguments: [1], language: "en")] }
    #expect(texts == ["v32", "v32"])
    // Conversions beside the parts, on a quarter of Darwin's stack, which is musl's.
    let beside = LocalizedFormat(
      text: .text("%#@v0@"),
      parts: parts.map {
        .init(name: $0.name, text: .plural([(.other, .text("%1$5lld %1$@ " + ($0.text.texts.first ?? "")))]))
      })
    let text = try onSmallStack(kilobytes: 128) { beside.string(arguments: [1], language: "en") }
    #expect(text.hasPrefix("    1 1     1 1 ") && text.hasSuffix(" v32"), "\(text)")
  }

  /// Foundation finds a part by the bytes of its name, as it finds a key.
  @Test func namesOfPartsAreBytes() {
    for (written, name, expected) in [
      ("\u{E9}", "\u{E9}", "5 files"), ("e\u{301}", "e\u{301}", "5 files"), ("\u{E9}", "e\u{301}", "\u{E9}"),
      ("e\u{301}", "\u{E9}", "e\u{301}"),
    ] {
      let part = LocalizedFormat.FormatPart(name: name, text: .text("%lld files"))
      let shown = LocalizedFormat(text: .text("%#@\(written)@"), parts: [part]).string(arguments: [5], language: "en")
      #expect(Array(shown.utf8) == Array(expected.utf8))
    }
  }

  /// A small file asks for ten million letters, whatever the text of the part is made of.
  @Test(arguments: ["a", "%w", "%%", "%@", "%lld", "%(n)@", "%#@b@", "%argx", "\u{E9}", "%"])
  func textsOfPartsAreBounded(piece: String) {
    let part = LocalizedFormat.FormatPart(
      name: "a", specifier: "lld", text: .text(String(repeating: piece, count: 10_000 / piece.utf8.count)))
    let format = LocalizedFormat(text: .text(String(repeating: "%#@a@", count: 1_000)), parts: [part])
    #expect(format.representative.utf8.count < 700_000)
    #expect(format.string(arguments: [1], language: "en").utf8.count < 700_000)
    #expect(format.unfilled(device: .other).utf8.count < 700_000)
    #expect(format.text() == nil)
  }

  /// The bound is for files: a long argument is written whole, and a part after it too.
  @Test func argumentsAreNotBounded() {
    let part = LocalizedFormat.FormatPart(name: "files", text: .text("%lld files"))
    let format = LocalizedFormat(text: .text("%@ %#@files@"), parts: [part])
    let long = String(repeating: "a", count: 300_000)
    #expect(format.string(arguments: [long, 3], language: "en") == long + " 3 files")
  }

  /// `%arg` is the number of its part, however short that part's conversion is, and wherever its argument stands.
  @Test(arguments: ["d", "u", "@", "lld", "i"])
  func theArgumentOfAPart(specifier: String) throws {
    let source = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@ has %#@n@"},
        "substitutions": {"n": {"argNum": 2, "formatSpecifier": "\#(specifier)", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}}}}
      """#
    let catalog = try #require(StringCatalog.read(source.utf8).catalog)
    let format = try #require(LocalizedTable(catalog: catalog, language: "en")?["k"]).format
    #expect(format.string(arguments: ["Ann", 5], language: "en") == "Ann has 5 files")
    #expect(format.string(arguments: ["Ann", 1], language: "en") == "Ann has 1 file")
  }

  /// Positions begin at 1; any other number is as none.
  @Test(arguments: [Int.min, -1, 0])
  func argumentNumbersThatAreNoPositions(number: Int) throws {
    let source = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@x@"},
        "substitutions": {"x": {"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg!"}}}}}}}}}}}
      """#
    let catalog = try #require(StringCatalog.read(source.utf8).catalog)
    let format = try #require(LocalizedTable(catalog: catalog, language: "en")?["k"]).format
    #expect(format.string(arguments: [7], language: "en") == "7!")
  }
}
