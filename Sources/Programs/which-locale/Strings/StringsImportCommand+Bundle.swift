import AppLocalization
import ArgumentParser
import Foundation
import LocalizedStrings

extension StringsImportCommand {
  /// Writes the files of a localization, and tells of each.
  func take(_ document: TranslationDocument, into bundle: LocalizedBundle) throws {
    if output != nil { throw CommandFailure.usage("--output goes with --source: a bundle's files have their places") }
    let result = bundle.importing(document, to: translation.to, from: translation.from)
    if result.files.isEmpty, result.diagnostics.allSatisfy({ $0.severity != .error }) {
      throw CommandFailure.usage("the document has nothing for '\(translation.to.echoed)' that the bundle has")
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
      for diagnostic in result.diagnostics { Console.complain("\(diagnostic)") }
    }
    if !result.isClean { throw ExitCode.failure }
  }

  /// One step for whoever looks: the old file or the new one, and whole. Nothing where somebody has written it since.
  private func write(_ file: BundleTranslation.File, to bundle: LocalizedBundle) throws(CommandFailure) {
    let path = bundle.path(of: file.path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, error.localizedDescription)
    }
    try TextFile.write(file.contents, to: path, replacing: .some(file.replaced.map { Data($0) }))
  }

  private static func json(_ result: BundleTranslation) -> JSON {
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
