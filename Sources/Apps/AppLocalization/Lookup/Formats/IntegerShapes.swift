import TextReading

/// How a locale writes integers of one to seven digits: the texts that Foundation writes for 1, 11, 111 …, into which other digits
/// are put. A style of Foundation takes eight thousand instructions for a number. Longer and negative numbers are Foundation's.
struct IntegerShapes: Sendable {
  private let zero: UInt32
  /// By the number of digits; a NUL stands for each digit.
  private let shapes: [[Unicode.Scalar]]

  /// Nil if the locale's ten digits do not follow each other, as those of `hanidec` do not.
  ///
  /// - Parameter write: writes a number as Foundation does.
  init?(_ write: (Int64) -> String) {
    guard let zero = write(0).unicodeScalars.first?.value else { return nil }
    let digits = (0...9).compactMap { Unicode.Scalar(zero + $0) }
    guard digits.count == 10, digits.indices.allSatisfy({ write(Int64($0)) == String(digits[$0]) }) else { return nil }
    self.zero = zero
    shapes = [1, 11, 111, 1111, 11111, 111_111, 1_111_111].map { number in
      write(number).unicodeScalars.map { $0 == digits[1] ? "\0" : $0 }
    }
  }

  /// The text of a number; nil if it is Foundation's to write.
  func text(_ number: Int64) -> String? {
    guard 0..<10_000_000 ~= number else { return nil }
    var rest = UInt32(truncatingIfNeeded: number)
    var (digits, limit) = (1, UInt32(10))
    while rest >= limit { (digits, limit) = (digits + 1, limit * 10) }
    var scalars = shapes[digits - 1]
    for index in scalars.indices.reversed() where scalars[index] == "\0" {
      scalars[index] = Unicode.Scalar(zero + rest % 10) ?? "\u{FFFD}"
      rest /= 10
    }
    return String(scalars: scalars[...])
  }
}
