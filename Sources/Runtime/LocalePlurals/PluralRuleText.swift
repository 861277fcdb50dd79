import LocaleCore

/// Rebuilds the text of a rule from its words.
enum PluralRuleText {
  /// - Parameter start: index of the first word of a rule set.
  static func text(of category: PluralCategory, from start: Int) -> String {
    var text = ""
    var isNewRelation = true
    for index in start..<PluralTable.words.count {
      let word = PluralWord(rawValue: PluralTable.words[index])
      if word.category == PluralCategory.other.code { break }
      if word.category != category.code { continue }
      if isNewRelation {
        text.unicodeScalars.append(word.operand.letter)
        if word.modulus != 0 {
          text += " % "
          append(UInt64(PluralTable.moduli[word.modulus]), to: &text)
        }
        text += word.isNegated ? " != " : " = "
      }
      append(word.first, to: &text)
      if word.span > 0 {
        text += ".."
        append(word.first + word.span, to: &text)
      }
      isNewRelation = word.rest == 0
      if !isNewRelation {
        text += ","
        continue
      }
      switch word.next {
      case .and: text += " and "
      case .or: text += " or "
      case .rule: return text
      }
    }
    return text
  }

  /// Appends a number in digits, without the Unicode tables that a number's description could need in Embedded Swift.
  private static func append(_ number: UInt64, to text: inout String) {
    if number >= 10 { append(number / 10, to: &text) }
    text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + number % 10)))
  }
}
