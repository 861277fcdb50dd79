import LocaleMatching
import SupportedLocales

/// Asks the general matcher for the outcome of an identifier, and stores each different outcome once.
struct OutcomeCompiler {
  struct EntryDistance: Hashable {
    var position: Int
    var distance: Int
    /// The distance in the opposite direction if only two-way pairs count, else zero.
    var reverseDistance: Int
    var isSameTriple: Bool
  }

  struct Outcome: Hashable {
    var position: Int
    var eighths: Int
    var isSameTriple: Bool
    /// Whether it is nearer than all that come after it, so that it is not compared with them.
    var comesFirst: Bool
    var next: Next
  }

  /// The candidates after a winner that is excluded.
  enum Next: Hashable {
    case outcome(Int)
    case candidates(Int)
    case distanceGroup(Int)
  }

  private let matcher: LocaleMatcher
  private let entries: [LocaleMatcher.ArrangedEntry]
  private let isTwoWay: Bool
  /// Whether equal maximized identifiers are nearer than all others.
  private let triplesComeFirst: Bool
  private let threshold: Int

  /// The outcomes; number 0 means no match.
  private(set) var outcomes: [Outcome] = [
    Outcome(
      position: Int(TableLayout.nothing), eighths: 0, isSameTriple: false, comesFirst: false,
      next: .candidates(0))
  ]
  /// The lists of candidates; number 0 is empty.
  private(set) var lists: [[EntryDistance]] = [[]]
  private var outcomeNumbers: [Outcome: Int] = [:]
  private var listNumbers: [[EntryDistance]: Int] = [[]: 0]
  private(set) var distanceGroups = DistanceGroupPool()
  /// The known outcomes, by triple and explicit subtags.
  private var known: [UInt64: Int] = [:]

  init(matcher: LocaleMatcher, entries: [LocaleMatcher.ArrangedEntry]) {
    self.matcher = matcher
    self.entries = entries
    isTwoWay = matcher.options.direction == .onlyTwoWay
    triplesComeFirst = !isTwoWay && matcher.options.favoring == .language
    threshold = matcher.firstThreshold
  }

  /// The number of an identifier's outcome.
  mutating func number(of identifier: String) -> Int {
    guard let desired = matcher.arranged(identifier) else { return 0 }
    if let number = known[desired.rawValue] { return number }
    let number = outcome(of: identifier, desired)
    known[desired.rawValue] = number
    return number
  }

  private mutating func outcome(of identifier: String, _ desired: LSR) -> Int {
    // An identifier without a match below the widest threshold has none below a narrower one.
    guard let match = matcher.bestMatch(for: identifier) else { return 0 }
    let candidates = candidates(for: desired)
    guard triplesComeFirst else {
      return keep(
        Outcome(
          position: match.supportedIndex, eighths: match.distance.eighths, isSameTriple: false, comesFirst: false,
          next: .candidates(list(candidates))))
    }
    let same = candidates.filter(\.isSameTriple).enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element)
    guard same.isEmpty else {
      let rest = distanceGroups.number(of: candidates.filter { !$0.isSameTriple }, removing: same)
      var next = Next.distanceGroup(rest)
      for candidate in same.reversed() {
        let number = keep(
          Outcome(
            position: candidate.position, eighths: candidate.distance, isSameTriple: true, comesFirst: true, next: next)
        )
        next = .outcome(number)
      }
      if case .outcome(let number) = next { return number }
      return 0
    }
    let least = candidates.filter { $0.distance == match.distance.eighths }
    let comesFirst = least.count == 1
    let rest =
      comesFirst
      ? distanceGroups.number(of: candidates.filter { $0.position != match.supportedIndex }, removing: least)
      : distanceGroups.number(of: candidates, removing: [])
    return keep(
      Outcome(
        position: match.supportedIndex, eighths: match.distance.eighths, isSameTriple: false, comesFirst: comesFirst,
        next: .distanceGroup(rest)))
  }

  /// All candidates that could be the answer if nearer ones were excluded, in search order.
  private func candidates(for desired: LSR) -> [EntryDistance] {
    entries.compactMap { entry in
      let (distance, reverse) = matcher.eighths(from: desired, to: entry.lsr)
      guard distance < threshold, distance < 800, !isTwoWay || reverse < threshold else { return nil }
      return EntryDistance(
        position: entry.supportedIndex, distance: distance, reverseDistance: isTwoWay ? reverse : 0,
        isSameTriple: matcher.isSameTriple(desired, entry.lsr))
    }
  }

  private mutating func keep(_ outcome: Outcome) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomes.append(outcome)
    outcomeNumbers[outcome] = outcomes.count - 1
    return outcomes.count - 1
  }

  private mutating func list(_ candidates: [EntryDistance]) -> Int {
    if let number = listNumbers[candidates] { return number }
    lists.append(candidates)
    listNumbers[candidates] = lists.count - 1
    return lists.count - 1
  }
}

extension LocaleMatcher {
  /// Whether both have the same maximized identifier.
  fileprivate func isSameTriple(_ one: LSR, _ other: LSR) -> Bool {
    one.language == other.language && one.script == other.script && one.region == other.region
  }
}

/// Candidates at one distance, in search order, and the group that follows if all of them are excluded.
///
/// A search that reaches a group has rejected all positions before it. So a group may contain those again, further away,
/// and what 107 regional forms of English have in common is stored once.
struct DistanceGroupPool {
  struct DistanceGroup: Hashable {
    var eighths: Int
    var positions: [Int]
    /// The next group; zero for none.
    var next: Int
  }

  /// The groups; number 0 means none. A group comes after the one that follows it.
  private(set) var groups: [DistanceGroup] = [DistanceGroup(eighths: 0, positions: [], next: 0)]
  private var numbers: [DistanceGroup: Int] = [:]
  private var numbersByDistance: [Int: [Int]] = [:]

  /// The number of the first group of some candidates.
  ///
  /// - Parameter removed: the positions that have been rejected before.
  mutating func number(
    of candidates: [OutcomeCompiler.EntryDistance], removing removed: [OutcomeCompiler.EntryDistance]
  ) -> Int {
    let byDistance = Dictionary(grouping: candidates, by: \.distance)
    let groups = byDistance.keys.sorted().map { distance in
      (eighths: distance, positions: (byDistance[distance] ?? []).map(\.position))
    }
    return number(of: groups[...], without: Set(removed.map(\.position)))
  }

  private mutating func number(of wanted: ArraySlice<(eighths: Int, positions: [Int])>, without: Set<Int>) -> Int {
    guard let first = wanted.first else { return 0 }
    for number in numbersByDistance[first.eighths] ?? [] where isSame(number, wanted, without: without) {
      return number
    }
    let next = number(of: wanted.dropFirst(), without: without.union(first.positions))
    let group = DistanceGroup(eighths: first.eighths, positions: first.positions, next: next)
    if let number = numbers[group] { return number }
    groups.append(group)
    let number = groups.count - 1
    numbers[group] = number
    numbersByDistance[first.eighths, default: []].append(number)
    return number
  }

  /// Whether a group and those after it equal the given candidates if some positions are left out.
  private func isSame(
    _ number: Int, _ wanted: ArraySlice<(eighths: Int, positions: [Int])>, without: Set<Int>
  ) -> Bool {
    var number = number
    var wanted = wanted
    while number != 0 {
      let group = groups[number]
      let positions = group.positions.filter { !without.contains($0) }
      number = group.next
      if positions.isEmpty { continue }
      guard let first = wanted.popFirst(), first.eighths == group.eighths, first.positions == positions else {
        return false
      }
    }
    return wanted.isEmpty
  }
}
