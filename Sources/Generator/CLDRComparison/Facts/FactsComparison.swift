import CLDRTables
import ReferenceMatching

extension FactSection {
  /// The facts that differ between two releases: every kind of fact, in a fixed order, also those without a change.
  package static func all(old: CLDRFacts, new: CLDRFacts) -> [FactSection] {
    func facts(_ kinds: [FactKind]) -> [ReportSection?: [Fact]] {
      Dictionary(grouping: kinds) { $0.report }.mapValues { $0.flatMap(\.statements).compactMap(\.change) }
    }
    let kinds = (old.kinds, new.kinds)
    let (before, after) = (facts(kinds.0), facts(kinds.1))
    return (kinds.0 + kinds.1).grouped { $0.report }.compactMap { section, _ in
      guard let section else { return nil }
      let (mine, theirs) = (before[section] ?? [], after[section] ?? [])
      switch section.key {
      case "likelySubtags": return FactSection(section, changes: likelyForms(old, new))
      case "plurals": return FactSection(section, changes: PluralForms.changes(old, new))
      case "rules":
        let changes = FactSection(section, old: mine, new: theirs).changes
        return FactSection(section, changes: changes + order(mine, theirs))
      default: return FactSection(section, old: mine, new: theirs)
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
private func likelyForms(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactChange] {
  var seen: Set<String> = []
  let subjects = (new.likelySubtags + old.likelySubtags).map(\.from).filter { seen.insert($0).inserted }
  /// The form of a subject; nil if nothing is likely.
  func form(_ subject: String, _ release: ReferenceMatching) -> String? {
    guard let identifier = try? release.parser.parse(subject) else { return nil }
    let form = release.likelySubtags.adding(to: identifier)
    return form == identifier ? nil : form.text
  }
  let (before, after) = (ReferenceMatching(facts: old), ReferenceMatching(facts: new))
  return subjects.compactMap { subject in
    let (old, new) = (form(subject, before), form(subject, after))
    return old == new ? nil : FactChange(subject: subject, old: old, new: new)
  }
}
