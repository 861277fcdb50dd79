/// Plural rules read word by word from CLDR's text, and numbers read digit by digit (UTS #35 part 3, Language Plural
/// Rules). It shares nothing with the tables: it splits the text at `or`, `and`, `=` and commas at every call.
package struct ReferencePluralRules: Sendable {
  private let rules: [(category: String, text: String)]

  /// - Parameter rules: in CLDR's order, each with its text, samples included or not.
  package init(_ rules: [(category: String, text: String)]) {
    self.rules = rules.map { rule in
      // White space matters only between words.
      let text = rule.text.prefix { $0 != "@" }.split { $0.isWhitespace }.joined(separator: " ")
      return (rule.category, text)
    }
  }

  /// The category of a number such as `5`, `1.50` or `1.2c6`; nil if a rule is ill-formed.
  package func category(of number: String) -> String? {
    for (category, text) in rules {
      if text.isEmpty { return category }
      guard let holds = Self.holds(text, for: Number(number)) else { return nil }
      if holds { return category }
    }
    return nil
  }

  private static func holds(_ text: String, for number: Number) -> Bool? {
    var result = false
    for alternative in Self.split(text, "or") {
      var all = true
      for relation in Self.split(alternative, "and") {
        guard let holds = Self.relation(relation, for: number) else { return nil }
        all = all && holds
      }
      result = result || all
    }
    return result
  }

  private static func split(_ text: String, _ word: String) -> [String] {
    var parts: [[Substring]] = [[]]
    for token in text.split(separator: " ") {
      if token == word { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.map { $0.joined(separator: " ") }
  }

  /// Whether a relation such as `i % 10 = 2..4,9` holds.
  private static func relation(_ text: String, for number: Number) -> Bool? {
    let isNegated = text.contains("!=")
    let sides = text.split { $0 == "=" || $0 == "!" }.map { $0.split(separator: " ").joined(separator: " ") }
    guard sides.count == 2, let operand = sides[0].first else { return nil }
    let expression = sides[0].split(separator: "%").map { $0.split(separator: " ").joined() }
    // A number with a fraction equals no integer, nor does its remainder.
    if operand == "n", number.hasFraction { return isNegated }
    guard var digits = number.digits(of: operand) else { return nil }
    if expression.count == 2 {
      guard let modulus = Int(expression[1]) else { return nil }
      digits = String(
        digits.reduce(0) { remainder, digit in (remainder * 10 + (digit.wholeNumberValue ?? 0)) % modulus })
    }
    let value = Int(digits) ?? .max
    var isContained = false
    for range in sides[1].split(separator: ",") {
      let ends = range.split(separator: ".").compactMap { Int($0.split(separator: " ").joined()) }
      guard let first = ends.first, let last = ends.last else { return nil }
      isContained = isContained || (first <= value && value <= last)
    }
    return isContained != isNegated
  }

  /// A number as two lists of digits, the exponent of a compact form applied.
  private struct Number {
    var integer: String
    var fraction: String
    var exponent: String

    init(_ text: String) {
      let parts = text.split { $0 == "c" || $0 == "e" }
      let number = (parts.first ?? "").split(separator: ".")
      integer = number.first.map { String($0.drop { $0 == "-" }) } ?? ""
      fraction = number.count > 1 ? String(number[1]) : ""
      exponent = parts.count > 1 ? String(parts[1]) : "0"
      for _ in 0..<(Int(exponent) ?? 0) {
        integer.append(fraction.isEmpty ? "0" : fraction.removeFirst())
      }
    }

    var hasFraction: Bool { fraction.contains { $0 != "0" } }

    private var trimmed: String { String(fraction.reversed().drop { $0 == "0" }.reversed()) }

    func digits(of operand: Character) -> String? {
      switch operand {
      case "n", "i": integer
      case "v": String(fraction.count)
      case "w": String(trimmed.count)
      case "f": fraction.isEmpty ? "0" : fraction
      case "t": trimmed.isEmpty ? "0" : trimmed
      case "c", "e": exponent
      default: nil
      }
    }
  }
}
