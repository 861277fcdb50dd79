import CLDRTables

/// Languages whose plural categories changed, with numbers that show it.
///
/// A locale that no rule names inherits, and one that an alias replaces has the rules of its replacement, as in the tables.
/// So new rules for a language change its forms, and rules that only move to another line do not.
enum PluralForms {
  static func changes(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactChange] {
    var changes: [FactChange] = []
    for kind in PluralRulesFact.Kind.allCases {
      let (before, after) = (Release(old, kind), Release(new, kind))
      var seen: Set<String> = []
      for locale in after.locales + before.locales where seen.insert(locale).inserted {
        if before.follows(locale), after.follows(locale) { continue }
        if let change = Self.change(of: locale, kind, before, after) { changes.append(change) }
      }
    }
    return changes
  }

  /// The change for a language; nil if every number that either release gives as an example has the same form in both.
  private static func change(
    of locale: String, _ kind: PluralRulesFact.Kind, _ before: Release, _ after: Release
  ) -> FactChange? {
    let (old, new) = (before.rules(of: locale), after.rules(of: locale))
    if old?.conditions == new?.conditions { return nil }
    let samples = [old, new].compactMap(\.self).flatMap(\.rules).flatMap(\.samples).map(\.text)
    let references = (old: old?.reference, new: new?.reference)
    var shown: Set<[String]> = []
    var examples: [(number: String, old: String, new: String)] = []
    for number in samples {
      guard let left = references.old?.category(of: number), let right = references.new?.category(of: number),
        left != right, shown.insert([left, right]).inserted
      else { continue }
      examples.append((number, left, right))
    }
    let (left, right) = (old?.categories ?? [], new?.categories ?? [])
    if examples.isEmpty, left == right { return nil }
    func text(_ categories: [String], _ category: (Int) -> String) -> String {
      let numbers = examples.indices.map { "\(examples[$0].number) \(category($0))" }
      return ([categories.joined(separator: " ")] + (numbers.isEmpty ? [] : [numbers.joined(separator: ", ")]))
        .joined(separator: ": ")
    }
    return FactChange(
      subject: "\(locale), \(kind.rawValue)", old: text(left) { examples[$0].old },
      new: text(right) { examples[$0].new })
  }

  /// The rules of one release for cardinals or ordinals.
  private struct Release {
    let locales: [String]
    private let kind: PluralRulesFact.Kind
    private let inheritance: PluralInheritance
    private let aliases: [String: String]

    init(_ facts: CLDRFacts, _ kind: PluralRulesFact.Kind) {
      self.kind = kind
      inheritance = PluralInheritance(facts)
      let languages = facts.aliases.filter { $0.kind == .language && !$0.type.contains("_") }
      aliases = Dictionary(languages.map { ($0.type, $0.replacement) }, uniquingKeysWith: { first, _ in first })
      locales =
        facts.pluralRules.filter { $0.kind == kind }.flatMap(\.locales)
        + facts.parentLocales.flatMap(\.entries).flatMap(\.locales).sorted() + languages.map(\.type)
    }

    /// Whether what changes for a locale is told of another: that which replaces it, or the one around it.
    func follows(_ locale: String) -> Bool {
      if aliases[locale] != nil { return true }
      let around = PluralInheritance.truncated(locale)
      return locale.contains("_") && !inheritance.hasOwn(locale)
        && inheritance.rules(kind, of: locale) == inheritance.rules(kind, of: around)
    }

    func rules(of locale: String) -> PluralRulesFact? { inheritance.rules(kind, of: aliases[locale] ?? locale) }
  }
}
