import AppLocaleMatching
import LocaleMatching

/// Asks the general matcher what becomes of an identifier, and keeps each answer once.
struct OutcomeCompiler {
  struct Candidate: Hashable {
    var position: Int
    var forth: Int
    /// Only where two-way pairs count, else zero.
    var back: Int
    var isSameTriple: Bool
  }

  struct Outcome: Hashable {
    var position: Int
    var eighths: Int
    var isSameTriple: Bool
    /// Whether it is nearer than all that come after it, so that it need not be weighed against them.
    var comesFirst: Bool
    var next: Next
  }

  /// What comes after a winner that is excluded.
  enum Next: Hashable {
    case outcome(Int)
    case candidates(Int)
  }

  private let matcher: LocaleMatcher
  private let entries: [LocaleMatcher.ArrangedEntry]
  private let isTwoWay: Bool
  /// Whether identifiers that maximise alike are nearer than all others.
  private let triplesComeFirst: Bool
  private let threshold: Int

  /// Number 0 stands for no match.
  private(set) var outcomes: [Outcome] = [
    Outcome(position: Int(TableLayout.nothing), eighths: 0, isSameTriple: false, comesFirst: false,
      next: .candidates(0))
  ]
  /// Number 0 is empty.
  private(set) var lists: [[Candidate]] = [[]]
  private var outcomeNumbers: [Outcome: Int] = [:]
  private var listNumbers: [[Candidate]: Int] = [[]: 0]
  private var listsOfLanguage: [UInt64: Set<Int>] = [:]
  /// By triple and written fields.
  private var known: [UInt64: Int] = [:]

  init(matcher: LocaleMatcher, entries: [LocaleMatcher.ArrangedEntry]) {
    self.matcher = matcher
    self.entries = entries
    isTwoWay = matcher.options.direction == .onlyTwoWay
    triplesComeFirst = !isTwoWay && matcher.options.favoring == .language
    threshold = matcher.effectiveThreshold.eighths
  }

  /// The number of what becomes of an identifier.
  mutating func number(of identifier: String) -> Int {
    guard let desired = matcher.arranged(identifier) else { return 0 }
    if let number = known[desired.rawValue] { return number }
    let number = outcome(of: identifier, desired)
    known[desired.rawValue] = number
    return number
  }

  private mutating func outcome(of identifier: String, _ desired: LSR) -> Int {
    // What is nobody's match below the widest threshold is nobody's below a narrower one.
    guard let match = matcher.bestMatch(for: identifier) else { return 0 }
    let candidates = candidates(for: desired)
    guard triplesComeFirst else {
      return keep(
        Outcome(
          position: match.supportedIndex, eighths: match.distance.eighths, isSameTriple: false, comesFirst: false,
          next: .candidates(list(candidates, desired.language))))
    }
    let first = first(of: candidates)
    let positions = Set(first.map(\.position))
    let rest = candidates.filter { !positions.contains($0.position) }
    guard !first.isEmpty else {
      return keep(
        Outcome(
          position: match.supportedIndex, eighths: match.distance.eighths, isSameTriple: false, comesFirst: false,
          next: .candidates(list(candidates, desired.language))))
    }
    var next = Next.candidates(list(rest, without: positions, desired.language))
    var number = 0
    for candidate in first.reversed() {
      number = keep(
        Outcome(
          position: candidate.position, eighths: candidate.forth, isSameTriple: candidate.isSameTriple,
          comesFirst: true, next: next))
      next = .outcome(number)
    }
    return number
  }

  /// Those that maximise alike, the nearest first; else the one that is nearer than all others, if there is one.
  private func first(of candidates: [Candidate]) -> [Candidate] {
    let same = candidates.filter(\.isSameTriple).enumerated().sorted {
      ($0.element.forth, $0.offset) < ($1.element.forth, $1.offset)
    }.map(\.element)
    if !same.isEmpty { return same }
    let least = candidates.map(\.forth).min()
    let nearest = candidates.filter { $0.forth == least }
    return nearest.count == 1 ? nearest : []
  }

  /// Everything that could be answered if what is nearer were excluded, in search order.
  private func candidates(for desired: LSR) -> [Candidate] {
    entries.compactMap { entry in
      let (forth, back) = matcher.eighths(from: desired, to: entry.lsr)
      guard forth < threshold, forth < 800, !isTwoWay || back < threshold else { return nil }
      return Candidate(
        position: entry.supportedIndex, forth: forth, back: isTwoWay ? back : 0,
        isSameTriple: matcher.isSameTriple(desired, entry.lsr))
    }
  }

  private mutating func keep(_ outcome: Outcome) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomes.append(outcome)
    outcomeNumbers[outcome] = outcomes.count - 1
    return outcomes.count - 1
  }

  private mutating func list(_ candidates: [Candidate], _ language: UInt64) -> Int {
    if let number = listNumbers[candidates] {
      listsOfLanguage[language, default: []].insert(number)
      return number
    }
    lists.append(candidates)
    listNumbers[candidates] = lists.count - 1
    listsOfLanguage[language, default: []].insert(lists.count - 1)
    return lists.count - 1
  }

  /// A list that may also hold the named positions: when it is asked, those are excluded.
  private mutating func list(
    _ candidates: [Candidate], without positions: Set<Int>, _ language: UInt64
  ) -> Int {
    if !candidates.isEmpty {
      // The first of them, so that the same list gives the same table each time.
      let found = (listsOfLanguage[language] ?? []).filter { number in
        lists[number].filter { !positions.contains($0.position) } == candidates
      }
      if let number = found.min() { return number }
    }
    return list(candidates, language)
  }
}

extension LocaleMatcher {
  /// Whether both maximise to the same.
  fileprivate func isSameTriple(_ one: LSR, _ other: LSR) -> Bool {
    one.language == other.language && one.script == other.script && one.region == other.region
  }
}
