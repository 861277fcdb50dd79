import AppLocalization
import Foundation
import LocalizationAudit
import SystemAccess

/// Audits a package for the plugins. It has few options, so that it does not need an argument parser package;
/// `which-locale audit` has more.
@main
struct AuditLocalizations {
  private static let usage = """
    usage: audit-localizations --path FOLDER [--target FOLDER] [--stamp FILE] [--format text|github|sarif|xcode|json]
                               [--baseline FILE [--write-baseline]] [--fail-on error|warning|note|never] [--summary]

      --path      the folder to audit: a package, an app's sources, a bundle
      --target    report only findings in this folder of it
      --stamp     write an empty source file when done, report findings as warnings, and succeed

    """

  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else { fail(usage, status: 64) }
    do throws(LocalizationDiagnostic) {
      exit(try run(options))
    } catch {
      fail("\(error)\n", status: 64)
    }
  }

  private static func run(_ options: Options) throws(LocalizationDiagnostic) -> Int32 {
    var configuration = AuditConfiguration()
    let file = options.path + "/" + AuditConfiguration.fileName
    if FileKind(at: file) != nil { configuration = try AuditConfiguration(read(file), path: file) }
    let audit = LocalizationAudit(
      path: options.path,
      options: AuditOptions(reference: configuration.reference, rules: configuration.rules), others: [:],
      isExcluded: { path in
        configuration.isExcluded(path)
          || options.target.map { target in
            // The folders above the target lead to it.
            !path.isWithin(target) && !target.isWithin(path) && path.lastPathComponent != "Package.swift"
          } ?? false
      })
    let baseline = options.baseline ?? configuration.baseline.map { options.path + "/" + $0 }
    if options.writesBaseline, let baseline {
      let text = AuditBaseline(audit.findings, root: options.path).text
      try write(text, to: baseline)
      return 0
    }
    var findings = audit.findings
    if let baseline {
      let known = try AuditBaseline(read(baseline), path: baseline)
      findings.removeAll { known.has($0, root: options.path) }
    }
    var reported = findings.filter { $0.severity != .note || options.format == .json || options.format == .sarif }
    // A build shows the findings, but does not fail because of them.
    if options.stamp != nil {
      for index in reported.indices where reported[index].severity == .error {
        reported[index].diagnostic.severity = .warning
      }
    }
    AuditReport(
      audit, findings: reported, of: findings, knownCount: audit.findings.count - findings.count,
      isSummary: options.isSummary
    ).write(options.format, version: "", to: StandardStreams.print)
    if let stamp = options.stamp {
      try write("// The build reports the findings of the audit of the localizations.\n", to: stamp)
      return 0
    }
    let limit = LocalizationDiagnostic.Severity(rawValue: options.failOn ?? configuration.failOn ?? "error")
    return limit.map { limit in findings.contains { $0.severity >= limit } } ?? false ? 1 : 0
  }

  /// Regular files up to a limit, as everywhere.
  private static func read(_ path: String) throws(LocalizationDiagnostic) -> [UInt8] {
    switch FileReader.read(path) {
    case .success(let data): return Array(data)
    case .failure(let problem): throw LocalizationDiagnostic(.error, "file.unreadable", problem.message, path: path)
    }
  }

  private static func write(_ text: String, to path: String) throws(LocalizationDiagnostic) {
    do throws(FileWriter.Problem) {
      try FileWriter.write(text.utf8, to: path)
    } catch {
      let message = "cannot be written: \(error.message)"
      throw LocalizationDiagnostic(.error, "file.unwritable", message, path: path)
    }
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    StandardStreams.printError(text)
    exit(status)
  }
}

/// The command line's options; nil if the command line is not understood.
private struct Options {
  var path = ""
  /// The target's folder, relative to the path.
  var target: String?
  var stamp: String?
  var format = AuditReport.Format.text
  var baseline: String?
  var writesBaseline = false
  var failOn: String?
  var isSummary = false

  init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let name = arguments.popFirst() {
      switch name {
      case "--summary": isSummary = true
      case "--write-baseline": writesBaseline = true
      default:
        guard let value = arguments.popFirst() else { return nil }
        switch name {
        case "--path": path = value
        case "--target": target = value
        case "--stamp": stamp = value
        case "--baseline": baseline = value
        case "--fail-on" where ["error", "warning", "note", "never"].contains(value): failOn = value
        case "--format":
          guard let found = AuditReport.Format(rawValue: value) else { return nil }
          format = found
        default: return nil
        }
      }
    }
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    if path.isEmpty || writesBaseline && baseline == nil { return nil }
    target = target.map { $0.relative(to: path).normalizedPath }
  }
}
