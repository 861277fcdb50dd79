import AppLocalization
import LocalizationAudit
import LocalizedStrings

/// An audit's report.
struct AuditAnswer {
  let audit: LocalizationAudit
  /// The least severity that is told in text.
  let threshold: LocalizationDiagnostic.Severity

  private var shown: [AuditFinding] { audit.findings.filter { $0.severity >= threshold } }

  func lines(_ style: Style) -> [String] {
    shown.map { "\($0.diagnostic)".shown } + coverage(style) + [totals]
  }

  /// How much each localization has, in all tables together and one by one.
  private func coverage(_ style: Style) -> [String] {
    if audit.coverage.isEmpty { return [] }
    var table = TextTable([
      .init(title: "table"), .init(title: "localization"), .init(title: "keys", alignment: .right),
      .init(title: "translated", alignment: .right), .init(title: "share", alignment: .right),
    ])
    for row in audit.coverage {
      table.append([
        row.table.shown, row.localization.shown, "\(row.keyCount)", row.hasTable ? "\(row.translatedCount)" : "-",
        "\(Self.percent(row))%",
      ])
    }
    return table.lines(style)
  }

  /// Rounded down, so that 100 means all.
  private static func percent(_ row: TableCoverage) -> Int {
    row.keyCount == 0 ? 100 : row.translatedCount * 100 / row.keyCount
  }

  private var totals: String {
    let counts = LocalizationDiagnostic.Severity.allCases.reversed().map { severity in
      let count = audit.count(of: severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let languages = audit.bundle.localizations.count
    return "\(languages) localization\(languages == 1 ? "" : "s"): \(counts.joined(separator: ", "))"
  }

  var tsv: [String] {
    shown.map { finding in
      let place = [finding.diagnostic.path, finding.diagnostic.line.map(String.init)]
      let subject = [finding.localization, finding.table, finding.key]
      let cells = [finding.severity.rawValue, finding.code.rawValue] + (subject + place).map { $0 ?? "-" }
      return (cells + [finding.message]).map(\.shown).joined(separator: "\t")
    }
  }

  var json: JSON {
    .object([
      "path": .string(audit.bundle.path), "developmentRegion": JSON(audit.bundle.developmentRegion),
      "localizations": .array(audit.bundle.localizations.map(JSON.string)),
      "counts": .object(
        Dictionary(
          LocalizationDiagnostic.Severity.allCases.map { ($0.rawValue, JSON.integer(audit.count(of: $0))) },
          uniquingKeysWith: { first, _ in first })),
      "findings": .array(audit.findings.map(\.json)), "coverage": .array(audit.coverage.map(\.json)),
      "reachability": .array(audit.reachability.map(\.json)),
    ])
  }
}

extension AuditFinding {
  fileprivate var json: JSON {
    guard case .object(let fields) = diagnostic.json else { return .null }
    return .object(
      fields.merging(["localization": JSON(localization), "table": JSON(table), "key": JSON(key)]) { $1 })
  }
}

extension TableCoverage {
  fileprivate var json: JSON {
    .object([
      "table": .string(table), "localization": .string(localization), "isReference": .bool(isReference),
      "hasTable": .bool(hasTable), "keys": .integer(keyCount), "translated": .integer(translatedCount),
      "needsReview": .integer(needsReviewCount), "missing": .array(missingKeys.map(JSON.string)),
      "stale": .array(staleKeys.map(JSON.string)),
    ])
  }
}

extension Reachability {
  fileprivate var json: JSON {
    let (kind, preference): (String, String?) =
      switch way {
      case .preferred(let preference): ("preferred", preference)
      case .fallback(let preference): ("fallback", preference)
      case .developmentRegion: ("developmentRegion", nil)
      case .never: ("never", nil)
      }
    return .object([
      "localization": .string(localization), "engine": .string(engine.rawValue), "way": .string(kind),
      "preference": JSON(preference),
    ])
  }
}
