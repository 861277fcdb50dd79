/// What is put into a localized text.
public enum FormatArgument: Hashable, Sendable {
  /// An integer that 64 bits with a sign hold.
  case integer(Int64)
  /// An integer that needs all 64 bits.
  case unsigned(UInt64)
  /// A floating-point number; its visible digits decide the plural form.
  case double(Double)
  /// A text, put in as it is.
  case text(String)
}

/// A value that can be put into a localized text: integers, floating-point numbers, texts.
///
/// Unlike Foundation's `CVarArg` it says what it is, so that a text whose conversions do not fit its arguments is written
/// all the same and never reads memory that is not its own.
public protocol FormatArgumentConvertible: Sendable {
  /// The value as it is put in.
  var formatArgument: FormatArgument { get }
}

extension FormatArgument: FormatArgumentConvertible {
  /// The argument itself.
  public var formatArgument: FormatArgument { self }
}

extension FormatArgumentConvertible where Self: BinaryInteger {
  /// The integer; one that no 64 bits hold becomes the nearest that they do.
  public var formatArgument: FormatArgument {
    Int64(exactly: self).map(FormatArgument.integer) ?? .unsigned(UInt64(clamping: self))
  }
}

extension FormatArgumentConvertible where Self: BinaryFloatingPoint {
  /// The number, rounded to a `Double` where it is more precise.
  public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension FormatArgumentConvertible where Self: StringProtocol {
  /// The text.
  public var formatArgument: FormatArgument { .text(String(self)) }
}

extension Int: FormatArgumentConvertible {}
extension Int8: FormatArgumentConvertible {}
extension Int16: FormatArgumentConvertible {}
extension Int32: FormatArgumentConvertible {}
extension Int64: FormatArgumentConvertible {}
extension UInt: FormatArgumentConvertible {}
extension UInt8: FormatArgumentConvertible {}
extension UInt16: FormatArgumentConvertible {}
extension UInt32: FormatArgumentConvertible {}
extension UInt64: FormatArgumentConvertible {}
extension Double: FormatArgumentConvertible {}
extension Float: FormatArgumentConvertible {}
extension String: FormatArgumentConvertible {}
extension Substring: FormatArgumentConvertible {}
