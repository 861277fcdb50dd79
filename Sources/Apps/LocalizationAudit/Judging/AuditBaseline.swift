import AppLocalization
import SystemAccess

/// The known findings of a team, so that only new findings count.
///
/// The file belongs in the repository. It has one line for each finding, sorted, without line numbers and counts, which
/// change with every edit. Its changes can therefore be reviewed. A finding is known if its cause is known for its
/// localization.
package struct AuditBaseline: Sendable {
  /// The members of the line of a cause, without its localizations.
  private typealias Cause = JSONObject

  /// The causes and their localizations, by the text of the line.
  private var known: [LiteralKey: (cause: Cause, names: Set<String>)] = [:]

  package init(_ findings: [AuditFinding], root: String) {
    for finding in findings { add(Self.cause(of: finding, root), finding.localization.map { [$0] } ?? []) }
  }

  private mutating func add(_ cause: Cause, _ names: some Sequence<String>) {
    known[Self.line(cause), default: (cause, [])].names.formUnion(names)
  }

  /// A finding of a table is known by table and key, any other by its file, relative to the folder that was audited.
  private static func cause(of finding: AuditFinding, _ root: String) -> Cause {
    let code = finding.code.rawValue
    // Messages of the audit contain counts, which change with every text.
    let isCounted = code.hasPrefix("audit.") || RuleList.isOnePerTable(finding.code)
    let path = finding.table == nil ? finding.places.first?.path.relative(to: root) : nil
    return cause([
      "code": code, "key": finding.key, "message": isCounted ? nil : finding.message, "path": path,
      "table": finding.table,
    ])
  }

  private static func cause(_ members: KeyValuePairs<String, String?>) -> Cause {
    members.reduce(into: Cause()) { $0[$1.key] = $1.value.map(JSONValue.string) }
  }

  /// The line of a cause, with members sorted by name.
  private static func line(_ cause: Cause, _ names: Set<String> = []) -> LiteralKey {
    var members = cause
    if !names.isEmpty { members["localizations"] = .list(names.sorted()) }
    return LiteralKey(JSONValue.object(members).compactText)
  }

  /// Reads a file that is to be replaced, which must be a baseline and nothing else.
  ///
  /// - Throws: the problem in the file.
  package init(written bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
    let value = try? JSONValue.read(bytes, path: path)
    guard let object = value?.object, object.keys == ["version", "findings"], let known = try? Self(bytes, path: path)
    else {
      let message = "not overwritten: it is not a baseline that the audit wrote"
      throw LocalizationDiagnostic(.error, "file.unwritable", message, path: path)
    }
    self = known
  }

  /// Reads a file.
  ///
  /// - Throws: the problem in the file.
  package init(_ bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
    func malformed(_ message: String) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "baseline.malformed", message, path: path)
    }
    guard let rows = try JSONValue.read(bytes, path: path).object?["findings"]?.elements else {
      throw malformed("not a baseline: it has no 'findings'")
    }
    for row in rows {
      func text(_ name: String) -> String? { row.object?[name]?.string }
      guard let code = text("code"), !code.isEmpty else { throw malformed("a finding without 'code'") }
      let cause = Self.cause([
        "code": code, "key": text("key"), "message": text("message"), "path": text("path"),
        "table": text("table"),
      ])
      add(cause, (row.object?["localizations"]?.elements ?? []).compactMap(\.string))
    }
  }

  /// Whether a finding is known in its localization.
  package func has(_ finding: AuditFinding, root: String) -> Bool {
    guard let entry = known[Self.line(Self.cause(of: finding, root))] else { return false }
    return finding.localization.map(entry.names.contains) ?? true
  }

  /// Takes over what another file knows of findings that this one was not made of.
  package mutating func keep(_ other: AuditBaseline, where isKept: (String) -> Bool) {
    for (cause, names) in other.known.values where isKept(cause["code"]?.string ?? "") { add(cause, names) }
  }

  /// The number of entries.
  package var count: Int { known.count }

  /// What no finding needs any longer, as clauses: whole entries, and localizations of others.
  ///
  /// - Parameter isLookedFor: whether the audit looked for findings with a code.
  package func obsolete(
    _ findings: [AuditFinding], root: String, isLookedFor: (String) -> Bool = { _ in true }
  ) -> [String] {
    let current = AuditBaseline(findings, root: root).known
    var entries: [String] = []
    var counts: [String: Int] = [:]
    for (line, known) in known where isLookedFor(known.cause["code"]?.string ?? "") {
      guard let needed = current[line] else {
        entries.append(Self.words(known.cause))
        continue
      }
      for name in known.names.subtracting(needed.names) { counts[name, default: 0] += 1 }
    }
    let examples = entries.sortedByBytes.prefix(3).joined(separator: ", ") + (entries.count > 3 ? " …" : "")
    let whole =
      "\(entries.count.counted("entry", "entries")) \(entries.count.agreeing("is", "are")) no longer needed: \(examples)"
    // Localizations that are gone from the same number of entries are told together.
    let others = Dictionary(grouping: counts.keys) { counts[$0] ?? 0 }.sorted { $0.key > $1.key }.map { count, names in
      "\(names.map(TablePlace.localization).quotedList) \(names.count.agreeing("is", "are")) no longer needed in "
        + count.counted("entry", "entries")
    }
    return (entries.isEmpty ? [] : [whole]) + others
  }

  /// An entry in words.
  private static func words(_ cause: Cause) -> String {
    let names = [cause["key"], cause["table"] ?? cause["path"]].compactMap { $0?.string.map { "'\($0.excerpt)'" } }
    return ([cause["code"]?.string ?? ""] + [names.joined(separator: " of ")]).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// The contents of the file.
  package var text: String {
    let lines = known.values.map { Self.line($0.cause, $0.names).text }.sortedByBytes
    return "{\n\"version\": 1,\n\"findings\": [\n" + lines.joined(separator: ",\n") + "\n]\n}\n"
  }
}
