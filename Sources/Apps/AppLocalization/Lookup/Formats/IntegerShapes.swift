/// How a locale writes integers of one to seven digits: the texts that Foundation writes for 1, 11, 111 …, into which other digits
/// are put. A style of Foundation takes eight thousand instructions for a number. Longer and negative numbers are Foundation's.
struct IntegerShapes: Sendable {
  /// The UTF-8 of a number whose digits are all zero, and where the last bytes of its digits are.
  private struct Shape: Sendable {
    let zeros: [UInt8]
    let digits: [Int]
  }

  /// By the number of digits.
  private let shapes: [Shape]

  /// Nil if the ten digits do not follow each other, as those of `hanidec` do not, or if more than their last bytes differ.
  ///
  /// - Parameter write: writes a number as Foundation does.
  init?(_ write: (Int64) -> String) {
    let zero = Array(write(0).utf8)
    guard let last = zero.last, last < UInt8.max - 9 else { return nil }
    for digit in 0...9 as ClosedRange<UInt8> {
      guard Array(write(Int64(digit)).utf8) == zero.dropLast() + [last + digit] else { return nil }
    }
    let one = String(decoding: zero.dropLast() + [last + 1], as: UTF8.self)
    shapes = [1, 11, 111, 1111, 11111, 111_111, 1_111_111].map { (number: Int64) in
      var (zeros, digits): ([UInt8], [Int]) = ([], [])
      for character in write(number).unicodeScalars {
        let isDigit = String(character) == one
        zeros += isDigit ? zero : Array(String(character).utf8)
        if isDigit { digits.append(zeros.count - 1) }
      }
      return Shape(zeros: zeros, digits: digits)
    }
  }

  /// The text of a number; nil if it is Foundation's to write.
  func text(_ number: Int64) -> String? {
    guard 0..<10_000_000 ~= number else { return nil }
    var rest = UInt32(truncatingIfNeeded: number)
    var (digits, limit) = (1, UInt32(10))
    while rest >= limit { (digits, limit) = (digits + 1, limit * 10) }
    let shape = shapes[digits - 1]
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: shape.zeros.count) { bytes in
      _ = bytes.initialize(from: shape.zeros)
      for place in shape.digits.reversed() {
        bytes[place] += UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
