import LocalePlurals

/// Two lines: a locale, and a number as text. Checks the properties of the answer for every number.
enum PluralProperties {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let locale = lines.first else { return }
    let number = lines.dropFirst().first ?? ""
    for kind in PluralRules.Kind.allCases {
      let rules = PluralRules(locale, kind)
      try require(rules.categories.contains(.other), "every language has other", locale)
      try require(PluralRules(rules.locale, kind) == rules, "rules are those of the locale that has them", locale)
      for category in PluralCategory.allCases {
        let hasRule = rules.rule(for: category) != nil
        try require(hasRule == rules.categories.contains(category), "a rule for each category", locale)
      }
      try check(number, rules)
    }
  }

  private static func check(_ number: String, _ rules: PluralRules) throws(PropertyViolation) {
    let category: PluralCategory
    do throws(PluralNumberError) {
      category = try rules.category(for: number)
    } catch {
      let isEmpty = error.reason == .empty
      try require(isEmpty == number.isEmpty, "only an empty text is empty", number)
      try require(error.offset >= 0 && error.offset <= number.utf8.count, "the place is in the text", number)
      try require(!isNumber(number), "digits, a point and digits are a number", number)
      return
    }
    try require(rules.categories.contains(category), "the category is one of the language's", number)
    let unsigned = number.first == "-" || number.first == "+" ? String(number.dropFirst()) : number
    for same in ["-" + unsigned, "+" + unsigned, "00" + unsigned] {
      try require((try? rules.category(for: same)) == category, "neither sign nor leading zeros count", same)
    }
    if let integer = Int(number) {
      try require(rules.category(for: integer) == category, "an integer is what its digits are", number)
    }
    guard let operands = try? PluralOperands(number) else { return }
    try require(rules.category(for: operands) == category, "a number is what its operands are", number)
    // With more than 18 digits, `f` and `t` keep the last 18, and `t` may then be greater than `f`.
    try require(operands.w <= operands.v, "trailing zeros only add digits", number)
    if operands.v <= 18 { try require(operands.t <= operands.f, "trailing zeros only add", number) }
    try require((operands.w == 0) == (operands.t == 0), "a fraction has digits", number)
    if operands.c == 0, operands.v < 18, let again = again(operands) {
      try require(again == operands, "operands are what they are made of", number)
    }
  }

  private static func again(_ operands: PluralOperands) -> PluralOperands? {
    PluralOperands(integer: operands.i, fraction: operands.f, fractionDigitCount: operands.v)
  }

  /// Digits, and perhaps one point with digits on both sides.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
