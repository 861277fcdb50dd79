import LocalePlurals

/// A number and its category, as CLDR's samples have it.
struct PluralExpectation {
  let locale: String
  var kind = PluralRules.Kind.cardinal
  let number: String
  let category: PluralCategory

  static let all = [
    PluralExpectation(locale: "pl", number: "5", category: .many),
    PluralExpectation(locale: "pl", number: "1.5", category: .other),
    PluralExpectation(locale: "ar", number: "0", category: .zero),
    PluralExpectation(locale: "fr", number: "1.1c6", category: .many),
    PluralExpectation(locale: "pt-PT", number: "0", category: .other),
    PluralExpectation(locale: "en", kind: .ordinal, number: "22", category: .two),
  ]

  /// Whether the rules give this category. If not, prints the category.
  var holds: Bool {
    let rules = PluralRules(locale, kind)
    guard let found = try? rules.category(for: number), found == category else {
      print("wrong: \(number) in \(locale)")
      return false
    }
    if rules.rule(for: found) != nil { return true }
    print("wrong: no rule for \(found.rawValue) in \(locale)")
    return false
  }
}
