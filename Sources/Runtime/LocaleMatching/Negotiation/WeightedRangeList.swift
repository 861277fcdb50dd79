import LocaleCore

/// One range of an Accept-Language header in one word, so that sorting words is sorting ranges.
///
///     bit 63…54   1000 − weight: the most wanted first
///         53…38   position among the header's elements: with equal weights the earlier first
///         37…22   offset of the range
///         21…6    its length
///         1       whether it is no identifier but names one, `en_US.UTF-8`. See `ProgramLocaleName`
///         0       whether it is `*`
struct WeightedRangeWord {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(weight: Int, position: Int, range: Range<Int>, isWildcard: Bool, isLooseName: Bool = false) {
    rawValue =
      UInt64(truncatingIfNeeded: 1000 - weight) << 54 | UInt64(truncatingIfNeeded: position & 0xFFFF) << 38
      | UInt64(truncatingIfNeeded: range.lowerBound & 0xFFFF) << 22
      | UInt64(truncatingIfNeeded: range.count & 0xFFFF) << 6 | (isLooseName ? 2 : 0) | (isWildcard ? 1 : 0)
  }

  var weight: Int { 1000 - Int(truncatingIfNeeded: rawValue >> 54) }
  var position: Int { Int(truncatingIfNeeded: rawValue >> 38 & 0xFFFF) }
  var isWildcard: Bool { rawValue & 1 != 0 }
  var isLooseName: Bool { rawValue & 2 != 0 }
  var range: Range<Int> {
    let start = Int(truncatingIfNeeded: rawValue >> 22 & 0xFFFF)
    return start..<start + Int(truncatingIfNeeded: rawValue >> 6 & 0xFFFF)
  }

  func weighing(_ weight: Int) -> WeightedRangeWord {
    WeightedRangeWord(rawValue: rawValue & (1 << 54 - 1) | UInt64(truncatingIfNeeded: 1000 - weight) << 54)
  }

  /// The range's text; empty if the bytes are not those it was read from.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }
}

/// Up to 32 ranges, the most wanted first, without allocated memory.
struct WeightedRangeList {
  static var capacity: Int { 32 }

  private typealias Eight = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private static var none: Eight { (0, 0, 0, 0, 0, 0, 0, 0) }
  private var storage = (Self.none, Self.none, Self.none, Self.none)
  private(set) var count = 0

  /// The range at a place; an empty one of weight 1000 where there is none.
  subscript(place: Int) -> WeightedRangeWord {
    withUnsafeBytes(of: storage) { bytes in
      guard place >= 0, place < Self.capacity else { return WeightedRangeWord(rawValue: 0) }
      return WeightedRangeWord(rawValue: bytes.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self))
    }
  }

  /// Lends the words of all places. Reading a place of a value that cannot change copies all of them.
  private mutating func withWords<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    withUnsafeMutableBytes(of: &storage, body)
  }

  private static func word(_ place: Int, _ words: UnsafeMutableRawBufferPointer) -> UInt64 {
    words.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self)
  }

  private static func set(_ place: Int, _ word: UInt64, _ words: UnsafeMutableRawBufferPointer) {
    words.storeBytes(of: word, toByteOffset: place &* 8, as: UInt64.self)
  }

  /// Puts a range in its place. Returns false if the list is full.
  mutating func insert(_ word: WeightedRangeWord) -> Bool {
    let count = count
    guard count < Self.capacity else { return false }
    withWords { words in
      var place = count
      while place > 0, Self.word(place - 1, words) > word.rawValue {
        Self.set(place, Self.word(place - 1, words), words)
        place -= 1
      }
      Self.set(place, word.rawValue, words)
    }
    self.count = count + 1
    return true
  }

  /// Gives the range at a place another weight, and moves it to its new place.
  mutating func weigh(_ place: Int, _ weight: Int) {
    let last = count - 1
    guard 0 <= place, place <= last else { return }
    let word = self[place].weighing(weight)
    withWords { words in
      for next in place..<last { Self.set(next, Self.word(next + 1, words), words) }
    }
    count = last
    _ = insert(word)
  }

  /// The place of an equal range, with case and kind of separator not counting; nil if there is none.
  mutating func place(of range: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = count
    return withWords { words in
      for place in 0..<count {
        let word = WeightedRangeWord(rawValue: Self.word(place, words))
        if ASCII.areEqual(word.text(in: bytes), range) { return place }
      }
      return nil
    }
  }

  init() {}

  /// Whether a range has the weight zero. Such ranges come last.
  var hasExclusions: Bool { count > 0 && self[count - 1].weight == 0 }
}
