import CLDRTables
import ReferenceMatching

/// The facts that differ between two releases, by section.
package struct FactsComparison: Sendable {
  /// Every kind of fact, in a fixed order, also those without a change.
  package let sections: [FactSection]

  package init(old: CLDRFacts, new: CLDRFacts) {
    func changes(_ kinds: [FactKind]) -> [ReportSection: [Fact]] {
      Dictionary(grouping: kinds) { $0.report }.reduce(into: [:]) { facts, kinds in
        if let section = kinds.key { facts[section] = kinds.value.flatMap(\.statements).compactMap(\.change) }
      }
    }
    let (before, after) = (changes(old.kinds), changes(new.kinds))
    sections = ReportSection.allCases.map { section in
      switch section {
      case .likelySubtags: return LikelyForms(old: old, new: new).section
      case .plurals: return PluralForms(old: old, new: new).section
      default:
        let (old, new) = (before[section] ?? [], after[section] ?? [])
        var compared = FactSection(section, old: old, new: new)
        if section == .rules { compared.changes += order(old, new) }
        return compared
      }
    }
  }
}

private typealias Fact = (subject: String, value: String)

/// The changes of order. The first rule that fits decides, so rules in both releases count as changed if their order
/// differs.
private func order(_ old: [Fact], _ new: [Fact]) -> [FactChange] {
  let (old, new) = (old.map(\.subject), new.map(\.subject))
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
    section = FactSection(.likelySubtags, changes: changes)
  }

  /// The form of a subject; nil if nothing is likely.
  private static func form(of subject: String, in release: ReferenceMatching) -> String? {
    guard let identifier = try? release.parser.parse(subject) else { return nil }
    let form = release.likelySubtags.adding(to: identifier)
    return form == identifier ? nil : form.text
  }
}
