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

  /// The categories, in CLDR's order, for which a part of the format has no text. A text of a single category does not
  /// vary, unless the developer's does. The readers report a text without `other`.
  mutating func missing(
    in format: LocalizedFormat, of localization: String, beside source: LocalizedFormat?
  ) -> [String] {
    var missing: Set<String> = []
    let varies = source.map { Self.plurals(of: $0).contains { $0.count > 1 } } ?? false
    for categories in Self.plurals(of: format) where categories.count > 1 || varies && categories == ["other"] {
      missing.formUnion(needed(in: localization).subtracting(categories + ["other"]))
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
    case .plural(let variations): [variations.map(\.category.rawValue)]
    case .device(let variations): variations.flatMap { plurals($0.text) }
    }
  }
}
