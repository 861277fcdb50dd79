import LocaleCore

/// A number as plural rules see it: its value and its visible digits (UTS #35 part 3, Plural Operand Meanings). `1` and
/// `1.0` differ here, and have different forms in many languages.
///
/// Allocates nothing. Negative numbers have the operands of their absolute value.
public struct PluralOperands: Hashable, Sendable {
  /// The integer digits, with the exponent applied: 1200000 for `1.2c6`.
  ///
  /// For a number with more than 18 of them: the last 18, plus 10^18. No rule can distinguish this from the number
  /// itself. `f` and `t` are limited in the same way.
  public private(set) var i: UInt64
  /// The visible fraction digits, read as an integer: 50 for `1.50`.
  public private(set) var f: UInt64 = 0
  /// The visible fraction digits without trailing zeros, read as an integer: 5 for `1.50`.
  public private(set) var t: UInt64 = 0
  /// The number of visible fraction digits: 2 for `1.50`.
  public private(set) var v: Int = 0
  /// The number of visible fraction digits without trailing zeros: 1 for `1.50`.
  public private(set) var w: Int = 0
  /// The exponent of a compact form: 6 for `1.2c6`, which is CLDR's notation for "1.2 million"; zero for other numbers.
  /// At most a million.
  public private(set) var c: Int = 0

  private init() { i = 0 }

  /// Makes the operands of an integer, which has no visible fraction. Allocates nothing.
  @inlinable
  public init(_ number: some BinaryInteger) { self.init(reduced: Self.magnitude(of: number)) }

  @usableFromInline
  init(reduced magnitude: UInt64) { i = Self.reduced(magnitude) }

  private static func reduced(_ digits: UInt64) -> UInt64 { digits < limit ? digits : limit + digits % limit }

  /// Makes the operands of a number from its parts. Allocates nothing.
  ///
  /// - Parameters:
  ///   - integer: the integer digits, 1 for `1.05`.
  ///   - fraction: the visible fraction digits as an integer, 5 for `1.05`.
  ///   - fractionDigitCount: the number of fraction digits, 2 for `1.05`.
  /// - Returns: nil if `fraction` has more than `fractionDigitCount` digits, or if that count is negative.
  public init?(integer: UInt64, fraction: UInt64, fractionDigitCount: Int) {
    self.init(reduced: integer)
    guard fractionDigitCount >= 0 else { return nil }
    var digits = fraction
    var count = 0
    while digits > 0 {
      digits /= 10
      count += 1
    }
    guard count <= fractionDigitCount else { return nil }
    (f, v) = (fraction, fractionDigitCount)
    if fraction > 0 {
      (t, w) = (f, v)
      while t % 10 == 0 {
        t /= 10
        w -= 1
      }
    }
    f = Self.reduced(f)
    t = Self.reduced(t)
  }

  /// Reads the operands of a number as it is written: an optional sign, digits, optionally a point and more digits,
  /// optionally `c` or `e` and the exponent of a compact form: `5`, `-1.50`, `1.2c6`.
  ///
  /// Digits are ASCII, and the decimal separator is a point in every language: do not pass text that a formatter wrote
  /// for people. Reads each byte once, or twice with an exponent.
  ///
  /// - Throws: an error with the offset if the text is not such a number.
  public init(_ text: String) throws(PluralNumberError) {
    // The result holds the error: a closure that throws would have to be generic over the type of errors.
    let reading = text.withIdentifierBytes { OperandReader($0) }
    if let error = reading.error { throw error }
    self = reading.operands
  }

  /// 10^18: every modulus that the tables hold divides it, and every value that they compare with is far below.
  @usableFromInline static var limit: UInt64 { 1_000_000_000_000_000_000 }

  /// The absolute value as a word, reduced if it needs more than one.
  @inlinable
  static func magnitude<Number: BinaryInteger>(of number: Number) -> UInt64 {
    let magnitude = number.magnitude
    if let word = UInt64(exactly: magnitude) { return word }
    // The type is wider than a word, so that it has room for the limit.
    return limit + UInt64(truncatingIfNeeded: magnitude % Number.Magnitude(limit))
  }

  // MARK: - Reading

  /// The operands, or the error.
  private struct OperandReader {
    var operands = PluralOperands()
    var error: PluralNumberError?

    init(_ bytes: UnsafeBufferPointer<UInt8>) { read(bytes) }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
      var position = bytes.first == 0x2D || bytes.first == 0x2B ? 1 : 0
      let start = position
      while let digit = Self.digit(bytes, position) {
        operands.appendInteger(digit)
        position += 1
      }
      guard position > start else { return fail(bytes, position) }
      let point = position
      if position < bytes.count, bytes[position] == 0x2E {
        position += 1
        while let digit = Self.digit(bytes, position) {
          operands.appendFraction(digit)
          position += 1
        }
        guard position > point + 1 else { return fail(bytes, position) }
      }
      if position == bytes.count { return }
      guard bytes[position] == 0x63 || bytes[position] == 0x65 else { return fail(bytes, position) }
      readExponent(bytes, start: start, point: point, end: position)
    }

    /// Reads an exponent and moves the point by that many places.
    private mutating func readExponent(
      _ bytes: UnsafeBufferPointer<UInt8>, start: Int, point: Int, end: Int
    ) {
      var position = end + 1
      operands = PluralOperands()
      while let digit = Self.digit(bytes, position) {
        operands.c = min(operands.c * 10 + Int(digit), 1_000_000)
        position += 1
      }
      guard position > end + 1, position == bytes.count else { return fail(bytes, position) }
      var integerDigits = point - start + operands.c
      for index in start..<end {
        guard let digit = Self.digit(bytes, index) else { continue }
        if integerDigits > 0 {
          operands.appendInteger(digit)
          integerDigits -= 1
        } else {
          operands.appendFraction(digit)
        }
      }
      // Further zeros change nothing.
      for _ in 0..<min(integerDigits, 19) { operands.appendInteger(0) }
    }

    private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt64? {
      guard position < bytes.count else { return nil }
      let digit = bytes[position] &- 0x30
      return digit < 10 ? UInt64(digit) : nil
    }

    private mutating func fail(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
      error = PluralNumberError(
        offset: position,
        reason: bytes.isEmpty
          ? .empty : position >= bytes.count ? .missingDigits : bytes[position] == 0x2C ? .comma : .invalidCharacter)
    }
  }

  private mutating func appendInteger(_ digit: UInt64) { i = Self.appending(digit, to: i) }

  private mutating func appendFraction(_ digit: UInt64) {
    f = Self.appending(digit, to: f)
    v += 1
    if digit != 0 {
      t = f
      w = v
    }
  }

  private static func appending(_ digit: UInt64, to number: UInt64) -> UInt64 {
    if number < limit / 10 { return number &* 10 &+ digit }
    return limit + (number % limit &* 10 &+ digit) % limit
  }
}

/// The error in a text that is not a number.
public struct PluralNumberError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors. Frozen: another case is another major version.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// A character that is neither a digit nor allowed after the digits before it.
    case invalidCharacter
    /// A comma: the decimal separator is a point in every language.
    case comma
    /// The text ends where a digit is needed: after a sign, a point, or the letter before an exponent.
    case missingDigits
  }

  /// The offset of the error, in bytes of UTF-8.
  public let offset: Int
  /// The kind of error.
  public let reason: Reason

  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// The error as an English phrase.
  public var description: String {
    switch reason {
    case .empty: "not a number: the text is empty"
    case .invalidCharacter: "not a number: unexpected character at byte \(offset)"
    case .comma: "not a number: a comma at byte \(offset), where a fraction has a point, and thousands have nothing"
    case .missingDigits: "not a number: digits are missing at byte \(offset)"
    }
  }
}
