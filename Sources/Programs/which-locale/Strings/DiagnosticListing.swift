import AppLocalization
import LocalizedStrings

/// Diagnostics of several files, in every format.
struct DiagnosticListing {
  private(set) var files: [(path: String, kind: String, count: Int, diagnostics: [LocalizationDiagnostic])] = []

  mutating func append(_ path: String, _ file: StringsFile, and more: [LocalizationDiagnostic] = []) {
    files.append((path, file.kind, file.count, file.diagnostics + more))
  }

  func count(_ severity: LocalizationDiagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  func lines(_ format: OutputFormat) -> [String] {
    let all = files.flatMap(\.diagnostics)
    switch format {
    case .json: return [json.text(pretty: true)]
    case .tsv:
      return all.map { diagnostic in
        let place = [diagnostic.line, diagnostic.column].map { $0.map(String.init) ?? "-" }
        return
          ([diagnostic.path?.shown ?? "-"] + place + [
            diagnostic.severity.rawValue, diagnostic.code.rawValue, diagnostic.message.shown,
          ]).joined(separator: "\t")
      }
    case .text:
      let entries = files.reduce(0) { $0 + $1.count }
      return all.map { $0.description.shown } + [
        "\(Self.counted(files.count, "file")), \(Self.counted(entries, "text")): "
          + "\(Self.counted(count(.error), "error")), \(Self.counted(count(.warning), "warning")), "
          + Self.counted(count(.note), "note")
      ]
    }
  }

  private var json: JSON {
    .object([
      "errors": .integer(count(.error)), "warnings": .integer(count(.warning)), "notes": .integer(count(.note)),
      "files": .array(
        files.map { file in
          .object([
            "path": .string(file.path), "kind": .string(file.kind), "texts": .integer(file.count),
            "diagnostics": .array(file.diagnostics.map(Self.value)),
          ])
        }),
    ])
  }

  private static func value(_ diagnostic: LocalizationDiagnostic) -> JSON {
    .object([
      "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
      "message": .string(diagnostic.message), "line": JSON(diagnostic.line), "column": JSON(diagnostic.column),
    ])
  }

  private static func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}
