import AppLocalization
import LocalizedStrings

/// What an import did, in every format.
struct TranslationReportListing {
  let report: TranslationReport

  func lines(_ format: OutputFormat) -> [String] {
    switch format {
    case .json: return [json.text(pretty: true)]
    case .tsv: return rows.map { "\($0.0)\t\($0.1.shown)\t\($0.2.shown)" }
    case .text:
      let summary =
        "\(report.changed.count) changed, \(report.untranslated.count) untranslated, "
        + "\(report.missing.count) missing, \(report.new.count) new, \(report.changedSource.count) with another source, "
        + "\(report.mismatches.count) with another format"
      return rows.filter { $0.0 != "changed" }.map {
        "\($0.0): '\($0.1.shown)'\($0.2.isEmpty ? "" : ": \($0.2.shown)")"
      }
        + [summary]
    }
  }

  private var rows: [(String, String, String)] {
    report.changed.map { ("changed", $0, "") } + report.untranslated.map { ("untranslated", $0, "") }
      + report.missing.map { ("missing", $0, "") } + report.new.map { ("new", $0.id, $0.target ?? "") }
      + report.changedSource.map { ("source", $0, "") }
      + report.mismatches.map { ("format", $0.id, $0.mismatches.map(\.description).joined(separator: "; ")) }
  }

  var json: JSON {
    func list(_ names: [String]) -> JSON { .array(names.map(JSON.string)) }
    return .object([
      "changed": list(report.changed), "untranslated": list(report.untranslated), "missing": list(report.missing),
      "changedSource": list(report.changedSource),
      "new": .array(
        report.new.map {
          .object(["id": .string($0.id), "source": .string($0.source), "target": JSON($0.target)])
        }),
      "mismatches": .array(
        report.mismatches.map {
          .object(["id": .string($0.id), "reasons": list($0.mismatches.map(\.description))])
        }),
    ])
  }
}
