import AppLocalization
import ArgumentParser
import Foundation
import LocalizedStrings

struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes the translations of an XLIFF file into the app's files, and reports problems.",
    discussion: """
      The report goes to standard output, the new file to --output. Without --output the file goes to standard output \
      and the report, text then, to standard error; with --check there is no file. What the translation has and the \
      XLIFF does not stays as it is, and so do layout, comments, encoding and ends of line: of a file that is there only \
      what changed is written.

      With --bundle the files of the localization are written to their places in the bundle. Each file is written \
      whole or not at all; damaged files are not changed. JSON is then: files [{path, isChanged, report}], diagnostics.

      JSON: missing, untranslated, changedSource, changed [id], new [{id, source, target}], mismatches [{id, reasons}].
      Exit status: 0 if there is no problem, 1 if there is one, 64 for bad arguments.
      """)

  @Argument(help: "The XLIFF 1.2 file.")
  var xliff: String

  @OptionGroup(title: "Translation") var translation: TranslationArguments

  @Option(name: .shortAndLong, help: "The file to write. Default: standard output.")
  var output: String?

  @Flag(help: "Print the report and write no file.")
  var check = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    if translation.bundle == nil, !check, output == nil, formats.format != .text {
      throw CommandFailure.usage("with --format json or tsv, give --output or --check too")
    }
    let document = try StringsFile.read(xliff, reading.limits)
    guard case .xliff(let read, _) = document else {
      throw CommandFailure.usage(
        "'\(xliff.shown)' is not an .xliff file: give one that 'strings export' or Xcode wrote")
    }
    try document.printDiagnostics()
    if let bundle = try translation.translatedBundle(reading) {
      return try take(read ?? TranslationDocument(files: []), into: bundle)
    }
    let candidates = (read?.files ?? []).filter { $0.targetLanguage == translation.to }
    // The path may differ on the translator's computer. If several files are left, the file name decides.
    let name = translation.sourcePath.split(separator: "/").last
    let named = candidates.filter { $0.original.split(separator: "/").last == name }
    let exact = named.filter { $0.original == translation.sourcePath }
    let parts = !exact.isEmpty ? exact : !named.isEmpty ? named : candidates.count == 1 ? candidates : []
    if Set(parts.map(\.original)).count > 1 {
      let paths = parts.map { "'\($0.original.shown)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "several files of the document have this name: give --source with one of the paths \(paths)")
    }
    guard let file = TranslationFile(joining: parts) else {
      throw CommandFailure.usage(
        "the document has no file '\(String(name ?? "").echoed)' for '\(translation.to.echoed)': export it again")
    }
    let files = try translation.files(reading)
    let (bytes, report) = try imported(file, files)
    let lines = TranslationReportListing(report: report).lines(formats.format)
    if !check { try TextFile.write(bytes, to: output, madeFrom: files.snapshots) }
    lines.forEach(check || output != nil ? Console.print : Console.printError)
    if !report.isClean { throw ExitCode.failure }
  }

  private func imported(
    _ file: TranslationFile, _ files: TranslationArguments.Files
  ) throws -> ([UInt8], TranslationReport) {
    switch (files.source, files.target) {
    case (.strings(let texts), let target):
      var old: StringsReading?
      if case .strings(let found)? = target { old = found }
      let (table, report) = file.importing(into: old?.table, source: texts.table)
      let bytes = try written { () throws(LocalizationDiagnostic) in
        try table.bytes(rewriting: files.targetBytes, limits: reading.limits)
      }
      return (bytes, report)
    case (.dictionary(let texts), let target):
      var old: StringsDictionary?
      if case .dictionary(let found)? = target { old = found.dictionary }
      let (result, report) = file.importing(into: old, source: texts.dictionary ?? StringsDictionary())
      let bytes = try written { () throws(LocalizationDiagnostic) in
        try result.bytes(rewriting: files.targetBytes, limits: reading.limits)
      }
      return (bytes, report)
    case (.catalog(let texts), _):
      guard let catalog = texts.catalog else { throw CommandFailure.unusableFile }
      let (result, report) = file.importing(into: catalog)
      return (result.bytes(rewriting: files.snapshots.first?.bytes, limits: reading.limits), report)
    case (.xliff, _): throw CommandFailure.usage("--source takes a .strings, .stringsdict or .xcstrings file")
    }
  }

  private func written(_ bytes: () throws(LocalizationDiagnostic) -> [UInt8]) throws -> [UInt8] {
    do {
      return try bytes()
    } catch {
      throw CommandFailure.usage("\(xliff.shown): \(error.message)")
    }
  }

  /// Writes the files of a localization, and reports on each.
  func take(_ document: TranslationDocument, into bundle: LocalizedBundle) throws {
    if output != nil { throw CommandFailure.usage("--output goes with --source: --bundle writes in the bundle") }
    let result = bundle.importing(document, to: translation.to, from: translation.from)
    if result.files.isEmpty, result.diagnostics.allSatisfy({ $0.severity != .error }) {
      throw CommandFailure.usage(
        "no file that the document has for '\(translation.to.echoed)' is in the bundle: give the one it was exported from"
      )
    }
    if !check {
      for file in result.files where file.isChanged { try write(file, to: bundle) }
    }
    switch formats.format {
    case .json: Console.print(Self.json(result).text(pretty: true))
    case .text, .tsv:
      for file in result.files {
        let rows = TranslationReportListing(report: file.report).lines(formats.format)
        let lead = formats.format == .tsv ? "\(file.path.shown)\t" : "\(file.path.shown): "
        for row in rows { Console.print(lead + row) }
      }
      Console.printErrors(result.diagnostics)
    }
    if !result.isClean { throw ExitCode.failure }
  }

  /// Replaces the file in one step: a reader sees the old file or the new one. Writes nothing if it changed meanwhile.
  private func write(_ file: BundleTranslation.File, to bundle: LocalizedBundle) throws(CommandFailure) {
    let path = bundle.path(of: file.path)
    try TextFile.makeFolder(of: path)
    try TextFile.write(file.contents, to: path, replacing: .some(file.replaced.map { Data($0) }))
  }

  private static func json(_ result: BundleTranslation) -> JSONValue {
    .object([
      "files": .array(
        result.files.map { file in
          .object([
            "path": .string(file.path), "isChanged": .bool(file.isChanged),
            "report": TranslationReportListing(report: file.report).json,
          ])
        }),
      "diagnostics": .array(result.diagnostics.map(\.json)),
    ])
  }
}

/// The report on an import, in every format.
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

  var json: JSONValue {
    .object([
      "changed": .list(report.changed), "untranslated": .list(report.untranslated), "missing": .list(report.missing),
      "changedSource": .list(report.changedSource),
      "new": .array(
        report.new.map {
          .object(["id": .string($0.id), "source": .string($0.source), "target": JSONValue($0.target)])
        }),
      "mismatches": .array(
        report.mismatches.map {
          .object(["id": .string($0.id), "reasons": .list($0.mismatches.map(\.description))])
        }),
    ])
  }
}
