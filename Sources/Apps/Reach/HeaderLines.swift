import AppLocalization
import SystemAccess

/// A line of a list of headers, or of counts: `header`, `count<TAB>header`, or a count and a space, as `uniq -c` writes it.
struct HeaderLine {
  /// A header, or the identifiers of a list of preferences, which are ranges of equal weight.
  let header: String
  let visits: Int

  /// More visits than this in one line are no count.
  static let greatestCount = 1_000_000_000_000

  /// Takes off spaces and the quotation marks of a log; `-` is a log's word for no header. Nil if the count is zero or beyond the
  /// limit.
  init?(_ line: String) {
    let start = line.utf8.drop { $0 == 0x20 }
    let rest = start.drop { $0 &- 0x30 < 10 }
    let digits = start[..<rest.startIndex]
    var cell = line.utf8[...]
    if !digits.isEmpty, rest.first == 0x20 || rest.first == 0x09 {
      guard let visits = Int(Substring(digits)), (1...Self.greatestCount).contains(visits) else { return nil }
      (self.visits, cell) = (visits, rest.dropFirst())
    } else {
      visits = 1
    }
    func isOuter(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x22 }
    while isOuter(cell.first) { cell = cell.dropFirst() }
    while isOuter(cell.last) { cell = cell.dropLast() }
    header = cell.elementsEqual([0x2D]) ? "" : String(Substring(cell))
  }
}

/// Counts the visits of each distinct header, which is then decided once, up to a number of headers and of bytes.
package struct TrafficReader {
  static let (limit, byteLimit) = (1 << 15, 1 << 22)

  private let app: TrafficApp
  private var visits: [LiteralKey: Int] = [:]
  private var byteCount = 0
  private var counts = TrafficCounts()

  package init(_ app: TrafficApp) { self.app = app }

  package mutating func read(_ line: String, number: Int) {
    counts.lines.add(1)
    guard let line = HeaderLine(line) else { return counts.addBadLine(number) }
    let known = visits.count
    visits[LiteralKey(line.header), default: 0].add(line.visits)
    if visits.count > known { byteCount += line.header.utf8.count }
    if visits.count >= Self.limit || byteCount >= Self.byteLimit { decide() }
  }

  /// What was counted, at the end.
  package mutating func finish() -> TrafficCounts {
    decide()
    return counts
  }

  private mutating func decide() {
    for (header, visits) in visits { app.count(AcceptLanguage(header.text), visits, in: &counts) }
    visits.removeAll(keepingCapacity: true)
    byteCount = 0
  }
}

extension Int {
  /// Adds a count. No number of lines overflows it.
  mutating func add(_ count: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    self = isTooLarge ? .max : sum
  }
}
