import LocaleCore
import ReferenceMatching
import TestSupport
import Testing

@testable import CLDRTables
@testable import LocaleMatching

/// CLDR's rules with rules inserted, moved, turned and changed: the tables made of them against the naive reading, in
/// which on each level the first rule that fits decides (UTS #35, Language Matching).
@Suite struct RuleVariationTests {
  private static let languages = [
    "en", "es", "pt", "zh", "ar", "sr", "nb", "no", "de", "gsw", "is", "fil", "hi", "az", "ja",
  ]
  private static let scripts = ["Latn", "Cyrl", "Hans", "Hant", "Arab", "Deva"]
  private static let regions = [
    "US", "GB", "IT", "IE", "FR", "CA", "MX", "ES", "BR", "PT", "HK", "MO", "CN", "419", "001", "150", "AU",
  ]

  @Test(arguments: 1...UInt64(TestSize.count(60, sample: 8)))
  func tablesDecideAsTheRules(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // A variation in which nothing reaches a rule is refused: then another one.
    for _ in 0..<20 {
      var facts = try TestData.facts.get()
      for _ in 0..<(1 + random.number(below: 4)) { vary(&facts.languageMatching, &random) }
      guard let tables = try? Tables(facts) else { continue }
      return try compare(tables, ReferenceDistance(facts: facts), &random)
    }
    Issue.record("every variation was refused")
  }

  /// A rule of one's own for two regions in one script leaves the other English locales where they were.
  @Test func oneRegionRuleInOneScriptSwitchesOffNoOther() throws {
    var facts = try TestData.facts.get()
    insert(&facts.languageMatching, "en_Latn_IT", "en_Latn_IE", distance: 1, isOneWay: true, before: "en_")
    let tables = try Tables(facts)
    #expect(try tables.distance("en-FR", "en-GB") == 3 * 8)
    #expect(try tables.distance("en-IT", "en-GB") == 3 * 8)
    #expect(try tables.distance("en-IT", "en-IE") == 1 * 8)
    #expect(try tables.distance("en-IE", "en-IT") == 4 * 8)
    #expect(try tables.distance("en-CA", "en-GB") == 5 * 8)
  }

  // MARK: Variations

  private func vary(_ matching: inout LanguageMatchingFacts, _ random: inout SeededGenerator) {
    func pick(_ list: [String]) -> String { list[random.number(below: list.count)] }
    let distance = 1 + random.number(below: 60)
    let isOneWay = random.number(below: 2) == 0
    let language = pick(Self.languages)
    switch random.number(below: 6) {
    case 0:
      let other = pick(Self.languages.filter { $0 != language })
      insert(&matching, language, other, distance: distance, isOneWay: isOneWay, before: nil)
    case 1:
      let (one, other) = (pick(Self.scripts), pick(Self.scripts))
      guard one != other else { return }
      insert(
        &matching, "\(language)_\(one)", "\(language)_\(other)", distance: distance, isOneWay: isOneWay, before: nil)
    case 2, 3:
      let script = random.number(below: 2) == 0 ? "*" : pick(Self.scripts)
      let sides = Self.regions + matching.variables.flatMap { [$0.id, "$!" + $0.id.dropFirst()] } + ["*"]
      insert(
        &matching, "\(language)_\(script)_\(pick(sides))", "\(language)_\(script)_\(pick(sides))", distance: distance,
        isOneWay: isOneWay, before: language + "_")
    case 4:
      // A rule moves among those of its level.
      let places = matching.rules.indices.filter { !matching.rules[$0].desired.hasPrefix("*") }
      let place = places[random.number(below: places.count)]
      let rule = matching.rules.remove(at: place)
      let level = rule.desired.split(separator: "_").count
      let peers = matching.rules.indices.filter { matching.rules[$0].desired.split(separator: "_").count == level }
      matching.rules.insert(rule, at: peers[random.number(below: peers.count)])
    default:
      let places = matching.rules.indices.filter { !matching.rules[$0].desired.hasPrefix("*") }
      let place = places[random.number(below: places.count)]
      matching.rules[place].isOneWay.toggle()
      matching.rules[place].distance = distance
    }
  }

  /// Inserts a rule before the first of its level, or before the first that begins with a text and is of its level.
  private func insert(
    _ matching: inout LanguageMatchingFacts, _ desired: String, _ supported: String, distance: Int, isOneWay: Bool,
    before beginning: String?
  ) {
    let level = desired.split(separator: "_").count
    let place = matching.rules.firstIndex {
      $0.desired.split(separator: "_").count == level && $0.desired.hasPrefix(beginning ?? "")
    }
    let first = matching.rules.firstIndex { $0.desired.split(separator: "_").count == level }
    matching.rules.insert(
      LanguageMatchFact(
        desired: desired, supported: supported, distance: distance, isOneWay: isOneWay,
        location: SourceLocation(file: "variation", line: 1)),
      at: place ?? first ?? 0)
  }

  // MARK: Comparing

  private func compare(_ tables: Tables, _ naive: ReferenceDistance, _ random: inout SeededGenerator) throws {
    let reference = try TestData.reference.get()
    func identifier() -> String {
      let language = Self.languages[random.number(below: Self.languages.count)]
      let script = random.number(below: 3) == 0 ? "-" + Self.scripts[random.number(below: Self.scripts.count)] : ""
      let region = random.number(below: 4) == 0 ? "" : "-" + Self.regions[random.number(below: Self.regions.count)]
      return language + script + region
    }
    var found: [String] = []
    for _ in 0..<TestSize.count(4000, sample: 1500) {
      let desired = identifier()
      // Half of the pairs within a language, where regions count.
      let other = identifier()
      let supported =
        random.number(below: 2) == 0 ? other : String(desired.prefix { $0 != "-" }) + other.drop { $0 != "-" }
      let fast = try tables.distance(desired, supported)
      let expected = naive.breakdown(
        desired: reference.likelySubtags.maximizedForMatching(try reference.parser.parse(desired)),
        supported: reference.likelySubtags.maximizedForMatching(try reference.parser.parse(supported))
      ).eighths
      if fast != expected { found.append("\(desired) → \(supported): \(fast), by the rules \(expected)") }
    }
    #expect(found.isEmpty, "\(found.count) pairs: \(found.prefix(5).joined(separator: "; "))")
  }
}

/// The tables of one variation, asked by the runtime's own function.
private struct Tables {
  private let constants: [String: CompiledConstant.Value]
  private let languages: [UInt64: DistanceTables.LanguageRules]
  private let regions: RegionClasses

  init(_ facts: CLDRFacts) throws {
    let rules = try MatchRules(facts.languageMatching)
    regions = try RegionClasses(facts, rules)
    let compiled = try DistanceTables(facts, rules, regions, LikelySubtagsTables(facts))
    languages = compiled.languages
    constants = Dictionary(
      try compiled.file().constants.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  func distance(_ desired: String, _ supported: String) throws -> Int {
    let desired = try #require(InternedNames.form(of: desired)).lsr
    let supported = try #require(InternedNames.form(of: supported)).lsr
    let rules = languages[desired.language] ?? DistanceTables.LanguageRules()
    let word = try LanguageWord(
      likely: 1, scriptRule: rules.scriptRule, regionRuleSet: rules.regionRuleSet, languageRule: rules.languageRule)
    return VariedRules.$tables.withValue(constants) {
      PairDistance<VariedRules>(
        from: desired, word, regionClass: regions.number(of: desired.region), favorsScript: false
      ).eighths(to: supported, regionClass: regions.number(of: supported.region))
    }
  }
}

/// The tables that are asked at the moment.
private enum VariedRules: DistanceRules {
  @TaskLocal static var tables: [String: CompiledConstant.Value] = [:]

  private static func words(_ name: String) -> [UInt64] {
    if case .words64(let words) = tables[name] { words } else { [] }
  }
  private static func number(_ name: String) -> Int {
    if case .integer(let number) = tables[name] { number } else { 0 }
  }

  static var languageRules: [UInt64] { words("languageRules") }
  static var scriptRules: [UInt64] { words("scriptRules") }
  static var scriptRuleScripts: [UInt32] {
    if case .words32(let words) = tables["scriptRuleScripts"] { words } else { [] }
  }
  static var regionRuleSets: [UInt32] { if case .words32(let words) = tables["regionRuleSets"] { words } else { [] } }
  static var regionDistances: [UInt8] { if case .bytes(let bytes) = tables["regionDistances"] { bytes } else { [] } }
  static var regionClassCount: Int { number("regionClassCount") }
  static var defaultLanguageDistance: Int { number("defaultLanguageDistance") }
  static var defaultScriptDistance: Int { number("defaultScriptDistance") }
}
