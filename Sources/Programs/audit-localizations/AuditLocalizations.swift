import AppLocalization
import AuditAsking
import Foundation
import LocalizationAudit
import ProgramSupport

/// Audits a package for the plugins: `which-locale audit` with fewer options, so that no client of the plugins fetches an
/// argument parser.
@main
struct AuditLocalizations {
  private static let usage = """
    usage: audit-localizations [--path FOLDER] [--target FOLDER] [--stamp FILE] [--format text|github|sarif|xcode|json|tsv]
                               [--config FILE] [--baseline FILE] [--write-baseline] [--path-prefix FOLDER]
                               [--fail-on error|warning|note|never] [--summary] [--notes] [--list-rules]

      --path      the folder to audit: a package, an app's sources, a bundle; by default the current folder
      --target    report only findings in this folder of it
      --stamp     write an empty source file when done; fail only by what 'failOn' of the configuration says

    """

  static func main() {
    switch CommandLine.arguments.dropFirst() {
    case ["--list-rules"]:
      for line in RuleList.lines() { StandardStreams.print(line) }
      return
    case ["--list-rules", "--format", "json"]: return StandardStreams.printText(RuleAnswer().json.indentedText)
    default: break
    }
    if CommandLine.arguments.dropFirst() == ["--help"] { return StandardStreams.printText(usage) }
    let flags: Set = ["--summary", "--notes", "--write-baseline"]
    let options: Set = [
      "--path", "--target", "--stamp", "--config", "--baseline", "--fail-on", "--format", "--path-prefix",
    ]
    guard let given = PlainArguments(CommandLine.arguments.dropFirst(), flags: flags, options: options),
      let request = request(given)
    else { fail(usage, .usage) }
    do throws(LocalizationDiagnostic) {
      var report = try request.report()
      if let baseline = report.baseline { write(baseline.text, to: baseline.path) }
      for remark in report.remarks { StandardStreams.printError(remark + "\n") }
      if report.baseline != nil { return }
      report.isSummary = given.has("--summary")
      report.write(request.format, version: ProductVersion.text) {
        StandardStreams.print($0, as: request.format.lineKind)
      }
      switch report.outcome {
      case .passes: break
      case .fails: exit(1)
      case .nothingToAudit: exit(ExitStatus.noInput.rawValue)
      }
    } catch {
      fail("\(error)\n", error.exitStatus)
    }
    let text = "// The build reports the findings of the audit of the localizations.\n"
    if let stamp = given["--stamp"] { write(text, to: stamp) }
  }

  /// The request on the command line; nil if it is not understood.
  private static func request(_ given: PlainArguments) -> AuditRequest? {
    guard let format = AuditReport.Format(rawValue: given["--format"] ?? "text") else { return nil }
    var request = AuditRequest()
    request.format = format
    request.showsNotes = given.has("--notes")
    request.writesBaseline = given.has("--write-baseline")
    var path = given["--path"] ?? "."
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    if path.isEmpty { return nil }
    request.paths = [path]
    request.targetFolder = given["--target"].map { $0.relative(to: path).normalizedPath }
    request.isBuild = given.has("--stamp")
    request.configurationPath = given["--config"]
    request.options.baseline = given["--baseline"]
    request.pathPrefix = given["--path-prefix"]
    request.options.failOn = given["--fail-on"].flatMap(FailureThreshold.init)
    if given.has("--fail-on"), request.options.failOn == nil { return nil }
    return request
  }

  private static func write(_ text: String, to path: String) {
    do throws(FileWriter.Problem) {
      try FileWriter.write(text.utf8, to: path)
    } catch {
      fail("\(path): error: cannot be written: \(error.message) [file.unwritable]\n", .output)
    }
  }

  private static func fail(_ text: String, _ status: ExitStatus) -> Never {
    StandardStreams.printError(text)
    exit(status.rawValue)
  }
}
