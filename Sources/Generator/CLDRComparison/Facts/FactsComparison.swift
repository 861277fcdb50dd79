import CLDRTables
import ReferenceMatching

/// The facts that differ between two releases, by section.
package struct FactsComparison: Sendable {
  /// Every kind of fact, in a fixed order, also those without a change.
  package let sections: [FactSection]

  package init(old: CLDRFacts, new: CLDRFacts) {
    func section(_ key: String, _ title: String, _ facts: (CLDRFacts) -> [Fact]) -> FactSection {
      FactSection(key: key, title: title, old: facts(old), new: facts(new))
    }
    var rules = section("rules", "Rules of language matching") {
      $0.languageMatching.rules.map { (sides($0), "\($0.distance)\($0.isOneWay ? ", one way" : "")") }
    }
    rules.changes += order(old, new)
    sections = [
      LikelyForms(old: old, new: new).section, rules,
      section("matchVariables", "Sets of regions in the rules") {
        $0.languageMatching.variables.map { ($0.id, $0.value) }
      },
      section("paradigmLocales", "Paradigm locales") {
        $0.languageMatching.paradigmLocales.enumerated().map { ($1.name, "number \($0 + 1)") }
      },
      section("aliases", "Aliases") {
        $0.aliases.map {
          ("\($0.kind.rawValue)Alias \($0.type)", $0.replacement + ($0.reason.map { " (\($0))" } ?? ""))
        }
      },
      section("parents", "Parents of locales", parents),
      section("containment", "Territories and what they contain", containment),
      section("defaultContent", "Locales with default content") {
        $0.defaultContentLocales.map { ($0.name, "has that of its parent") }
      },
      section("bcp47", "Keys and types of -u- and -t-", types),
      section("validity", "Valid subtags and their status") {
        $0.validity.flatMap { fact in fact.identifiers.map { ("\(fact.type) \($0)", fact.status.cldrName) } }
      },
      section("scripts", "Writing direction of scripts") {
        $0.scripts.map { ($0.script, $0.isRightToLeft ? "right to left" : "left to right") }
      },
      PluralForms(old: old, new: new).section,
      section("pluralRanges", "Plural categories of ranges") {
        $0.pluralRanges.flatMap { set in
          set.locales.flatMap { locale in set.ranges.map { ("\(locale), \($0.start) to \($0.end)", $0.result) } }
        }
      },
    ]
  }
}

private typealias Fact = (subject: String, value: String)

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

private func sides(_ rule: LanguageMatchFact) -> String { "\(rule.desired) → \(rule.supported)" }

/// The changes of order. The first rule that fits decides, so rules in both releases count as changed if their order
/// differs.
private func order(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactChange] {
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
