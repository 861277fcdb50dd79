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
