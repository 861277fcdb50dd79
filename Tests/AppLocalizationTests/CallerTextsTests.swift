import AppLocalization
import Foundation
import LocalePlurals
import TestSupport
import Testing

/// Texts that a caller has, in place of files: the look-up of files, for the same texts, says what is right.
@Suite struct CallerTextsTests {
  private static let texts: [String: [String: [String: LocalizedFormat]]] = [
    "en": [
      "Localizable": [
        "hi": "Hi, %(name)@", "days": .plural([.one: "%lld day", .other: "%lld days"]), "only English": "English",
        "found": "%(count)lld in %(folder)@", "100 %": "100 %",
        "left": .plural([.one: "%(count)@ of %(total)@ is left", .other: "%(count)@ of %(total)@ are left"]),
        "words": .plural([.one: "one", .other: "many"]),
        "mixed": "%(a)@ and %-8.3f, %*d, %02$@ or %@", "odd": "50 %% of %(a)@",
        "device": .plural(by: "total", [.one: "%(count)@ of one", .other: "%(count)@ of %(total)@"]),
      ]
    ],
    "it": [
      "Localizable": [
        "hi": "Ciao, %(name)@", "found": "In %(folder)@: %(count)lld",
        "days": .plural([.zero: "nessun giorno", .one: "%lld giorno", .many: "%lld di giorni", .other: "%lld giorni"]),
      ],
      "Errors": ["gone": "sparito"],
    ],
    "pl": [
      "Localizable": ["days": .plural([.one: "%lld dzień", .few: "%lld dni", .many: "%lld dni", .other: "%lld dnia"])]
    ],
  ]

  /// More localizations of one language than CLDR has: their look-ups are made for each visitor, who gets what the bundle's
  /// choice says, as where they are made before.
  @Test(arguments: TestSize.isFull ? [127, 128, 129, 140] : [128, 129])
  func localizationsOfOneLanguage(count: Int) {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let names = letters.flatMap { one in letters.map { "en-\(one)\($0)" } }.prefix(count) + ["de", "fr"]
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, ["Localizable": ["a": LocalizedFormat($0)]]) })
    let tables = BundleTables(texts: texts, developmentRegion: "de")
    for preference in ["en-AB", "it", "x!", "en-ZZ", "en-AU", "fr-CA"].prefix(TestSize.count(6, sample: 3)) {
      let localizer = tables.localizer(for: preference)
      let choice = tables.bundle.choice(for: [preference], engine: .cldr).localizations
      #expect(localizer.searchList.first == choice.first && localizer.string("a") == choice.first, "\(preference)")
      #expect(localizer.searchList.contains("de"))
    }
    #expect(tables.localizer(for: AcceptLanguage("en;q=0, *")).string("a") == "de")
  }

  /// The same texts as files, which are read by other code.
  private func write(_ texts: [String: [String: [String: LocalizedFormat]]], to folder: TemporaryFolder) throws {
    for (table, keys) in Dictionary(
      grouping: texts.flatMap { name, tables in
        tables.flatMap { table, texts in texts.map { (table: table, key: $0.key, name: name, format: $0.value) } }
      }, by: \.table)
    {
      let strings = Dictionary(grouping: keys, by: \.key).mapValues { rows in
        ["localizations": Dictionary(uniqueKeysWithValues: rows.map { ($0.name, Self.json($0.format.text)) })]
      }
      let catalog: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
      try folder.write("\(table).xcstrings", try JSONSerialization.data(withJSONObject: catalog))
    }
  }

  private static func json(_ text: VariedText) -> [String: Any] {
    switch text {
    case .text(let text): ["stringUnit": ["state": "translated", "value": text.text]]
    case .plural(_, let forms):
      ["variations": ["plural": Dictionary(uniqueKeysWithValues: forms.map { ($0.category.rawValue, json($0.text)) })]]
    case .device: [:]
    }
  }

  @Test func areAnsweredAsFilesAre() throws {
    try withTemporaryFolder { folder in
      try write(Self.texts, to: folder)
      let files = try BundleTables(path: folder.path)
      let given = BundleTables(texts: Self.texts, developmentRegion: "en")
      #expect(given.diagnostics.isEmpty && given.bundle.localizations == ["en", "it", "pl"])
      let arguments: [[any FormatArgument]] = [[0], [1], [2], [22, "x"], ["Anna"], [1.5], [1_000_000, 3]]
      for preference in ["it-CH", "pl", "en-IT", "ja", "de", "scn", ""] {
        for policy in [MissingKeyPolicy.chain, .apple] {
          let (file, own) = (
            files.localizer(for: preference, missingKeys: policy), given.localizer(for: preference, missingKeys: policy)
          )
          #expect(own.searchList == file.searchList && own.explanation == file.explanation)
          for key in ["hi", "days", "only English", "found", "left", "words", "100 %", "none"] {
            #expect(own.lookUp(key).description == file.lookUp(key).description, "\(preference) \(key)")
            for arguments in arguments {
              #expect(
                own.string(key, arguments: arguments) == file.string(key, arguments: arguments), "\(preference) \(key)")
            }
          }
          #expect(own.string("gone", table: "Errors") == file.string("gone", table: "Errors"))
        }
        let user = AppLocalizer(given, preferredLanguages: [preference])
        #expect(user.searchList == AppLocalizer(files, preferredLanguages: [preference]).searchList)
        #expect(user.resource("Package.swift") == nil && user.info.displayName == nil)
      }
    }
  }

  /// Worked out from the texts by hand. A translation may name arguments in another order.
  @Test func argumentsByName() {
    let tables = BundleTables(texts: Self.texts, developmentRegion: "en")
    let rows: [(String, String, [String: any FormatArgument], String)] = [
      ("it", "found", ["count": 5, "folder": "Musica"], "In Musica: 5"),
      ("en", "found", ["folder": "Music", "count": 1_234], "1,234 in Music"),
      // What is not given stands, and what nothing names is not written.
      ("en", "found", ["count": 5, "other": 7], "5 in %(folder)@"),
      ("en", "hi", [:], "Hi, %(name)@"), ("en", "100 %", [:], "100 %"), ("en", "odd", [:], "50 %% of %(a)@"),
      ("en", "mixed", ["a": "A"], "A and %-8.3f, %*d, %02$@ or %@"),
      ("en", "mixed", [:], "%(a)@ and %-8.3f, %*d, %02$@ or %@"), ("it", "days", [:], "%lld giorni"),
      // The first number that the developer's texts name decides; else the only one.
      ("en", "left", ["total": 2, "count": 1], "1 of 2 is left"),
      ("en", "left", ["total": 1, "count": 2], "2 of 1 are left"),
      ("en", "left", ["total": 1, "count": "all"], "all of 1 is left"),
      ("en", "left", ["total": 1], "%(count)@ of 1 are left"), ("en", "left", [:], "%(count)@ of %(total)@ are left"),
      ("en", "device", ["total": 1, "count": 5], "5 of one"), ("en", "device", ["count": 1], "1 of %(total)@"),
      ("en", "words", ["n": 1, "name": "Anna"], "one"), ("en", "words", ["n": 1, "m": 1], "many"),
      // `%lld` has no name: it is the form that the number decides.
      ("it", "days", ["n": 0], "nessun giorno"), ("pl", "days", ["n": 2], "%lld dni"),
    ]
    for (language, key, arguments, expected) in rows {
      #expect(tables.localizer(for: language).string(key, arguments: arguments) == expected, "\(language) \(arguments)")
    }
    #expect(tables.localizer(for: "it").string("found", arguments: [5, "Musica"]) == "In Musica: 5")
  }

  /// A conversion without its argument stands as it is in the file, wherever a text comes from.
  @Test func whatIsNotGivenStands() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%(who)@: %#@files@ and %lld"},
        "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "one of %(all)lld"}}, "other": {"stringUnit": {"value": "%arg of %(all)lld"}}
        }}}}}}}}}
      """
    let files = [
      "en.lproj/Other.strings": "\"k\" = \"%(a)@ and %@\";", "Localizable.xcstrings": catalog,
    ]
    try withTemporaryFolder(files) { folder in
      let localizer = try BundleTables(path: folder.path).localizer(for: "en")
      #expect(localizer.string("k", arguments: ["a": 1], table: "Other") == "1 and %@")
      #expect(localizer.string("k", arguments: ["A"], table: "Other") == "A and %@")
      #expect(localizer.string("k", arguments: [:], table: "Other") == "%(a)@ and %@")
      #expect(localizer.string("k", arguments: [:]) == "%(who)@: %arg of %(all)lld and %lld")
      #expect(localizer.string("k", arguments: ["files": 1, "all": 5]) == "%(who)@: one of 5 and %lld")
      #expect(localizer.string("k", arguments: ["who": "A"]) == "A: %arg of %(all)lld and %lld")
      #expect(localizer.string("missing %(a)@ %d", arguments: ["b": 1]) == "missing %(a)@ %d")
      #expect(localizer.string("missing %(a)@ %d", arguments: [:]) == "missing %(a)@ %d")
    }
  }

  /// One number of two is counted, whatever a form leaves out, and in whatever order a translator names them: CLDR's category
  /// of that number says which form it is, and the form is filled in by hand.
  @Test func theCountedNumberIsOne() throws {
    var random = SeededGenerator(seed: 88)
    let languages = ["en", "it", "pl", "ar"]
    for _ in 0..<TestSize.count(4_000, sample: 600) {
      let names = ["count", "total"].map { _ in random.pick(["a", "n.1", "z_z", "é"]) ?? "" }
      if names[0] == names[1] { continue }
      let isNamed = random.number(below: 3) > 0
      let kinds = random.pick([["@", "@"], ["lld", "lld"], ["lld", "@"], ["d", "s"]]) ?? []
      let region = random.pick(["", "en", "pl"]) ?? ""
      let developer = region.isEmpty ? nil : region
      // What a caller names; by position a name is known where a text has it.
      let counted = isNamed ? random.number(below: 2) : 0
      let isToldByCaller = counted == 1 || isNamed && random.number(below: 3) == 0
      func conversion(_ argument: Int) -> String {
        isNamed ? "%(\(names[argument]))\(kinds[argument])" : "%\(argument + 1)$\(kinds[argument])"
      }
      var written: [String: [PluralCategory: [Int]]] = [:]
      var texts: [String: [String: [String: LocalizedFormat]]] = [:]
      for language in languages {
        var forms: [PluralCategory: [Int]] = [:]
        for category in PluralRules(language).categories where category != .other || random.number(below: 5) > 0 {
          let isBrief = [PluralCategory.zero, .one, .two].contains(category)
          // The developer's number is first where all are there; a translator's where no developer's text says it.
          let isFirst = language == developer || developer == nil
          forms[category] =
            isBrief
            ? random.pick([[1 - counted], [], [0, 1], [1, 0]])
            : isFirst ? [0, 1] : random.pick([[0, 1], [1, 0], [1]])
        }
        // English has no other form with all of them.
        if language == "en" || language == "it" { forms[.other] = forms[.other] ?? [0, 1] }
        written[language] = forms
        let named = isToldByCaller && (language == developer || developer == nil) ? names[counted] : nil
        let format = LocalizedFormat.plural(
          by: named,
          forms.mapValues { arguments in "\(language) \(arguments.map(conversion).joined(separator: ", "))" })
        texts[language] = ["Localizable": ["k": format]]
      }
      let tables = BundleTables(texts: texts, developmentRegion: developer)
      for language in languages {
        let values = (0..<2).map { _ in random.pick([0, 1, 2, 5, 11, 22]) ?? 0 }
        let rules = PluralRules(language)
        let forms = written[language] ?? [:]
        let category = values[counted] == 0 && forms[.zero] != nil ? .zero : rules.category(for: values[counted])
        guard let form = forms[category] ?? forms[.other] else { continue }
        let expected = "\(language) \(form.map { "\(values[$0])" }.joined(separator: ", "))"
        var localizer = tables.localizer(for: language)
        localizer.formattingLocale = Locale(identifier: "en")
        let byName = localizer.string("k", arguments: [names[0]: values[0], names[1]: values[1]])
        if isNamed { #expect(byName == expected, "\(texts) \(values) \(developer ?? "-")") }
        // By position the developer's text says which comes first, in all languages.
        if developer != nil || !isNamed {
          #expect(localizer.string("k", arguments: values) == expected, "\(texts) \(values) \(developer ?? "-")")
        }
      }
    }
  }

  /// The digits that are written of the counted number decide, and not those of another.
  @Test(arguments: [
    ("%(part).1f of %(all).0f mile", 1.0, "1.0 of 1 mile"), ("%(part).1f of %(all).0f mile", 2.0, "2"),
  ])
  func digitsOfTheCountedNumber(one: String, all: Double, expected: String) {
    let format = LocalizedFormat.plural(by: "all", [.one: one, .other: "%(all).0f"])
    let localizer = BundleTables(texts: ["en": ["Localizable": ["k": format]]]).localizer(for: "en")
    #expect(localizer.string("k", arguments: ["part": 1.0, "all": all]) == expected)
  }

  /// Parts of files have names of their own, which are those of their arguments.
  @Test func namesOfParts() throws {
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/Localizable.stringsdict", Samples.stringsDictionary)
      let localizer = try BundleTables(path: folder.path).localizer(for: "en")
      let key = "%lld files in %lld folders"
      #expect(localizer.string(key, arguments: ["folders": 1, "files": 3]) == "3 files in one folder")
      #expect(localizer.string(key, arguments: ["folders": 2, "files": 0]) == "nothing in 2 folders")
    }
  }

  /// What a function with `CVarArg...` got, and kinds of numbers. Foundation writes the same numbers as `Int64` and `Double`.
  @Test func kindsOfArguments() {
    let texts: [String: LocalizedFormat] = [
      "@": "%@", "d": "%lld", "f": "%.2f", "n": .plural([.zero: "no mile", .one: "%@ mile", .other: "%@ miles"]),
    ]
    let tables = BundleTables(texts: ["de": ["Localizable": texts], "en": ["Localizable": texts]])
    let (german, english) = (tables.localizer(for: "de"), tables.localizer(for: "en"))
    func passed(_ key: String, _ arguments: any CVarArg...) -> String { german.string(key, arguments: arguments) }
    #expect(passed("d", 1_234) == "1.234" && passed("f", 1.5) == "1,50" && passed("d", true) == "1")
    #expect(passed("@", "Anna" as NSString) == "Anna" && passed("f", CGFloat(2)) == "2,00")
    let rows: [(String, any FormatArgument, String)] = [
      ("@", Decimal(string: "1234567890123456.78") ?? 0, "1.234.567.890.123.456,78"),
      ("f", Decimal(string: "0.125") ?? 0, "0,12"), ("d", Decimal(3), "3"), ("@", Decimal.nan, "NaN"),
      ("@", NSNumber(value: 1_234), "1.234"), ("@", NSNumber(value: 0.5), "0,5"), ("d", NSNumber(value: true), "1"),
      ("@", NSNumber(value: UInt64.max), "18446744073709551615"), ("@", NSDecimalNumber(string: "0.10"), "0,1"),
      ("@", CGFloat(0.5), "0,5"), ("@", true, "1"), ("d", false, "0"),
    ]
    for (key, argument, expected) in rows { #expect(german.string(key, arguments: [argument]) == expected) }
    let miles: [(any FormatArgument, String)] = [
      (Decimal(0), "no mile"), (0, "no mile"), (NSNumber(value: 0), "no mile"), (Decimal(1), "1 mile"),
      (Decimal(string: "1.5") ?? 0, "1.5 miles"), (NSNumber(value: 1), "1 mile"),
    ]
    for (number, expected) in miles { #expect(english.string("n", arguments: [number]) == expected) }
  }

  /// UAX #9, 2.4: what an argument opens ends with it, and it closes nothing outside.
  @Test(arguments: [
    ("Anna", "\u{2068}Anna\u{2069}"), ("", "\u{2068}\u{2069}"), ("a\u{2069}b", "\u{2068}ab\u{2069}"),
    ("a\u{2067}b", "\u{2068}a\u{2067}b\u{2069}\u{2069}"),
    ("\u{2066}a\u{2069}\u{2069}\u{202E}", "\u{2068}\u{2066}a\u{2069}\u{202E}\u{2069}"),
  ])
  func directions(argument: String, expected: String) {
    let tables = BundleTables(texts: ["he": ["Localizable": ["by": "מאת %@, 100%%", "%@": .plural([.other: "%@!"])]]])
    var localizer = tables.localizer(for: "he")
    #expect(localizer.string("by", arguments: [argument]) == "מאת \(argument), 100%")
    localizer.isolatesArguments = true
    #expect(localizer.string("by", arguments: [argument]) == "מאת \(expected), 100%")
    #expect(localizer("\(argument)") == "\(expected)!")
  }

  private struct NoConnection: Error, Equatable {}

  @Test func sources() throws {
    let tables = BundleTables(localizations: ["it", "en"], developmentRegion: "en") { name in
      ["Localizable": ["name": LocalizedFormat(name)]]
    }
    #expect(tables.localizer(for: AcceptLanguage("it-CH")).string("name") == "it")
    #expect("\(tables.bundle)" == "texts: en, it (development region en)")
    #expect(throws: NoConnection()) {
      try BundleTables(localizations: ["it"]) { _ throws(NoConnection) in throw NoConnection() }
    }
    // What was lost is told as for files.
    let new = BundleTables(texts: ["en": ["Localizable": ["name": "en"]]], developmentRegion: "en")
    #expect(throws: BundleTables.Loss.self) { try tables.replaced(by: new) }
    #expect(try new.replaced(by: tables).bundle.localizations == ["en", "it"])
  }

  @Test(arguments: [
    (["en-GB", "en_GB"], "bundle.sameLocalizationTwice"), ([], "bundle.noLocalization"), (["", "!", "Base"], ""),
  ])
  func oddNames(names: [String], code: String) {
    let table: [String: LocalizedFormat] = ["k": "v", "empty": .plural([:])]
    let tables = BundleTables(
      texts: Dictionary(uniqueKeysWithValues: names.map { ($0, ["Localizable": table]) }))
    #expect(tables.diagnostics.map(\.code.rawValue) == (code.isEmpty ? [] : [code]))
    let localizer = tables.localizer(for: "en-GB")
    #expect(localizer.string("empty", arguments: [1]) == "empty" && localizer.string("empty") == "empty")
    #expect(names.isEmpty || localizer.string("k") == "v")
    #expect("\(localizer)".hasSuffix("(texts)"))
  }

  // MARK: - What was decided

  private static func greetings(_ names: [String], options: LocaleMatcher.Options = .init()) -> BundleTables {
    let texts = names.map { ($0, ["Localizable": ["hi": LocalizedFormat("\($0) %lld")]]) }
    return BundleTables(
      texts: Dictionary(uniqueKeysWithValues: texts), developmentRegion: names.first, options: options)
  }

  /// Texts are shown in the language that a matcher with these options answers.
  @Test func optionsDecide() {
    let (one, own) = (LocaleMatcher.Options(threshold: .below(80)), LocaleMatcher.Options(threshold: .sameLanguage))
    let ordered = LocaleMatcher.Options(threshold: .sameLanguage, demotion: .firstMatch)
    let rows: [(options: LocaleMatcher.Options, names: [String], preferences: [String], shown: String)] = [
      (.init(), ["en", "zh"], ["zh-TW"], "en"), (one, ["en", "zh"], ["zh-TW"], "zh"),
      (one, ["en", "zh"], ["zh-TW", "en"], "en"), (ordered, ["en", "zh"], ["zh-TW", "en"], "zh"),
      (.init(), ["en", "da"], ["nb"], "da"), (own, ["en", "da"], ["nb"], "en"),
      (own, ["en", "da", "nb"], ["no"], "nb"),
      (.init(direction: .twoWay), ["de", "en"], ["is"], "de"), (.init(), ["de", "en"], ["is"], "en"),
    ]
    for row in rows {
      let tables = Self.greetings(row.names, options: row.options)
      let comment: Comment = "\(row)"
      #expect(tables.localizer(for: row.preferences).localization == row.shown, comment)
      let header = AcceptLanguage(preferences: row.preferences)
      #expect(tables.localizer(for: header).string("hi", arguments: [5]) == "\(row.shown) 5", comment)
      #expect(tables.localizer(for: header).explanation.choice.localizations.first == row.shown, comment)
      let matcher = LocaleMatcher(supported: row.names, options: row.options)
      #expect(matcher.bestIdentifier(for: row.preferences) == row.shown, comment)
    }
  }

  /// A language that was chosen is not matched again: neither to a nearer one, nor to another spelling.
  @Test func aChosenLanguageIsShown() {
    let tables = Self.greetings(["en", "de", "de-CH", "es", "es-419", "iw", "he"])
    for name in tables.bundle.localizations {
      let localizer = tables.localizer(in: name)
      #expect(localizer.localization == name && localizer.explanation.choice.localizations.first == name)
      #expect(tables.localizer(in: name.uppercased(), numbersAs: "fr").localization == name)
    }
    let swiss = tables.localizer(in: "de", numbersAs: "de-CH")
    #expect(swiss.string("hi", arguments: [1_234]) == "de 1’234")
    #expect(tables.localizer(in: "de").string("hi", arguments: [1_234]) == "de 1.234")
    // What the bundle has not is shown as its readers get it.
    #expect(tables.localizer(in: "gsw").localization == "de-CH")
    #expect(tables.localizer(in: "und").localization == "en" && tables.localizer(in: "").localization == "en")
  }
}
