import AppLocalization
import SystemAccess

/// A line of a list of headers, or of counts: a header, `COUNT<TAB>HEADER`, `HEADER<TAB>COUNT`, the same with a comma and with the
/// quotation marks of CSV, or a count and a space, as `uniq -c` writes it.
struct HeaderLine {
  /// Why a line is not read.
  enum Fault: String, Error {
    case count = "its count is zero, or more than 1,000,000,000,000"
    case json = "JSON, and no header"
    case compressed = "compressed data"
    case title = "the title of a column"
    case other = "no header, or more than one column beside its count"
  }

  /// A header, or the identifiers of a list of preferences, which are ranges of equal weight.
  let header: String
  let visits: Int

  /// More visits than this in one line are no count.
  static let greatestCount = 1_000_000_000_000

  /// Takes off spaces and the quotation marks of a log; `-` is a log's word for no header.
  ///
  /// - Parameter isFirst: whether it may be the titles of columns.
  init(_ line: String, isFirst: Bool = false) throws(Fault) {
    var cell = line.utf8[...]
    if let (count, rest) = Self.count(in: cell) {
      guard let visits = Int(Substring(count)), (1...Self.greatestCount).contains(visits) else { throw .count }
      (self.visits, cell) = (visits, rest)
    } else {
      visits = 1
    }
    func isOuter(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x22 }
    while isOuter(cell.first) { cell = cell.dropFirst() }
    while isOuter(cell.last) { cell = cell.dropLast() }
    cell = Substring(cell).headerValue.utf8
    if let fault = Self.fault(of: cell, isFirst: isFirst) { throw fault }
    header = cell.elementsEqual([0x2D]) ? "" : String(Substring(cell))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The count of a line, and the rest. At its end it stands behind a tab or a comma: no language begins with a digit (RFC 9110,
  /// §12.5.4).
  private static func count(in line: Substring.UTF8View) -> (Substring.UTF8View, rest: Substring.UTF8View)? {
    if let (digits, rest) = count(atStartOf: line, upTo: [0x20, 0x09, 0x2C]) { return (line[digits], line[rest...]) }
    return count(atStartOf: line.reversed(), upTo: [0x09, 0x2C]).map { digits, rest in
      (line[digits.upperBound.base..<digits.lowerBound.base], line[..<rest.base])
    }
  }

  /// The digits that a line begins with, and what follows the mark behind them.
  private static func count<Line: Collection<UInt8>>(
    atStartOf line: Line, upTo marks: [UInt8]
  ) -> (digits: Range<Line.Index>, rest: Line.Index)? {
    var rest = line.drop { $0 == 0x20 }
    let isQuoted = rest.first == 0x22
    if isQuoted { rest = rest.dropFirst() }
    let digits = rest.prefix(while: isDigit)
    rest = rest[digits.endIndex...]
    if isQuoted {
      guard rest.first == 0x22 else { return nil }
      rest = rest.dropFirst()
    }
    guard !digits.isEmpty, let mark = rest.first, marks.contains(mark) else { return nil }
    return (digits.startIndex..<digits.endIndex, rest.index(after: rest.startIndex))
  }

  /// What is in no header and in no list of identifiers, though a visitor may send other nonsense: the marks of other formats.
  private static func fault(of cell: Substring.UTF8View, isFirst: Bool) -> Fault? {
    let titles = ["accept_language", "accept-language", "http_accept_language", "header", "count"]
    if isFirst,
      Substring(cell).lowercased().split(whereSeparator: { "\t,\"".contains($0) }).contains(where: {
        titles.contains(String($0))
      })
    {
      return .title
    }
    if cell.first == 0x7B || cell.first == 0x5B { return .json }
    if cell.contains(where: { $0 < 0x09 || 0x0B...0x1F ~= $0 || $0 == 0x7F }) { return .compressed }
    return cell.first.map(isDigit) ?? false || cell.contains(where: { "\t\"()/:[]{}".utf8.contains($0) }) ? .other : nil
  }
}

extension Substring {
  /// The value of a header that is given by itself, or by its whole line, as a browser's tools copy it: `Accept-Language: de`.
  package var headerValue: Substring {
    let name = "accept-language:"
    let start = utf8.prefix(name.utf8.count)
    guard start.first.map({ $0 | 0x20 }) == 0x61, Substring(start).lowercased() == name else { return self }
    return Substring(utf8.dropFirst(name.utf8.count).drop { $0 == 0x20 })
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
    let read: HeaderLine
    do { read = try HeaderLine(line, isFirst: number == 1) } catch { return counts.addBadLine(number, error) }
    let known = visits.count
    visits[LiteralKey(read.header), default: 0].add(read.visits)
    if visits.count > known { byteCount += read.header.utf8.count }
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
