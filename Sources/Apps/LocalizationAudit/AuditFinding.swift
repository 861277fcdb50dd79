import AppLocalization

/// A problem that an audit found. One cause is one finding, even if it concerns several localizations.
public struct AuditFinding: Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The localization of the file's text; nil if there is none.
    public var localization: String?
    /// The file's path, which begins with the bundle's path.
    public var path: String
    /// The line and column; nil for the whole file.
    public var position: TextPosition?
  }

  /// The problem, its severity, and its first place.
  public var diagnostic: LocalizationDiagnostic
  /// The localizations it concerns, sorted; empty if it concerns the app.
  public var localizations: [String] = []
  /// The table of strings, `Localizable`; in sources with its folder.
  public var table: String?
  /// The key of a string.
  public var key: String?
  /// All places, the diagnostic's first; empty if there is only one.
  public var places: [Place] = []
  /// The keys of a finding about several; empty for a finding about one key, or none.
  package internal(set) var keys: [String] = []
  /// The message with a mark in place of the names of localizations; nil if it names none.
  var template: String?
  /// The codes, or `*`, that a comment beside the developer's text ignores, and those beside each localization's.
  var ignored: [String] = []
  var ignoredIn: [String: [String]] = [:]

  /// The localization it concerns; nil for none or several.
  public var localization: String? { localizations.count == 1 ? localizations.first : nil }
  /// The severity.
  public var severity: LocalizationDiagnostic.Severity { diagnostic.severity }
  /// The code of the problem, for programs: `audit.missingKey`.
  public var code: LocalizationDiagnostic.Code { diagnostic.code }
  /// The description of the problem, for people.
  public var message: String { diagnostic.message }
}

extension AuditFinding: CustomStringConvertible {
  /// The finding as compilers write it, with the number of additional places: the line that `which-locale audit` prints.
  public var description: String {
    let line = diagnostic.description
    return places.count > 1 ? line + " (and \((places.count - 1).counted("more place")))" : line
  }
}

extension AuditFinding {
  /// The findings of a report. Many findings of a grouped rule in one table become one, so that they do not bury the
  /// others: the first of them, with the keys and places of all.
  package static func joined(_ findings: [AuditFinding]) -> [AuditFinding] {
    struct Group: Hashable {
      let code: LocalizationDiagnostic.Code
      let severity: LocalizationDiagnostic.Severity
      let table: String?
      /// The file of a problem in a file.
      let path: String?
    }
    func group(_ finding: AuditFinding) -> Group? {
      guard finding.severity != .error, RuleList.description(of: finding.code)?.isGrouped == true else { return nil }
      let path = finding.code.rawValue.hasPrefix("audit.") ? nil : finding.diagnostic.path
      return Group(code: finding.code, severity: finding.severity, table: finding.table, path: path)
    }
    let groups = Dictionary(grouping: findings.indices.filter { group(findings[$0]) != nil }) { group(findings[$0]) }
      .values.filter { $0.count > 5 }
    var result: [AuditFinding?] = findings
    for indices in groups {
      guard let first = indices.first else { continue }
      for index in indices.dropFirst() { result[index] = nil }
      result[first] = joined(indices.map { findings[$0] }, findings[first])
    }
    return result.compactMap { $0 }
  }

  /// The findings with one in place of all that one export wrote into a table.
  static func onePerTable(_ findings: [AuditFinding]) -> [AuditFinding] {
    struct Group: Hashable {
      let code: LocalizationDiagnostic.Code
      let severity: LocalizationDiagnostic.Severity
      let table: String?
    }
    var groups: [Group: [AuditFinding]] = [:]
    var order: [Group] = []
    var result: [AuditFinding] = []
    for finding in findings {
      guard RuleList.isOnePerTable(finding.code) else {
        result.append(finding)
        continue
      }
      let group = Group(
        code: finding.code, severity: finding.severity, table: finding.table ?? finding.diagnostic.path)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(finding)
    }
    return result
      + order.flatMap { group in
        let all = groups[group] ?? []
        return all.count == 1 ? all : all.first.map { [joined(all, $0)] } ?? []
      }
  }

  /// One finding in place of several: the first of them, with the keys and places of all.
  private static func joined(_ all: [AuditFinding], _ first: AuditFinding) -> AuditFinding {
    var joined = first
    joined.keys = all.flatMap { $0.key.map { [$0] } ?? $0.keys }
    joined.key = nil
    joined.places = all.flatMap(\.allPlaces)
    joined.localizations = Set(all.flatMap(\.localizations)).sorted()
    let table = joined.table ?? joined.diagnostic.path?.lastPathComponent ?? ""
    let more = all.count > 3 ? "; and \(all.count - 3) more of '\(table.excerpt)'" : ""
    joined.diagnostic.message = all.prefix(3).map(\.message).joined(separator: "; ") + more
    joined.template = nil
    return joined
  }

  /// A mark that no text from a file contains, because messages escape it.
  static let namesMark = "\u{0}"

  mutating func setMessage(_ message: String, _ names: [TablePlace]) {
    let parts = message.components(cutAt: Self.namesMark)
    template = parts.count > 1 ? message : nil
    diagnostic.message = parts.joined(separator: names.quotedList)
  }

  /// The finding in only some of its localizations.
  func narrowed(to names: [String]) -> AuditFinding {
    if names.count == localizations.count { return self }
    var narrowed = self
    narrowed.localizations = names
    let own = allPlaces.filter { $0.localization.map(names.contains) ?? false }
    narrowed.places = own.count > 1 ? own : []
    if let place = own.first {
      narrowed.diagnostic.path = place.path
      narrowed.diagnostic.position = place.position
    }
    if let template { narrowed.setMessage(template, names.map(TablePlace.localization)) }
    return narrowed
  }

  /// Merges equal findings about several files.
  static func grouped(_ findings: [AuditFinding]) -> [AuditFinding] {
    struct Cause: Hashable {
      let code: LocalizationDiagnostic.Code
      let message: LiteralKey
      let table: String?
      let key: LiteralKey?
    }
    var result: [AuditFinding] = []
    var indexes: [Cause: Int] = [:]
    // One cause may have a place in each line of a long file: they are put together once.
    var more: [Int: [AuditFinding]] = [:]
    for finding in findings {
      let cause = Cause(
        code: finding.code, message: LiteralKey(finding.message), table: finding.table,
        key: finding.key.map(LiteralKey.init))
      if let index = indexes[cause] {
        more[index, default: []].append(finding)
      } else {
        indexes[cause] = result.count
        result.append(finding)
      }
    }
    for (index, others) in more {
      let all = [result[index]] + others
      result[index].places = all.flatMap(\.allPlaces)
      result[index].localizations = Set(all.flatMap(\.localizations)).sorted()
    }
    return result
  }

  /// The places of the finding: its first place and the others.
  var allPlaces: [Place] {
    if !places.isEmpty { return places }
    return diagnostic.path.map { [Place(localization: localization, path: $0, position: diagnostic.position)] } ?? []
  }
}
