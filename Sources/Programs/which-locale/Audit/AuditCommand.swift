import AppLocalization
import ArgumentParser
import LocalizationAudit
import LocalizedStrings

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Looks for what is wrong with an app's localizations.",
    discussion: HelpText.audit)

  @Argument(
    help: "An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources.",
    completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp("Engines that have to reach each localization: \(LocalizationEngine.names).", valueName: "a,b")
  )
  var engine = EngineList([.apple, .cldr])

  @Option(help: "The localization whose keys the others should have; left out, the development region.")
  var reference: String?

  @Flag(help: "Look at names and declarations only, not at strings.")
  var namesOnly = false

  @OptionGroup(title: "What is told") var selection: AuditSelection

  @Option(help: "The least that makes the exit status 1: error, warning, note or never. Left out, error.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "\(AuditReport.Format.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "format"))
  var format = AuditReport.Format.text

  @Option(help: "Colours; text has none at present.")
  var color = OutputOptions.Color.auto

  func run() throws {
    let configuration = try selection.configuration(for: path)
    let baseline = try selection.baseline(configuration, for: path)
    let options = AuditOptions(
      engines: engine.engines, checksStrings: !namesOnly, reference: reference ?? configuration.reference,
      rules: configuration.rules)
    try BundleFolder.check(path)
    var progress = AuditProgress()
    let audit = LocalizationAudit(
      path: path, options: options, others: ["project.yml": XcodeGenProject.read],
      isExcluded: configuration.isExcluded, progress: { progress.show($0, of: $1) })
    progress.finish()
    let found = selection.selected(audit.findings)
    if selection.writeBaseline {
      try selection.write(AuditBaseline(found, root: path))
      return
    }
    let new = baseline.map { baseline in found.filter { !baseline.has($0, root: path) } } ?? found
    let told = new.filter { $0.severity >= selection.threshold(for: format) }
    AuditReport(
      audit, findings: told, of: new, knownCount: found.count - new.count, limit: selection.max,
      isSummary: selection.summary
    ).write(format, version: ProductVersion.text, to: Console.print)
    let limit = failOn ?? configuration.failOn.flatMap(FailureThreshold.init) ?? .error
    if let severity = limit.severity, new.contains(where: { $0.severity >= severity }) { throw ExitCode.failure }
  }
}

extension AuditReport.Format: ExpressibleByArgument {}

enum FailureThreshold: String, CaseIterable, ExpressibleByArgument, Sendable {
  case error, warning, note, never

  /// Nil where nothing makes an audit fail.
  var severity: LocalizationDiagnostic.Severity? { LocalizationDiagnostic.Severity(rawValue: rawValue) }
}
