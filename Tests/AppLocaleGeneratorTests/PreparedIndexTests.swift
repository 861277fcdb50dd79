import AppLocaleGenerator
import Foundation
import LocaleMatching
import LocaleMatchingFoundation
import TestSupport
import Testing

/// The index in generated source beside the one that a matcher makes at run time.
@Suite struct PreparedIndexTests {
  @Test(arguments: UInt64(1)...20)
  func sourceHasTheMatchersIndexAndAnswers(seed: UInt64) throws {
    var cases = CaseGenerator(seed: seed)
    for _ in 0..<TestSize.count(50, sample: 10) {
      let (json, matcher) = cases.list()
      let words = try withTemporaryFolder(["locales.json": json]) { folder in
        try Self.words(in: AppLocaleSource(AppLocaleInput(folder: folder.url)).text)
      }
      #expect(words == matcher.preparedWords)
      PreparedLocale.$list.withValue(.init(words: words, matcher: matcher)) {
        for _ in 0..<20 { compare(matcher, cases.preferences()) }
        for _ in 0..<10 { compare(matcher, header: cases.header()) }
      }
    }
  }

  @Test func nothingIsAskedFor() throws {
    let matcher = LocaleMatcher(supported: ["en", "de"])
    PreparedLocale.$list.withValue(.init(words: try #require(matcher.preparedWords), matcher: matcher)) {
      #expect(PreparedLocale.bestMatch(for: []) == nil)
      #expect(PreparedLocale.bestLocale(for: []).rawValue == "en")
    }
  }

  /// Asks in every form.
  private func compare(_ matcher: LocaleMatcher, _ desired: [String]) {
    let expected = matcher.bestMatch(for: desired)?.supportedIndex
    #expect(PreparedLocale.bestMatch(for: desired)?.position == expected, "\(desired)")
    #expect(PreparedLocale.bestMatch(for: desired.map { Substring($0) })?.position == expected, "\(desired)")
    #expect(PreparedLocale.bestLocale(for: desired).rawValue == matcher.bestIdentifier(for: desired), "\(desired)")
    #expect(PreparedLocale.matcher.explanation(for: desired).match?.supportedIndex == expected, "\(desired)")
    for identifier in desired {
      let expected = matcher.bestMatch(for: identifier)?.supportedIndex
      #expect(PreparedLocale.bestMatch(for: identifier)?.position == expected, "\(identifier)")
      #expect(PreparedLocale.bestMatch(for: Substring(identifier))?.position == expected, "\(identifier)")
      #expect(PreparedLocale.bestMatch(forUTF8: identifier.utf8)?.position == expected, "\(identifier)")
      let best = matcher.bestIdentifier(for: identifier)
      #expect(PreparedLocale.bestLocale(for: identifier).rawValue == best, "\(identifier)")
      #expect(PreparedLocale.bestLocale(for: Substring(identifier)).rawValue == best, "\(identifier)")
      #expect(PreparedLocale.bestLocale(for: [Substring(identifier)]).rawValue == best, "\(identifier)")
      #expect(PreparedLocale.bestLocale(forUTF8: identifier.utf8).rawValue == best, "\(identifier)")
      if let parsed = LocaleIdentifier(identifier) {
        #expect(PreparedLocale.bestLocale(for: parsed).rawValue == matcher.bestIdentifier(for: parsed))
        #expect(PreparedLocale.bestLocale(for: [parsed]).rawValue == matcher.bestIdentifier(for: [parsed]))
        #expect(PreparedLocale.bestMatch(for: parsed)?.position == matcher.bestMatch(for: parsed)?.supportedIndex)
        #expect(PreparedLocale.bestMatch(for: [parsed])?.position == matcher.bestMatch(for: [parsed])?.supportedIndex)
      }
      if let parsed = LanguageIdentifier(identifier) {
        #expect(PreparedLocale.bestLocale(for: parsed).rawValue == matcher.bestIdentifier(for: parsed))
        #expect(PreparedLocale.bestLocale(for: [parsed]).rawValue == matcher.bestIdentifier(for: [parsed]))
        #expect(PreparedLocale.bestMatch(for: parsed)?.position == matcher.bestMatch(for: parsed)?.supportedIndex)
        #expect(PreparedLocale.bestMatch(for: [parsed])?.position == matcher.bestMatch(for: [parsed])?.supportedIndex)
      }
      let locale = Locale(identifier: identifier)
      #expect(PreparedLocale.bestMatch(for: locale)?.position == matcher.bestMatch(for: locale)?.supportedIndex)
    }
  }

  private func compare(_ matcher: LocaleMatcher, header: String) {
    let expected = matcher.bestMatch(for: AcceptLanguage(header))?.supportedIndex
    #expect(PreparedLocale.bestMatch(for: AcceptLanguage(header))?.position == expected, "\(header)")
    let best = matcher.bestIdentifier(for: AcceptLanguage(header))
    #expect(PreparedLocale.bestLocale(for: AcceptLanguage(header)).rawValue == best, "\(header)")
  }

  /// The words of generated source.
  private static func words(in source: String) throws -> [UInt64] {
    let start = try #require(source.range(of: "words: [UInt64] = ["))
    let end = try #require(source.range(of: "\n  ]", range: start.upperBound..<source.endIndex))
    return try source[start.upperBound..<end.lowerBound].split { $0 == "," || $0.isWhitespace }.map { word in
      try #require(word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : UInt64(word))
    }
  }
}

/// A supported locale as generated code defines them, of any list.
private struct PreparedLocale: SupportedLocale {
  struct List: Sendable {
    var words: [UInt64]
    var matcher: LocaleMatcher
  }

  @TaskLocal static var list = List(words: [], matcher: LocaleMatcher(supported: []))

  let position: Int
  var rawValue: String { Self.list.matcher.supported[position] }

  static var allCases: [PreparedLocale] { Self.list.matcher.supported.indices.compactMap { Self(supportedIndex: $0) } }
  static var options: LocaleMatcher.Options { list.matcher.options }
  static var defaultLocale: PreparedLocale {
    Self(rawValue: list.matcher.defaultIdentifier ?? "") ?? Self(position: 0)
  }

  private init(position: Int) { self.position = position }

  init?(supportedIndex: Int) {
    guard Self.list.matcher.supported.indices.contains(supportedIndex) else { return nil }
    position = supportedIndex
  }

  init?(rawValue: String) {
    guard let position = Self.list.matcher.supported.firstIndex(of: rawValue) else { return nil }
    self.position = position
  }

  static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result {
    PreparedIndex.lend(format2: list.words, of: PreparedIndex.Release(), to: body)
  }
}

/// Lists, options and questions by chance.
private struct CaseGenerator {
  private var random: SeededGenerator
  private static let languages = [
    "en", "de", "fr", "es", "pt", "zh", "sr", "no", "nb", "nn", "it", "gsw", "yue", "hi", "ar", "is", "uz", "az", "fil",
    "und", "iw", "he", "mo", "sh", "wuu", "af", "xx", "ja", "tpo",
  ]
  private static let scripts = ["Latn", "Cyrl", "Hans", "Hant", "Arab", "Deva", "Zzzz"]
  private static let regions = [
    "US", "GB", "IT", "IN", "AU", "CH", "AT", "DE", "CA", "MX", "419", "001", "150", "BR", "PT", "AO", "TW", "HK", "MO",
    "CN", "RS", "ME", "NO", "UK", "ZZ", "XA", "XB",
  ]
  private static let odd = [
    "x-bork", "english", "i-klingon", "art-lojban", "en-x-pirate", "de-1996", "en-US-u-hc-h23-ca-buddhist", "", "-",
    "en_US_POSIX", "zh-min-nan", "ca-valencia", "a-b-c", "en-GB-oxendict", "de-DE-1996-1996", "日本語",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func identifier() -> String {
    var text = random.pick(Self.languages) ?? ""
    if random.number(below: 4) == 0 { text += "-" + (random.pick(Self.scripts) ?? "") }
    if random.number(below: 2) == 0 { text += "-" + (random.pick(Self.regions) ?? "") }
    if text != "und", random.number(below: 12) == 0 { text += "-x-shop" }
    return random.number(below: 8) == 0 ? String(text.map { $0 == "-" ? "_" : $0 }) : text
  }

  /// A list that can be generated, as locales.json and as the matcher takes it. No identifier is in it twice, in any
  /// spelling.
  mutating func list() -> (json: String, matcher: LocaleMatcher) {
    var supported: [String] = []
    for _ in 0...random.number(below: random.number(below: 5) == 0 ? 60 : 12) {
      let next = identifier()
      if !supported.contains(where: { Self.folded($0) == Self.folded(next) }) { supported.append(next) }
    }
    var options = LocaleMatcher.Options()
    var json = "{ \"supported\": [\(supported.map { "\"\($0)\"" }.joined(separator: ", "))]"
    if let identifier = random.pick(supported), random.number(below: 2) == 0 {
      options.default = .identifier(identifier)
      json += ", \"default\": \"\(identifier)\""
    }
    switch random.number(below: 4) {
    case 0:
      let limit = random.number(below: 101)
      options.threshold = .below(limit)
      json += ", \"threshold\": \(limit)"
    case 1:
      options.threshold = .asNear(desired: "gsw", supported: "de")
      json += ", \"threshold\": {\"desired\": \"gsw\", \"supported\": \"de\"}"
    default: break
    }
    if random.number(below: 5) == 0 {
      options.favor = .script
      json += ", \"favor\": \"script\""
    }
    if random.number(below: 5) == 0 {
      options.direction = .twoWay
      json += ", \"direction\": \"two-way\""
    }
    switch random.number(below: 6) {
    case 0:
      options.demotion = .none
      json += ", \"demotion\": \"none\""
    case 1:
      let demotion = random.number(below: 20)
      options.demotion = .distance(demotion)
      json += ", \"demotion\": \(demotion)"
    default: break
    }
    return (json + " }", LocaleMatcher(supported: supported, options: options))
  }

  private static func folded(_ identifier: String) -> String {
    identifier.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  mutating func preferences() -> [String] {
    (0...random.number(below: 3)).map { _ in
      random.number(below: 6) == 0 ? random.pick(Self.odd) ?? "" : identifier()
    }
  }

  mutating func header() -> String {
    let ranges = preferences().filter { !$0.contains(where: { $0 == "_" || !$0.isASCII }) } + ["*"]
    return ranges.map { range in
      random.number(below: 2) == 0 ? range : "\(range);q=\(random.pick(["0", "0.5", "0.8", "1"]) ?? "1")"
    }.joined(separator: ",")
  }
}
