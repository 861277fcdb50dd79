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

  @Option(help: "The least that makes the exit status 1: error, warning, note or never.")
  var failOn = FailureThreshold.error

  @Flag(help: "Tell notes too. JSON has them all.")
  var notes = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let bundle = try BundleFolder.read(path)
    let options = AuditOptions(engines: engine.engines, checksStrings: !namesOnly, reference: reference)
    let audit = LocalizationAudit(of: bundle, options: options)
    let answer = AuditAnswer(audit: audit, threshold: notes ? .note : .warning)
    switch output.format {
    case .text: answer.lines(output.style).forEach(Console.print)
    case .tsv: answer.tsv.forEach(Console.print)
    case .json: Console.print(answer.json.text(pretty: true))
    }
    if let worst = audit.worstSeverity, let limit = failOn.severity, worst >= limit { throw ExitCode.failure }
  }
}

enum FailureThreshold: String, CaseIterable, ExpressibleByArgument, Sendable {
  case error, warning, note, never

  /// Nil where nothing makes an audit fail.
  var severity: LocalizationDiagnostic.Severity? { LocalizationDiagnostic.Severity(rawValue: rawValue) }
}
