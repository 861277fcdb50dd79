/// One range of one relation of a plural rule (UTS #35 part 3, Plural Rules Syntax), in the order in which CLDR writes
/// them: from the words of a rule set its categories are decided, and its text is rebuilt.
///
///     bit 63…61   category of the rule, as in `PluralCategory`; `other`, which comes last, has one word and no relation
///         60…59   what follows, see `Next`
///         58      whether the relation is negated, `!=`
///         57…55   operand, see `Operand`
///         54…40   how far the range goes beyond its first value; zero for a single value
///         39…20   the first value
///         19…0    modulus, the number after `%`; zero where there is none
@frozen @usableFromInline package struct PluralWord: Equatable {
  @usableFromInline package var rawValue: UInt64

  @inlinable @inline(__always)
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(
    category: UInt64, next: Next, isNegated: Bool, operand: Operand, first: UInt64, span: UInt64, modulus: UInt64
  ) {
    rawValue =
      category << 61 | next.rawValue << 59 | (isNegated ? 1 << 58 : 0) | operand.rawValue << 55 | span << 40
      | first << 20 | modulus
  }

  /// What a number is asked for (UTS #35 part 3, Plural Operand Meanings).
  @frozen @usableFromInline package enum Operand: UInt64 {
    case n, i, v, w, f, t, c, e

    /// As CLDR writes it.
    package var letter: Unicode.Scalar {
      switch self {
      case .n: "n"
      case .i: "i"
      case .v: "v"
      case .w: "w"
      case .f: "f"
      case .t: "t"
      case .c: "c"
      case .e: "e"
      }
    }
  }

  /// What the next word is.
  @frozen @usableFromInline package enum Next: UInt64 {
    /// Another range of this relation.
    case range
    /// A relation that must hold too.
    case and
    /// Another alternative of this rule.
    case or
    /// The first of the next rule.
    case rule
  }

  /// The fields are as wide as values of rules may be: the generator refuses greater ones.
  @inlinable @inline(__always) package static var valueLimit: UInt64 { 1 << 20 }
  @inlinable @inline(__always) package static var spanLimit: UInt64 { 1 << 15 }

  @inlinable @inline(__always) package var category: UInt64 { rawValue >> 61 }
  @inlinable @inline(__always) package var nextCode: UInt64 { rawValue >> 59 & 3 }
  @inlinable @inline(__always) package var isNegated: Bool { rawValue >> 58 & 1 != 0 }
  @inlinable @inline(__always) package var operandCode: UInt64 { rawValue >> 55 & 7 }
  @inlinable @inline(__always) package var span: UInt64 { rawValue >> 40 & (Self.spanLimit - 1) }
  @inlinable @inline(__always) package var first: UInt64 { rawValue >> 20 & (Self.valueLimit - 1) }
  @inlinable @inline(__always) package var modulus: UInt64 { rawValue & (Self.valueLimit - 1) }

  /// Whether a value, the modulus taken already, lies in the range.
  @inlinable @inline(__always)
  package func contains(_ value: UInt64) -> Bool { value &- first <= span }
}
