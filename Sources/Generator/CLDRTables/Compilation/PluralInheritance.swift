/// The rules that a locale has, or inherits (UTS #35, Locale Inheritance and Matching).
///
/// A section of parents for plurals goes before the one for everything. Where it leads to root, as an empty one does, a
/// language inherits from its parent language, `nn` from `no` (CLDR-19376, for 49). A locale of another language from which
/// it takes its texts, as Haitian from `fr_HT`, says nothing about its grammar.
package struct PluralInheritance {
  private var own: [PluralRulesFact.Kind: [String: PluralRulesFact]] = [:]
  /// Parents, in the order in which they are followed.
  private let parents: [[String: String]]
  /// The locales that rules or parents name.
  let locales: Set<String>

  package init(_ facts: CLDRFacts) {
    let sections = facts.parentLocales.filter { $0.components.contains("plurals") }
    let main = facts.parentLocales.filter(\.components.isEmpty)
    let languages = main.flatMap(\.entries).filter { !$0.parent.contains("_") && $0.parent != "root" }
    let followed = [(sections.isEmpty ? main : sections).flatMap(\.entries), languages]
    parents = followed.map(Self.parents)
    for fact in facts.pluralRules {
      for locale in fact.locales { own[fact.kind, default: [:]][locale] = fact }
    }
    locales = Set(followed.joined().flatMap(\.locales) + facts.pluralRules.flatMap(\.locales))
  }

  private static func parents(in entries: [ParentLocaleFact]) -> [String: String] {
    Dictionary(
      entries.flatMap { entry in entry.locales.map { ($0, entry.parent) } }, uniquingKeysWith: { _, last in last })
  }

  /// Whether a rule names the locale itself.
  package func hasOwn(_ locale: String) -> Bool { own.values.contains { $0[locale] != nil } }

  /// The rules of a locale; nil if not even root has any.
  package func rules(_ kind: PluralRulesFact.Kind, of locale: String) -> PluralRulesFact? {
    for parents in parents {
      var locale = locale
      // The checker reports cycles of parents before.
      while locale != "root" {
        if let rules = own[kind]?[locale] { return rules }
        locale = parents[locale] ?? Self.truncated(locale)
      }
    }
    return own[kind]?["root"]
  }

  package static func truncated(_ locale: String) -> String {
    locale.lastIndex(of: "_").map { String(locale[..<$0]) } ?? "root"
  }
}
