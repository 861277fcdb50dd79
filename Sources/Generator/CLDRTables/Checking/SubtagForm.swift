/// What a subtag may look like (UTS #35, Unicode Language Identifier; letters of either case).
enum SubtagForm {
  /// 2, 3 or 5 to 8 letters; `und` is one.
  static func isLanguage(_ text: some StringProtocol) -> Bool {
    let count = text.utf8.count
    return (count == 2 || count == 3 || (5...8).contains(count)) && text.utf8.allSatisfy(isLetter)
  }

  /// 4 letters.
  static func isScript(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy(isLetter)
  }

  /// 2 letters or 3 digits.
  static func isRegion(_ text: some StringProtocol) -> Bool {
    switch text.utf8.count {
    case 2: text.utf8.allSatisfy(isLetter)
    case 3: text.utf8.allSatisfy(isDigit)
    default: false
    }
  }

  /// 5 to 8 letters or digits, or 4 of which the first is a digit.
  static func isVariant(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    return (5...8).contains(text.utf8.count) || (text.utf8.count == 4 && isDigit(first))
  }

  /// A region and 1 to 4 letters or digits: `gbsct`, `fi01`.
  static func isSubdivision(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    let regionCount = isDigit(first) ? 3 : 2
    return isRegion(text.prefix(regionCount)) && (1...4).contains(text.utf8.count - regionCount)
  }

  /// 1 to 8 letters or digits: what any subtag of a BCP 47 tag looks like, legacy ones included.
  static func isAny(_ text: some StringProtocol) -> Bool {
    (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
