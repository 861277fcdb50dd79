import Foundation
import LocaleMatching
import TestSupport
import Testing

@testable import AppLocalization

extension Date: FormatArgument {}

/// A visitor's header never ends a server: what Foundation cannot write numbers with does not reach it.
@Suite struct FormattingLocaleTests {
  /// The keys of `common/bcp47` with their values.
  private static let keywords: [(key: String, types: [String])] = {
    let folder = "\(Surroundings.package)/CLDR/common/bcp47"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [(String, [String])] in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
      return text.components(separatedBy: "<key ").dropFirst().map { part in
        let types = part.components(separatedBy: "<type ").dropFirst().compactMap { value(of: "name", in: $0) }
        return (value(of: "name", in: part) ?? "", types)
      }
    }
  }()

  private static func value(of attribute: String, in text: String) -> String? {
    text.components(separatedBy: "\(attribute)=\"").dropFirst().first?.components(separatedBy: "\"").first
  }

  private func withTables<Answer>(_ names: [String] = ["en", "ar", "de"], _ body: (BundleTables) throws -> Answer)
    throws
    -> Answer
  {
    try withTemporaryFolder { folder in
      for name in names {
        try folder.write(
          "\(name).lproj/Localizable.strings",
          #""all" = "%lld %.2f %@"; "days" = "%d days"; "wide" = "%08.3f|%'d|%+d|%x|%g|%e";"#)
      }
      return try body(try BundleTables(path: folder.path))
    }
  }

  private func write(_ localizer: AppLocalizer) -> Int {
    let arguments: [[any FormatArgument]] = [
      [1_234_567, 1234.5, Date(timeIntervalSince1970: 0)], [-5, -Double.infinity, "x"],
      [UInt64.max, Double.nan, 1.5], [Date(), "y", 0],
    ]
    return ["all", "days", "wide"].flatMap { key in arguments.map { localizer.string(key, arguments: $0).utf8.count } }
      .reduce(0, +)
  }

  /// Every extension of CLDR, with known values and others, in headers and preferences.
  @Test func noHeaderEndsTheProcess() throws {
    var random = SeededGenerator(seed: 46)
    let languages = ["en", "ar", "de", "und", "fa-AF", "zh-Hant-TW", "qaa", "sr-Latn-XK", "x-private", "*"]
    try withTables { tables in
      for round in 0..<TestSize.count(10_000, sample: 1_500) {
        var text = random.pick(languages) ?? "en"
        for _ in 0..<random.number(below: 3) + 1 {
          guard let keyword = random.pick(Self.keywords) else { continue }
          let known = random.pick(keyword.types) ?? "zzz"
          let value = random.pick([known, known, "zzz", "qq12345", "true", "", "ZZZ-abc", "12345678"]) ?? known
          text += "-\(keyword.key.last?.isNumber == true ? "t" : "u")-\(keyword.key)\(value.isEmpty ? "" : "-\(value)")"
        }
        let spelled = random.pick([text, text.uppercased(), text.replacingOccurrences(of: "-", with: "_")]) ?? text
        let localizer =
          round % 2 == 0
          ? tables.localizer(for: AcceptLanguage("\(spelled), en;q=0.5"))
          : AppLocalizer(tables, preferredLanguages: [spelled])
        #expect(write(localizer) > 0)
      }
    }
  }

  /// Every value of `nu`, and others, alone.
  @Test func noNumberingSystemEndsTheProcess() throws {
    let systems = Self.keywords.first { $0.key == "nu" }?.types ?? []
    try #require(systems.contains("roman"))
    try withTables { tables in
      for system in systems + ["zzz", "hebrew", "default", "traditional", "latn-zzz"] {
        for language in ["en", "ar-EG", "fa", "zh-Hant", "ta", "he"] {
          #expect(write(tables.localizer(for: AcceptLanguage("\(language)-u-nu-\(system)"))) > 0)
          var localizer = AppLocalizer(tables, preferredLanguages: [language])
          localizer.formattingLocale = Locale(identifier: "\(language)@numbers=\(system)")
          #expect(write(localizer) > 0)
          localizer.formattingLocale = Locale(identifier: "\(language)-u-nu-\(system)")
          #expect(write(localizer) > 0)
        }
      }
    }
  }

  @Test(arguments: [
    "en@numbers=roman", "en@numbers=zzz", "en@numbers=hebr;calendar=japanese", "ü", "x", "-", "en_US_POSIX", "English",
    "en@", "@numbers=roman", "root", "und-u-nu-jpan", "de_DE@collation=phonebook", "zh_Hant_TW_STROKE",
  ])
  func noNameOfAFolderEndsTheProcess(name: String) throws {
    try withTables([name]) { tables in
      for preferences in [[name], ["en-u-nu-roman"], []] {
        #expect(write(AppLocalizer(tables, preferredLanguages: preferences)) > 0)
      }
    }
  }

  /// The systems with ten digits are written in them. Unicode says which number a digit is.
  @Test func decimalSystemsAreHonoured() throws {
    let text = try String(
      contentsOfFile: "\(Surroundings.package)/CLDR/common/bcp47/number.xml", encoding: .utf8)
    var written: [String] = []
    try withTables { tables in
      for line in text.components(separatedBy: "<type ").dropFirst() {
        let name = try #require(Self.value(of: "name", in: line))
        let isDecimal = Self.value(of: "description", in: line)?.contains("digits") == true
        // Foundation's ICU has CLDR 46.
        let since = Self.value(of: "since", in: line).flatMap(Double.init) ?? 1
        let answer = tables.localizer(for: AcceptLanguage("en-u-nu-\(name)")).string("days", arguments: [1_234_567_890])
        let values = answer.unicodeScalars.compactMap { scalar in
          scalar.properties.numericType == nil ? nil : scalar.properties.numericValue
        }
        #expect(values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], "\(name): \(answer)")
        let isLatin = answer.hasPrefix("1,234,567,890")
        #expect(isLatin == (name == "latn" || name == "native" || !isDecimal || since > 46), "\(name): \(answer)")
        if !isLatin { written.append(name) }
      }
    }
    #expect(written.contains("thai") && written.contains("hanidec") && written.count > 70)
  }

  /// So many that their pairs with the regions of the world are more than the limit; Polish comes last.
  private static let languages = """
    en de fr es it pt nl sv da nb fi cs sk hu ro bg el tr ru uk ar he fa hi th vi id ms ja ko sr pl
    """.split(separator: " ").map(String.init)

  /// Foundation keeps every locale that it was ever asked for. Visitors' regions and digits make a fixed number of them,
  /// whatever they are and however often tables are read anew; and whoever asks for a locale of CLDR's then still gets it.
  @Test func visitorsMakeABoundedNumberOfLocales() {
    let writers = NumberWriters()
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    let regions = letters.flatMap { first in letters.map { first + $0 } } + (100..<1_000).map { "\($0)" }
    let digits = Self.keywords.first { $0.key == "nu" }?.types ?? []
    var identifiers: Set<String> = []
    var answered = 0
    // Digits come first, and do not take the places of the regions.
    for digits in digits.map({ "-u-nu-\($0)" }) + [""] {
      // A fifth of the regions is enough for each system of digits.
      for region in digits.isEmpty ? regions : stride(from: 0, to: regions.count, by: 5).map({ regions[$0] }) {
        for language in digits.isEmpty ? Self.languages : ["en", "de"] {
          let preference = FormattingPreference("\(language)-\(region)\(digits)")
          identifiers.insert(writers.writer(for: TextLanguage(language), preference).locale.identifier)
          answered += 1
        }
      }
    }
    #expect(
      answered > 50_000 && identifiers.count > 2 * NumberWriters.limit
        && identifiers.count <= 2 * NumberWriters.limit + 3 * Locale.availableIdentifiers.count)
    for (language, preference, expected) in [
      ("de", "de-BE-u-nu-thai", "de_BE"), ("de", "de-CH", "de_CH"), ("sr", "sr-Latn-ME", "sr_ME"),
      // A localization's language is the one that its name means.
      ("iw", "he-IL", "he_IL"), ("pl", "en-ZW", "pl"), ("pl", "en-ZW-u-nu-thai", "pl"),
      // A locale's own digits need no place.
      ("ar", "ar-DZ-u-nu-arab", "ar_DZ@numbers=arab"), ("hi", "hi-IN-u-nu-deva", "hi_IN@numbers=deva"),
      ("th", "th-TH-u-nu-thai", "th_TH@numbers=thai"), ("fa", "fa-IR-u-nu-arabext", "fa_IR@numbers=arabext"),
      ("ta", "ta-IN-u-nu-tamldec", "ta_IN@numbers=tamldec"), ("zh", "zh-CN-u-nu-hanidec", "zh_CN@numbers=hanidec"),
      ("ar", "ar-EG-u-nu-latn", "ar_EG@numbers=latn"), ("hi", "en-IN-u-nu-native", "hi_IN@numbers=native"),
    ] {
      let locale = writers.writer(for: TextLanguage(language), FormattingPreference(preference)).locale
      #expect(locale.identifier == expected, "\(preference) for \(language)")
    }
  }

  /// The limit leaves room for every locale of CLDR, in Latin digits and in digits of its own.
  @Test func everyLocaleOfCLDRHasItsNumbers() throws {
    let text = try String(contentsOfFile: "\(Surroundings.package)/Tests/Vectors/locales.txt", encoding: .utf8)
    let locales = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      LanguageIdentifier(String($0))
    }
    try #require(locales.count > 700)
    let writers = NumberWriters()
    for digits in ["", "latn", "native"] {
      for locale in locales {
        var language = locale
        language.region = nil
        let preference = FormattingPreference("\(locale)" + (digits.isEmpty ? "" : "-u-nu-\(digits)"))
        let expected = locale.cldrIdentifier + (digits.isEmpty ? "" : "@numbers=\(digits)")
        #expect(writers.writer(for: TextLanguage(language.cldrIdentifier), preference).locale.identifier == expected)
      }
    }
  }
}
