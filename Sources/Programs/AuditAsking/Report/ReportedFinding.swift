import AppLocalization
import LocalizationAudit
import ProgramSupport

/// What a report says at once: a finding, or several that belong together. Joining is printing: nothing is judged by it.
package struct ReportedFinding {
  package let code: LocalizationDiagnostic.Code
  package let severity: LocalizationDiagnostic.Severity
  package let table: String?
  /// The key; nil for none or several.
  package private(set) var key: String?
  /// The keys, if it is about several.
  package private(set) var keys: [String]
  package private(set) var places: [AuditFinding.Place]
  /// What it concerns, in order.
  private var subjects: [TablePlace]
  private var text: FindingText

  init(_ finding: AuditFinding) {
    (code, severity, table, key, keys) = (finding.code, finding.severity, finding.table, finding.key, finding.keys)
    (places, text) = (finding.places, finding.text)
    subjects = finding.subject.map { [$0] } ?? []
  }

  /// The localizations it concerns, sorted; empty if it concerns the app.
  package var localizations: [String] { subjects.compactMap(\.name) }
  /// The localization it concerns; nil for none or several.
  var localization: String? { localizations.count == 1 ? localizations.first : nil }
  package var message: String { text.words(of: subjects) }
  /// The problem, its severity, and its first place.
  package var diagnostic: LocalizationDiagnostic {
    LocalizationDiagnostic(severity, code, message, path: places.first?.path, position: places.first?.position)
  }
  /// The line that people read.
  package var line: String { diagnostic.description(placeCount: places.count) }
}

extension ReportedFinding {
  private typealias Group = [LiteralKey?]

  private func group(_ more: String?...) -> Group {
    ([code.rawValue, severity.rawValue, table] + more).map { $0.map(LiteralKey.init) }
  }

  /// The findings with one in place of several, the first of them with the keys and places of all: of one cause in several
  /// localizations, of equal ones about several files, and of all that one export wrote into a table.
  ///
  /// - Parameter isMany: whether also more than five of a grouped rule in one table are one, so that they do not bury the
  ///   others.
  package static func joined(_ findings: [AuditFinding], isMany: Bool = true) -> [ReportedFinding] {
    struct Cause: Hashable {
      let group: Group
      let text: FindingText
    }
    let whole = joined(findings.map(ReportedFinding.init), from: 2) { finding in
      finding.subjects.isEmpty ? nil : Cause(group: finding.group(finding.key), text: finding.text)
    }
    let equal = joined(whole, from: 2) { $0.group($0.message, $0.key) }
    let exports = joined(equal, from: 2) { finding in
      let file = finding.table == nil ? finding.places.first?.path : nil
      return RuleList.isOnePerTable(finding.code) ? finding.group(file) : nil
    }
    if !isMany { return exports }
    return joined(exports, from: 6) { finding in
      let file = finding.isOfReader ? finding.places.first?.path : nil
      let isGrouped = finding.severity != .error && RuleList.rule(of: finding.code)?.isGrouped == true
      return isGrouped ? finding.group(file) : nil
    }
  }

  /// Whether it is a problem that a reader of files found, and one of its file.
  private var isOfReader: Bool { !code.rawValue.hasPrefix("audit.") }

  /// - Parameter least: the size of the smallest group that becomes one finding.
  private static func joined<Group: Hashable>(
    _ findings: [ReportedFinding], from least: Int, _ group: (ReportedFinding) -> Group?
  ) -> [ReportedFinding] {
    let groups = Dictionary(grouping: findings.indices) { group(findings[$0]) }
    var result: [ReportedFinding?] = findings
    for (group, indices) in groups where group != nil && indices.count >= least {
      for index in indices { result[index] = nil }
      result[indices[0]] = one(of: indices.map { findings[$0] }, findings[indices[0]])
    }
    return result.compactMap { $0 }
  }

  private static func one(of all: [ReportedFinding], _ first: ReportedFinding) -> ReportedFinding {
    var joined = first
    joined.subjects = Set(all.flatMap(\.subjects)).inOrder
    if all.allSatisfy({ ($0.message == first.message || $0.text == first.text) && $0.key == first.key }) {
      // Places are in the order of the names; those of readers' problems in that of the files.
      let sorted = first.isOfReader ? all : all.sorted { $0.sortingName < $1.sortingName }
      joined.places = sorted.flatMap(\.places)
      // A place of no localization is that of all.
      var shared: Set<AuditFinding.Place> = []
      joined.places.removeAll { $0.localization == nil && !shared.insert($0).inserted }
      return joined
    }
    // One cause may have a place in each line of a long file: they are put together once.
    joined.places = all.flatMap(\.places)
    joined.keys = all.flatMap { $0.key.map { [$0] } ?? $0.keys }
    joined.key = nil
    let table = joined.table ?? first.places.first?.path.lastPathComponent ?? ""
    let more = all.count > 3 ? "; and \(all.count - 3) more of '\(table.excerpt)'" : ""
    joined.text = "\(all.prefix(3).map(\.message).joined(separator: "; "))\(more)"
    return joined
  }

  private var sortingName: String { subjects.first?.sortingName ?? "" }

  /// The findings beside a line: one of each localization, or place, which speaks of that alone. A text that is missing has the
  /// line of the developer's.
  ///
  /// - Parameter isPerLine: whether localizations that lack one text are one finding, at its line.
  static func separated(_ findings: [AuditFinding], isPerLine: Bool) -> [ReportedFinding] {
    struct Line: Hashable {
      let group: Group
      let text: FindingText
    }
    let all = findings.flatMap { finding in
      let places = finding.subject == nil && finding.places.count > 1 ? finding.places.map { [$0] } : [finding.places]
      return places.map { places in
        var part = ReportedFinding(finding)
        let source = places.first?.position == nil ? finding.source : nil
        part.places = (source.map { [$0] } ?? []) + places
        return part
      }
    }
    func place(_ finding: ReportedFinding) -> String { finding.places.first.map(\.text) ?? "" }
    // Two bundles may have one file.
    var known: Set<Group> = []
    let once = all.filter { finding in
      known.insert(
        finding.group(finding.key, finding.message, place(finding)) + finding.localizations.map(LiteralKey.init)
      )
      .inserted
    }
    if !isPerLine { return once }
    return joined(once, from: 2) { finding in
      finding.key == nil ? nil : Line(group: finding.group(finding.key, place(finding)), text: finding.text)
    }
  }
}
