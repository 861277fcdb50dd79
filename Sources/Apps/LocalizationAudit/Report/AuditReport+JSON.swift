import AppLocalization

extension AuditReport {
  /// One object; each element of its arrays has a line of its own, and members are sorted by name.
  func writeJSON(_ line: (String) -> Void) {
    func array(_ name: String, _ count: Int, _ element: (Int) -> JSONValue, isLast: Bool = false) {
      line("  \(JSONValue.string(name).compactText): [")
      for index in 0..<count { line("    " + element(index).compactText + (index == count - 1 ? "" : ",")) }
      line(isLast ? "  ]" : "  ],")
    }
    var counts = JSONObject()
    for severity in LocalizationDiagnostic.Severity.allCases {
      counts[severity.rawValue] = .integer(findings.count { $0.severity == severity })
    }
    line("{")
    array("bundles", audit.bundles.count, { index in audit.bundles[index].json(project: audit.projectPaths[index]) })
    line("  \"counts\": \(JSONValue.object(counts).compactText),")
    array("coverage", audit.coverage.count, { index in audit.coverage[index].json })
    line("  \"developmentRegion\": \(JSONValue(audit.developmentRegion).compactText),")
    let files = audit.files ?? []
    array("files", files.count, { index in files[index].json })
    array("findings", findings.count, { index in findings[index].json })
    line("  \"known\": \(knownCount),")
    line("  \"localizations\": \(JSONValue.list(audit.localizations).compactText),")
    line("  \"path\": \(JSONValue.string(audit.path).compactText),")
    array("reachability", audit.reach.count, { index in audit.reach[index].json }, isLast: true)
    line("}")
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

extension StringsFile.Summary {
  fileprivate var json: JSONValue {
    .object(["kind": .string(kind), "path": .string(path), "texts": .integer(textCount)])
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
