import CLDRTables

/// The rules of `languageMatching type="written_new"`, split once, by level (UTS #35, Language Matching).
struct ReferenceRules: Sendable {
  /// `en_*_$enUS` as its parts; a part that is not named is empty.
  typealias Side = ReferenceLikelyRows.Fields

  struct Rule: Sendable {
    /// The index in `LanguageMatchingFacts.rules`.
    var index: Int
    var desired: Side
    var supported: Side
    var distance: Int
    var isOneWay: Bool
  }

  struct Found: Hashable, Sendable {
    var distance: Int
    var rule: Int
  }

  private let languages: RulesByLanguage
  private let scripts: RulesByLanguage
  private let regions: RulesByLanguage

  init(facts: CLDRFacts) {
    var levels: [Int: [Rule]] = [:]
    for (index, fact) in facts.languageMatching.rules.enumerated() {
      let level = fact.desired.split(separator: "_").count
      levels[level, default: []].append(
        Rule(
          index: index, desired: Self.side(fact.desired), supported: Self.side(fact.supported),
          distance: fact.distance, isOneWay: fact.isOneWay))
    }
    languages = RulesByLanguage(levels[1] ?? [])
    scripts = RulesByLanguage(levels[2] ?? [])
    regions = RulesByLanguage(levels[3] ?? [])
  }

  /// The rules of a level in file order, by the languages that they name on either side; rules for any language belong
  /// to all. Most languages have only the rule of `*`.
  private struct RulesByLanguage: Sendable {
    private var named: [String: [Rule]] = [:]
    private let others: [Rule]

    init(_ rules: [Rule]) {
      func languages(_ rule: Rule) -> Set<String> { [rule.desired.language, rule.supported.language] }
      let others = rules.filter { languages($0).contains("*") }
      for rule in rules { for language in languages(rule) { named[language, default: []].append(rule) } }
      self.others = others
      named = named.mapValues { rules in
        (rules.filter { !languages($0).contains("*") } + others).sorted { $0.index < $1.index }
      }
    }

    func about(_ language: String) -> [Rule] { named[language] ?? others }
  }

  private static func side(_ text: String) -> Side {
    let parts = text.split(separator: "_").map(String.init) + ["", "", ""]
    return Side(language: parts[0], script: parts[1], region: parts[2])
  }

  func language(_ desired: String, _ supported: String) -> Found? {
    Self.first(languages.about(desired)) { Self.fits($0.language, desired) && Self.fits($1.language, supported) }
  }

  func script(_ desired: ReferenceMaximized, _ supported: ReferenceMaximized) -> Found? {
    Self.first(scripts.about(desired.language)) { Self.fits($0, desired) && Self.fits($1, supported) }
  }

  func region(
    _ desired: ReferenceMaximized, _ desiredClasses: ReferenceRegions.Classes,
    _ supported: ReferenceMaximized, _ supportedClasses: ReferenceRegions.Classes
  ) -> Found? {
    Self.first(regions.about(desired.language)) {
      Self.fits($0, desired) && Self.fits($1, supported)
        && ($0.region == "*" || desiredClasses.contains($0.region))
        && ($1.region == "*" || supportedClasses.contains($1.region))
    }
  }

  /// The first rule that fits; one that is not one-way may also be read from right to left.
  private static func first(_ rules: [Rule], where fits: (Side, Side) -> Bool) -> Found? {
    let found = rules.first {
      fits($0.desired, $0.supported) || (!$0.isOneWay && fits($0.supported, $0.desired))
    }
    return found.map { Found(distance: $0.distance, rule: $0.index) }
  }

  private static func fits(_ pattern: String, _ value: String) -> Bool { pattern == "*" || pattern == value }

  private static func fits(_ side: Side, _ value: ReferenceMaximized) -> Bool {
    fits(side.language, value.language) && fits(side.script, value.script)
  }
}

/// The classes that a region belongs to: itself, each macro-region that contains it, and each match variable or its
/// complement.
///
/// A region that territoryContainment does not contain (`840`, `999`, `AA`, `XD`) is in no variable and in no
/// complement: only the rules of `*` fit it, as in ICU, whose partitions are made from the containment.
struct ReferenceRegions: Sendable {
  /// The classes that hold one region: `US` has `US`, `$enUS`, `$!cnsar`, …
  typealias Classes = Set<String>

  /// The classes of every region of the containment, computed once: for a macro-region those of its members that a rule
  /// can tell apart.
  private let classes: [String: [Classes]]

  init(facts: CLDRFacts) {
    var contained: [String: [String]] = [:]
    for group in facts.territoryContainment {
      contained[group.type, default: []] += group.contains
    }
    let variables = Dictionary(
      facts.languageMatching.variables.map { ($0.id, Self.members(of: $0.value, contained)) },
      uniquingKeysWith: { first, _ in first })
    let known = Set(contained.values.joined()).subtracting(contained.keys)
    // A rule that names a macro-region means all that it contains, as a variable does.
    var macros: [String: Set<String>] = [:]
    for macro in contained.keys {
      for leaf in Self.leaves(of: macro, contained) { macros[leaf, default: []].insert(macro) }
    }
    var classes = Dictionary(
      uniqueKeysWithValues: known.map { ($0, [Self.classes(ofLeaf: $0, variables).union(macros[$0] ?? [])]) })
    let sides: [String] = facts.languageMatching.rules.flatMap { [$0.desired, $0.supported] }
    let named = Set(sides.compactMap { side in side.split(separator: "_").dropFirst(2).first.map(String.init) })
    for macro in contained.keys {
      var distinct: [String: Classes] = [:]
      for member in Self.leaves(of: macro, contained).compactMap({ classes[$0]?.first }) {
        distinct[member.intersection(named).sorted().joined(separator: " ")] = member
      }
      classes[macro] = distinct.sorted { $0.key < $1.key }.map(\.value)
    }
    self.classes = classes
  }

  /// One set of classes for a single region, one for each kind of member of a macro-region.
  func classes(of region: String) -> [Classes] { classes[region] ?? [[region]] }

  private static func classes(ofLeaf region: String, _ variables: [String: Set<String>]) -> Classes {
    var result: Classes = [region]
    for (id, members) in variables {
      result.insert(members.contains(region) ? id : "$!" + id.dropFirst())
    }
    return result
  }

  /// The members of `AS+CA-GU`: terms from left to right; a macro-region means all that it contains.
  private static func members(of value: String, _ contained: [String: [String]]) -> Set<String> {
    var result: Set<String> = []
    for addition in value.split(separator: "+") {
      let terms = addition.split(separator: "-").map { leaves(of: String($0), contained) }
      result.formUnion(terms.first ?? [])
      for removed in terms.dropFirst() { result.subtract(removed) }
    }
    return result
  }

  /// The regions that contain no others, under this one, groupings included.
  private static func leaves(of region: String, _ contained: [String: [String]]) -> Set<String> {
    guard let members = contained[region] else { return [region] }
    return members.reduce(into: []) { $0.formUnion(leaves(of: $1, contained)) }
  }
}
