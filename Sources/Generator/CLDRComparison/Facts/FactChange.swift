import CLDRTables

/// One fact that differs between two releases.
package struct FactChange: Hashable, Sendable, Codable {
  package enum ChangeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case added, removed, changed
  }

  /// The subject of the fact: `ku_IQ`, `languageAlias iw`, `<languageMatch desired="af" supported="nl"/>`.
  package var subject: String
  /// The value in the older release; nil if it has none.
  package var old: String?
  /// The value in the newer release; nil if it has none.
  package var new: String?

  package var kind: ChangeKind { old == nil ? .added : new == nil ? .removed : .changed }
}

/// All changes to one kind of fact.
package struct FactSection: Hashable, Sendable, Codable {
  /// The section's key for programs: `likelySubtags`, `rules`.
  package var key: String
  /// The section's title for people.
  package var title: String
  /// The changes in the order of the newer release; facts that it no longer has come last.
  package var changes: [FactChange]

  init(_ section: ReportSection, changes: [FactChange]) {
    (key, title, self.changes) = (section.key, section.title, changes)
  }
}

extension FactSection {
  /// Compares two lists of facts by their subjects. Where several facts have one subject, the first is compared with the
  /// first, and so on.
  init(_ section: ReportSection, old: [(subject: String, value: String)], new: [(subject: String, value: String)]) {
    let old = Self.numbered(old)
    let new = Self.numbered(new)
    let values = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.0))
    var changes: [FactChange] = []
    for (subject, value) in new where values[subject] != value {
      changes.append(FactChange(subject: subject[0], old: values[subject], new: value))
    }
    for (subject, value) in old where !kept.contains(subject) {
      changes.append(FactChange(subject: subject[0], old: value, new: nil))
    }
    self.init(section, changes: changes)
  }

  /// The facts with their subject, and the number of facts before that have it.
  private static func numbered(_ facts: [(subject: String, value: String)]) -> [([String], String)] {
    var counts: [String: Int] = [:]
    return facts.map { subject, value in
      counts[subject, default: 0] += 1
      return ([subject, "\(counts[subject, default: 0])"], value)
    }
  }
}
