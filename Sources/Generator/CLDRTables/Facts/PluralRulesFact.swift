/// `<pluralRules locales="cs sk">` of `plurals.xml` or `ordinals.xml` (UTS #35 part 3, Language Plural Rules).
package struct PluralRulesFact: Hashable, Sendable {
  /// What a number says: how many there are, or which one it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case cardinal, ordinal
  }

  package var kind: Kind
  /// As CLDR writes them: `pl`, `pt_PT`, `root`.
  package var locales: [String]
  /// In file order; the first that holds decides.
  package var rules: [PluralRuleFact]
  package var location: SourceLocation

  package init(kind: Kind, locales: [String], rules: [PluralRuleFact], location: SourceLocation) {
    self.kind = kind
    self.locales = locales
    self.rules = rules
    self.location = location
  }
}

/// `<pluralRule count="few">i = 2..4 and v = 0 @integer 2~4</pluralRule>`.
package struct PluralRuleFact: Hashable, Sendable {
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

/// What must hold of a number: one of several alternatives, each of relations that hold together.
package struct PluralCondition: Hashable, Sendable, CustomStringConvertible {
  /// Joined by `or`; empty where nothing is asked, as for `other`.
  package var alternatives: [[PluralRelation]]

  package init(alternatives: [[PluralRelation]]) {
    self.alternatives = alternatives
  }

  /// As CLDR writes it, `i = 2..4 and v = 0`.
  package var description: String {
    alternatives.map { $0.map(\.description).joined(separator: " and ") }.joined(separator: " or ")
  }
}

/// `i % 10 = 2..4,9` or `n != 1`.
package struct PluralRelation: Hashable, Sendable, CustomStringConvertible {
  /// What is asked of a number (UTS #35 part 3, Plural Operand Meanings).
  package enum Operand: String, Hashable, Sendable, CaseIterable {
    case n, i, v, w, f, t, c, e
  }

  package var operand: Operand
  /// The number after `%`; nil where there is none.
  package var modulus: Int?
  package var isNegated: Bool
  /// In file order; a single value is a range of one.
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
