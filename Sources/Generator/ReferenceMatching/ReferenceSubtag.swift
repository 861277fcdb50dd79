/// One subtag, lower-cased, with the byte offset at which it stood.
struct ReferenceSubtag: Hashable, Sendable {
  var text: String
  var offset: Int

  /// Splits at `-` and `_`; every subtag 1 to 8 ASCII letters and digits.
  static func split(_ text: String) throws(ReferenceIdentifierError) -> [ReferenceSubtag] {
    var result: [ReferenceSubtag] = []
    var current = ""
    var start = 0
    var offset = 0
    func finish() throws(ReferenceIdentifierError) -> ReferenceSubtag {
      if current.isEmpty { throw ReferenceIdentifierError(offset: start, reason: .emptySubtag) }
      if current.utf8.count > 8 { throw ReferenceIdentifierError(offset: start, reason: .subtagTooLong) }
      return ReferenceSubtag(text: current.lowercased(), offset: start)
    }
    for scalar in text.unicodeScalars {
      if scalar == "-" || scalar == "_" {
        result.append(try finish())
        current = ""
        start = offset + 1
      } else if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        current.unicodeScalars.append(scalar)
      } else {
        throw ReferenceIdentifierError(offset: offset, reason: .invalidCharacter)
      }
      offset += scalar.utf8.count
    }
    result.append(try finish())
    return result
  }

  var isAllLetters: Bool { text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
  var isAllDigits: Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  var startsWithDigit: Bool { text.utf8.first.map { (0x30...0x39).contains($0) } ?? false }

  /// 2, 3 or 5 to 8 letters; `root` is the one name of four.
  var isLanguage: Bool { isAllLetters && ([2, 3, 5, 6, 7, 8].contains(text.utf8.count) || text == "root") }
  var isScript: Bool { isAllLetters && text.utf8.count == 4 }
  var isRegion: Bool { (isAllLetters && text.utf8.count == 2) || (isAllDigits && text.utf8.count == 3) }
  var isVariant: Bool { text.utf8.count >= 5 || (text.utf8.count == 4 && startsWithDigit) }

  var titleCased: String { text.prefix(1).uppercased() + text.dropFirst() }
}
