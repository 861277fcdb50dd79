import CLDRTables

/// The rules of `languageMatching type="written_new"`, split once, by level (UTS #35, Language Matching).
struct ReferenceRules: Sendable {
  /// `en_*_$enUS` as its three parts.
  struct Side: Hashable, Sendable {
    var language: String
    var script: String
    var region: String
  }

  struct Rule: Sendable {
    /// Where it stands among `LanguageMatchingFacts.rules`.
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

  let languages: [Rule]
  let scripts: [Rule]
  let regions: [Rule]
  /// The language rules without `*`, which are many, by `desired supported`; the first of equals.
  private let languagePairs: [String: Found]

  init(facts: CLDRFacts) {
    var levels: [Int: [Rule]] = [:]
    for (index, fact) in facts.languageMatching.rules.enumerated() {
      let level = fact.desired.split(separator: "_").count
      levels[level, default: []].append(
        Rule(
          index: index, desired: Self.side(fact.desired), supported: Self.side(fact.supported),
          distance: fact.distance, isOneWay: fact.isOneWay))
    }
    languages = (levels[1] ?? []).filter { $0.desired.language == "*" || $0.supported.language == "*" }
    scripts = levels[2] ?? []
    regions = levels[3] ?? []
    var pairs: [String: Found] = [:]
    for rule in levels[1] ?? [] where rule.desired.language != "*" && rule.supported.language != "*" {
      let found = Found(distance: rule.distance, rule: rule.index)
      let forward = rule.desired.language + " " + rule.supported.language
      let backward = rule.supported.language + " " + rule.desired.language
      if pairs[forward] == nil { pairs[forward] = found }
      if !rule.isOneWay, pairs[backward] == nil { pairs[backward] = found }
    }
    languagePairs = pairs
  }

  private static func side(_ text: String) -> Side {
    let parts = text.split(separator: "_").map(String.init) + ["", "", ""]
    return Side(language: parts[0], script: parts[1], region: parts[2])
  }

  /// The first language rule in file order: of the pairs, or of those with `*`.
  func language(_ desired: String, _ supported: String) -> Found? {
    let pair = languagePairs[desired + " " + supported]
    let star = Self.first(languages) { Self.fits($0.language, desired) && Self.fits($1.language, supported) }
    guard let pair, let star else { return pair ?? star }
    return pair.rule < star.rule ? pair : star
  }

  func script(_ desired: ReferenceMaximized, _ supported: ReferenceMaximized) -> Found? {
    Self.first(scripts) { Self.fits($0, desired) && Self.fits($1, supported) }
  }

  func region(
    _ desired: ReferenceMaximized, _ desiredClasses: ReferenceRegions.Classes,
    _ supported: ReferenceMaximized, _ supportedClasses: ReferenceRegions.Classes
  ) -> Found? {
    Self.first(regions) {
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
