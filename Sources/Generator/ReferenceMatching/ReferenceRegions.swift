import CLDRTables

/// Which classes of regions a region belongs to: itself, and each match variable or its complement (spec §4).
///
/// A region that territoryContainment does not know (`840`, `999`, `AA`, `XD`) is in no variable and in no complement
/// either: only the rules of `*` fit it, as in ICU, whose partitions are made from the containment.
struct ReferenceRegions: Sendable {
  /// The classes that hold one region: `US` has `US`, `$enUS`, `$!cnsar`, …
  typealias Classes = Set<String>

  /// Worked out beforehand for every region of the containment: of a macro-region the distinct classes of its members.
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
    var classes = Dictionary(uniqueKeysWithValues: known.map { ($0, [Self.classes(ofLeaf: $0, variables)]) })
    for macro in contained.keys {
      var distinct: [String: Classes] = [:]
      for member in Self.leaves(of: macro, contained).compactMap({ classes[$0]?.first }) {
        distinct[member.sorted().joined(separator: " ")] = member
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
