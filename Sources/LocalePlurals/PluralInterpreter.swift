import LocaleCore

/// Decides rules word by word, for numbers that no look-up decides.
struct PluralInterpreter {
  private let operands: PluralOperands

  @inline(__always)
  init(_ operands: PluralOperands) { self.operands = operands }

  /// The category of the first rule that holds.
  ///
  /// - Parameter start: index of the first word of a rule set; the last word of each is that of `other`.
  @inline(never)
  func category(from start: Int) -> UInt32 {
    var index = start
    while index < PluralTable.words.count {
      var word = PluralWord(rawValue: PluralTable.words[index])
      let category = UInt32(truncatingIfNeeded: word.category)
      if category == PluralCategory.other.code { return category }
      // A relation: the value that it asks for lies in one of its ranges, or in none where it is negated.
      let isNegated = word.isNegated
      var isContained = false
      if word.operandCode != PluralWord.Operand.n.rawValue || operands.t == 0 {
        var value = value(of: word.operandCode)
        if word.modulus != 0 { value %= word.modulus }
        isContained = word.contains(value)
        while word.nextCode == PluralWord.Next.range.rawValue {
          index &+= 1
          word = PluralWord(rawValue: PluralTable.words[index])
          if word.contains(value) { isContained = true }
        }
      }
      if isContained == isNegated {
        // One that does not hold: the alternatives that remain begin behind its own.
        while word.nextCode < PluralWord.Next.or.rawValue {
          index &+= 1
          word = PluralWord(rawValue: PluralTable.words[index])
        }
      } else {
        while word.nextCode == PluralWord.Next.range.rawValue {
          index &+= 1
          word = PluralWord(rawValue: PluralTable.words[index])
        }
        if word.nextCode != PluralWord.Next.and.rawValue { return category }
      }
      index &+= 1
    }
    return PluralCategory.other.code
  }

  /// The absolute value itself, `n`, is that of its integer digits where it has no fraction; where it has one it lies in
  /// no range of integers.
  @inline(__always)
  private func value(of operand: UInt64) -> UInt64 {
    switch operand {
    case PluralWord.Operand.v.rawValue: UInt64(truncatingIfNeeded: operands.v)
    case PluralWord.Operand.w.rawValue: UInt64(truncatingIfNeeded: operands.w)
    case PluralWord.Operand.f.rawValue: operands.f
    case PluralWord.Operand.t.rawValue: operands.t
    case PluralWord.Operand.c.rawValue, PluralWord.Operand.e.rawValue: UInt64(truncatingIfNeeded: operands.c)
    default: operands.i
    }
  }
}
