/// One conversion of a format string, as `printf` and `NSString` know them: `%2$-8.3lld`.
public struct FormatSpecifier: Hashable, Sendable {
  /// How wide a number is passed: `lld` has `ll`.
  package enum Length: String, Hashable, Sendable, CaseIterable {
    case hh, h, l, ll, q
    case longDouble = "L"
    case z, t, j
  }

  /// A number in the format, or the next argument (`*`), or an argument by its position (`*2$`).
  package enum Measure: Hashable, Sendable {
    case value(Int)
    case argument(Int?)
  }

  /// The argument's position from 1 where it is written (`%2$@`); nil for the next one.
  public var position: Int?
  /// Among `-+ #0'`, in the order of the text.
  package var flags: String
  package var width: Measure?
  package var precision: Measure?
  package var length: Length?
  /// `@`, `d`, `s`…; `%` for a percent sign, which takes no argument.
  public var conversion: Unicode.Scalar
  /// The name in `%#@name@`, a part that varies; nil for any other.
  public var substitution: String?
  /// Where it begins, in Unicode scalars from the start of the text.
  package var offset: Int
  /// How many Unicode scalars it takes in the text.
  package var scalarCount = 0
  /// Whether prose may have it by chance: "50 % of", "100%ig", "%20". In a text that has no other it is hardly meant.
  package var isDoubtful = false
  /// Whether its position lacks the dollar sign, `%1#@name@`. Apple's Foundation takes it all the same.
  package var lacksDollarSign = false

  /// Whether it takes an argument.
  package var takesArgument: Bool { conversion != "%" }

  /// What is passed to it.
  package var argumentType: FormatArgumentType { FormatArgumentType(self) }
}
