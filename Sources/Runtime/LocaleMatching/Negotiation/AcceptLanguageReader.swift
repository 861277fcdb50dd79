import LocaleAliases
import LocaleCore

/// Reads an Accept-Language header an element at a time (RFC 9110, §12.5.4, §12.4.2; lists: §5.6.1). Allocates the list.
struct AcceptLanguageReader {
  /// The result of reading an element.
  struct Element {
    /// The element without the spaces around it.
    let bytes: Range<Int>
    let fault: AcceptLanguage.Diagnostic.Reason?
  }

  /// The highest limits of a header.
  static var byteLimit: Int { 0xFFFF }
  static var rangeLimit: Int { 32 }

  private let limits: AcceptLanguage.Limits
  /// The list that has been read so far.
  private(set) var list: [LanguageRange] = []
  private var position = 0
  /// The number of non-empty elements that were read.
  private var elementCount = 0

  init(_ limits: AcceptLanguage.Limits) { self.limits = limits }

  /// Reads the next element; nil at the end. Every call must be given the same bytes.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Element? {
    let end = min(bytes.count, limits.byteCount)
    while position < end {
      let start = position
      var comma = start
      while comma < end, bytes[comma] != 0x2C { comma += 1 }
      position = comma + 1
      let element = ASCII.trimmed(start..<comma, bytes)
      // Empty elements do not count (RFC 9110, §5.6.1.2).
      if element.isEmpty { continue }
      if comma == end, end < bytes.count, bytes[end] != 0x2C {
        // An element that the limit cuts through must not become another range, such as `en` from `en-GB`.
        position = bytes.count + 1
        return Element(bytes: start..<bytes.count, fault: .tooLong)
      }
      return Element(bytes: element, fault: read(element, bytes))
    }
    guard position <= bytes.count, end < bytes.count else { return nil }
    position = bytes.count + 1
    return Element(bytes: end..<bytes.count, fault: .tooLong)
  }

  /// Reads one element: a range and its parameters.
  private mutating func read(
    _ element: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> AcceptLanguage.Diagnostic.Reason? {
    let number = elementCount
    elementCount += 1
    var fault: AcceptLanguage.Diagnostic.Reason?
    var weight = 1000
    var start = Self.firstSemicolon(element, bytes)
    let range = ASCII.trimmed(element.lowerBound..<start, bytes)
    while start < element.upperBound {
      let end = Self.firstSemicolon(start + 1..<element.upperBound, bytes)
      let parameter = ASCII.trimmed(start + 1..<end, bytes)
      start = end
      switch WeightParameter(UnsafeBufferPointer(rebasing: bytes[parameter])) {
      case .weight(let value, let isRegular):
        weight = value
        if !isRegular { fault = .irregularWeight }
      case .malformed: return .malformedWeight
      case .other: fault = fault ?? .unknownParameter
      }
    }
    if range.isEmpty { return .emptyRange }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let isWildcard = LanguageFilter.isWildcard(text)
    let fields = CommonForm.read(text)
    if fields.isNone, !isWildcard {
      switch LocalePreferenceContent.text(text).reading({ _, _ in }) {
      // `q=0,8`: the comma ends the element, and `8` is the next one.
      case .nothing where text.count <= 3 && text.allSatisfy(ASCII.isDigit) && number > 0: return .decimalComma
      case .nothing(let error): return .illFormed(error.reason)
      case .part(let error): fault = fault ?? .partlyRead(error.reason)
      case .whole(let isName): if isName { fault = fault ?? .looseName }
      }
    }
    // Case and the kind of separator do not count.
    if let index = list.firstIndex(where: { ASCII.areEqual($0.text(in: bytes), text) }) {
      var repeated = list.remove(at: index)
      repeated.weight = weight
      insert(repeated)
      return .repeatedRange
    }
    guard list.count < limits.rangeCount else { return .tooManyRanges }
    // One allocation for nearly every header: `,en` is the shortest that comes.
    if list.isEmpty { list.reserveCapacity(min(limits.rangeCount, 1 + (bytes.count - range.upperBound) / 3)) }
    let form = MatchingForm(ordinary: fields)
    insert(LanguageRange(bytes: range, index: number, weight: weight, form: form, isWildcard: isWildcard))
    return fault
  }

  /// Puts a range in its place: the most wanted first, of equal weights the earlier.
  private mutating func insert(_ range: LanguageRange) {
    let next = list.firstIndex { $0.weight < range.weight || $0.weight == range.weight && $0.index > range.index }
    if let next { list.insert(range, at: next) } else { list.append(range) }
  }

  private static func firstSemicolon(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, bytes[position] != 0x3B { position += 1 }
    return position
  }
}

/// A parameter behind a semicolon: `q=0.8` (RFC 9110, §12.4.2), or something else.
private enum WeightParameter {
  /// A weight in thousandths. It is irregular if it breaks the grammar but its meaning is clear: `.5`, `0.8333`, `1.5`,
  /// `q = 0.5`.
  case weight(Int, isRegular: Bool)
  case malformed
  case other

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let name = bytes.first, name | 0x20 == 0x71 else {
      self = .other
      return
    }
    var position = 1
    while position < bytes.count, ASCII.isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == 0x3D else {
      // `q` alone is a weight without its number; `quality=1` is not a weight.
      self = bytes.count == 1 ? .malformed : .other
      return
    }
    var isRegular = position == 1
    position += 1
    while position < bytes.count, ASCII.isSpace(bytes[position]) {
      position += 1
      isRegular = false
    }
    self = Self.number(UnsafeBufferPointer(rebasing: bytes[position...]), isRegular)
  }

  /// Reads `0.8`. No number is too long or too large: digits after the third decimal only say that it is not zero.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ isRegular: Bool) -> WeightParameter {
    var (position, whole, thousandths, scale) = (0, 0, 0, 100)
    while position < bytes.count, ASCII.isDigit(bytes[position]) {
      whole = min(whole * 10 + Int(bytes[position] &- 0x30), 2)
      position += 1
    }
    let wholeDigits = position
    var (decimals, isAboveZero) = (0, false)
    if position < bytes.count, bytes[position] == 0x2E {
      position += 1
      while position < bytes.count, ASCII.isDigit(bytes[position]) {
        thousandths += Int(bytes[position] &- 0x30) * scale
        if bytes[position] != 0x30 { isAboveZero = true }
        scale /= 10
        decimals += 1
        position += 1
      }
    }
    guard position == bytes.count, wholeDigits + decimals > 0 else { return .malformed }
    let value = whole * 1000 + thousandths
    if value > 1000 { return .weight(1000, isRegular: false) }
    // Zero excludes; 0.0004 does not.
    return .weight(value == 0 && isAboveZero ? 1 : value, isRegular: isRegular && wholeDigits == 1 && decimals <= 3)
  }
}
