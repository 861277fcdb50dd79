/// A number as plural rules see it: not only how great it is, but which digits of it are visible (UTS #35 part 3, Plural
/// Operand Meanings). `1` and `1.0` are different here, and in many languages have different forms.
///
/// Allocates nothing. Negative numbers have the operands of their absolute value.
public struct PluralOperands: Hashable, Sendable {
  /// The integer digits, an exponent applied: 1200000 of `1.2c6`.
  ///
  /// Of a number with more than 18 of them the last 18, and 10^18 added: no rule can tell it from the number itself. The
  /// same holds of `f` and `t`.
  public private(set) var i: UInt64
  /// The visible fraction digits, read as an integer: 50 of `1.50`.
  public private(set) var f: UInt64 = 0
  /// The visible fraction digits without trailing zeros, read as an integer: 5 of `1.50`.
  public private(set) var t: UInt64 = 0
  /// How many fraction digits are visible: 2 of `1.50`.
  public private(set) var v: Int = 0
  /// How many are without trailing zeros: 1 of `1.50`.
  public private(set) var w: Int = 0
  /// The exponent of a compact form, 6 of `1.2c6`, which is how CLDR writes "1.2 million"; zero of every other. At most a
  /// million.
  public private(set) var c: Int = 0

  private init() { i = 0 }

  /// The operands of an integer, which shows no fraction.
  @inlinable
  public init(_ number: some BinaryInteger) { self.init(reduced: Self.magnitude(of: number)) }

  @usableFromInline
  init(reduced magnitude: UInt64) {
    i = magnitude < Self.limit ? magnitude : Self.limit + magnitude % Self.limit
  }

  /// The operands of a number that was taken apart.
  ///
  /// - Parameters:
  ///   - integer: the integer digits, 1 of `1.05`.
  ///   - fraction: the visible fraction digits as an integer, 5 of `1.05`.
  ///   - fractionDigitCount: how many they are, 2 of `1.05`.
  /// - Returns: nil where `fraction` has more digits than there shall be, or there shall be fewer than none.
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
    setFraction(fraction, count: fractionDigitCount)
  }

  /// Of numbers of at most 18 digits.
  @inline(__always)
  init(integer: UInt64, fraction: UInt64, count: Int) {
    i = integer
    setFraction(fraction, count: count)
  }

  @inline(__always)
  private mutating func setFraction(_ fraction: UInt64, count: Int) {
    f = fraction < Self.limit ? fraction : Self.limit + fraction % Self.limit
    v = count
    if fraction == 0 { return }
    var trimmed = fraction
    w = count
    while trimmed % 10 == 0 {
      trimmed /= 10
      w -= 1
    }
    t = trimmed < Self.limit ? trimmed : Self.limit + trimmed % Self.limit
  }

  /// The operands of a number as it is written: an optional sign, digits, perhaps a point and more digits, perhaps `c` or
  /// `e` and the exponent of a compact form: `5`, `-1.50`, `1.2c6`.
  ///
  /// Digits are ASCII, and the point is one whatever the language writes: what a formatter wrote for people is to be asked
  /// for its digits, not passed on. Reads each byte once, an exponent makes it twice.
  ///
  /// - Throws: for what is no such number, with the place.
  public init(_ text: String) throws(PluralNumberError) {
    // The result tells the error: a closure that throws would have to be generic over the type of errors.
    let reading =
      text.utf8.withContiguousStorageIfAvailable { Reading($0) } ?? Self.readingCopy(of: text)
    if let error = reading.error { throw error }
    self = reading.operands
  }

  /// Of a string that is not stored as UTF-8, as bridged ones on Apple systems.
  @inline(never)
  private static func readingCopy(of text: String) -> Reading {
    var native = text
    return native.withUTF8 { Reading($0) }
  }

  /// 10^18: every modulus that the tables hold divides it, and every value that they compare with is far below.
  @usableFromInline static var limit: UInt64 { 1_000_000_000_000_000_000 }

  /// The absolute value as a word, reduced where it needs more than one.
  @inlinable @inline(__always)
  static func magnitude<Number: BinaryInteger>(of number: Number) -> UInt64 {
    let magnitude = number.magnitude
    if let word = UInt64(exactly: magnitude) { return word }
    // The type is wider than a word, so that it has room for the limit.
    return limit + UInt64(truncatingIfNeeded: magnitude % Number.Magnitude(limit))
  }

  // MARK: - Reading

  /// What was read, or why it could not be.
  private struct Reading {
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

    /// Digits as before, the point as many places further on as the exponent says.
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
      // After so many zeros nothing changes any more.
      for _ in 0..<min(integerDigits, 19) { operands.appendInteger(0) }
    }

    @inline(__always)
    private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt64? {
      guard position < bytes.count else { return nil }
      let digit = bytes[position] &- 0x30
      return digit < 10 ? UInt64(digit) : nil
    }

    private mutating func fail(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
      error = PluralNumberError(
        offset: position,
        reason: bytes.isEmpty ? .empty : position < bytes.count ? .invalidCharacter : .missingDigits)
    }
  }

  @inline(__always)
  private mutating func appendInteger(_ digit: UInt64) { i = Self.appending(digit, to: i) }

  @inline(__always)
  private mutating func appendFraction(_ digit: UInt64) {
    f = Self.appending(digit, to: f)
    v += 1
    if digit != 0 {
      t = f
      w = v
    }
  }

  @inline(__always)
  private static func appending(_ digit: UInt64, to number: UInt64) -> UInt64 {
    if number < limit / 10 { return number &* 10 &+ digit }
    return limit + (number % limit &* 10 &+ digit) % limit
  }
}

/// Why a text is no number, and where.
public struct PluralNumberError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// No text at all.
    case empty
    /// Neither a digit nor what may follow the digits before it.
    case invalidCharacter
    /// The text ends where a digit is needed: after a sign, a point, or the letter before an exponent.
    case missingDigits
  }

  /// Where it was found, in bytes of UTF-8 from the beginning.
  public var offset: Int
  public var reason: Reason

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// What is wrong, a phrase in English.
  public var description: String {
    switch reason {
    case .empty: "no number, the text is empty"
    case .invalidCharacter: "no number, unexpected character at byte \(offset)"
    case .missingDigits: "no number, digits are missing at byte \(offset)"
    }
  }
}
