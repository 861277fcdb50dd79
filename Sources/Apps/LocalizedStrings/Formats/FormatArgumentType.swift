/// What a conversion reads from its argument. Two that differ read garbage, or crash, where one is given for the other.
package enum FormatArgumentType: Hashable, Sendable {
  /// `%@`, and `%#@name@` whose own conversions say more.
  case object
  /// `%d`, `%x`, `%c`…: an integer of so many bits, of the size of a pointer (`z`, `t`, `l`), or the largest (`j`).
  case integer(IntegerSize)
  /// `%f`, `%g`…, and with `L` the long one.
  case double(isLong: Bool)
  /// `%s`, `%S`: a pointer to characters.
  case string(isWide: Bool)
  /// `%p`.
  case pointer
  /// `%n`: a place to write to.
  case count
  /// A part that varies by an argument whose type is in the part.
  case substitution
  /// No argument: `%%`, `%m`.
  case none

  package enum IntegerSize: Hashable, Sendable {
    /// 32 bits; what is shorter is passed as 32 bits.
    case int
    /// As wide as a pointer: 64 bits on the platforms of today.
    case long
    /// 64 bits.
    case longLong
  }

  init(_ specifier: FormatSpecifier) {
    if specifier.substitution != nil {
      self = .substitution
      return
    }
    switch specifier.conversion {
    case "@": self = .object
    case "d", "i", "u", "x", "X", "o", "D", "U", "O", "c", "C":
      // `%D` is `%ld`, as the BSDs have it.
      let isCapital = ["D", "U", "O"].contains(specifier.conversion)
      switch specifier.length {
      case .ll, .q, .j: self = .integer(.longLong)
      case .l, .z, .t: self = .integer(specifier.conversion == "c" ? .int : .long)
      default: self = .integer(isCapital ? .long : .int)
      }
    case "a", "A", "e", "E", "f", "F", "g", "G": self = .double(isLong: specifier.length == .longDouble)
    case "s": self = .string(isWide: specifier.length == .l)
    case "S": self = .string(isWide: true)
    case "p": self = .pointer
    case "n": self = .count
    default: self = .none
    }
  }

  /// Whether an argument of the other type is read alike on 64-bit systems: `%ld` and `%lld`, but not `%d`.
  package func isCompatible(with other: FormatArgumentType) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): (left == .int) == (right == .int)
    default: self == other
    }
  }
}
