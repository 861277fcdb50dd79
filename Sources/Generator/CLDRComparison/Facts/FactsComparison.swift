import CLDRTables
import ReferenceMatching

/// The facts that differ between two releases, by section.
package struct FactsComparison: Sendable {
  /// Every kind of fact, in a fixed order, also those without a change.
  package let sections: [FactSection]

  package init(old: CLDRFacts, new: CLDRFacts) {
    sections =
      [LikelyForms(old: old, new: new).section] + Self.matching(old, new)
      + [
        FactSection(key: "aliases", title: "Aliases", old: aliases(old), new: aliases(new)),
        FactSection(key: "parents", title: "Parents of locales", old: parents(old), new: parents(new)),
        FactSection(
          key: "containment", title: "Territories and what they contain", old: containment(old), new: containment(new)),
        FactSection(
          key: "defaultContent", title: "Locales with default content", old: defaultContent(old),
          new: defaultContent(new)),
        FactSection(key: "bcp47", title: "Keys and types of -u- and -t-", old: types(old), new: types(new)),
        FactSection(key: "validity", title: "Valid subtags and their status", old: validity(old), new: validity(new)),
        FactSection(key: "scripts", title: "Writing direction of scripts", old: scripts(old), new: scripts(new)),
        PluralForms(old: old, new: new).section,
        FactSection(
          key: "pluralRanges", title: "Plural categories of ranges", old: pluralRanges(old), new: pluralRanges(new)),
      ]
  }
}

private typealias Fact = (subject: String, value: String)

private func aliases(_ facts: CLDRFacts) -> [Fact] {
  facts.aliases.map {
    ("\($0.kind.rawValue)Alias \($0.type)", ([$0.replacement] + reason($0)).joined())
  }
}

private func reason(_ alias: AliasFact) -> [String] { alias.reason.map { [" (\($0))"] } ?? [] }

private func parents(_ facts: CLDRFacts) -> [Fact] {
  facts.parentLocales.flatMap { section -> [Fact] in
    let prefix = section.components.isEmpty ? "" : "\(section.components.joined(separator: " ")): "
    return section.entries.flatMap { entry -> [Fact] in
      let rule: [Fact] = entry.localeRules.map { [("\(prefix)rule \($0)", entry.parent)] } ?? []
      return rule + entry.locales.map { ("\(prefix)\($0)", entry.parent) }
    }
  }
}

private func containment(_ facts: CLDRFacts) -> [Fact] {
  facts.territoryContainment.map {
    let status = $0.status ?? ($0.isGrouping ? "grouping" : nil)
    return ("\($0.type)\(status.map { " (\($0))" } ?? "")", $0.contains.sorted().joined(separator: " "))
  }
}

private func defaultContent(_ facts: CLDRFacts) -> [Fact] {
  facts.defaultContentLocales.map { ($0.name, "has that of its parent") }
}

private func types(_ facts: CLDRFacts) -> [Fact] {
  facts.bcp47Keys.flatMap { key -> [Fact] in
    let prefix = "-\(key.extensionSingleton)-\(key.name)"
    let own = words(key.alias.map { [$0] } ?? [], key.isDeprecated, key.preferred, key.valueType)
    return [(prefix, own)]
      + key.types.map { ("\(prefix)-\($0.name)", words($0.aliases, $0.isDeprecated, $0.preferred, $0.region)) }
  }
}

private func words(_ aliases: [String], _ isDeprecated: Bool, _ preferred: String?, _ more: String?) -> String {
  var words = aliases.isEmpty ? ["valid"] : ["also \(aliases.joined(separator: ", "))"]
  if isDeprecated { words.append("deprecated") }
  if let preferred { words.append("rather \(preferred)") }
  if let more { words.append(more) }
  return words.joined(separator: "; ")
}

private func validity(_ facts: CLDRFacts) -> [Fact] {
  facts.validity.flatMap { fact in fact.identifiers.map { ("\(fact.type) \($0)", fact.status.cldrName) } }
}

private func scripts(_ facts: CLDRFacts) -> [Fact] {
  facts.scripts.map { ($0.script, $0.isRightToLeft ? "right to left" : "left to right") }
}

private func pluralRanges(_ facts: CLDRFacts) -> [Fact] {
  facts.pluralRanges.flatMap { set in
    set.locales.flatMap { locale in set.ranges.map { ("\(locale), \($0.start) to \($0.end)", $0.result) } }
  }
}

extension FactsComparison {
  /// Rules of distance, their sets of regions, and the paradigm locales.
  static func matching(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactSection] {
    var rules = FactSection(
      key: "rules", title: "Rules of language matching", old: self.rules(old), new: self.rules(new))
    rules.changes += order(old, new)
    return [
      rules,
      FactSection(
        key: "matchVariables", title: "Sets of regions in the rules", old: variables(old), new: variables(new)),
      FactSection(
        key: "paradigmLocales", title: "Paradigm locales", old: paradigms(old), new: paradigms(new)),
    ]
  }

  private static func sides(_ rule: LanguageMatchFact) -> String { "\(rule.desired) → \(rule.supported)" }

  private static func rules(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.rules.map { (sides($0), "\($0.distance)\($0.isOneWay ? ", one way" : "")") }
  }

  private static func variables(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.variables.map { ($0.id, $0.value) }
  }

  private static func paradigms(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.paradigmLocales.enumerated().map { ($1.name, "number \($0 + 1)") }
  }

  /// The changes of order. The first rule that fits decides, so rules in both releases count as changed if their order
  /// differs.
  private static func order(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactChange] {
    let (old, new) = (old.languageMatching.rules.map(sides), new.languageMatching.rules.map(sides))
    let (inOld, inNew) = (Set(old), Set(new))
    let before = old.filter(inNew.contains)
    let after = new.filter(inOld.contains)
    guard let place = zip(before, after).enumerated().first(where: { $1.0 != $1.1 }) else { return [] }
    return [
      FactChange(
        subject: "order of the rules that both releases have, number \(place.offset + 1)", old: place.element.0,
        new: place.element.1)
    ]
  }
}

/// The maximized identifiers of all subjects of rows in either release.
///
/// A new or removed row does not always change an answer: `hak_TW` had one before it had a row, from `hak`. Only the
/// resulting form counts (UTS #35, Add Likely Subtags).
struct LikelyForms {
  let section: FactSection

  init(old: CLDRFacts, new: CLDRFacts) {
    var seen: Set<String> = []
    let subjects = (new.likelySubtags + old.likelySubtags).map(\.from).filter { seen.insert($0).inserted }
    let (before, after) = (ReferenceMatching(facts: old), ReferenceMatching(facts: new))
    let changes = subjects.compactMap { subject -> FactChange? in
      let (old, new) = (Self.form(of: subject, in: before), Self.form(of: subject, in: after))
      return old == new ? nil : FactChange(subject: subject, old: old, new: new)
    }
    section = FactSection(key: "likelySubtags", title: "Subtags whose likely forms changed", changes: changes)
  }

  /// The form of a subject; nil if nothing is likely.
  private static func form(of subject: String, in release: ReferenceMatching) -> String? {
    guard let identifier = try? release.parser.parse(subject) else { return nil }
    let form = release.likelySubtags.adding(to: identifier)
    return form == identifier ? nil : form.text
  }
}
