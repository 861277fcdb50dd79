import LocaleCore

/// Evaluates rules word by word.
enum PluralInterpreter {
  /// The category of the first rule that holds. Allocates nothing.
  ///
  /// - Parameter start: index of the first word of a rule set; the last word of each set is that of `other`.
  static func category(of number: PluralOperands, from start: Int) -> PluralCategory {
    var index = start
    while true {
      let word = PluralWord(rawValue: PluralTable.words[index])
      if word.isOther { return .other }
      if hasRange(relationAt: index, word, for: number) == word.isNegated {
        index += word.skip
      } else if word.next == .and {
        index += word.rest + 1
      } else {
        return PluralCategory(code: word.category)
      }
    }
  }

  /// Whether a number's operand, or its remainder, is in one of the ranges of a relation.
  ///
  /// - Parameter word: the first of the relation, at `start`.
  private static func hasRange(relationAt start: Int, _ word: PluralWord, for number: PluralOperands) -> Bool {
    guard var value = number.value(of: word.operand) else { return false }
    if word.modulus != 0 { value %= UInt64(PluralTable.moduli[word.modulus]) }
    if word.contains(value) { return true }
    // Nearly all relations have one range.
    for further in 0..<word.rest where PluralWord(rawValue: PluralTable.words[start + 1 + further]).contains(value) {
      return true
    }
    return false
  }
}

extension PluralOperands {
  /// The value of an operand; nil for `n` of a number with a fraction, which is in no range of integers.
  fileprivate func value(of operand: PluralWord.Operand) -> UInt64? {
    switch operand {
    case .n: t == 0 ? i : nil
    case .i: i
    case .v: UInt64(truncatingIfNeeded: v)
    case .w: UInt64(truncatingIfNeeded: w)
    case .f: f
    case .t: t
    case .c, .e: UInt64(truncatingIfNeeded: c)
    }
  }
}
