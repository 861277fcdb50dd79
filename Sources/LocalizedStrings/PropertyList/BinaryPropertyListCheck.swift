import Foundation

/// Checks a binary property list before Foundation reads it: that every object lies inside the file, that no object
/// contains itself, that it holds only what property lists of apps hold, and that it stays within the limits when each
/// object is counted in every place that it is named.
///
/// The form: `bplist0?`, objects, a table of their offsets, and a trailer of 32 bytes that tells the widths of offsets
/// and references, how many objects there are, which is the outermost, and where the table begins.
struct BinaryPropertyListCheck {
  static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private var offsetWidth = 0
  private var referenceWidth = 0
  private var objectCount = 0
  private var tableStart = 0
  /// What has been found of each object: how many values it comes to. 0 is not looked at yet, -1 is being looked at.
  private var sizes: [Int] = []

  init(_ data: Data, _ limits: ReadingLimits) {
    bytes = Array(data)
    self.limits = limits
  }

  /// The first thing that is wrong, nil where the list can be handed to Foundation.
  mutating func problem() -> PropertyListProblem? {
    guard bytes.count >= 40 else { return .truncated }
    let trailer = bytes.count - 32
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = number(trailer + 8, 8), let top = number(trailer + 16, 8), let start = number(trailer + 24, 8),
      start >= 8, start <= trailer, count > 0, top < count, count <= (trailer - start) / offsetWidth
    else { return .truncated }
    objectCount = count
    tableStart = start
    sizes = [Int](repeating: 0, count: count)
    return walk(from: top)
  }

  /// A collection whose members are being looked at.
  private struct Visit {
    var object: Int
    var next: Int
    var end: Int
    /// Where a dictionary's values begin; everything before is a key.
    var firstValue: Int
    var size = 1
  }

  /// Depth first, with a stack of its own.
  private mutating func walk(from top: Int) -> PropertyListProblem? {
    var stack: [Visit] = []
    switch enter(top) {
    case .failure(let problem): return problem.problem
    case .success(nil): return nil
    case .success(let visit?): stack.append(visit)
    }
    while var visit = stack.popLast() {
      if visit.next >= visit.end {
        if visit.size > limits.propertyListValueCount { return .tooManyValues(limits) }
        sizes[visit.object] = visit.size
        if var outer = stack.popLast() {
          outer.size += visit.size
          stack.append(outer)
        }
        continue
      }
      guard let member = number(visit.next, referenceWidth), member < objectCount else { return .truncated }
      if visit.next < visit.firstValue, !isString(member) { return .keyIsNoString }
      visit.next += referenceWidth
      switch sizes[member] {
      case -1: return .cyclic
      case 0:
        switch enter(member) {
        case .failure(let problem): return problem.problem
        case .success(nil):
          visit.size += 1
          stack.append(visit)
        case .success(let inner?):
          stack += [visit, inner]
          if stack.count > limits.propertyListDepth { return .tooDeep(limits) }
        }
      default:
        visit.size += sizes[member]
        stack.append(visit)
      }
      if let last = stack.last, last.size > limits.propertyListValueCount { return .tooManyValues(limits) }
    }
    return nil
  }

  private struct Failure: Error { let problem: PropertyListProblem }

  /// The members of an object; nil for one that has none, which is then done with.
  private mutating func enter(_ object: Int) -> Result<Visit?, Failure> {
    guard let offset = number(tableStart + object * offsetWidth, offsetWidth), offset >= 8, offset < tableStart else {
      return .failure(Failure(problem: .truncated))
    }
    let marker = bytes[offset]
    let low = Int(marker & 0xF)
    var length: Int?
    let kind = marker >> 4
    var start = offset + 1
    switch kind {
    case 0x0 where low == 8 || low == 9: length = 0
    case 0x1 where low <= 4: length = 1 << low
    case 0x2 where low == 2 || low == 3: length = 1 << low
    // Not a number is a date for Foundation, and the first to print it traps.
    case 0x3 where low == 3: length = isFinite(start) ? 8 : nil
    case 0x4, 0x5, 0x6, 0xA, 0xD:
      guard let count = self.count(low, &start) else { return .failure(Failure(problem: .truncated)) }
      let width = kind == 0xA || kind == 0xD ? referenceWidth * (kind == 0xD ? 2 : 1) : kind == 0x6 ? 2 : 1
      let product = count.multipliedReportingOverflow(by: width)
      length = product.overflow ? nil : product.partialValue
    case 0x8: return .failure(Failure(problem: .unusable("an object of an archive")))
    case 0xB, 0xC: return .failure(Failure(problem: .unusable("a set")))
    default: length = nil
    }
    guard let length, length <= tableStart - start else { return .failure(Failure(problem: .truncated)) }
    guard kind == 0xA || kind == 0xD else {
      sizes[object] = 1
      return .success(nil)
    }
    sizes[object] = -1
    // A dictionary's keys come first, then as many values.
    let keys = kind == 0xD ? length / 2 : 0
    return .success(Visit(object: object, next: start, end: start + length, firstValue: start + keys))
  }

  private func isString(_ object: Int) -> Bool {
    guard let offset = number(tableStart + object * offsetWidth, offsetWidth), offset < tableStart else { return false }
    return bytes[offset] >> 4 == 5 || bytes[offset] >> 4 == 6
  }

  /// The length that a marker tells: in its low half, or, at 15, in an integer that follows.
  private func count(_ low: Int, _ start: inout Int) -> Int? {
    guard low == 15 else { return low }
    guard start < tableStart, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { return nil }
    let width = 1 << Int(bytes[start] & 0xF)
    guard start + 1 + width <= tableStart else { return nil }
    defer { start += 1 + width }
    return number(start + 1, width)
  }

  private func isFinite(_ start: Int) -> Bool {
    guard start + 8 <= tableStart else { return false }
    let bits = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Double(bitPattern: bits).isFinite
  }

  /// A number of up to eight bytes, the highest first; nil where it lies outside or is too large for an `Int`.
  private func number(_ start: Int, _ width: Int) -> Int? {
    guard start >= 0, width <= 8, start <= bytes.count - width else { return nil }
    return Int(exactly: bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
