import AppLocalization
import Foundation
import LocalizationAudit
import ProgramSupport
import SystemAccess

/// Audits a package for the plugins: `which-locale audit` with fewer options, so that no client of the plugins fetches an
/// argument parser.
@main
struct AuditLocalizations {
  private static let usage = """
    usage: audit-localizations [--path FOLDER] [--target FOLDER] [--stamp FILE] [--format text|github|sarif|junit|xcode|json|tsv]
                               [--config FILE] [--baseline FILE] [--write-baseline]
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
    case ["--list-rules", "--format", "json"]: return StandardStreams.printText(RuleList.json().indentedText)
    default: break
    }
    if CommandLine.arguments.dropFirst() == ["--help"] { return StandardStreams.printText(usage) }
    guard let request = request(CommandLine.arguments.dropFirst()) else { fail(usage, .usage) }
    do throws(LocalizationDiagnostic) {
      let kind = request.format.lineKind
      exit(
        try request.run(
          print: { StandardStreams.print($0, as: kind) },
          remark: { StandardStreams.printError($0 + "\n") }))
    } catch {
      fail("\(error)\n", error.exitStatus)
    }
  }

  /// The request on the command line; nil if it is not understood.
  private static func request(_ arguments: ArraySlice<String>) -> AuditRequest? {
    let flags: Set = ["--summary", "--notes", "--write-baseline"]
    let options: Set = ["--path", "--target", "--stamp", "--config", "--baseline", "--fail-on", "--format"]
    guard let given = PlainArguments(arguments, flags: flags, options: options),
      let format = AuditReport.Format(rawValue: given["--format"] ?? "text")
    else { return nil }
    var request = AuditRequest()
    request.format = format
    request.isSummary = given.has("--summary")
    request.showsNotes = given.has("--notes")
    request.writesBaseline = given.has("--write-baseline")
    request.path = given["--path"] ?? request.path
    request.target = given["--target"]
    request.stamp = given["--stamp"]
    request.configurationPath = given["--config"]
    request.baselinePath = given["--baseline"]
    request.failOn = given["--fail-on"].flatMap(FailureThreshold.init)
    if given.has("--fail-on"), request.failOn == nil { return nil }
    while request.path.hasSuffix("/"), request.path.utf8.count > 1 { request.path.removeLast() }
    if request.path.isEmpty { return nil }
    request.target = request.target.map { $0.relative(to: request.path).normalizedPath }
    return request
  }

  private static func fail(_ text: String, _ status: ExitStatus) -> Never {
    StandardStreams.printError(text)
    exit(status.rawValue)
  }
}
