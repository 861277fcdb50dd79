/// Numbers with visible fraction digits: short ones, for which rules differ, more often than long ones.
struct RandomDecimals {
  private var next: () -> UInt64

  init(_ next: @escaping () -> UInt64) { self.next = next }

  /// - Parameter hasExponent: whether it may be in a compact form, `1.2c6`.
  func decimal(hasExponent: Bool = false) -> String {
    let integerDigits = [1, 1, 1, 2, 2, 3, 4, 6, 7, 8, 20][Int(next() % 11)]
    let fractionDigits = [1, 1, 1, 2, 2, 3, 4, 7, 20][Int(next() % 9)]
    let number = digits(integerDigits) + "." + digits(fractionDigits)
    return hasExponent && next() % 4 == 0 ? "\(number)c\(next() % 12)" : number
  }

  private func digits(_ count: Int) -> String {
    // Rules mostly test zeros and ones.
    let limit: UInt64 = next() % 3 == 0 ? 2 : 10
    return (0..<count).map { _ in String(next() % limit) }.joined()
  }
}
