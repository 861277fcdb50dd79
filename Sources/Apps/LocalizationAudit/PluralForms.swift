import LocalizedStrings

import struct LocalePlurals.PluralRules

/// Which plural forms a language needs, and which a text has.
struct PluralForms {
  private var known: [String: Set<String>] = [:]

  /// The categories that integers below a thousand take, by CLDR's rules: those of whatever an app counts.
  ///
  /// Categories of decimals (`other` in Polish) and of round millions (`many` in French) fall to `other` without being
  /// wrong for a count.
  private mutating func needed(in localization: String) -> Set<String> {
    if let found = known[localization] { return found }
    let rules = PluralRules(localization)
    let found = Set((0..<1000).map { rules.category(for: $0).rawValue })
    known[localization] = found
    return found
  }

  /// The categories, in CLDR's order, that some number of the format has no text for. A text of a single category does
  /// not vary, and one without `other` is told of by the readers.
  mutating func missing(in format: LocalizedFormat, of localization: String) -> [String] {
    var missing: Set<String> = []
    for categories in Self.plurals(format.text) + format.parts.flatMap({ Self.plurals($0.text) })
    where categories.count > 1 {
      missing.formUnion(needed(in: localization).subtracting(categories + ["other"]))
    }
    return PluralCategory.allCases.map(\.rawValue).filter(missing.contains)
  }

  /// The categories of each choice by number.
  private static func plurals(_ text: VariedText) -> [[String]] {
    switch text {
    case .text, .width: []
    case .plural(let choices): [choices.map(\.choice.rawValue)]
    case .device(let choices): choices.flatMap { plurals($0.text) }
    }
  }
}
