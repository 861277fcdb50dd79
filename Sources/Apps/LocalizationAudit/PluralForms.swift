import AppLocalization
import LocalePlurals

/// Compares the plural forms of a text with the forms that its language needs.
struct PluralForms {
  private var known: [String: Set<String>] = [:]

  /// The plural categories of integers below a thousand by CLDR's rules: the categories of typical counts.
  ///
  /// The categories of decimals (`other` in Polish) and of round millions (`many` in French) are not needed: `other` is
  /// used for them.
  private mutating func needed(in localization: String) -> Set<String> {
    if let found = known[localization] { return found }
    let rules = PluralRules(localization)
    let found = Set((0..<1000).map { rules.category(for: $0).rawValue })
    known[localization] = found
    return found
  }

  /// Whether only fractions would be shown the form `other`: these categories are those of all whole numbers by CLDR's
  /// rules. Those depend on the last digits, and in Romance languages on whole millions.
  mutating func coverWholeNumbers(_ categories: some Sequence<String>, in language: String?) -> Bool {
    guard let language else { return false }
    let rules = PluralRules(language)
    let round = [1000, 1_000_000, 2_000_000, 1_000_001].map { rules.category(for: $0).rawValue }
    let all = needed(in: language).union(round)
    return !all.contains(PluralCategory.other.rawValue) && all.isSubset(of: categories)
  }

  /// The categories, in CLDR's order, for which a part of the format has no text. The readers report a text without
  /// `other`.
  ///
  /// A text that does not vary lacks nothing unless the developer's varies and the language has more forms than `one`
  /// and `other`. Where CLDR has no `zero` that form is for exactly 0, and says nothing about the others. If the
  /// developer's text is for a single form, code chooses between several keys, and the translation's are not counted.
  mutating func missing(
    in format: LocalizedFormat, of localization: String, beside source: LocalizedFormat?
  ) -> [String] {
    let sources = source.map(Self.plurals) ?? []
    let varies = sources.contains { !Set($0).subtracting(["zero", "other"]).isEmpty }
    if !sources.isEmpty, !varies { return [] }
    let needed = needed(in: localization)
    var missing: Set<String> = []
    for categories in Self.plurals(of: format).map(Set.init) {
      let isVaried = !categories.subtracting(["other"]).subtracting(needed.contains("zero") ? [] : ["zero"]).isEmpty
      if isVaried || varies && !needed.isSubset(of: ["one", "other"]) {
        missing.formUnion(needed.subtracting(categories).subtracting(["other"]))
      }
    }
    return PluralCategory.allCases.map(\.rawValue).filter(missing.contains)
  }

  private static func plurals(of format: LocalizedFormat) -> [[String]] {
    plurals(format.text) + format.parts.flatMap { plurals($0.text) }
  }

  /// The categories of each variation by number.
  private static func plurals(_ text: VariedText) -> [[String]] {
    switch text {
    case .text, .width: []
    case .plural(_, let variations): [variations.map(\.category.rawValue)]
    case .device(let variations): variations.flatMap { plurals($0.text) }
    }
  }
}
