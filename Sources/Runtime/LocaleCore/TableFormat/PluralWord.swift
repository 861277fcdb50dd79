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
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(
    category: UInt64, next: Next, isNegated: Bool, operand: Operand, modulus: UInt64, first: UInt64, span: UInt64
  ) {
    rawValue =
      category << 61 | next.rawValue << 59 | (isNegated ? 1 << 58 : 0) | operand.rawValue << 55 | modulus << 45
      | span << 20 | first
  }

  /// The word with a field that depends on its neighbours.
  public func with(rest: UInt64) -> PluralWord { PluralWord(rawValue: rawValue | rest << 40) }

  public func with(skip: UInt64) -> PluralWord { PluralWord(rawValue: rawValue | skip << 48) }

  /// The operand of a number (UTS #35 part 3, Plural Operand Meanings).
  public enum Operand: UInt64, Sendable, CaseIterable {
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

  /// The limit of a value. The fields are as wide as the rules need: the generator reports a rule that does not fit.
  public static var valueLimit: UInt64 { 1 << 20 }
  public static var modulusLimit: Int { 1 << 3 }
  public static var skipLimit: UInt64 { 1 << 6 }
  public static var restLimit: UInt64 { 1 << 5 }

  public var category: UInt64 { rawValue >> 61 }
  /// The last word of a set: `other` has the highest of the codes, in the highest bits.
  public var isOther: Bool { rawValue >= 5 << 61 }
  public var next: Next { Next(rawValue: rawValue >> 59 & 3) ?? .rule }
  public var isNegated: Bool { rawValue & 1 << 58 != 0 }
  public var operand: Operand { Operand(rawValue: rawValue >> 55 & 7) ?? .n }
  public var skip: Int { Int(truncatingIfNeeded: rawValue >> 48 & (Self.skipLimit - 1)) }
  public var modulus: Int { Int(truncatingIfNeeded: rawValue >> 45 & 7) }
  public var rest: Int { Int(truncatingIfNeeded: rawValue >> 40 & (Self.restLimit - 1)) }
  public var span: UInt64 { rawValue >> 20 & (Self.valueLimit - 1) }
  public var first: UInt64 { rawValue & (Self.valueLimit - 1) }

  /// Whether the range has a value.
  public func contains(_ value: UInt64) -> Bool { value >= first && value - first <= span }
}
