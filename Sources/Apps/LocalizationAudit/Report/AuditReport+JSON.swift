import AppLocalization

extension AuditReport {
  /// One object; each element of its arrays has a line of its own, and members are sorted by name.
  func writeJSON(_ line: (String) -> Void) {
    func value(_ name: String, _ value: JSONValue) { line("  \"\(name)\": \(value.compactText),") }
    func array<Element>(_ name: String, _ elements: [Element], end: String = ",", _ json: (Element) -> JSONValue) {
      line("  \"\(name)\": [")
      Self.write(elements, margin: "    ", json, line)
      line("  ]" + end)
    }
    let findings = findings
    var counts = JSONObject()
    for severity in LocalizationDiagnostic.Severity.allCases {
      counts[severity.rawValue] = .integer(findings.count { $0.severity == severity })
    }
    line("{")
    array("bundles", Array(zip(audit.bundles, audit.projectPaths))) { $0.json(project: $1) }
    value("counts", .object(counts))
    array("coverage", audit.coverage, \.json)
    value("developmentRegion", JSONValue(audit.developmentRegion))
    array("findings", findings, \.json)
    value("known", .integer(knownCount))
    value("localizations", .list(audit.localizations))
    value("path", .string(audit.path))
    array("reachability", audit.reach, end: "", \.json)
    line("}")
  }

  /// Writes the elements of an array, each on a line.
  static func write<Element>(
    _ elements: [Element], margin: String, _ json: (Element) -> JSONValue, _ line: (String) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      line(margin + json(element).compactText + (index == elements.count - 1 ? "" : ","))
    }
  }
}

extension LocalizedBundle {
  fileprivate func json(project: String?) -> JSONValue {
    .object([
      "developmentRegion": JSONValue(developmentRegion), "folders": .list(layout.resourceFolders),
      "localizations": .list(localizations), "project": JSONValue(project),
    ])
  }
}

extension LocalizationDiagnostic {
  package var json: JSONValue { .object(fields) }

  fileprivate var fields: JSONObject {
    [
      "code": .string(code.rawValue), "column": JSONValue(column), "line": JSONValue(line), "message": .string(message),
      "path": JSONValue(path), "severity": .string(severity.rawValue),
    ]
  }
}

extension AuditFinding {
  fileprivate var json: JSONValue {
    var fields = diagnostic.fields
    fields["key"] = JSONValue(key)
    fields["keys"] = .list(keys)
    fields["localization"] = JSONValue(localization)
    fields["localizations"] = .list(localizations)
    fields["places"] = .array(places.map(\.json))
    fields["table"] = JSONValue(table)
    return .object(fields)
  }
}

extension AuditFinding.Place {
  fileprivate var json: JSONValue {
    .object([
      "column": JSONValue(position?.column), "line": JSONValue(position?.line),
      "localization": JSONValue(localization), "path": .string(path),
    ])
  }
}

extension TableCoverage {
  fileprivate var json: JSONValue {
    .object([
      "elsewhere": .integer(elsewhereCount), "hasTable": .bool(hasTable), "identical": .integer(identicalCount),
      "isReference": .bool(isReference),
      "keys": .integer(keyCount), "localization": .string(localization), "missing": .list(missingKeys),
      "needsReview": .integer(needsReviewCount), "stale": .list(staleKeys), "table": .string(table),
      "translated": .integer(translatedCount),
    ])
  }
}

extension LocalizationReach {
  fileprivate var json: JSONValue {
    let (kind, preference): (String, String?) =
      switch way {
      case .preferred(let preference): ("preferred", preference)
      case .fallback(let preference): ("fallback", preference)
      case .developmentRegion: ("developmentRegion", nil)
      case .itself: ("itself", nil)
      case .never: ("never", nil)
      }
    return .object([
      "engine": .string(engine.rawValue), "localization": .string(localization), "preference": JSONValue(preference),
      "way": .string(kind),
    ])
  }
}
