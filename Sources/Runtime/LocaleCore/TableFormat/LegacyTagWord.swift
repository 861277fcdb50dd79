/// The places of the parts of a line in the table of legacy tags: the tag, a space, the language, script and region
/// that replace it, a space, the whole replacement.
///
///     bit 39…32   length of the whole replacement
///         31…24   length of the language, script and region
///         23…16   length of the tag
///         15…0    where the line begins
public struct LegacyTagWord: Equatable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(start: Int, tag: Int, head: Int, text: Int) {
    rawValue = UInt64(text) << 32 | UInt64(head) << 24 | UInt64(tag) << 16 | UInt64(start)
  }

  public var textCount: Int { Int(truncatingIfNeeded: rawValue >> 32 & 0xFF) }
  public var headCount: Int { Int(truncatingIfNeeded: rawValue >> 24 & 0xFF) }
  public var tagCount: Int { Int(truncatingIfNeeded: rawValue >> 16 & 0xFF) }
  public var start: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF) }
}

/// The legacy tags with the same first letter, which are next to each other: the index of the first, and a bit for each
/// letter that begins a second subtag. Zero for none.
///
///     bit 31…26   index of the first
///         25…0    bit n is the letter n, from 0
public struct LegacyTagInitials: Equatable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(firstIndex: Int) { rawValue = UInt32(truncatingIfNeeded: firstIndex) << 26 }

  public static var indexLimit: Int { 1 << 6 }

  public var isEmpty: Bool { rawValue == 0 }
  public var firstIndex: Int { Int(rawValue >> 26) }

  /// - Parameter letter: from 0.
  public mutating func insert(letter: Int) { rawValue |= 1 << UInt32(truncatingIfNeeded: letter) }

  /// Whether a legacy tag with this first letter has a second subtag that begins so: most texts are no legacy tag, and are
  /// told apart by this bit.
  ///
  /// - Parameter letter: from 0.
  public func contains(letter: UInt8) -> Bool { letter < 26 && rawValue &>> UInt32(letter) & 1 != 0 }
}
