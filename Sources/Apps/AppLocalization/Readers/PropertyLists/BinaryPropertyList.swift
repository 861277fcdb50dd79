import Foundation

/// Reads a binary property list.
///
/// Foundation's reader is not used: on Linux (6.3) it crashes for a set and for a date that is not a number, and takes
/// hours for 400 bytes whose arrays refer to each other twice. Here every object is read once, an object that contains
/// itself is refused, and an object counts for every reference to it.
///
/// The format: `bplist0?`, objects, a table of their offsets, and a trailer of 32 bytes. The trailer has the widths of
/// offsets and references, the number of objects, the index of the outermost one, and the offset of the table.
struct BinaryPropertyList {
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads the outermost value. Time and memory are linear in the number of objects and references.
  ///
  /// Members are sorted by key, because the file has them in the order of a hash table.
  static func value(
    of bytes: [UInt8], _ limits: ReadingLimits
  ) throws(LocalizationDiagnostic) -> PropertyListValue {
    var reader = try BinaryPropertyList(bytes, limits)
    return try reader.read()
  }

  private enum ObjectState {
    case unknown, open
    /// The value, and the number of values in it.
    case read(PropertyListValue, count: Int)
  }

  /// A collection whose members are being read.
  private struct Visit {
    let object: Int
    var next: Int
    let end: Int
    /// The number of keys, which come before as many values; nil for an array.
    let keyCount: Int?
    var members: [PropertyListValue] = []
    var count = 1
  }

  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let top: Int
  private let table: Int
  private var states: [ObjectState]

  private init(_ bytes: [UInt8], _ limits: ReadingLimits) throws(LocalizationDiagnostic) {
    self.bytes = bytes
    self.limits = limits
    let trailer = bytes.count - 32
    guard bytes.count >= 40 else { throw Self.damaged }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), table >= 8, table <= trailer, count > 0, top < count,
      count <= (trailer - table) / offsetWidth
    else { throw Self.damaged }
    self.top = top
    self.table = table
    states = Array(repeating: .unknown, count: count)
  }

  private static let damaged = LocalizationDiagnostic.malformedList(
    "a binary property list that is cut off or damaged")

  private static func unusable(_ message: String) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, "plist.unusableValue", message)
  }

  /// Reads the objects depth first, with an explicit stack.
  private mutating func read() throws(LocalizationDiagnostic) -> PropertyListValue {
    var stack: [Visit] = []
    if let visit = try enter(top) { stack.append(visit) }
    if stack.count > limits.nestingDepth { throw .tooDeep(limits) }
    while var visit = stack.popLast() {
      guard visit.next < visit.end else {
        states[visit.object] = .read(try value(of: visit), count: visit.count)
        continue
      }
      guard let member = Self.number(bytes, visit.next, referenceWidth), member < states.count else {
        throw Self.damaged
      }
      switch states[member] {
      case .open: throw .malformedList("a binary property list that contains itself")
      case .unknown:
        // The reference is handled again after the member is read.
        stack.append(visit)
        if let inner = try enter(member) {
          stack.append(inner)
          if stack.count > limits.nestingDepth { throw .tooDeep(limits) }
        }
      case .read(let value, let count):
        visit.members.append(value)
        visit.count += count
        if visit.count > limits.valueCount { throw .tooManyValues(limits) }
        visit.next += referenceWidth
        stack.append(visit)
      }
    }
    guard case .read(let value, _) = states[top] else { throw Self.damaged }
    return value
  }

  /// Reads an object without members. For a collection, returns the visit to its members.
  private mutating func enter(_ object: Int) throws(LocalizationDiagnostic) -> Visit? {
    guard let offset = Self.number(bytes, table + object * offsetWidth, offsetWidth), offset >= 8, offset < table else {
      throw Self.damaged
    }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    var start = offset + 1
    let value: PropertyListValue
    switch kind {
    case 0x0 where low == 8 || low == 9: value = .boolean(low == 9)
    case 0x1 where low <= 4: value = try integer(contents(start, 1 << low))
    case 0x2 where low == 2:
      let bits = try contents(start, 4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      value = .real(Double(Float(bitPattern: bits)))
    case 0x2 where low == 3: value = .real(try double(start))
    case 0x3 where low == 3:
      let seconds = try double(start)
      // Printing a date that is not a number traps.
      guard seconds.isFinite else { throw Self.damaged }
      value = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case 0x4: value = .data(Array(try counted(low, &start)))
    case 0x5:
      let ascii = try counted(low, &start)
      guard ascii.allSatisfy({ $0 < 0x80 }) else { throw Self.damaged }
      value = .string(String(decoding: ascii, as: UTF8.self))
    case 0x6:
      let units = try counted(low, &start, width: 2)
      value = .string(
        String(
          decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map {
            UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
          }, as: UTF16.self))
    case 0xA, 0xD:
      // A dictionary's keys come first, then as many values.
      let references = try counted(low, &start, width: referenceWidth * (kind == 0xD ? 2 : 1))
      states[object] = .open
      return Visit(
        object: object, next: references.startIndex, end: references.endIndex,
        keyCount: kind == 0xD ? references.count / referenceWidth / 2 : nil)
    case 0x8: throw Self.unusable("an object of a keyed archive, which apps' property lists do not have")
    case 0xB, 0xC: throw Self.unusable("a set, which apps' property lists do not have")
    default: throw Self.damaged
    }
    states[object] = .read(value, count: 1)
    return nil
  }

  private func value(of visit: Visit) throws(LocalizationDiagnostic) -> PropertyListValue {
    guard let keyCount = visit.keyCount else { return .array(visit.members) }
    var members: [(key: String, value: PropertyListValue)] = []
    for (key, value) in zip(visit.members.prefix(keyCount), visit.members.dropFirst(keyCount)) {
      guard let key = key.string else { throw Self.unusable("a key that is not a string") }
      members.append((key, value))
    }
    members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    return .dictionary(PropertyListDictionary(members))
  }

  // MARK: - Numbers

  /// The length after a marker: its low half, or, if that is 15, the integer that follows.
  private func count(_ low: Int, _ start: inout Int) throws(LocalizationDiagnostic) -> Int {
    guard low == 15 else { return low }
    guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { throw Self.damaged }
    let width = 1 << Int(bytes[start] & 0xF)
    guard start + 1 + width <= table, let count = Self.number(bytes, start + 1, width) else { throw Self.damaged }
    start += 1 + width
    return count
  }

  /// The bytes of the elements, whose number is in the marker.
  private func counted(
    _ low: Int, _ start: inout Int, width: Int = 1
  ) throws(LocalizationDiagnostic) -> ArraySlice<UInt8> {
    let count = try count(low, &start)
    // An element has at least one byte, so that the product below does not overflow.
    guard count <= bytes.count else { throw Self.damaged }
    return try contents(start, count * width)
  }

  /// The bytes of an object, which end before the table.
  private func contents(_ start: Int, _ length: Int) throws(LocalizationDiagnostic) -> ArraySlice<UInt8> {
    guard length >= 0, start <= table, length <= table - start else { throw Self.damaged }
    return bytes[start..<start + length]
  }

  /// Reads an integer. One, two and four bytes are unsigned, eight are signed, sixteen are for values beyond `Int64`.
  private func integer(_ bytes: ArraySlice<UInt8>) throws(LocalizationDiagnostic) -> PropertyListValue {
    let number = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard bytes.count == 16 else {
      return .integer(bytes.count == 8 ? Int64(bitPattern: number) : Int64(clamping: number))
    }
    let high = bytes.prefix(8)
    if high.allSatisfy({ $0 == 0 }) { return Int64(exactly: number).map { .integer($0) } ?? .unsignedInteger(number) }
    guard high.allSatisfy({ $0 == 0xFF }), number > UInt64(Int64.max) else { throw Self.damaged }
    return .integer(Int64(bitPattern: number))
  }

  private func double(_ start: Int) throws(LocalizationDiagnostic) -> Double {
    Double(bitPattern: try contents(start, 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Reads a big-endian number of up to eight bytes; nil if it is outside the data or too large for an `Int`.
  private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
    guard start >= 0, start <= bytes.count - width else { return nil }
    return Int(exactly: bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
