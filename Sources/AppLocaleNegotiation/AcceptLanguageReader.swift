import AppLocaleMatching

/// Reads an Accept-Language header (RFC 9110, §12.5.4, §12.4.2; lists: §5.6.1), as the full library's `AcceptLanguage`
/// does, but tells nothing of what it passes over. Allocates nothing.
struct AcceptLanguageReader {
  private let limits: AcceptLanguageLimits
  private let table: AppLocaleTable
  /// What has been read so far.
  private(set) var list = WeightedRangeList()
  /// How many elements that are not empty were read.
  private var elementCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits, table: AppLocaleTable) {
    self.limits = limits
    self.table = table
    let end = min(bytes.count, limits.byteCount)
    var position = 0
    while position < end {
      var comma = position
      while comma < end, bytes[comma] != 0x2C { comma += 1 }
      let element = Self.trimmed(position..<comma, bytes)
      position = comma + 1
      // What the limit cuts through must not become another range, `en-GB` not `en`.
      if comma == end, end < bytes.count, bytes[end] != 0x2C { return }
      // Empty elements are no elements (RFC 9110, §5.6.1.2).
      if !element.isEmpty { read(element, bytes) }
    }
  }

  /// Reads one element: a range and its parameters. Junk is passed over.
  private mutating func read(_ element: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    let number = elementCount
    elementCount += 1
    var weight = 1000
    var start = Self.firstSemicolon(element, bytes)
    let range = Self.trimmed(element.lowerBound..<start, bytes)
    while start < element.upperBound {
      let end = Self.firstSemicolon(start + 1..<element.upperBound, bytes)
      let parameter = Self.trimmed(start + 1..<end, bytes)
      start = end
      switch WeightParameter(UnsafeBufferPointer(rebasing: bytes[parameter])) {
      case .weight(let value, _): weight = value
      case .malformed: return
      case .other: break
      }
    }
    if range.isEmpty { return }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let isWildcard = text.count == 1 && text.first == 0x2A
    guard isWildcard || table.language(of: text) != nil else { return }
    if let place = list.place(of: text, in: bytes) {
      list.weigh(place, weight)
    } else if list.count < limits.rangeCount {
      _ = list.insert(WeightedRangeWord(weight: weight, position: number, range: range, isWildcard: isWildcard))
    }
  }

  private static func firstSemicolon(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, bytes[position] != 0x3B { position += 1 }
    return position
  }

  /// Less spaces and tabs at both ends.
  private static func trimmed(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, WeightParameter.isSpace(bytes[start]) { start += 1 }
    while start < end, WeightParameter.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
