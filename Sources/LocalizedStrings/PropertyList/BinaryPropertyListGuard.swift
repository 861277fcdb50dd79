/// Checks the structure of a binary property list before Foundation reads it: an object that contains itself, or nests
/// without end, is refused here, where nothing recurses.
struct BinaryPropertyListGuard {
  static let maximumDepth = 64
  static let signature = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private let root: Int

  /// Nil where header or trailer are damaged.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40, bytes.starts(with: Self.signature) else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8), let root = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), count > 0, root < count, table >= 8, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { return nil }
    self.root = root
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = Self.number(bytes, table + index * offsetSize, offsetSize), offset >= 8, offset < table else {
        return nil
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// Whether every reference leads to an object, none back to itself, and none too deep. Visits each object once for
  /// each depth at most.
  var isSound: Bool {
    var level: Set<Int> = [root]
    for _ in 0..<Self.maximumDepth {
      var next: Set<Int> = []
      for object in level {
        guard let children = children(of: object) else { return false }
        next.formUnion(children)
      }
      if next.isEmpty { return true }
      level = next
    }
    return false
  }

  /// The objects that an array, set or dictionary refers to; nil where it is damaged.
  private func children(of object: Int) -> [Int]? {
    guard offsets.indices.contains(object) else { return nil }
    var place = offsets[object]
    guard bytes.indices.contains(place) else { return nil }
    let marker = bytes[place]
    guard [0xA0, 0xB0, 0xC0, 0xD0].contains(marker & 0xF0) else { return [] }
    place += 1
    var count = Int(marker & 0x0F)
    if count == 0x0F {
      guard bytes.indices.contains(place), bytes[place] & 0xF0 == 0x10, bytes[place] & 0x0F <= 3 else { return nil }
      let size = 1 << Int(bytes[place] & 0x0F)
      guard let long = Self.number(bytes, place + 1, size) else { return nil }
      count = long
      place += 1 + size
    }
    // Each reference takes a byte at least: a count beyond the file is damage, and no product overflows below.
    guard count <= bytes.count else { return nil }
    if marker & 0xF0 == 0xD0 { count *= 2 }
    var children: [Int] = []
    for index in 0..<count {
      guard let child = Self.number(bytes, place + index * referenceSize, referenceSize), child < offsets.count else {
        return nil
      }
      children.append(child)
    }
    return children
  }

  /// A big-endian number; nil beyond the bytes or beyond what a file can count.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
