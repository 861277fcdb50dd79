import MallocCounter

/// What the checks found. Noting a result allocates nothing, so that no check disturbs the next.
struct Report {
  struct CheckRow {
    var group: StaticString
    var name: StaticString
    var count: Int
    var allowed: ClosedRange<Int>
    /// The first identifier of the row that allocated.
    var offender: StaticString?
    var isWithinLimit: Bool { allowed.contains(count) }
  }

  private var rows: [CheckRow] = []

  init(capacity: Int) { rows.reserveCapacity(capacity) }

  var failed: Int { rows.reduce(0) { $1.isWithinLimit ? $0 : $0 + 1 } }

  /// The number of allocations of a body.
  @inline(__always)
  static func count(_ body: () -> Void) -> Int {
    let before = malloc_counter_calls()
    body()
    return malloc_counter_calls() - before
  }

  /// The number of allocations of a body in three runs: the first, where lazy initialisation would be seen, and two
  /// more.
  @inline(__always)
  static func countColdAndWarm(_ body: () -> Void) -> Int {
    count {
      for _ in 0..<3 { body() }
    }
  }

  /// Notes two rows: the allocations of a body that has run before, which must be none, and those of its first run.
  ///
  /// For answers that the caller drops as optionals. To drop them, the compiler emits code in the caller's module that
  /// asks the Swift runtime for the metadata of their types, which the runtime allocates when they are first asked for.
  mutating func noteWarm(_ group: StaticString, _ name: StaticString, firstTime: ClosedRange<Int>, _ body: () -> Void) {
    let cold = Self.count(body)
    note(group, name, Self.countColdAndWarm(body))
    note(
      group, "the same for the first time: types' metadata in the caller, once in the process", cold, allowed: firstTime
    )
  }

  mutating func note(
    _ group: StaticString, _ name: StaticString, _ count: Int, allowed: ClosedRange<Int> = 0...0,
    offender: StaticString? = nil
  ) {
    rows.append(CheckRow(group: group, name: name, count: count, allowed: allowed, offender: offender))
  }

  /// A line for each check, and the totals.
  func print() {
    for row in rows {
      let verdict = row.isWithinLimit ? "ok    " : "FAILED"
      let offender = row.offender.map { ", first for '\($0)'" } ?? ""
      Swift.print(
        "\(verdict) \(row.count) allocations (\(Self.text(row.allowed))): \(row.group), \(row.name)\(offender)")
    }
    Swift.print("\(rows.count - failed) passed, \(failed) failed")
  }

  private static func text(_ allowed: ClosedRange<Int>) -> String {
    if allowed.upperBound == .max { return "no limit" }
    if allowed.lowerBound == allowed.upperBound { return "exactly \(allowed.lowerBound)" }
    return "\(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
