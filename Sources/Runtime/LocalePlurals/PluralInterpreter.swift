import LocaleCore

/// Evaluates rules word by word, for numbers that no look-up decides.
enum PluralInterpreter {
  /// The operands in the order of `PluralWord.Operand`. `n` holds the integer digits: if the number has a fraction, `n`
  /// is in no range of integers, so it is not tested.
  typealias Values = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  /// The category of the first rule that holds.
  ///
  /// - Parameter start: index of the first word of a rule set; the last word of each is that of `other`.
  static func category(_ i: UInt64, from start: Int) -> UInt64 {
    category((i, i, 0, 0, 0, 0, 0, 0), hasFraction: false, from: start)
  }

  static func category(_ operands: PluralOperands, from start: Int) -> UInt64 {
    let v = UInt64(truncatingIfNeeded: operands.v)
    let w = UInt64(truncatingIfNeeded: operands.w)
    let c = UInt64(truncatingIfNeeded: operands.c)
    return category(
      (operands.i, operands.i, v, w, operands.f, operands.t, c, c), hasFraction: operands.t != 0, from: start)
  }

  private static func category(_ values: Values, hasFraction: Bool, from start: Int) -> UInt64 {
    withUnsafeBytes(of: values) { values in
      // Unsigned, so that one comparison is all that the array asks for.
      var index = UInt(bitPattern: start)
      while index < UInt(bitPattern: PluralTable.words.count) {
        var word = PluralWord(rawValue: PluralTable.words[Int(bitPattern: index)])
        if word.isOther { break }
        // A relation: its value must be in one of its ranges, or in none if it is negated.
        var isContained = false
        if word.operand != PluralWord.Operand.n.rawValue || !hasFraction {
          // An operand has three bits: it is one of the eight.
          var value = values.load(fromByteOffset: Int(truncatingIfNeeded: word.operand &* 8), as: UInt64.self)
          let modulus = PluralTable.moduli[word.modulus]
          if modulus != 0 { value %= UInt64(modulus) }
          while true {
            if value &- word.first <= word.span {
              isContained = true
              break
            }
            if word.rest == 0 || word.isLowest && value < word.first { break }
            index &+= 1
            word = PluralWord(rawValue: PluralTable.words[Int(bitPattern: index)])
          }
        }
        if isContained == word.isNegated {
          index &+= UInt(bitPattern: word.skip)
        } else if word.next == PluralWord.Next.and.rawValue {
          index &+= UInt(bitPattern: word.rest) &+ 1
        } else {
          return word.category
        }
      }
      return PluralCategory.other.code
    }
  }
}
