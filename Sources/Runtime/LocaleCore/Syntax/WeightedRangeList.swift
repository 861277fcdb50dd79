/// One range of an Accept-Language header in one word, so that sorting words is sorting ranges.
///
///     bit 63…54   1000 − weight: the most wanted first
///         53…38   position among the header's elements: of equal weights the earlier first
///         37…22   where the range begins, in bytes
///         21…6    its length
///         0       whether it is `*`
package struct WeightedRangeWord {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(weight: Int, position: Int, range: Range<Int>, isWildcard: Bool) {
    rawValue =
      UInt64(truncatingIfNeeded: 1000 - weight) << 54 | UInt64(truncatingIfNeeded: position & 0xFFFF) << 38
      | UInt64(truncatingIfNeeded: range.lowerBound & 0xFFFF) << 22
      | UInt64(truncatingIfNeeded: range.count & 0xFFFF) << 6 | (isWildcard ? 1 : 0)
  }

  package var weight: Int { 1000 - Int(truncatingIfNeeded: rawValue >> 54) }
  package var position: Int { Int(truncatingIfNeeded: rawValue >> 38 & 0xFFFF) }
  package var isWildcard: Bool { rawValue & 1 != 0 }
  package var range: Range<Int> {
    let start = Int(truncatingIfNeeded: rawValue >> 22 & 0xFFFF)
    return start..<start + Int(truncatingIfNeeded: rawValue >> 6 & 0xFFFF)
  }

  package func weighing(_ weight: Int) -> WeightedRangeWord {
    WeightedRangeWord(rawValue: rawValue & (1 << 54 - 1) | UInt64(truncatingIfNeeded: 1000 - weight) << 54)
  }

  /// The range's text; empty if the bytes are not those it was read from.
  package func text(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
  }
}

/// Up to 32 ranges, the most wanted first, without allocated memory.
package struct WeightedRangeList {
  package static var capacity: Int { 32 }

  private typealias Eight = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private static var none: Eight { (0, 0, 0, 0, 0, 0, 0, 0) }
  private var storage = (Self.none, Self.none, Self.none, Self.none)
  package private(set) var count = 0

  /// The range at a place; an empty one of weight 1000 where there is none.
  package subscript(place: Int) -> WeightedRangeWord {
    withUnsafeBytes(of: storage) { bytes in
      guard place >= 0, place < Self.capacity else { return WeightedRangeWord(rawValue: 0) }
      return WeightedRangeWord(rawValue: bytes.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self))
    }
  }

  private mutating func set(_ place: Int, _ word: WeightedRangeWord) {
    withUnsafeMutableBytes(of: &storage) { bytes in
      guard place >= 0, place < Self.capacity else { return }
      bytes.storeBytes(of: word.rawValue, toByteOffset: place &* 8, as: UInt64.self)
    }
  }

  /// Puts a range in its place. Returns false if the list is full.
  package mutating func insert(_ word: WeightedRangeWord) -> Bool {
    guard count < Self.capacity else { return false }
    var place = count
    while place > 0, self[place - 1].rawValue > word.rawValue {
      set(place, self[place - 1])
      place -= 1
    }
    set(place, word)
    count += 1
    return true
  }

  /// Gives the range at a place another weight, and moves it to its new place.
  package mutating func weigh(_ place: Int, _ weight: Int) {
    let word = self[place].weighing(weight)
    for next in place..<max(count - 1, place) { set(next, self[next + 1]) }
    count -= 1
    _ = insert(word)
  }

  /// The place of an equal range, with case and kind of separator not counting; nil if there is none.
  package func place(of range: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for place in 0..<count where ASCII.areEqual(self[place].text(in: bytes), range) { return place }
    return nil
  }

  package init() {}

  /// Whether some range has the weight zero, which excludes. Such ranges come last.
  package var hasExclusions: Bool { count > 0 && self[count - 1].weight == 0 }
}

/// What the ranges of a header say of one locale: by name, else by `*`, else nothing.
package struct RangeVerdict {
  /// Whether a range other than `*` fits the locale.
  package private(set) var isNamed = false
  /// The weight in thousandths; nil if nothing in the header fits.
  package private(set) var weight: Int?

  /// Whether the header excludes the locale.
  package var isExcluded: Bool { weight == 0 }

  /// The longest range that fits decides, of equally long ones one that excludes: `en-GB, en;q=0` wants British English
  /// and no other. It fits by extended filtering (RFC 4647, §3.3.2), a language also by its other names (`iw`, `he`).
  ///
  /// - Parameters:
  ///   - language: the locale's, packed, aliases replaced; zero if it cannot be compared.
  ///   - languageOfRange: returns the packed language of a range, also with aliases replaced.
  package init(
    of locale: UnsafeBufferPointer<UInt8>, language: UInt64, in list: WeightedRangeList,
    _ header: UnsafeBufferPointer<UInt8>, languageOfRange: (UnsafeBufferPointer<UInt8>) -> UInt64
  ) {
    var longest = 0
    for place in 0..<list.count {
      let word = list[place]
      if word.isWildcard {
        if !isNamed { weight = word.weight }
        continue
      }
      let range = word.text(in: header)
      let isSameLanguage = language != 0 && language == languageOfRange(range)
      guard LanguageFilter.extended(range, locale, isSameLanguage: isSameLanguage) else { continue }
      let length = LanguageFilter.subtagCount(range)
      if !isNamed || length > longest || length == longest && word.weight == 0 {
        longest = length
        weight = word.weight
      }
      isNamed = true
    }
  }
}
