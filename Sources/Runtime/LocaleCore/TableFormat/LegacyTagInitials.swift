/// The legacy tags with the same first letter, which are next to each other: the index of the first, and a bit for each
/// letter that begins a second subtag. Zero for none.
///
///     bit 31…26   index of the first
///         25…0    bit n is the letter n, from 0
public struct LegacyTagInitials: Equatable, Sendable {
  /// The word as the tables have it.
  public var rawValue: UInt32

  /// A word of a table.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes the word of a first letter.
  ///
  /// - Parameter letters: those of the second subtags, from 0.
  public init(firstIndex: Int, letters: [Int]) throws(FieldOverflow) {
    var word = try PackedField.value(firstIndex, below: 1 << 6, "first legacy tag") << 26
    for letter in letters { word |= 1 << (try PackedField.value(letter, below: 26, "letter of a second subtag")) }
    rawValue = UInt32(truncatingIfNeeded: word)
  }

  /// The index of the first legacy tag with this letter.
  public var firstIndex: Int { Int(rawValue >> 26) }

  /// Whether a legacy tag with this first letter has a second subtag that begins so: most texts are no legacy tag, and are
  /// told apart by this bit.
  ///
  /// - Parameter letter: from 0.
  public func contains(letter: UInt8) -> Bool { letter < 26 && rawValue &>> UInt32(letter) & 1 != 0 }
}
