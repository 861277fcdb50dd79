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
  ) throws(CLDRDiagnostic) {
    self.rules = rules
    self.regions = regions
    languageRuns = Self.runs(rules.languages)
    scriptRuns = Self.runs(rules.scripts)
    regionRows.append(regions.atoms.map { _ in rules.defaults[2] })
    for language in Set(rules.regions.compactMap(\.desired.language)).sorted() { addRegionRules(of: language) }
    try checkRoom(facts)
    let reached = Set(regionRows.joined().map(\.index))
    if let rule = rules.regions.first(where: { !reached.contains($0.index) }) {
      throw .unreached(facts.languageMatching.rules[rule.index])
    }
    for locale in facts.languageMatching.paradigmLocales {
      guard let lsr = likely.maximized(try PackedIdentifier(locale.name, at: locale.location).lsr) else {
        throw CLDRDiagnostic(
          "paradigm locale without likely subtags", at: locale.location, text: locale.name,
          hint: "add the row from=\"\(locale.name)\" to likelySubtags.xml")
      }
      // Two are the same also where one is the other with its likely subtags.
      if let earlier = paradigms.firstIndex(of: lsr.rawValue).map({ facts.languageMatching.paradigmLocales[$0] }) {
        throw .second(
          "paradigm locale", at: locale.location, text: locale.name, after: earlier.location, saying: earlier.name)
      }
      paradigms.append(lsr.rawValue)
    }
    try setDemotion(likely, SourceLocation(file: CLDRFilePath.languageInfo))
  }

  private func checkRoom(_ facts: CLDRFacts) throws(CLDRDiagnostic) {
    let location = SourceLocation(file: CLDRFilePath.languageInfo)
    let languageRules = languageRuns.reduce(0) { $0 + $1.rules.count }
    guard facts.languageMatching.rules.count <= RuleWord.ruleLimit, languageRules <= LanguageWord.languageRuleLimit
    else {
      throw .tooWide(
        "\(facts.languageMatching.rules.count) rules, \(languageRules) of them from a language", at: location,
        for: RuleWord.self, room: "\(RuleWord.ruleLimit), LanguageWord for \(LanguageWord.languageRuleLimit)")
    }
    let sets = regionRuleSets.reduce(0) { $0 + $1.sets.count }
    guard sets <= LanguageWord.regionRuleSetLimit else {
      throw .tooWide(
        "\(sets) sets of region rules", at: location, for: LanguageWord.self,
        room: "\(LanguageWord.regionRuleSetLimit)")
    }
  }

  private static func runs(_ rules: [MatchRules.Rule]) -> [Run] {
    var runs: [UInt64: [[UInt64]: MatchRules.Rule]] = [:]
    for rule in rules {
      for (desired, supported) in [(rule.desired, rule.supported), (rule.supported, rule.desired)] {
        let side = RuleWord.side(language: supported.language ?? 0, script: supported.script ?? 0)
        let key = [UInt64(desired.script ?? 0), side]
        // The first in the file for a pair.
        if runs[desired.language ?? 0]?[key] == nil { runs[desired.language ?? 0, default: [:]][key] = rule }
        if rule.isOneWay { break }
      }
    }
    return runs.sorted { $0.key < $1.key }.map { language, run in
      let sorted = run.sorted {
        ($0.value.distance, $0.value.index, $0.key[1]) < ($1.value.distance, $1.value.index, $1.key[1])
      }
      return Run(
        language: language,
        rules: sorted.enumerated().map { index, pair in
          let rule = RuleWord(
            supported: pair.key[1], distance: pair.value.distance, rule: pair.value.index,
            isLast: index == sorted.count - 1)
          return (rule, UInt32(pair.key[0]))
        })
    }
  }

  private mutating func addRegionRules(of language: UInt64) {
    let own = rules.regions.filter { $0.desired.language == language }
    // A set for any script is written only if a rule has any: what no set holds is at the default distance.
    let scripts = Set(own.map { $0.desired.script ?? 0 }).sorted { ($0 == 0 ? .max : $0) < ($1 == 0 ? .max : $1) }
    for script in scripts {
      addRows(own.filter { $0.desired.script == nil || $0.desired.script == script })
    }
    regionRuleSets.append(
      (language, scripts.map { RegionRuleSet(script: $0, isLast: $0 == scripts.last) }))
  }

  /// Adds the rows of one set. The distance of two classes is the farthest of any pair of their atoms.
  private mutating func addRows(_ set: [MatchRules.Rule]) {
    for desired in regions.atoms {
      regionRows.append(
        regions.atoms.map { supported in
          let fitting = desired.flatMap { one in supported.map { first(of: set, one, $0) } }
          return fitting.max { $0.distance < $1.distance } ?? rules.defaults[2]
        })
    }
  }

  private func first(of set: [MatchRules.Rule], _ desired: UInt64, _ supported: UInt64) -> MatchRules.Rule {
    set.first { rule in
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
    let british = try PackedIdentifier("en_GB", at: location)
    let set = firstRegionRuleSet(of: english.language).flatMap { first in
      regionRuleSets.first { $0.language == english.language }?.sets
        .firstIndex { $0.script == 0 || $0.script == english.script }.map { first + $0 }
    }
    let row = set.map { ($0 - 1) * regions.atoms.count + regions.number(of: english.region) + 1 } ?? 0
    demotion = regionRows[row][regions.number(of: british.region)].distance
  }

  /// The position of the first set of a language in the table, from 1; nil for a language without region rules.
  private func firstRegionRuleSet(of language: UInt64) -> Int? {
    var position = 1
    for (owner, sets) in regionRuleSets {
      if owner == language { return position }
      position += sets.count
    }
    return nil
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
    for (runs, position) in [(languageRuns, \LanguageRules.languageRule), (scriptRuns, \.scriptRule)] {
      var next = 1
      for run in runs {
        languages[run.language, default: LanguageRules()][keyPath: position] = next
        next += run.rules.count
      }
    }
    for (language, _) in regionRuleSets {
      languages[language, default: LanguageRules()].regionRuleSet = firstRegionRuleSet(of: language) ?? 0
    }
    return languages
  }

  func file() throws(CLDRDiagnostic) -> CompiledFile {
    let languageRules = languageRuns.flatMap(\.rules)
    let scriptRules = scriptRuns.flatMap(\.rules)
    let sets = regionRuleSets.flatMap(\.sets)
    let distances = regionRows.joined().map { UInt8(truncatingIfNeeded: $0.distance) }
    return CompiledFile(
      name: "DistanceTable", summary: "The rules of languageMatching, type written_new.",
      constants: [
        CompiledConstant(
          "languageRules", .words64(languageRules.map(\.rule.rawValue)), rows: languageRules.count,
          comment: "Rules between languages, by desired language, the nearest first. See RuleWord."),
        CompiledConstant(
          "scriptRules", .words64(scriptRules.map(\.rule.rawValue)), rows: scriptRules.count,
          comment: "Rules between languages in given scripts, by desired language. See RuleWord."),
        CompiledConstant(
          "scriptRuleScripts", .words32(scriptRules.map(\.script)), rows: scriptRules.count,
          comment: "The desired script of each of these."),
        CompiledConstant(
          "regionRuleSets", .words32(sets.map(\.rawValue)), rows: sets.count,
          comment: "The script of each set of region rules, by language. See RegionRuleSet."),
        CompiledConstant(
          "regionDistances", .bytes(distances), rows: distances.count,
          comment: "The default row, then for each set and class of desired region a row. See RegionRow."),
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
          "demotion", .integer(demotion), rows: 1, comment: "The distance between en and en-GB."),
      ])
  }

  /// The file for explanations, separate so that other programs do not link it.
  func ruleFile(_ facts: [LanguageMatchFact]) throws(CLDRDiagnostic) -> CompiledFile {
    var text = ""
    var starts: [Int] = []
    for fact in facts {
      starts.append(text.utf8.count)
      text += "\(fact.desired) \(fact.supported) \(fact.distance)\(fact.isOneWay ? " >" : "")\n"
    }
    let regionRules = regionRows.joined().map { UInt16(truncatingIfNeeded: $0.index) }
    return CompiledFile(
      name: "RuleTable", summary: "The rules of languageMatching as CLDR writes them, for explanations.",
      constants: [
        CompiledConstant(
          "text", .text(text), rows: facts.count,
          comment: "The two sides of each rule, its distance, and > for a one-way rule, a line each."),
        try .column(
          "starts", starts, comment: "Where the line of each rule begins.",
          at: SourceLocation(file: CLDRFilePath.languageInfo)),
        CompiledConstant(
          "regionRules", .words64(NarrowNumbers.words(regionRules, bits: 16)), rows: regionRules.count,
          comment: "The rule of each distance in the rows of regions, four a word. See RegionRow."),
        CompiledConstant(
          "defaultLanguageRule", .integer(rules.defaults[0].index), rows: 1, comment: "The rule '*' to '*'."),
        CompiledConstant(
          "defaultScriptRule", .integer(rules.defaults[1].index), rows: 1, comment: "The rule '*_*' to '*_*'."),
      ])
  }
}
