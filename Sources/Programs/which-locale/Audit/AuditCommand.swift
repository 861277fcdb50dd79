import AppLocalization
import ArgumentParser
import LocalizationAudit

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lists the problems in an app's localizations.",
    discussion: HelpText.audit)

  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp("The engines that must reach each localization: \(LocalizationEngine.names).", valueName: "a,b")
  )
  var engine = EngineList([.apple, .cldr])

  @Option(help: "The localization whose keys the others should have. Default: the development region.")
  var reference: String?

  @Flag(help: "Check only names and declarations, not strings.")
  var namesOnly = false

  @OptionGroup(title: "Options for findings") var selection: AuditSelection

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @Option(help: "The least severity that makes the exit status 1: error, warning, note or never. Default: error.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "\(AuditReport.Format.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "format"))
  var format = AuditReport.Format.text

  func run() throws {
    let configuration = try selection.configuration(for: path)
    let baseline = try selection.baseline(configuration, for: path)
    let options = AuditOptions(
      engines: engine.engines, checksStrings: !namesOnly, reference: reference ?? configuration.reference,
      rules: configuration.rules)
    try BundleFolder.check(path)
    var progress = Progress("bundles")
    var limits = ReadingLimits.sources
    limits.fileByteCount = reading.byteCount
    let audit = LocalizationAudit(
      path: path, options: options, limits: limits, others: ["project.yml": XcodeGenProject.reader(root: path)],
      isExcluded: configuration.isExcluded, progress: { progress.show($0, of: $1) })
    progress.finish()
    let found = selection.selected(audit.findings)
    if selection.writeBaseline {
      try selection.write(AuditBaseline(found, root: path))
      return
    }
    let new = baseline.map { baseline in found.filter { !baseline.has($0, root: path) } } ?? found
    let reported = new.filter { $0.severity >= selection.threshold(for: format) }
    AuditReport(
      audit, findings: reported, of: new, knownCount: found.count - new.count, limit: selection.max,
      isSummary: selection.summary
    ).write(format, version: ProductVersion.text, to: Console.print)
    let limit = failOn ?? configuration.failOn.flatMap(FailureThreshold.init) ?? .error
    if let severity = limit.severity, new.contains(where: { $0.severity >= severity }) { throw ExitCode.failure }
  }
}

extension AuditReport.Format: ExpressibleByArgument {}

enum FailureThreshold: String, CaseIterable, ExpressibleByArgument, Sendable {
  case error, warning, note, never

  /// The least severity that makes an audit fail; nil for never.
  var severity: LocalizationDiagnostic.Severity? { LocalizationDiagnostic.Severity(rawValue: rawValue) }
}

/// The options that select the findings to report, and name the known ones.
struct AuditSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only codes that are or begin with one of these: audit.missingKey,strings.", valueName: "a,b"))
  var only: String?

  @Option(help: ArgumentHelp("Do not report codes that are or begin with one of these.", valueName: "a,b"))
  var exclude: String?

  @Flag(help: "In text, show the number of findings for each code, in place of the findings.")
  var summary = false

  @Option(help: "In text, github and xcode, the greatest number of findings; the most severe come first.")
  var max: Int?

  @Flag(help: "Report notes too. JSON and SARIF always have them.")
  var notes = false

  @Option(
    help: "A file of known findings, which are not reported. Default: the baseline in the configuration.")
  var baseline: String?

  @Flag(help: "Write all findings to the file that --baseline names, and report none.")
  var writeBaseline = false

  @Option(help: "The configuration file. Default: .which-locale.json in the folder that is audited.")
  var config: String?

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline goes with --baseline: give the file to write")
    }
    if let max, max < 0 { throw ValidationError("--max takes a number of at least 0") }
  }

  func configuration(for path: String) throws -> AuditConfiguration {
    let file = config ?? path.appendingPath(AuditConfiguration.fileName)
    if config == nil, !TextFile.exists(file) { return AuditConfiguration() }
    do {
      return try AuditConfiguration(try TextFile.readBytes(file), path: file)
    } catch let problem as LocalizationDiagnostic {
      throw CommandFailure.malformed("\(problem)")
    }
  }

  /// The baseline; nil if there is none, or if one is to be written.
  func baseline(_ configuration: AuditConfiguration, for path: String) throws -> AuditBaseline? {
    if writeBaseline { return nil }
    let folder = config.map { $0.contains("/") ? String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) : "" } ?? path
    guard let file = baseline ?? configuration.baseline.map({ $0.hasPrefix("/") ? $0 : folder.appendingPath($0) })
    else { return nil }
    do {
      return try AuditBaseline(try TextFile.readBytes(file), path: file)
    } catch let problem as LocalizationDiagnostic {
      throw CommandFailure.malformed("\(problem)")
    }
  }

  func write(_ baseline: AuditBaseline) throws {
    try TextFile.write(Array(baseline.text.utf8), to: self.baseline)
  }

  func selected(_ findings: [AuditFinding]) -> [AuditFinding] {
    let (wanted, unwanted) = (Self.codes(only), Self.codes(exclude))
    return findings.filter { finding in
      let code = finding.code.rawValue
      return (wanted.isEmpty || wanted.contains(where: code.hasPrefix)) && !unwanted.contains(where: code.hasPrefix)
    }
  }

  func threshold(for format: AuditReport.Format) -> LocalizationDiagnostic.Severity {
    notes || format == .json || format == .sarif ? .note : .warning
  }

  private static func codes(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { code in
      let code = IdentifierList.trimmed(code)
      return code.hasSuffix("*") ? String(code.dropLast()) : code
    }
  }
}
