import CLDRTables
import TestSupport

/// Draws identifiers and lists of them that include aliases, ties, macro-regions and unusual identifiers.
struct RandomIdentifiers {
  private var generator: SeededGenerator
  private let languages: [String]
  private let ruleLanguages: [String]
  private let scripts: [String]
  private let regions: [String]
  private let macroRegions: [String]
  /// The sides of rules between languages.
  private let relatives: [(desired: String, supported: String, distance: Int)]
  /// The likely subtags of bare languages.
  private let likely: [String: [Substring]]
  private static let odd = [
    "und", "root", "und-ZZ", "und-Zzzz", "und-US", "und-Latn-KH", "und-419", "x-bork", "x-other", "english",
    "i-klingon", "zh-min-nan", "art-lojban", "en-GB-oed", "sgn-BE-FR", "no-bok", "en-XA", "en-XB", "en-PSACCENT",
    "fr-Latn-XA", "zh-cmn-Hans", "sh", "sr-ME", "qaa", "qaa-Cyrl", "qaa-Latn-US",
  ]

  init(_ facts: CLDRFacts, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let aliases = facts.aliases.filter { $0.kind == .language && !$0.type.contains("_") }.map(\.type)
    languages = facts.likelySubtags.map(\.from).filter { !$0.contains("_") && $0 != "und" } + aliases
    let sides: [String] = facts.languageMatching.rules.map(\.desired) + facts.languageMatching.rules.map(\.supported)
    ruleLanguages = sides.compactMap { $0.split(separator: "_").first.map(String.init) }.filter { $0 != "*" }
    scripts = facts.scripts.map(\.script) + ["Hans", "Hant", "Zzzz", "Qaaa"]
    let groups = facts.territoryContainment
    regions = Set(groups.flatMap(\.contains)).sorted() + ["UK", "SU", "YU", "DD", "AN", "ZZ", "840"]
    macroRegions = groups.map(\.type)
    relatives = facts.languageMatching.rules.filter { !$0.desired.contains("_") && $0.desired != "*" }
      .map { ($0.desired, $0.supported, $0.distance) }
    let rows = facts.likelySubtags.map { ($0.from, $0.to.split(separator: "_")) }
    likely = Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func element<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &generator) }

  mutating func language() -> String {
    let pool = number(below: 3) == 0 ? languages : ruleLanguages
    return element(of: pool) ?? "en"
  }

  /// An identifier of one of the languages, or an unusual one.
  mutating func identifier(of languages: [String]) -> String {
    if number(below: 20) == 0 { return element(of: Self.odd) ?? "und" }
    var text = element(of: languages) ?? "en"
    if number(below: 3) == 0 { text += separator() + (element(of: scripts) ?? "Latn") }
    if number(below: 3) != 0 {
      text += separator() + (element(of: number(below: 6) == 0 ? macroRegions : regions) ?? "US")
    }
    if number(below: 15) == 0 {
      text += element(of: ["-fonipa", "-u-ca-buddhist", "-x-private", "-1996-fonipa"]) ?? ""
    }
    switch number(below: 10) {
    case 0: return text.uppercased()
    case 1: return text.lowercased()
    default: return text
    }
  }

  /// Two languages of which one is near to the other: half of them are as near as different languages can be.
  mutating func relatedLanguages() -> (desired: String, supported: String) {
    let nearest = relatives.filter { $0.distance == 1 }
    let pair = element(of: number(below: 2) == 0 && !nearest.isEmpty ? nearest : relatives)
    return (pair?.desired ?? "nb", pair?.supported ?? "no")
  }

  /// Some of the ways to write one language, script and region: likely subtags written out or not, and what UTS #35 does
  /// not compare, which decides among them.
  mutating func waysOfWriting(_ language: String, atMost limit: Int) -> [String] {
    (0..<(1 + number(below: limit))).map { _ in
      var text = language
      for subtag in (likely[language] ?? []).dropFirst() where number(below: 2) == 0 { text += "-" + subtag }
      if number(below: 2) == 0 {
        text += element(of: ["-fonipa", "-u-ca-buddhist", "-u-hc-h12", "-x-private", "-1996-fonipa"]) ?? ""
      }
      return text
    }
  }

  private mutating func separator() -> String { number(below: 8) == 0 ? "_" : "-" }

  /// One or two languages, so that there are several candidates in each; sometimes many.
  mutating func family() -> [String] {
    (0..<(number(below: 4) == 0 ? 12 : 1 + number(below: 2))).map { _ in language() }
  }

  mutating func list(of languages: [String], atMost limit: Int) -> [String] {
    (0..<(1 + number(below: limit))).map { _ in identifier(of: languages) }
  }
}
