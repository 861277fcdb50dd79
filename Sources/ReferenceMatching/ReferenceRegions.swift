import CLDRTables

/// Which classes of regions a region belongs to: itself, and each match variable or its complement (spec §4).
///
/// A region that territoryContainment does not know (`840`, `999`, `AA`, `XD`) is in no variable and in no complement
/// either: only the rules of `*` fit it, as in ICU, whose partitions are made from the containment.
struct ReferenceRegions: Sendable {
  /// The classes that hold one region: `US` has `US`, `$enUS`, `$!cnsar`, …
  typealias Classes = Set<String>

  private let variables: [String: Set<String>]
  /// Every region that stands in the containment and contains no others.
  private let known: Set<String>
  /// Worked out beforehand for the macro-regions: the distinct classes of their members.
  private let macroClasses: [String: [Classes]]

  init(facts: CLDRFacts) {
    var contained: [String: [String]] = [:]
    for group in facts.territoryContainment {
      contained[group.type, default: []] += group.contains
    }
    let variables = Dictionary(
      facts.languageMatching.variables.map { ($0.id, Self.members(of: $0.value, contained)) },
      uniquingKeysWith: { first, _ in first })
    self.variables = variables
    let known = Set(contained.values.joined()).subtracting(contained.keys)
    self.known = known
    var macroClasses: [String: [Classes]] = [:]
    for macro in contained.keys {
      let leaves = Self.leaves(of: macro, contained)
      let distinct = Set(leaves.map { Self.classes(ofLeaf: $0, known, variables) })
      macroClasses[macro] = distinct.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    }
    self.macroClasses = macroClasses
  }

  /// One set of classes for a single region, one for each kind of member of a macro-region.
  func classes(of region: String) -> [Classes] {
    macroClasses[region] ?? [Self.classes(ofLeaf: region, known, variables)]
  }

  private static func classes(
    ofLeaf region: String, _ known: Set<String>, _ variables: [String: Set<String>]
  ) -> Classes {
    var result: Classes = [region]
    if !known.contains(region) { return result }
    for (id, members) in variables {
      result.insert(members.contains(region) ? id : "$!" + id.dropFirst())
    }
    return result
  }

  /// `AS+CA-GU`: terms from left to right, a macro-region standing for all it contains.
  private static func members(of value: String, _ contained: [String: [String]]) -> Set<String> {
    var result: Set<String> = []
    var sign: Character = "+"
    var term = ""
    func apply() {
      if term.isEmpty { return }
      let regions = leaves(of: term, contained)
      if sign == "+" { result.formUnion(regions) } else { result.subtract(regions) }
    }
    for character in value {
      if character == "+" || character == "-" {
        apply()
        sign = character
        term = ""
      } else {
        term.append(character)
      }
    }
    apply()
    return result
  }

  /// The regions that contain no others, under this one, groupings included.
  private static func leaves(of region: String, _ contained: [String: [String]]) -> Set<String> {
    guard let members = contained[region] else { return [region] }
    return members.reduce(into: []) { $0.formUnion(leaves(of: $1, contained)) }
  }
}
