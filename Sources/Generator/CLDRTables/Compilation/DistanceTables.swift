import LocaleCore

/// The tables of distance: rules by desired side, region rules by class, defaults, paradigm locales.
struct DistanceTables {
  private let rules: MatchRules
  private let regions: RegionClasses
  private var languageRuns: [(desired: UInt64, rules: [RuleWord])]
  /// The supported languages of rules, sorted; the number of each is its place, from 1.
  private let targets: [UInt64]
  private var scriptRuns: [(desired: UInt64, rules: [RuleWord])]
  private var ruleSets: [RegionRuleSet] = []
  private var regionDistances: [UInt8] = []
  private var regionRules: [UInt16] = []
  /// The maximized paradigm locales.
  private(set) var paradigms: [UInt64] = []
  private var demotion = 0

  init(
    _ facts: CLDRFacts, _ rules: MatchRules, _ regions: RegionClasses, _ likely: LikelySubtagsTables
  ) throws(CLDRDiagnostic) {
    self.rules = rules
    self.regions = regions
    targets = Set(
      rules.languages.flatMap { [$0.supported.language ?? 0] + ($0.isOneWay ? [] : [$0.desired.language ?? 0]) }
    ).sorted()
    // Languages with several rules come first: the position of their rules must fit a language's word.
    let runs = Self.runs(rules.languages, targets)
    languageRuns = runs.filter { $0.rules.count > 1 } + runs.filter { $0.rules.count == 1 }
    scriptRuns = Self.runs(rules.scripts, [])
    guard facts.languageMatching.rules.count <= RuleWord.ruleLimit, targets.count <= LanguageWord.targetLimit,
      runs.reduce(0, { $1.rules.count > 1 ? $0 + $1.rules.count : $0 }) <= LanguageWord.firstRuleLimit
    else {
      throw .tooWide(
        "\(facts.languageMatching.rules.count) rules that lead to \(targets.count) languages",
        at: SourceLocation(file: CLDRFilePath.languageInfo, line: 0), for: RuleWord.self,
        room: "\(RuleWord.ruleLimit), or LanguageWord, which has room for \(LanguageWord.targetLimit)")
    }
    for rule in rules.regions {
      let set = RegionRuleSet(language: rule.desired.language ?? 0, script: rule.desired.script ?? 0)
      if !ruleSets.contains(set) { ruleSets.append(set) }
    }
    for set in ruleSets { fill(set) }
    let reached = Set(regionRules)
    if let rule = rules.regions.first(where: { !reached.contains(UInt16($0.index)) }) {
      throw .unreached(facts.languageMatching.rules[rule.index])
    }
    for locale in facts.languageMatching.paradigmLocales {
      guard let lsr = likely.maximized(try PackedIdentifier(locale.name, at: locale.location).lsr) else {
        throw CLDRDiagnostic(
          "paradigm locale without likely subtags", at: locale.location, text: locale.name,
          hint: "add the row from=\"\(locale.name)\" to likelySubtags.xml")
      }
      // Also where one is another with its likely subtags.
      if let earlier = paradigms.firstIndex(of: lsr.rawValue).map({ facts.languageMatching.paradigmLocales[$0] }) {
        throw .second(
          "paradigm locale", at: locale.location, text: locale.name, after: earlier.location, saying: earlier.name)
      }
      paradigms.append(lsr.rawValue)
    }
    try setDemotion(likely, SourceLocation(file: CLDRFilePath.languageInfo, line: 0))
  }

  /// The rules by desired side, nearest first; of two for one pair, the first in the file wins.
  private static func runs(
    _ rules: [MatchRules.Rule], _ targets: [UInt64]
  ) -> [(desired: UInt64, rules: [RuleWord])] {
    var pairs: [UInt64: [UInt64: (distance: Int, rule: Int)]] = [:]
    for rule in rules {
      let desired = RuleWord.side(language: rule.desired.language ?? 0, script: rule.desired.script ?? 0)
      let supported = RuleWord.side(language: rule.supported.language ?? 0, script: rule.supported.script ?? 0)
      if pairs[desired]?[supported] == nil {
        pairs[desired, default: [:]][supported] = (rule.distance, rule.index)
      }
      if !rule.isOneWay, pairs[supported]?[desired] == nil {
        pairs[supported, default: [:]][desired] = (rule.distance, rule.index)
      }
    }
    return pairs.keys.sorted().map { desired in
      let run = (pairs[desired] ?? [:]).sorted {
        ($0.value.distance, $0.value.rule) < ($1.value.distance, $1.value.rule)
      }
      return (
        desired,
        run.enumerated().map { index, pair in
          RuleWord(
            supported: pair.key, distance: pair.value.distance, rule: pair.value.rule,
            target: number(of: pair.key, among: targets), isLast: index == run.count - 1)
        }
      )
    }
  }

  /// The distance for each pair of classes: the farthest of any pair of their atoms.
  private mutating func fill(_ set: RegionRuleSet) {
    let own = rules.regions.filter {
      RegionRuleSet(language: $0.desired.language ?? 0, script: $0.desired.script ?? 0) == set
    }
    for supported in regions.atoms {
      for desired in regions.atoms {
        var farthest: MatchRules.Rule?
        for one in desired {
          for other in supported {
            let rule = first(of: own, one, other)
            if rule.distance > farthest?.distance ?? 0 { farthest = rule }
          }
        }
        regionDistances.append(UInt8(farthest?.distance ?? rules.defaults[2].distance))
        regionRules.append(UInt16(farthest?.index ?? rules.defaults[2].index))
      }
    }
  }

  private func first(of own: [MatchRules.Rule], _ desired: UInt64, _ supported: UInt64) -> MatchRules.Rule {
    own.first { rule in
      regions.matches(rule.desired.region, atom: desired) && regions.matches(rule.supported.region, atom: supported)
        || !rule.isOneWay && regions.matches(rule.desired.region, atom: supported)
          && regions.matches(rule.supported.region, atom: desired)
    } ?? rules.defaults[2]
  }

  /// Sets the demotion for each further preference: the distance from `en` to `en-GB`, as ICU defines it.
  private mutating func setDemotion(_ likely: LikelySubtagsTables, _ location: SourceLocation) throws(CLDRDiagnostic) {
    guard let english = likely.maximized(try PackedIdentifier("en", at: location).lsr) else {
      throw CLDRDiagnostic(
        "no likely subtags for 'en', which the demotion is computed from", at: location,
        hint: "add the row from=\"en\" to likelySubtags.xml")
    }
    let set = ruleSets.firstIndex(of: RegionRuleSet(language: english.language, script: 0))
    let british = try PackedIdentifier("en_GB", at: location)
    let count = regions.atoms.count
    demotion =
      set.map {
        Int(
          regionDistances[
            RegionDistanceIndex.of(
              set: $0, desired: regions.number(of: english.region), supported: regions.number(of: british.region),
              classCount: count)])
      } ?? rules.defaults[2].distance
  }

  /// The part of each language's word about rules.
  var languages: [UInt64: LanguageRules] {
    var languages: [UInt64: LanguageRules] = [:]
    var index = 0
    for run in languageRuns {
      guard let first = run.rules.first else { continue }
      languages[run.desired] = LanguageRules(
        nearest: (first.distance, Int(first.target)), firstRule: run.rules.count > 1 ? index : nil,
        target: Self.number(of: run.desired, among: targets))
      index += run.rules.count
    }
    for target in targets where languages[target] == nil {
      languages[target] = LanguageRules(nearest: nil, target: Self.number(of: target, among: targets))
    }
    return languages
  }

  struct LanguageRules {
    /// The nearest rule that begins with the language: its distance and the number of the language it leads to.
    var nearest: (distance: Int, target: Int)?
    /// The position of its rules, if there are several.
    var firstRule: Int?
    /// The language's own number; zero if no rule leads to it.
    var target: Int
  }

  private static func number(of language: UInt64, among targets: [UInt64]) -> Int {
    targets.firstIndex(of: language).map { $0 + 1 } ?? 0
  }

  private var nearestScriptDistance: Int {
    scriptRuns.flatMap(\.rules).map(\.distance).reduce(rules.defaults[1].distance, min)
  }

  func file() throws(CLDRDiagnostic) -> CompiledFile {
    let languages = try hashed(languageRuns)
    let scripts = try hashed(scriptRuns)
    return CompiledFile(
      name: "DistanceTable", summary: "The rules of languageMatching, type written_new.",
      constants: [
        CompiledConstant(
          "languageRuns", .words64(languages.runs), rows: languageRuns.count,
          comment: "The start of a language's rules, by perfect hash. See RuleRun."),
        CompiledConstant(
          "languageRunDisplacements", .words64(languages.displacements), rows: languages.displacements.count * 8,
          comment: "Displacements of that hash, eight a word. See PerfectHash."),
        CompiledConstant(
          "languageRules", .words64(languages.rules), rows: languages.rules.count,
          comment: "Rules between languages, nearest first in each run. See RuleWord."),
        CompiledConstant(
          "scriptRuns", .words64(scripts.runs), rows: scriptRuns.count,
          comment: "The start of a language and script's rules, by perfect hash. See RuleRun."),
        CompiledConstant(
          "scriptRunDisplacements", .words64(scripts.displacements), rows: scripts.displacements.count * 8,
          comment: "Displacements of that hash, eight a word. See PerfectHash."),
        CompiledConstant(
          "scriptRules", .words64(scripts.rules), rows: scripts.rules.count,
          comment: "Rules between languages in given scripts. See RuleWord."),
        CompiledConstant(
          "regionRuleSets", .words64(ruleSets.map(\.rawValue)), rows: ruleSets.count,
          comment: "Languages with region rules (15 bits), above them the script of these rules, zero for any."),
        CompiledConstant(
          "regionDistances", .words64(NarrowNumbers.words(bytes: regionDistances)), rows: regionDistances.count,
          comment: "For each rule set, supported class and desired class: the distance. Eight a word."),
        CompiledConstant(
          "regionClassCount", .integer(regions.atoms.count), rows: 1, comment: "The number of region classes."),
        CompiledConstant(
          "paradigmLocales", .words64(paradigms), rows: paradigms.count,
          comment: "Maximized locales that come first in the search order. See LSR."),
        CompiledConstant(
          "defaultLanguageDistance", .integer(rules.defaults[0].distance), rows: 1, comment: "The rule '*' to '*'."),
        CompiledConstant(
          "defaultScriptDistance", .integer(rules.defaults[1].distance), rows: 1, comment: "The rule '*_*' to '*_*'."),
        CompiledConstant(
          "defaultRegionDistance", .integer(rules.defaults[2].distance), rows: 1,
          comment: "The rule '*_*_*' to '*_*_*'."),
        CompiledConstant(
          "nearestScriptDistance", .integer(nearestScriptDistance), rows: 1,
          comment: "No two scripts are nearer to each other."),
        CompiledConstant(
          "demotion", .integer(demotion), rows: 1, comment: "The distance between en and en-GB."),
      ])
  }

  private func hashed(
    _ runs: [(desired: UInt64, rules: [RuleWord])]
  ) throws(CLDRDiagnostic) -> (runs: [UInt64], displacements: [UInt64], rules: [UInt64]) {
    var words: [UInt64] = []
    var starts: [RuleRun] = []
    for run in runs {
      starts.append(RuleRun(desired: run.desired, first: words.count))
      words += run.rules.map(\.rawValue)
    }
    let hash = try PerfectHashTable(
      keys: starts.map(\.desired), of: "languageMatch", at: SourceLocation(file: CLDRFilePath.languageInfo, line: 0))
    return (hash.slots.map { $0.map { starts[$0].rawValue } ?? 0 }, hash.displacements, words)
  }

  /// The file for explanations, separate so that other programs do not link it.
  func ruleFile(_ facts: [LanguageMatchFact]) -> CompiledFile {
    var text = ""
    var offsets: [UInt32] = []
    for fact in facts {
      offsets.append(
        RuleTextWord(offset: text.utf8.count, distance: fact.distance, isOneWay: fact.isOneWay).rawValue)
      text += "\(fact.desired) \(fact.supported)\n"
    }
    return CompiledFile(
      name: "RuleTable", summary: "The rules of languageMatching as CLDR writes them, for explanations.",
      constants: [
        CompiledConstant(
          "text", .text(text), rows: facts.count,
          comment: "The desired and the supported side of each rule, a line each."),
        CompiledConstant(
          "rules", .words32(offsets), rows: offsets.count,
          comment:
            "For each rule: offset of its line (from bit 8), distance (from bit 1), whether it is one-way (bit 0)."),
        CompiledConstant(
          "regionRules", .words64(NarrowNumbers.words(halves: regionRules)), rows: regionRules.count,
          comment: "For each rule set, supported class and desired class: the rule. Four a word."),
        CompiledConstant(
          "defaultLanguageRule", .integer(rules.defaults[0].index), rows: 1, comment: "The rule '*' to '*'."),
        CompiledConstant(
          "defaultScriptRule", .integer(rules.defaults[1].index), rows: 1, comment: "The rule '*_*' to '*_*'."),
        CompiledConstant(
          "defaultRegionRule", .integer(rules.defaults[2].index), rows: 1, comment: "The rule '*_*_*' to '*_*_*'."),
      ])
  }
}
