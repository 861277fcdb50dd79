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
    if CommandLine.arguments.dropFirst() == ["--list-rules"] {
      for line in RuleList.lines() { StandardStreams.print(line) }
      return
    }
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
    var request = AuditRequest()
    var arguments = arguments
    while let name = arguments.popFirst() {
      switch name {
      case "--summary": request.isSummary = true
      case "--notes": request.showsNotes = true
      case "--write-baseline": request.writesBaseline = true
      default:
        guard let value = arguments.popFirst() else { return nil }
        switch name {
        case "--path": request.path = value
        case "--target": request.target = value
        case "--stamp": request.stamp = value
        case "--config": request.configurationPath = value
        case "--baseline": request.baselinePath = value
        case "--fail-on":
          guard let threshold = FailureThreshold(rawValue: value) else { return nil }
          request.failOn = threshold
        case "--format":
          guard let format = AuditReport.Format(rawValue: value) else { return nil }
          request.format = format
        default: return nil
        }
      }
    }
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
