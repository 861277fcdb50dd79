/// Reads an Accept-Language header an element at a time (RFC 9110, §12.5.4, §12.4.2; lists: §5.6.1). Allocates nothing.
struct AcceptLanguageReader {
  private let limits: AcceptLanguage.Limits
  /// What has been read so far.
  private(set) var list = WeightedRangeList()
  private var position = 0
  /// How many elements that are not empty were read.
  private var elementCount = 0

  init(limits: AcceptLanguage.Limits) { self.limits = limits }

  /// What reading an element came to.
  struct Outcome {
    var diagnostic: AcceptLanguage.Diagnostic?
  }

  /// Reads the next element, nil at the end. The bytes must be the same each time.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Outcome? {
    let end = min(bytes.count, limits.byteCount)
    while position < end {
      let start = position
      var comma = start
      while comma < end, bytes[comma] != 0x2C { comma += 1 }
      position = comma + 1
      let element = Self.trimmed(start..<comma, bytes)
      // Empty elements are no elements (RFC 9110, §5.6.1.2).
      if element.isEmpty, comma < bytes.count { continue }
      if comma == end, end < bytes.count, bytes[end] != 0x2C {
        // What the limit cuts through must not become another range, `en-GB` not `en`.
        position = bytes.count + 1
        return Outcome(diagnostic: .init(bytes: start..<bytes.count, reason: .tooLong))
      }
      if element.isEmpty { continue }
      return Outcome(diagnostic: read(element, bytes).map { .init(bytes: element, reason: $0) })
    }
    guard position <= bytes.count, end < bytes.count else { return nil }
    position = bytes.count + 1
    return Outcome(diagnostic: .init(bytes: end..<bytes.count, reason: .tooLong))
  }

  /// Reads one element: a range and its parameters.
  private mutating func read(
    _ element: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> AcceptLanguage.Diagnostic.Reason? {
    let number = elementCount
    elementCount += 1
    var reason: AcceptLanguage.Diagnostic.Reason?
    var weight = 1000
    var start = Self.firstSemicolon(element, bytes)
    let range = Self.trimmed(element.lowerBound..<start, bytes)
    while start < element.upperBound {
      let end = Self.firstSemicolon(start + 1..<element.upperBound, bytes)
      let parameter = Self.trimmed(start + 1..<end, bytes)
      start = end
      switch WeightParameter(UnsafeBufferPointer(rebasing: bytes[parameter])) {
      case .weight(let value, let isRegular):
        weight = value
        if !isRegular { reason = .irregularWeight }
      case .malformed: return .malformedWeight
      case .other: reason = reason ?? .unknownParameter
      }
    }
    if range.isEmpty { return .emptyRange }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let isWildcard = text.count == 1 && text.first == 0x2A
    if !isWildcard, ParsedIdentifier(wellFormed: text) == nil {
      return .illFormed(ParsedIdentifier.error(in: text)?.reason ?? .invalidLanguage)
    }
    if let place = list.place(of: text, in: bytes) {
      list.weigh(place, weight)
      return .repeatedRange
    }
    let word = WeightedRangeWord(weight: weight, position: number, range: range, isWildcard: isWildcard)
    guard list.count < limits.rangeCount, list.insert(word) else { return .tooManyRanges }
    return reason
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
