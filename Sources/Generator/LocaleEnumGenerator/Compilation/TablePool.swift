import SupportedLocales

/// Arms and records, each stored once. See `TableLayout` for their contents.
struct TablePool {
  struct Arm: Hashable {
    var withoutRegion: Int
    var other: Int
    /// The regions, ascending; only those whose outcome differs from that of others.
    var regions: [UInt16] = []
    var outcomes: [Int] = []

    static let noMatch = Arm(withoutRegion: 0, other: 0)
    var wordCount: Int { 3 + 2 * regions.count }
  }

  struct Record: Hashable {
    /// The number of the arm for no script.
    var withoutScript: Int
    var other: Int
    var scripts: [UInt64] = []
    var arms: [Int] = []

    var wordCount: Int { 3 + 3 * scripts.count }
  }

  /// The arms; number 0 is the arm that matches nothing.
  private(set) var arms: [Arm] = [.noMatch]
  private(set) var records: [Record] = []
  private var armNumbers: [Arm: Int] = [.noMatch: 0]
  private var recordNumbers: [Record: Int] = [:]

  mutating func number(of arm: Arm) -> Int {
    if let number = armNumbers[arm] { return number }
    arms.append(arm)
    armNumbers[arm] = arms.count - 1
    return arms.count - 1
  }

  /// The number of a record, also of one that matches nothing.
  mutating func number(of record: Record) -> Int {
    if let number = recordNumbers[record] { return number }
    records.append(record)
    recordNumbers[record] = records.count - 1
    return records.count - 1
  }

  func matchesNothing(_ record: Int) -> Bool { records[record] == Record(withoutScript: 0, other: 0) }
}
