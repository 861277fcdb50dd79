import LocaleCore

/// Divides regions into classes that no region rule can tell apart (UTS #35, Language Matching).
///
/// An atom has a bit for each match variable that contains a single region, and for each name of it in rules. A
/// macro-region means all that it contains, so its class is the set of its members' atoms. A region that no containment
/// names, `840` or `AA`, is in no variable and in no complement of one: class 0.
struct RegionClasses {
  /// What region rules name, variables without their negation; each has a bit in an atom.
  private(set) var tests: [RulePattern.Region] = []
  private(set) var atoms: [[UInt64]] = [[0]]
  /// The bit that is set in the atoms of regions that the containment names.
  private static let known: UInt64 = 1 << 63
  private var classes: [String: Int] = [:]

  /// - Throws: an error if there are more tests than an atom has bits.
  init(_ facts: CLDRFacts, _ rules: MatchRules) throws(FieldOverflow) {
    let containment = Containment(facts.territoryContainment)
    for rule in rules.regions {
      for pattern in [rule.desired, rule.supported] {
        guard let test = Self.test(pattern.region), !tests.contains(test) else { continue }
        let bits = UInt64(Self.known.trailingZeroBitCount)
        _ = try PackedField.value(tests.count, below: bits, "variable or region of a rule")
        tests.append(test)
      }
    }
    let members = tests.map { Self.members($0, facts.languageMatching.variables, containment) }
    var regions = Set(facts.territoryContainment.flatMap { $0.contains + [$0.type] })
    for set in members { regions.formUnion(set) }
    for region in regions.sorted() {
      let leaves = containment.leaves(of: region)
      let atoms = Set(
        leaves.map { leaf in
          members.enumerated().reduce(Self.known) { $1.element.contains(leaf) ? $0 | 1 << UInt64($1.offset) : $0 }
        }
      ).sorted()
      if let known = self.atoms.firstIndex(of: atoms) {
        classes[region] = known
      } else {
        classes[region] = self.atoms.count
        self.atoms.append(atoms)
      }
    }
  }

  /// The class of a packed region.
  func number(of region: UInt16) -> Int {
    classes.first { PackedSubtag.region($0.key.utf8) == region }?.value ?? 0
  }

  private static func test(_ region: RulePattern.Region) -> RulePattern.Region? {
    switch region {
    case .any: nil
    case .region: region
    case .variable(let id, _): .variable(id, isNegated: false)
    }
  }

  /// Whether a rule's side names the regions of an atom.
  func matches(_ region: RulePattern.Region, atom: UInt64) -> Bool {
    guard let test = Self.test(region), let bit = tests.firstIndex(of: test) else { return true }
    let isMember = atom >> UInt64(bit) & 1 != 0
    if case .variable(_, isNegated: true) = region { return !isMember && atom & Self.known != 0 }
    return isMember
  }

  /// The single regions of a test. A variable is written `AS+CA-US`; a macro-region means its members.
  private static func members(
    _ test: RulePattern.Region, _ variables: [MatchVariableFact], _ containment: Containment
  ) -> Set<String> {
    switch test {
    case .any: return []
    case .region(let region): return containment.leaves(of: region)
    case .variable(let id, _):
      let terms = variables.first { $0.id == id }?.$value.terms ?? []
      let members = terms.reduce(into: Set<String>()) { members, term in
        let leaves = containment.leaves(of: term.region)
        members = term.isRemoved ? members.subtracting(leaves) : members.union(leaves)
      }
      return members
    }
  }

  /// - Throws: an error if there are more classes than a byte can distinguish.
  func file(aliases: [AliasFact]) throws(FieldOverflow) -> CompiledFile {
    var table = [UInt8](repeating: 0, count: RegionMark.tableCount)
    for number in PackedSubtag.regionLimit..<table.count { table[number] = RegionMark.unknown.rawValue }
    for (region, number) in classes.sorted(by: { $0.value < $1.value }) {
      guard let packed = PackedSubtag.region(region.utf8) else { continue }
      table[Int(packed)] = try RegionMark(classNumber: number).rawValue
    }
    for alias in aliases where alias.kind == .territory && SubtagForm.isRegion(alias.type) {
      if let packed = PackedSubtag.region(alias.type.utf8) { table[Int(packed)] = RegionMark.alias.rawValue }
    }
    table[Int(PackedSubtag.unknownRegion)] = RegionMark.unknown.rawValue
    for region in PackedSubtag.pseudoLocaleRegions { table[Int(region)] = RegionMark.pseudoLocale.rawValue }
    var file = CompiledFile(
      "RegionTable", "The class of each region for region rules.", from: CLDRFilePath.languageInfo)
    file.add(
      "classes", .bytes(table),
      "For each packed region its class; from 0x80 on marks, such as for an alias. See RegionMark.")
    return file
  }
}

/// The contents of macro-regions (`territoryContainment`, including groupings).
struct Containment {
  private var children: [String: [String]] = [:]

  init(_ facts: [TerritoryContainmentFact]) {
    for fact in facts { children[fact.type, default: []] += fact.contains }
  }

  /// The single regions in a region; the region itself if it contains none. Cycles were reported before.
  func leaves(of region: String) -> Set<String> {
    guard let contained = children[region] else { return [region] }
    return contained.reduce(into: []) { $0.formUnion(leaves(of: $1)) }
  }
}
