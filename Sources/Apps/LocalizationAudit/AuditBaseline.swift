import AppLocalization

/// The known findings of a team, so that only new findings count.
///
/// The file belongs in the repository. It has one line for each finding, sorted, without line numbers and counts, which
/// change with every edit. Its changes can therefore be reviewed. A finding is known if its cause is known for each of
/// its localizations.
package struct AuditBaseline: Sendable {
  /// The properties that identify a finding.
  private struct FindingIdentity: Hashable {
    let code: String
    let table: String?
    let key: LiteralKey?
    /// The file of a finding without a table, relative to the folder that was audited.
    let path: String?
    /// The message, for findings of the readers of files.
    let message: String?

    init(_ finding: AuditFinding, root: String) {
      code = finding.code.rawValue
      table = finding.table
      key = finding.key.map(LiteralKey.init)
      path = finding.table == nil ? finding.places.first?.path.relative(to: root) : nil
      // Messages of the audit contain counts, which change with every text.
      message = code.hasPrefix("audit.") || RuleList.isOnePerTable(finding.code) ? nil : finding.message
    }

    init?(_ fields: JSONObject) {
      guard let code = fields["code"]?.string else { return nil }
      self.code = code
      table = fields["table"]?.string
      key = fields["key"]?.string.map(LiteralKey.init)
      path = fields["path"]?.string
      message = fields["message"]?.string
    }

    /// The line of a finding, with members sorted by name.
    func line(_ localizations: Set<String>) -> String {
      var fields: JSONObject = ["code": .string(code)]
      fields["key"] = key.map { JSONValue.string($0.text) }
      if !localizations.isEmpty { fields["localizations"] = .list(localizations.sorted()) }
      fields["message"] = message.map(JSONValue.string)
      fields["path"] = path.map(JSONValue.string)
      fields["table"] = table.map(JSONValue.string)
      return JSONValue.object(fields).compactText
    }
  }

  private var known: [FindingIdentity: Set<String>] = [:]

  package init(_ findings: [AuditFinding], root: String) {
    for finding in findings {
      known[FindingIdentity(finding, root: root), default: []].formUnion(finding.localizations)
    }
  }

  /// Reads a file that is to be replaced, which must be a baseline and nothing else.
  ///
  /// - Throws: the problem in the file.
  init(written bytes: [UInt8], path: String) throws(LocalizationDiagnostic) {
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
    let value = try JSONValue.read(bytes, path: path)
    guard let rows = value.object?["findings"]?.elements else {
      throw LocalizationDiagnostic(.error, "baseline.malformed", "not a baseline: it has no 'findings'", path: path)
    }
    for row in rows {
      guard let fields = row.object, let cause = FindingIdentity(fields) else {
        throw LocalizationDiagnostic(.error, "baseline.malformed", "a finding without 'code'", path: path)
      }
      known[cause, default: []].formUnion((fields["localizations"]?.elements ?? []).compactMap(\.string))
    }
  }

  /// The localizations in which a finding is known; nil if it is not known at all.
  func localizations(of finding: AuditFinding, root: String) -> Set<String>? {
    known[FindingIdentity(finding, root: root)]
  }

  /// Takes over what another file knows of findings that this one was not made of.
  mutating func keep(_ other: AuditBaseline, where isKept: (String) -> Bool) {
    for (identity, names) in other.known where isKept(identity.code) {
      known[identity, default: []].formUnion(names)
    }
  }

  /// The lines of the file that no finding needs any longer, sorted.
  ///
  /// - Parameter isLookedFor: whether the audit looked for findings with a code.
  package func obsolete(
    _ findings: [AuditFinding], root: String, isLookedFor: (String) -> Bool = { _ in true }
  ) -> [String] {
    let current = AuditBaseline(findings, root: root).known
    return known.compactMap { identity, names in
      if !isLookedFor(identity.code) { return nil }
      guard let found = current[identity] else { return identity.line(names) }
      let gone = names.subtracting(found)
      return gone.isEmpty ? nil : identity.line(gone)
    }.sortedByBytes
  }

  /// The contents of the file.
  package var text: String {
    let lines = known.map { $0.line($1) }.sortedByBytes
    return "{\n\"version\": 1,\n\"findings\": [\n" + lines.joined(separator: ",\n") + "\n]\n}\n"
  }
}
