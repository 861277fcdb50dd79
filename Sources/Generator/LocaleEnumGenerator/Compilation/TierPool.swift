/// Candidates at one distance, in search order, and the tier that follows where all of them are excluded.
///
/// Whoever comes to a tier has passed by all that stood before it. So a tier may hold those once more, further away, and
/// what 107 regional forms of English have in common is kept once.
struct TierPool {
  struct Tier: Hashable {
    var eighths: Int
    var positions: [Int]
    /// Zero for none.
    var next: Int
  }

  /// Number 0 stands for none. A tier comes after the one that follows it.
  private(set) var tiers: [Tier] = [Tier(eighths: 0, positions: [], next: 0)]
  private var numbers: [Tier: Int] = [:]
  private var numbersByDistance: [Int: [Int]] = [:]

  /// The number of the first tier of some candidates.
  ///
  /// - Parameter removed: those that have been passed by.
  mutating func number(
    of candidates: [OutcomeCompiler.Candidate], removing removed: [OutcomeCompiler.Candidate]
  ) -> Int {
    let byDistance = Dictionary(grouping: candidates, by: \.forth)
    let tiers = byDistance.keys.sorted().map { distance in
      (eighths: distance, positions: (byDistance[distance] ?? []).map(\.position))
    }
    return number(of: tiers[...], without: Set(removed.map(\.position)))
  }

  private mutating func number(of wanted: ArraySlice<(eighths: Int, positions: [Int])>, without: Set<Int>) -> Int {
    guard let first = wanted.first else { return 0 }
    for number in numbersByDistance[first.eighths] ?? [] where isSame(number, wanted, without: without) {
      return number
    }
    let next = number(of: wanted.dropFirst(), without: without.union(first.positions))
    let tier = Tier(eighths: first.eighths, positions: first.positions, next: next)
    if let number = numbers[tier] { return number }
    tiers.append(tier)
    let number = tiers.count - 1
    numbers[tier] = number
    numbersByDistance[first.eighths, default: []].append(number)
    return number
  }

  /// Whether a tier and those that follow it are what is wanted once some positions are left out.
  private func isSame(
    _ number: Int, _ wanted: ArraySlice<(eighths: Int, positions: [Int])>, without: Set<Int>
  ) -> Bool {
    var number = number
    var wanted = wanted
    while number != 0 {
      let tier = tiers[number]
      let positions = tier.positions.filter { !without.contains($0) }
      number = tier.next
      if positions.isEmpty { continue }
      guard let first = wanted.popFirst(), first.eighths == tier.eighths, first.positions == positions else {
        return false
      }
    }
    return wanted.isEmpty
  }
}
