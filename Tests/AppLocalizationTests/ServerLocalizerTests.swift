import Foundation
import LocaleMatching
import TestSupport
import Testing

@testable import AppLocalization

/// A server asks its tables: prepared once, chosen by CLDR's rules.
@Suite struct ServerLocalizerTests {
  /// - Parameter texts: the table of each localization; nil for its name.
  private func withTables<Answer>(
    _ names: [String], texts: [String: String] = [:], region: String? = "en", _ body: (BundleTables) throws -> Answer
  ) throws -> Answer {
    try withTemporaryFolder { folder in
      for name in names {
        try folder.write("\(name).lproj/Localizable.strings", texts[name] ?? "\"name\" = \"\(name)\";")
      }
      if let region {
        try folder.write(
          "Info.plist", "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>")
      }
      return try body(try BundleTables(path: folder.path))
    }
  }

  private static let names = ["da", "de", "en", "en-GB", "es", "sr"]

  /// What Apple's bundle rules get wrong, which never saw a header: the visitor's language by CLDR's data.
  @Test(arguments: [
    ("gsw", "de"), ("en-JP", "en-GB"), ("sr-Latn", "sr"), ("nb", "da"), ("ca", "es"), ("ja", "en"), ("", "en"),
    ("de-CH, fr;q=0.9", "de"), ("fr, *;q=0.1", "en"), ("en;q=0, *", "da"), ("de;q=0", "en"),
  ])
  func headers(header: String, expected: String) throws {
    try withTables(Self.names) { tables in
      #expect(tables.localizer(for: AcceptLanguage(header)).localization == expected)
      #expect(tables.localizer(for: AcceptLanguage(header)).string("name") == expected)
      #expect(tables.localizer(for: AcceptLanguage(header)).explanation.choice.first == expected)
    }
  }

  /// Every way of asking agrees with the matcher, and the steps of the choice end in what was chosen.
  @Test func whatChoosesIsTheMatcher() throws {
    var random = SeededGenerator(seed: 49)
    let tags =
      Self.names + [
        "en-IT", "de-AT", "sr-Latn-RS", "gsw", "nb", "fr", "ja", "zh-Hant", "es-MX", "pt", "ca", "x-y", "*", "*",
        "en-US", "sr-Cyrl", "de-DE", "sr_RS.UTF-8", "es-ESP", "en-u-nu-thai",
      ]
    try withTables(Self.names) { tables in
      let options = LocaleMatcher.Options(default: .identifier("en"))
      let matcher = LocaleMatcher(supported: tables.bundle.localizations, options: options)
      for _ in 0..<TestSize.count(20_000, sample: 1_000) {
        let ranges = (0..<random.number(below: 5)).map { _ -> String in
          let weight = random.pick(["", "", ";q=0.5", ";q=0.1", ";q=0"]) ?? ""
          return (random.pick(tags) ?? "en") + weight
        }
        let header = AcceptLanguage(ranges.joined(separator: ", "))
        let localizer = tables.localizer(for: header)
        let match = matcher.bestMatch(for: header)
        if let match { #expect(localizer.localization == match.identifier, "\(header)") }
        #expect(localizer.string("name") == localizer.localization, "\(header)")
        let allowed = Self.names.filter { !header.excludes($0) }
        if !allowed.isEmpty {
          #expect(
            localizer.searchList.allSatisfy { $0 == match?.identifier || !header.excludes($0) },
            "\(header): \(localizer.searchList)")
        }
        let explanation = localizer.explanation
        #expect(explanation.choice.localizations == localizer.searchList, "\(header)")
        switch explanation.decisiveStep {
        case .chosen(let match)?: #expect(match.localization == localizer.localization, "\(header)")
        case .fallback(_, let name, _)?: #expect(name == localizer.localization && match == nil, "\(header)")
        default: Issue.record("\(header): \(explanation)")
        }
        let wanted = header.ranges.filter { $0.qvalue > 0 && !$0.isWildcard }.map(\.identifier)
        let preferred = tables.localizer(for: wanted)
        #expect(preferred.localization == matcher.bestMatch(for: wanted)?.identifier ?? "en")
        if wanted.count == 1, let only = wanted.first {
          #expect(tables.localizer(for: only).localization == preferred.localization)
          #expect(tables.localizer(for: only[...].split(separator: ",")).localization == preferred.localization)
          if let identifier = LanguageIdentifier(only) {
            #expect(tables.localizer(for: identifier).localization == preferred.localization)
            #expect(tables.localizer(for: [identifier]).localization == preferred.localization)
          }
          if let identifier = LocaleIdentifier(only) {
            #expect(tables.localizer(for: identifier).localization == preferred.localization)
            #expect(tables.localizer(for: [identifier]).localization == preferred.localization)
          }
        }
      }
    }
  }

  /// The numbers of CLDR's regions.
  @Test(arguments: [
    ("it-CH, en;q=0.5", "1’234’567 giorni"), ("it", "1.234.567 giorni"), ("it-IT-u-nu-thai", "๑.๒๓๔.๕๖๗ giorni"),
    ("it-u-rg-chzzzz", "1’234’567 giorni"), ("fr;q=0.9, it-CH;q=0.5", "1’234’567 giorni"),
    ("hi-IN", "12,34,567 days"), ("ja", "1,234,567 days"), ("", "1,234,567 days"),
    ("it-u-nu-roman", "1.234.567 giorni"),
  ])
  func theVisitorsRegionWritesNumbers(header: String, expected: String) throws {
    let texts = ["it": "\"days\" = \"%d giorni\";", "en": "\"days\" = \"%d days\";"]
    try withTables(["en", "it"], texts: texts) { tables in
      for _ in 0..<2 {
        #expect(tables.localizer(for: AcceptLanguage(header)).string("days", arguments: [1_234_567]) == expected)
      }
    }
  }

  /// A bundle with so many localizations of one language that their localizers are made when they are asked for.
  @Test func manyLocalizationsOfALanguage() throws {
    let names = (100..<260).map { "en-\($0)" } + ["de"]
    try withTables(names, region: "de") { tables in
      for preference in ["en-150", "en-101", "en-AU", "de", "ja"] {
        let match = LocaleMatcher(supported: tables.bundle.localizations).bestMatch(for: preference)
        let expected = tables.bundle.choice(for: match.map { [$0.identifier] } ?? [], engine: .cldr).localizations
        for _ in 0..<2 {
          let localizer = tables.localizer(for: preference)
          #expect(localizer.searchList == expected && localizer.string("name") == expected.first)
        }
      }
    }
  }

  @Test func aServerShowsTextsRatherThanKeys() throws {
    let texts = ["en": "\"a\" = \"A\"; \"b\" = \"B\";", "en-GB": "\"a\" = \"British\";"]
    try withTables(["en", "en-GB"], texts: texts) { tables in
      let british = tables.localizer(for: "en-GB")
      #expect(british.string("a") == "British")
      #expect(british.string("b") == "B")
      #expect(british.lookUp("b").isFallback)
      #expect(tables.localizer(for: "en-GB", missingKeys: .apple).string("b") == "b")
      let missed = Missed()
      let logged = tables.localizer(
        for: "en-GB",
        missingKeys: .ask {
          missed.add($0)
          return $0.chained
        })
      #expect(logged.string("a") == "British")
      #expect(logged.string("b") == "B")
      #expect(logged.string("b", arguments: [1]) == "B")
      #expect(logged.lookUp("b").text == "B")
      #expect(logged.string("c") == "c")
      #expect(logged.string("c", value: "given") == "given")
      #expect(logged.string("c", table: "Other") == "c")
      let expected = ["b en-GB B", "b en-GB B", "b en-GB B", "c en-GB -", "c en-GB -", "c - -"]
      #expect(missed.all.map { "\($0.key) \($0.localization ?? "-") \($0.chained ?? "-")" } == expected)
      #expect(
        tables.localizer(for: "en", missingKeys: .ask { "[\($0.key) of \($0.table)]" }).string("x")
          == "[x of Localizable]")
    }
  }

  /// The chain ends at the development region, however Info.plist, the folder and SwiftPM spell it.
  @Test(arguments: [
    ("en_GB", "en-GB"), ("en-GB", "en_GB"), ("English", "en"), ("en", "English"), ("iw", "he"), ("en-GB", "en-gb"),
  ])
  func theChainEndsAtTheDevelopmentRegion(region: String, folder: String) throws {
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = \"\(region)\"; }",
      "\(folder).lproj/Localizable.strings": "a = A; b = B;",
      "fr.lproj/Localizable.strings": "a = X;",
    ]
    try withTemporaryFolder(files) { folder in
      let tables = try BundleTables(path: folder.path)
      #expect(tables.localizer(for: "fr").string("b") == "B" && tables.localizer(for: "fr").string("a") == "X")
    }
  }

  private final class Missed: @unchecked Sendable {
    private let lock = NSLock()
    private var keys: [MissingKey] = []

    var all: [MissingKey] { lock.withLock { keys } }
    func add(_ key: MissingKey) { lock.withLock { keys.append(key) } }
  }

  /// One model of errors: a folder that is not there is thrown, damaged files are diagnostics.
  @Test func errors() throws {
    try withTemporaryFolder { folder in
      let bundle = folder.path("App.bundle")
      try folder.write("App.bundle/en.lproj/Localizable.strings", "\"a\" = \"A\"; = b;")
      let made = try #require(Bundle(path: bundle))
      #expect(try BundleTables(bundle: made).localizer(for: "en").string("a") == "A")
      let problems = try BundleTables(path: bundle).diagnostics
      #expect(problems.contains { $0.path?.hasSuffix("en.lproj/Localizable.strings") == true && $0.line == 1 })
      try FileManager.default.removeItem(atPath: bundle)
      #expect(throws: LocalizationDiagnostic.self) { try BundleTables(bundle: made) }
      #expect(throws: LocalizationDiagnostic.self) { try BundleTables(path: bundle) }
    }
  }

  /// New tables take the place of the old ones; requests under way keep theirs.
  @Test func reloading() throws {
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/Localizable.strings", "\"a\" = \"old\";")
      let current = Shared(try BundleTables(path: folder.path))
      let underWay = current.tables.localizer(for: "en")
      try folder.write("en.lproj/Localizable.strings", "\"a\" = \"new\";")
      #expect(current.tables.localizer(for: "en").string("a") == "old")
      current.tables = try BundleTables(path: folder.path)
      #expect(current.tables.localizer(for: "en").string("a") == "new")
      #expect(underWay.string("a") == "old")
    }
  }

  /// Whatever happens to a folder while it is replaced: what would lose texts is refused, unless it is meant.
  @Test(arguments: [
    ("", ""), ("change en", ""), ("add fr", ""),
    ("remove it/Localizable.strings", "the tables it/Localizable are gone or empty"),
    ("empty it/Localizable.strings", "the tables it/Localizable are gone or empty"),
    ("remove it", "the localizations it are gone"), ("remove it en", "the localizations en, it are gone"),
    ("damage it/Localizable.strings", "error"),
    ("empty it/Other.stringsdict", "the tables it/Other are gone or empty; error"),
    ("remove", "error"), ("file it", "the localizations it are gone"),
  ])
  func reloadingLosesNothing(change: String, expected: String) throws {
    try withTemporaryFolder { folder in
      let names = ["en", "it"]
      for name in names {
        try folder.write("\(name).lproj/Localizable.strings", "\"name\" = \"\(name)\";")
        try folder.write(
          "\(name).lproj/Other.stringsdict",
          "<plist><dict><key>a</key><dict>"
            + "<key>NSStringLocalizedFormatKey</key><string>b</string></dict></dict></plist>")
      }
      try folder.write("en.lproj/Damaged.strings", "\"a\" = ")
      let tables = try BundleTables(path: folder.path)
      #expect(tables.diagnostics.contains { $0.severity == .error })
      let words = change.split(separator: " ").map(String.init)
      for word in words.dropFirst() {
        let name = word.split(separator: "/").map(String.init)
        let path = ["\(name[0]).lproj", name.dropFirst().first].compactMap { $0 }.joined(separator: "/")
        switch words[0] {
        case "change", "add": try folder.write("\(word).lproj/Localizable.strings", "\"name\" = \"new\";")
        case "empty": try folder.write(path, "")
        case "damage": try folder.write(path, "\"name\" = \"it\"; = b;")
        default: try FileManager.default.removeItem(atPath: folder.path(path))
        }
        if words[0] == "file" { try folder.write(path, "") }
      }
      if words == ["remove"] { try FileManager.default.removeItem(atPath: folder.path) }
      do throws(BundleTables.Loss) {
        let new = try tables.reloaded()
        #expect(expected == "" && new.localizer(for: "en").string("name") == (words.last == "en" ? "new" : "en"))
      } catch {
        let told = error.description.components(separatedBy: "; ").map {
          $0.contains("error:") || $0.contains(": ") ? "error" : $0
        }
        #expect(told.joined(separator: "; ") == expected, "\(error)")
        if words != ["remove"] { #expect(throws: Never.self) { try tables.reloaded { $0 == error } } }
      }
    }
  }

  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var value: BundleTables

    init(_ tables: BundleTables) { value = tables }

    var tables: BundleTables {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Threads share one value, also while others put new tables in its place.
  @Test func threadsShareTables() throws {
    try withTemporaryFolder { folder in
      for (name, text) in [("en", "%d days"), ("it", "%d giorni"), ("de", "%d Tage")] {
        try folder.write("\(name).lproj/Localizable.strings", "\"days\" = \"\(text)\";")
      }
      let current = Shared(try BundleTables(path: folder.path))
      let expected = [
        ("it-CH", "12’345 giorni"), ("de", "12.345 Tage"), ("en-IN", "12,345 days"), ("gsw", "12.345 Tage"),
      ]
      let wrong = Missed()
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for round in 0..<200 {
          let (header, text) = expected[(thread + round) % expected.count]
          let shown = current.tables.localizer(for: AcceptLanguage(header)).string("days", arguments: [12_345])
          if shown != text { wrong.add(MissingKey(key: header, table: shown, localization: nil, chained: nil)) }
          if thread == 0, round % 50 == 0, let new = try? BundleTables(path: folder.path) { current.tables = new }
        }
      }
      #expect(wrong.all == [])
    }
  }
}

/// What is written beside `String(format:locale:)`, which is slow: equal text.
@Suite struct NumberWriterTests {
  private static let locales = [
    "en", "en_IN", "en_US_POSIX", "de", "de_AT", "de_CH", "fr", "it_CH", "es", "es_419", "pl", "pt_PT", "pt_BR",
    "ar_EG",
    "fa", "hi", "bn", "my", "sv", "hu", "ja", "ne", "sl", "et", "ckb", "th@numbers=thai", "lt", "bg", "",
  ]

  @Test(arguments: locales) func textsAreFoundations(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let writer = NumberWriter(locale)
    var random = SeededGenerator(seed: 1)
    var integers: [Int64] = [0, 1, -1, 9, 999, 1000, 9999, 10_000, 12_345, 100_000, -1234, .max, .min]
    var doubles: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.125, 1e21, 1e300, -1e-7, .nan, .infinity, -.infinity, 0.1 + 0.2, 9999.995,
      123_456_789.125,
      .greatestFiniteMagnitude,
    ]
    for round in 0..<TestSize.count(500, sample: 64) {
      integers.append(Int64(bitPattern: random.next()) >> (round % 64))
      doubles.append(Double(Int64(bitPattern: random.next()) >> (round % 60)) / 1000)
    }
    for conversion in ["d", "lld", "i", "'d", "8d", "-8d", "+d", "08lld", ".3d", "x", "o"] {
      let specifier = try #require(FormatString("%\(conversion)").specifiers.first)
      let flags = conversion.filter { !"l'".contains($0) }.dropLast()
      let wide = "%\(flags)ll\(conversion.suffix(1))"
      for number in integers where number >= 0 || !["x", "o"].contains(conversion) {
        let expected = String(format: wide.replacingOccurrences(of: "lli", with: "lld"), locale: locale, number)
        #expect(writer.text(.integer(number), specifier) == expected, "\(conversion) \(number)")
      }
    }
    for conversion in ["f", ".2f", ".0f", "lf", ".6f", ".9f", "10.2f", "+.1f", "e", "g"] {
      let specifier = try #require(FormatString("%\(conversion)").specifiers.first)
      for number in doubles {
        let expected = String(format: "%" + conversion.filter { $0 != "l" }, locale: locale, number)
        #expect(writer.text(.double(number), specifier) == expected, "\(conversion) \(number)")
      }
    }
  }

  /// An integer that 64 bits do not hold is written as its description.
  @Test func wideIntegers() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      let numbers: [(any FormatArgument, String)] = [
        (wide(Int128(1) << 70), "1180591620717411303424"),
        (wide(-(Int128(1) << 70)), "-1180591620717411303424"),
        (wide(7), "7"),
      ]
      for (number, expected) in numbers {
        for format in ["%d", "%@", "%lld", "%u"] {
          #expect(LocalizedFormat(text: .text(format)).string(arguments: [number], language: "en") == expected)
        }
      }
    }
    #expect(
      LocalizedFormat(text: .text("%@ %d")).string(arguments: [UInt64.max, UInt64.max], language: "en")
        == "18446744073709551615 18446744073709551615")
  }
}

/// Every integer type that an app makes an argument.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Int128: FormatArgument {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private func wide(_ number: Int128) -> any FormatArgument { number }

/// Keys as people write them on Apple's platforms.
@Suite struct InterpolatedKeyTests {
  /// The specifiers of `String.LocalizationValue`, as Apple documents them and Xcode writes them into catalogs.
  @Test func specifiersAreApples() {
    let keys: [(InterpolatedKey, String)] = [
      ("plain", "plain"), ("100 %", "100 %"), ("\(5) files", "%lld files"), ("\("Anna") wrote", "%@ wrote"),
      ("\(1.5) km", "%lf km"), ("\(Float(1.5))", "%f"), ("\(UInt(1))", "%llu"), ("\(Int64(1))", "%lld"),
      ("\(UInt64(1))", "%llu"), ("\(Int32(1))", "%d"), ("\(Int16(1))", "%d"), ("\(Int8(1))", "%d"),
      ("\(UInt32(1))", "%u"),
      ("\(UInt16(1))", "%u"), ("\(UInt8(1))", "%u"), ("\("ab".dropFirst())", "%@"), ("Hello, \("Anna")!", "Hello, %@!"),
      ("\(5)%", "%lld%%"), ("\("a") of \(2), \(3.5)", "%@ of %lld, %lf"), ("\(0.5, specifier: "%.2f") km", "%.2f km"),
    ]
    for (key, expected) in keys { #expect(key.key == expected) }
    let key: InterpolatedKey = "\("a") of \(2)"
    #expect(key.arguments.count == 2)
  }

  @Test func textsOfKeys() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "pl.lproj/Localizable.strings",
        """
        "%@ of %lld" = "%2$lld, %1$@"; "%lld%%" = "%lld %%"; "Due on %@" = "Termin: %@"; "Price: %@" = "Cena: %@";
        "%.1f km" = "%.1f km";
        """)
      try folder.write(
        "pl.lproj/Localizable.stringsdict",
        """
        <plist><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld plik</string>
        <key>few</key><string>%lld pliki</string><key>many</key><string>%lld plików</string>
        <key>other</key><string>%lld pliku</string></dict></dict></dict></plist>
        """)
      let localizer = try BundleTables(path: folder.path).localizer(for: "pl")
      #expect([1, 2, 5].map { localizer("\($0) files") } == ["1 plik", "2 pliki", "5 plików"])
      #expect(localizer("\("a") of \(12_345)") == "12\u{A0}345, a")
      #expect(localizer("\(7)%") == "7 %")
      #expect(localizer("\(1.25, specifier: "%.1f") km") == "1,2 km")
      #expect(localizer("no \(1) key") == "no 1 key")
      #expect(localizer("no \(1) key", value: "%lld!") == "1!")
      if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
        let day = Date(timeIntervalSince1970: 1_600_000_000)
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en"))
        style.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        #expect(localizer("Due on \(day, format: style)") == "Termin: 13 września 2020")
        // CLDR separates a Polish amount from its currency by a no-break space.
        let price = localizer("Price: \(1234.5, format: FloatingPointFormatStyle<Double>.Currency(code: "EUR"))")
        #expect(price == "Cena: 1234,50\u{A0}€")
        #expect(
          localizer.string("Due on %@", arguments: [StyledArgument(day, format: style)]) == "Termin: 13 września 2020")
      }
    }
  }
}
