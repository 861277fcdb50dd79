import LocaleCore

/// The tables of distance: rules by desired side, region rules by class, defaults, paradigm locales.
///
/// They answer as UTS #35 reads the rules, "on each level the first that fits", whatever rules there are. Language and
/// script rules name a pair, so the first in the file for a pair is kept. A region rule holds in one script or in any:
/// the set of one script has both kinds, in file order.
struct DistanceTables {
  private let rules: MatchRules
  private let regions: RegionClasses
  private let languageRuns: [Run]
  private let scriptRuns: [Run]
  /// The sets of region rules of each language, in the order of the table.
  private var regionRuleSets: [(language: UInt64, sets: [RegionRuleSet])] = []
  /// A row for each class of desired region; the first row is the default's. See `RegionRow`.
  private var regionRows: [[MatchRules.Rule]] = []
  /// The maximized paradigm locales.
  private(set) var paradigms: [UInt64] = []
  private var demotion = 0

  /// The rules of one desired language, nearest first, each with its desired script.
  private struct Run {
    var language: UInt64
    var rules: [(rule: RuleWord, script: UInt32)]
  }

  init(
    _ facts: CLDRFacts, _ rules: MatchRules, _ regions: RegionClasses, _ likely: LikelySubtagsTables
  ) throws {
    self.rules = rules
    self.regions = regions
    languageRuns = try Self.runs(rules.languages)
    scriptRuns = try Self.runs(rules.scripts)
    regionRows.append(regions.atoms.map { _ in rules.defaults[2] })
    for language in Set(rules.regions.compactMap(\.desired.language)).sorted() {
      try addRegionRules(of: language)
    }
    let reached = Set(regionRows.joined().map(\.index))
    if let rule = rules.regions.first(where: { !reached.contains($0.index) }) {
      throw InputDiagnostic.unreached(rule.fact)
    }
    for locale in facts.languageMatching.paradigmLocales {
      guard let lsr = likely.maximized(locale.$name.lsr) else {
        throw InputDiagnostic(
          "paradigm locale without likely subtags", at: locale.location, text: locale.name,
          hint: "add the row from=\"\(locale.name)\" to likelySubtags.xml")
      }
      // Two are the same also where one is the other with its likely subtags.
      if let earlier = paradigms.firstIndex(of: lsr.rawValue).map({ facts.languageMatching.paradigmLocales[$0] }) {
        throw InputDiagnostic.second(
          "paradigm locale", at: locale.location, text: locale.name, after: earlier.location, saying: earlier.name)
      }
      paradigms.append(lsr.rawValue)
    }
    try setDemotion(likely)
  }

  private static func runs(_ rules: [MatchRules.Rule]) throws(FieldOverflow) -> [Run] {
    var runs: [UInt64: [[UInt64]: MatchRules.Rule]] = [:]
    for rule in rules {
      for (desired, supported) in [(rule.desired, rule.supported), (rule.supported, rule.desired)] {
        let side = RuleWord.side(language: supported.language ?? 0, script: supported.script ?? 0)
        let key = [UInt64(desired.script ?? 0), side]
        // The first in the file for a pair.
        if runs[desired.language ?? 0]?[key] == nil { runs[desired.language ?? 0, default: [:]][key] = rule }
        if rule.fact.isOneWay { break }
      }
    }
    var result: [Run] = []
    for (language, run) in runs.sorted(by: { $0.key < $1.key }) {
      let sorted = run.sorted {
        ($0.value.distance, $0.value.index, $0.key[1]) < ($1.value.distance, $1.value.index, $1.key[1])
      }
      var words: [(rule: RuleWord, script: UInt32)] = []
      for (key, rule) in sorted {
        let word = try RuleWord(
          supported: key[1], distance: rule.distance, rule: rule.index, isLast: words.count == sorted.count - 1)
        words.append((word, UInt32(truncatingIfNeeded: key[0])))
      }
      result.append(Run(language: language, rules: words))
    }
    return result
  }

  private mutating func addRegionRules(of language: UInt64) throws(FieldOverflow) {
    let own = rules.regions.filter { $0.desired.language == language }
    // A set for any script is written only if a rule has any: what no set holds is at the default distance.
    let scripts = Set(own.map { $0.desired.script ?? 0 }).sorted { ($0 == 0 ? .max : $0) < ($1 == 0 ? .max : $1) }
    var sets: [RegionRuleSet] = []
    for script in scripts {
      addRows(Self.rules(own, inScript: script))
      sets.append(try RegionRuleSet(script: script, isLast: script == scripts.last))
    }
    regionRuleSets.append((language, sets))
  }

  /// The rules that hold where both sides have a script.
  private static func rules(_ rules: [MatchRules.Rule], inScript script: UInt32) -> [MatchRules.Rule] {
    rules.filter { $0.desired.script == nil || $0.desired.script == script }
  }

  private mutating func addRows(_ set: [MatchRules.Rule]) {
    for desired in regions.atoms {
      regionRows.append(regions.atoms.map { rule(of: set, desired, $0) })
    }
  }

  /// The rule between two classes. Their distance is the farthest of any pair of their atoms.
  private func rule(of set: [MatchRules.Rule], _ desired: [UInt64], _ supported: [UInt64]) -> MatchRules.Rule {
    let fitting = desired.flatMap { one in supported.map { first(of: set, one, $0) } }
    return fitting.max { $0.distance < $1.distance } ?? rules.defaults[2]
  }

  private func first(of set: [MatchRules.Rule], _ desired: UInt64, _ supported: UInt64) -> MatchRules.Rule {
    set.first { rule in
      regions.matches(rule.desired.region, atom: desired) && regions.matches(rule.supported.region, atom: supported)
        || !rule.fact.isOneWay && regions.matches(rule.desired.region, atom: supported)
          && regions.matches(rule.supported.region, atom: desired)
    } ?? rules.defaults[2]
  }

  /// Sets the demotion for each further preference: the distance from `en` to `en-GB`, as ICU defines it.
  private mutating func setDemotion(_ likely: LikelySubtagsTables) throws(InputDiagnostic) {
    let british = LSR(
      language: PackedSubtag.language("en".utf8) ?? 0, script: 0, region: PackedSubtag.region("GB".utf8) ?? 0)
    guard let english = likely.maximized(LSR(language: british.language, script: 0, region: 0)) else {
      throw InputDiagnostic(
        "no likely subtags for 'en', which the demotion is computed from",
        at: SourceLocation(file: CLDRFilePath.languageInfo),
        hint: "add the row from=\"en\" to likelySubtags.xml")
    }
    let own = rules.regions.filter { $0.desired.language == english.language }
    let classes = [english.region, british.region].map { regions.atoms[regions.number(of: $0)] }
    demotion = rule(of: Self.rules(own, inScript: english.script), classes[0], classes[1]).distance
  }

  /// The part of a language's word about rules.
  struct LanguageRules {
    /// The positions of its first rules and of its first set of region rules, from 1; zero for none.
    var languageRule = 0
    var scriptRule = 0
    var regionRuleSet = 0
  }

  var languages: [UInt64: LanguageRules] {
    var languages: [UInt64: LanguageRules] = [:]
    func add(_ runs: [(language: UInt64, count: Int)], _ position: WritableKeyPath<LanguageRules, Int>) {
      var next = 1
      for run in runs {
        languages[run.language, default: LanguageRules()][keyPath: position] = next
        next += run.count
      }
    }
    add(languageRuns.map { ($0.language, $0.rules.count) }, \.languageRule)
    add(scriptRuns.map { ($0.language, $0.rules.count) }, \.scriptRule)
    add(regionRuleSets.map { ($0.language, $0.sets.count) }, \.regionRuleSet)
    return languages
  }

  func file() throws(InputDiagnostic) -> CompiledFile {
    let languageRules = languageRuns.flatMap(\.rules)
    let scriptRules = scriptRuns.flatMap(\.rules)
    var file = CompiledFile(
      "DistanceTable", "The rules of languageMatching, type written_new.", from: CLDRFilePath.languageInfo)
    file.add(
      "languageRules", .words64(languageRules.map(\.rule.rawValue)),
      "Rules between languages, by desired language, the nearest first. See RuleWord.")
    file.add(
      "scriptRules", .words64(scriptRules.map(\.rule.rawValue)),
      "Rules between languages in given scripts, by desired language. See RuleWord.")
    file.add("scriptRuleScripts", .words32(scriptRules.map(\.script)), "The desired script of each of these.")
    file.add(
      "regionRuleSets", .words32(regionRuleSets.flatMap(\.sets).map(\.rawValue)),
      "The script of each set of region rules, by language. See RegionRuleSet.")
    try file.add(
      "regionDistances", column: regionRows.joined().map(\.distance), bits: 8,
      "The default row, then for each set and class of desired region a row. See RegionRow.")
    file.add("regionClassCount", .integer(regions.atoms.count), "The number of region classes.")
    file.add(
      "paradigmLocales", .words64(paradigms), "Maximized locales that come first in the search order. See LSR.")
    file.add("defaultLanguageDistance", .integer(rules.defaults[0].distance), "The rule '*' to '*'.")
    file.add("defaultScriptDistance", .integer(rules.defaults[1].distance), "The rule '*_*' to '*_*'.")
    file.add("demotion", .integer(demotion), "The distance between en and en-GB.")
    return file
  }

  /// The file for explanations, separate so that other programs do not link it.
  func ruleFile(_ facts: [LanguageMatchFact]) throws(InputDiagnostic) -> CompiledFile {
    let (text, starts) = CompiledFile.text(
      of: facts.map { "\($0.desired) \($0.supported) \($0.distance)\($0.isOneWay ? " >" : "")" })
    var file = CompiledFile(
      "RuleTable", "The rules of languageMatching as CLDR writes them, for explanations.",
      from: CLDRFilePath.languageInfo)
    file.add(
      "text", .text(text), rows: facts.count,
      "The two sides of each rule, its distance, and > for a one-way rule, a line each.")
    try file.add("starts", column: starts, "Where the line of each rule begins.")
    try file.add(
      "regionRules", column: regionRows.joined().map(\.index),
      "The rule of each distance in the rows of regions. See RegionRow.")
    file.add("defaultLanguageRule", .integer(rules.defaults[0].index), "The rule '*' to '*'.")
    file.add("defaultScriptRule", .integer(rules.defaults[1].index), "The rule '*_*' to '*_*'.")
    return file
  }
}
