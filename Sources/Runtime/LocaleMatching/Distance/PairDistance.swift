import LocaleCore

/// The distance of supported identifiers from one that is desired, level by level (UTS #35, Language Matching): the sum
/// of language, script and region distance, each given by the first rule that fits, in CLDR's file order.
///
/// Nothing else adds distances up: the search, two-way pairs, thresholds and explanations all ask it. The tables are a
/// parameter, so that tests compare variations of CLDR's rules too.
struct PairDistance<Table: DistanceRules> {
  /// The desired identifier, maximized.
  let desired: LSR
  /// The word of its language, with the positions of its rules.
  let word: LanguageWord
  /// With `favorsScript` the language distance counts a quarter.
  let favorsScript: Bool
  private let regionClass: Int
  /// The row of region distances to identifiers of the same language and script.
  private let ownRow: Int

  /// The greatest distance; a sum above it counts as this.
  static var maximum: Int { 100 }

  /// - Parameter regionClass: the class of the desired region, by which rows of region distances are found.
  @inline(__always)
  init(from desired: LSR, _ word: LanguageWord, regionClass: Int, favorsScript: Bool) {
    self.desired = desired
    self.word = word
    self.favorsScript = favorsScript
    self.regionClass = regionClass
    ownRow = word.regionRuleSet == 0 ? 0 : Self.regionRow(word, regionClass, inScript: desired.script)
  }

  // MARK: The sum

  /// The distance to a supported identifier, in eighths, before sums above 100 count as 100.
  ///
  /// Identifiers that maximize alike differ by less than one, by their explicit subtags.
  /// - Parameters:
  ///   - regionClass: the supported region's class.
  ///   - languageDistance: the distance of the languages, 0 for the same; the caller knows it from the rule that led here.
  @inline(__always)
  func unlimited(to supported: LSR, regionClass: Int, languageDistance: Int) -> Int {
    var sum = weighed(languageDistance)
    let hasSameScript = desired.hasScript(of: supported)
    if !hasSameScript { sum &+= script(to: supported) }
    if desired.region != supported.region {
      sum &+= Self.regionDistance(
        hasSameScript && languageDistance == 0 ? ownRow : otherRow(to: supported), regionClass)
    }
    return sum == 0 ? Int(truncatingIfNeeded: desired.explicitSubtags ^ supported.explicitSubtags) : sum &* 8
  }

  /// The distance to any supported identifier, in eighths: at most 800.
  func eighths(to supported: LSR, regionClass: Int) -> Int {
    let sum = unlimited(to: supported, regionClass: regionClass, languageDistance: language(to: supported))
    return min(sum, Self.maximum &* 8)
  }

  // MARK: Levels

  /// The distance of the languages by CLDR's rules, before the script is favored.
  func language(to supported: LSR) -> Int {
    if desired.language == supported.language { return 0 }
    return languageRule(to: supported)?.distance ?? Table.defaultLanguageDistance
  }

  /// What a distance of languages adds: a quarter of it if the script is favored.
  @inline(__always)
  func weighed(_ languageDistance: Int) -> Int { favorsScript ? languageDistance / 4 : languageDistance }

  @inline(__always)
  func script(to supported: LSR) -> Int {
    desired.hasScript(of: supported)
      ? 0
      : word.scriptRule == 0
        ? Table.defaultScriptDistance
        : scriptRule(to: supported)?.distance ?? Table.defaultScriptDistance
  }

  func region(to supported: LSR, regionClass: Int) -> Int {
    desired.region == supported.region ? 0 : Self.regionDistance(regionRow(to: supported), regionClass)
  }

  // MARK: Rules

  /// The rule between two different languages; nil if only the default holds.
  func languageRule(to supported: LSR) -> RuleWord? {
    var position = word.languageRule
    while position != 0 {
      let rule = RuleWord(rawValue: Table.languageRules[position &- 1])
      if rule.supportedLanguage == supported.language { return rule }
      position = rule.isLast ? 0 : position &+ 1
    }
    return nil
  }

  /// The rule between two different scripts; nil if only the default holds.
  @inline(never)
  func scriptRule(to supported: LSR) -> RuleWord? {
    guard supported.language < PackedSubtag.shortLanguageLimit else { return nil }
    let side = RuleWord.side(language: supported.language, script: supported.script)
    var position = word.scriptRule
    while position != 0 {
      let rule = RuleWord(rawValue: Table.scriptRules[position &- 1])
      if rule.supported == side, Table.scriptRuleScripts[position &- 1] == desired.script { return rule }
      position = rule.isLast ? 0 : position &+ 1
    }
    return nil
  }

  /// The row of region distances that holds for a supported identifier.
  func regionRow(to supported: LSR) -> Int {
    desired.language == supported.language && desired.hasScript(of: supported) ? ownRow : otherRow(to: supported)
  }

  /// The row of another language or another script: region rules join a language to itself, in one script or in any.
  @inline(__always)
  private func otherRow(to supported: LSR) -> Int {
    desired.language == supported.language ? Self.regionRow(word, regionClass, inScript: 0) : 0
  }

  /// The row of a language's first set of rules that hold in a script; 0, the default's, if none does.
  ///
  /// - Parameter script: the script of both sides; zero if they differ, so that only rules for any script hold.
  @inline(never)
  private static func regionRow(_ word: LanguageWord, _ desiredClass: Int, inScript script: UInt32) -> Int {
    var position = word.regionRuleSet
    while position != 0 {
      let set = RegionRuleSet(rawValue: Table.regionRuleSets[position &- 1])
      if set.script == 0 || set.script == script {
        return RegionRow.start(set: position, desiredClass: desiredClass, classCount: Table.regionClassCount)
      }
      position = set.isLast ? 0 : position &+ 1
    }
    return 0
  }

  @inline(__always)
  private static func regionDistance(_ row: Int, _ regionClass: Int) -> Int {
    Int(truncatingIfNeeded: Table.regionDistances[row &+ regionClass])
  }
}

/// The tables of distance.
protocol DistanceRules {
  static var languageRules: [UInt64] { get }
  static var scriptRules: [UInt64] { get }
  static var scriptRuleScripts: [UInt32] { get }
  static var regionRuleSets: [UInt32] { get }
  static var regionDistances: [UInt8] { get }
  static var regionClassCount: Int { get }
  static var defaultLanguageDistance: Int { get }
  static var defaultScriptDistance: Int { get }
}

extension DistanceTable: DistanceRules {}

/// Distances by the rules of this build's tables.
typealias CLDRDistance = PairDistance<DistanceTable>

extension PairDistance<DistanceTable> {
  @inline(__always)
  init(from desired: MatchingForm, favorsScript: Bool) {
    self.init(
      from: desired.lsr, desired.word, regionClass: desired.lsr.regionMark.classNumber, favorsScript: favorsScript)
  }

  /// The distance to any supported identifier, in eighths: at most 800.
  func eighths(to supported: LSR) -> Int { eighths(to: supported, regionClass: supported.regionMark.classNumber) }
}
