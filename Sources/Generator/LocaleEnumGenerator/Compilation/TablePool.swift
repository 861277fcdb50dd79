import SupportedLocales

/// Script entries and records, each stored once. See `TableLayout` for their contents.
struct TablePool {
  struct ScriptEntry: Hashable {
    var withoutRegion: Int
    var other: Int
    /// The regions, ascending; only those whose outcome differs from that of others.
    var regions: [UInt16] = []
    var outcomes: [Int] = []

    static let noMatch = ScriptEntry(withoutRegion: 0, other: 0)
    var wordCount: Int { 3 + 2 * regions.count }
  }

  struct Record: Hashable {
    /// The number of the entry for identifiers without a script.
    var withoutScript: Int
    var other: Int
    var scripts: [UInt64] = []
    var entries: [Int] = []

    var wordCount: Int { 3 + 3 * scripts.count }
  }

  /// The script entries; number 0 is the entry that matches nothing.
  private(set) var scriptEntries: [ScriptEntry] = [.noMatch]
  private(set) var records: [Record] = []
  private var scriptEntryNumbers: [ScriptEntry: Int] = [.noMatch: 0]
  private var recordNumbers: [Record: Int] = [:]

  mutating func number(of scriptEntry: ScriptEntry) -> Int {
    if let number = scriptEntryNumbers[scriptEntry] { return number }
    scriptEntries.append(scriptEntry)
    scriptEntryNumbers[scriptEntry] = scriptEntries.count - 1
    return scriptEntries.count - 1
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
