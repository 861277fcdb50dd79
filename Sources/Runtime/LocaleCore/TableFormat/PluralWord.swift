/// One range of one relation of a plural rule (UTS #35 part 3, Plural Rules Syntax), in CLDR's order. The words of a
/// rule set give the category of a number, and the text of its rules.
///
///     bit 63…61   category of the rule, as in `PluralCategory`; `other`, the last, is one word without a relation
///         60…59   what follows the relation, see `Next`
///         58      whether the relation is negated, `!=`
///         57…55   operand, see `Operand`
///         54      unused
///         53…48   number of words to skip if the relation does not hold
///         47…45   modulus, the number after `%`, as an index of `moduli`; zero for none
///         44…40   number of further ranges of the relation
///         39…20   the last value minus the first
///         19…0    the first value
public struct PluralWord: Equatable, Sendable {
  /// The word as the tables have it.
  public var rawValue: UInt64

  /// A word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes the word of a range.
  ///
  /// - Parameters:
  ///   - category: the category of the rule, as a case of `PluralCategory`.
  ///   - next: what follows the relation.
  ///   - isNegated: whether the relation is `!=`.
  ///   - operand: the operand that is compared.
  ///   - modulus: the index of the modulus.
  ///   - skip: the number of words to skip if the relation does not hold.
  ///   - rest: the number of further ranges of the relation.
  ///   - values: the range.
  /// - Throws: if a field does not fit.
  public init(
    category: Int, next: Next, isNegated: Bool, operand: Operand, modulus: Int, skip: Int, rest: Int,
    values: ClosedRange<Int>
  ) throws(FieldOverflow) {
    rawValue = try PackedField.value(category, below: 6, "category") << 61
    rawValue |= next.rawValue << 59 | (isNegated ? 1 << 58 : 0) | operand.rawValue << 55
    rawValue |= try PackedField.value(skip, below: 1 << 6, "relations to skip") << 48
    rawValue |= try PackedField.value(modulus, below: UInt64(Self.modulusLimit), "modulus") << 45
    rawValue |= try PackedField.value(rest, below: 1 << 5, "further ranges") << 40
    rawValue |= try PackedField.value(values.count - 1, below: 1 << 20, "length of a range") << 20
    rawValue |= try PackedField.value(values.lowerBound, below: 1 << 20, "first value")
  }

  /// The operand of a number (UTS #35 part 3, Plural Operand Meanings).
  public enum Operand: UInt64, Sendable, CaseIterable {
    /// The number itself, its integer, the digits of its fraction with zeros at the end (`v` their count, `f` their value) and without
    /// (`w`, `t`), and its exponent, `c` or `e`.
    case n, i, v, w, f, t, c, e

    /// The letter that CLDR writes.
    public var letter: Unicode.Scalar {
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

  /// The connection between a relation and the word after it.
  public enum Next: UInt64, Sendable {
    /// A relation that must hold too.
    case and
    /// Another alternative of this rule.
    case or
    /// The next rule.
    case rule
  }

  /// The number of moduli.
  public static var modulusLimit: Int { 1 << 3 }

  /// The category of the rule, as a case of `PluralCategory`.
  public var category: UInt64 { rawValue >> 61 }
  /// The last word of a set: `other` has the highest of the codes, in the highest bits.
  public var isOther: Bool { rawValue >= 5 << 61 }
  /// What follows the relation.
  public var next: Next { Next(rawValue: rawValue >> 59 & 3) ?? .rule }
  /// Whether the relation is `!=`.
  public var isNegated: Bool { rawValue & 1 << 58 != 0 }
  /// The operand that is compared.
  public var operand: Operand { Operand(rawValue: rawValue >> 55 & 7) ?? .n }
  /// The number of words to skip if the relation does not hold.
  public var skip: Int { Int(truncatingIfNeeded: rawValue >> 48 & 0x3F) }
  /// The index of the modulus; zero for none.
  public var modulus: Int { Int(truncatingIfNeeded: rawValue >> 45 & 7) }
  /// The number of further ranges of the relation.
  public var rest: Int { Int(truncatingIfNeeded: rawValue >> 40 & 0x1F) }
  /// The last value of the range minus the first.
  public var span: UInt64 { rawValue >> 20 & 0xF_FFFF }
  /// The first value of the range.
  public var first: UInt64 { rawValue & 0xF_FFFF }

  /// Whether the range has a value.
  public func contains(_ value: UInt64) -> Bool { value >= first && value - first <= span }
}
