/// `<pluralRules locales="cs sk">` of `plurals.xml` or `ordinals.xml` (UTS #35 part 3, Language Plural Rules).
package struct PluralRulesFact: LocatedFact, Hashable, Sendable {
  /// The meaning of a number: a count or a position.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case cardinal, ordinal
  }

  package var kind: Kind
  /// The locales as CLDR writes them: `pl`, `pt_PT`, `root`.
  package var locales: [String]
  /// The rules in file order; the first that holds decides.
  package var rules: [PluralRuleFact]
  package var location: SourceLocation

  package init(kind: Kind, locales: [String], rules: [PluralRuleFact], location: SourceLocation) {
    self.kind = kind
    self.locales = locales
    self.rules = rules
    self.location = location
  }

  package mutating func dropLines() {
    location.line = 0
    rules.dropLines()
  }
}

/// `<pluralRule count="few">i = 2..4 and v = 0 @integer 2~4</pluralRule>`.
package struct PluralRuleFact: LocatedFact, Hashable, Sendable {
  /// CLDR's categories, in its order.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  package var category: String
  package var condition: PluralCondition
  package var samples: PluralSamples
  package var location: SourceLocation

  package init(category: String, condition: PluralCondition, samples: PluralSamples, location: SourceLocation) {
    self.category = category
    self.condition = condition
    self.samples = samples
    self.location = location
  }
}

/// The condition on a number: one of several alternatives, each of which has relations that hold together.
package struct PluralCondition: Hashable, Sendable, CustomStringConvertible {
  /// The alternatives, joined by `or`; empty if there is no condition, as for `other`.
  package var alternatives: [[PluralRelation]]

  package init(alternatives: [[PluralRelation]]) {
    self.alternatives = alternatives
  }

  /// The condition as CLDR writes it, `i = 2..4 and v = 0`.
  package var description: String {
    alternatives.map { $0.map(\.description).joined(separator: " and ") }.joined(separator: " or ")
  }
}

/// A relation: `i % 10 = 2..4,9` or `n != 1`.
package struct PluralRelation: Hashable, Sendable, CustomStringConvertible {
  /// The operand of a number (UTS #35 part 3, Plural Operand Meanings).
  package enum Operand: String, Hashable, Sendable, CaseIterable {
    case n, i, v, w, f, t, c, e
  }

  package var operand: Operand
  /// The number after `%`; nil if there is none.
  package var modulus: Int?
  package var isNegated: Bool
  /// The ranges in file order; a single value is a range of one.
  package var ranges: [ClosedRange<Int>]

  package init(operand: Operand, modulus: Int?, isNegated: Bool, ranges: [ClosedRange<Int>]) {
    self.operand = operand
    self.modulus = modulus
    self.isNegated = isNegated
    self.ranges = ranges
  }

  package var description: String {
    let expression = modulus.map { "\(operand.rawValue) % \($0)" } ?? operand.rawValue
    let list = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
    return "\(expression) \(isNegated ? "!=" : "=") \(list.joined(separator: ","))"
  }
}

/// The numbers that CLDR gives as examples of a rule: `@integer 2~4, 22, … @decimal 0.0~1.5, 1c6`.
package struct PluralSamples: Hashable, Sendable, CustomStringConvertible {
  /// The samples of `@integer` or `@decimal`.
  package struct List: Hashable, Sendable {
    package var name: String
    package var ranges: [PluralSampleRange]
    /// Whether CLDR says, by `…`, that there are more.
    package var isOpen: Bool

    package init(name: String, ranges: [PluralSampleRange], isOpen: Bool) {
      self.name = name
      self.ranges = ranges
      self.isOpen = isOpen
    }
  }

  package var lists: [List]

  package init(lists: [List]) {
    self.lists = lists
  }

  package var description: String {
    lists.map { list in
      "@\(list.name) " + (list.ranges.map(\.description) + (list.isOpen ? ["…"] : [])).joined(separator: ", ")
    }.joined(separator: " ")
  }
}

/// A range of samples, `2~4`: every number from the first to the last by steps of their last digit; or a single number.
package struct PluralSampleRange: Hashable, Sendable, CustomStringConvertible {
  package var first: PluralSample
  /// The last sample; nil for a single number.
  package var last: PluralSample?

  package init(first: PluralSample, last: PluralSample?) {
    self.first = first
    self.last = last
  }

  package var description: String { last.map { "\(first.text)~\($0.text)" } ?? first.text }

  /// Every number of the range, as it is written; nil if the two ends differ in their number of fraction digits or in
  /// their exponents, or are too far apart to be examples.
  package var numbers: [PluralSample]? {
    guard let last else { return [first] }
    guard first.exponent == nil, last.exponent == nil, first.fraction.utf8.count == last.fraction.utf8.count,
      let low = Int(first.integer + first.fraction), let high = Int(last.integer + last.fraction), low <= high,
      high - low <= 10_000
    else { return nil }
    let places = first.fraction.utf8.count
    return (low...high).compactMap { number in
      let digits = String(number)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
      return PluralSample("\(padded.dropLast(places))\(places > 0 ? "." : "")\(padded.suffix(places))")
    }
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
    guard integer.utf8.count + fraction.utf8.count <= 15, (exponent ?? 0) <= 15 else { return nil }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
