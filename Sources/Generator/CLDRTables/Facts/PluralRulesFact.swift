import LocaleCore

/// `<pluralRules locales="cs sk">` of `plurals.xml` or `ordinals.xml` (UTS #35 part 3, Language Plural Rules).
package struct PluralRulesFact: Hashable, Sendable {
  /// The meaning of a number: a count or a position.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Decodable {
    case cardinal, ordinal
  }

  package var kind: Kind
  /// The locales as CLDR writes them: `pl`, `pt_PT`, `root`.
  @WrittenLocales package var locales: [String]
  /// The rules in file order; the first that holds decides.
  package var rules: [PluralRuleFact]
  package var location: SourceLocation
}

extension PluralRulesFact {
  package var categories: [String] { rules.map(\.category) }
  /// What decides, without samples and places.
  package var conditions: [String] { rules.map { "\($0.category): \($0.condition)" } }

  init(_ kind: Kind, _ locales: WrittenLocales, _ rules: [PluralRuleFact], at location: SourceLocation) {
    (self.kind, _locales, self.rules, self.location) = (kind, locales, rules, location)
  }
}

/// `<pluralRule count="few">i = 2..4 and v = 0 @integer 2~4</pluralRule>`.
package struct PluralRuleFact: Hashable, Sendable {
  /// CLDR's categories, in its order.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  package var category: String
  package var condition: PluralCondition
  /// The numbers that CLDR gives as examples, ranges written out.
  package var samples: [PluralSample]
  package var location: SourceLocation
}

/// The condition on a number: one of several alternatives, each of which has relations that hold together.
package struct PluralCondition: Hashable, Sendable, CustomStringConvertible {
  /// The alternatives, joined by `or`; empty if there is no condition, as for `other`.
  package var alternatives: [[PluralRelation]]

  /// The condition as CLDR writes it, `i = 2..4 and v = 0`.
  package var description: String {
    alternatives.map { $0.map(\.description).joined(separator: " and ") }.joined(separator: " or ")
  }
}

/// A relation: `i % 10 = 2..4,9` or `n != 1`.
package struct PluralRelation: Hashable, Sendable, CustomStringConvertible {
  package var operand: PluralWord.Operand
  /// The number after `%`; nil if there is none.
  package var modulus: Int?
  package var isNegated: Bool
  /// The ranges in file order; a single value is a range of one.
  package var ranges: [ClosedRange<Int>]

  package var description: String {
    let expression = modulus.map { "\(operand.letter) % \($0)" } ?? "\(operand.letter)"
    let list = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
    return "\(expression) \(isNegated ? "!=" : "=") \(list.joined(separator: ","))"
  }
}

/// A number with its visible digits, `1.50`, optionally with the exponent of a compact form, `1.2c6`.
package struct PluralSample: Hashable, Sendable {
  /// As CLDR writes it.
  package let text: String
  let integer: String
  let fraction: String
  let exponent: Int?

  /// Reads a sample; nil if the text is not a number of at most 15 digits.
  package init?(_ text: String) {
    self.text = text
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
    let number = (parts.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count < 2 || Self.isDigits(parts[1]), number.count < 2 || Self.isDigits(number[1]),
      let whole = number.first, Self.isDigits(whole)
    else { return nil }
    exponent = parts.count == 2 ? Int(parts[1]) : nil
    integer = String(whole)
    fraction = number.count == 2 ? String(number[1]) : ""
    guard integer.utf8.count + fraction.utf8.count <= 15, integer.utf8.count + (exponent ?? 0) <= 16 else { return nil }
  }

  /// Every number from this one to another, by steps of the last digit; nil if the two differ in their number of fraction
  /// digits, have exponents, or are too far apart to be examples.
  func numbers(through last: PluralSample) -> [PluralSample]? {
    guard exponent == nil, last.exponent == nil, fraction.utf8.count == last.fraction.utf8.count,
      let low = Int(integer + fraction), let high = Int(last.integer + last.fraction), low <= high, high - low <= 10_000
    else { return nil }
    let places = fraction.utf8.count
    return (low...high).compactMap { number in
      let digits = String(number)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
      return PluralSample("\(padded.dropLast(places))\(places > 0 ? "." : "")\(padded.suffix(places))")
    }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ASCII.isDigit)
  }
}
