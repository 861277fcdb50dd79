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
  var path = "."

  @Option(
    help: ArgumentHelp("The engines that must reach each localization: \(LocalizationEngine.names).", valueName: "a,b")
  )
  var engine = "apple,cldr"

  @Option(help: "The localization whose keys the others should have. Default: the development region.")
  var reference: String?

  @Flag(help: "Check only names and declarations, not strings.")
  var namesOnly = false

  @Flag(help: "List the rules: code, severity, why it matters, what to do.")
  var listRules = false

  @OptionGroup(title: "Options for findings") var selection: AuditSelection

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @Option(help: "The least severity that makes the exit status 1: error, warning, note or never. Default: error.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "\(AuditReport.Format.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "format"))
  var format = AuditReport.Format.text

  @Option(help: "Whether text has colours. auto: on a terminal that is not dumb, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  func run() throws {
    if listRules {
      for line in RuleList.lines { Console.print(line) }
      return
    }
    var request = selection.request
    request.path = path
    request.options.engines = try LocalizationEngine.list(engine)
    request.options.reference = reference
    request.options.checksStrings = !namesOnly
    request.limits = reading.limits
    request.failOn = failOn
    request.format = format
    if format == .text { request.style = color.style }
    request.projectReaders = XcodeGenProject.readers(root: path)
    let kind = format == .text ? request.style.lineKind : format.lineKind
    var progress = Progress("bundles")
    let status: Int32
    do throws(LocalizationDiagnostic) {
      status = try request.run(
        print: { Console.print($0, as: kind) }, remark: Console.complain,
        progress: { done, all in
          progress.show(done, of: all)
          if done == all { progress.finish() }
        })
    } catch {
      throw CommandFailure(error)
    }
    if status != 0 { throw ExitCode(status) }
  }
}

extension CommandFailure {
  /// The problem that prevents an audit, with the status of its kind.
  init(_ problem: LocalizationDiagnostic) {
    switch problem.exitStatus {
    case .noInput, .output: self = .file(problem.path ?? "", problem.message, problem.exitStatus)
    case .malformed: self = .malformed("\(problem)")
    case .usage, .unavailable: self = .usage("\(problem)")
    }
  }
}

extension AuditReport.Format: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}

/// The options that select the findings to report, and name the known ones.
struct AuditSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only codes that are or begin with one of these: audit.missingKey,strings.", valueName: "a,b"))
  var only: String?

  @Option(help: ArgumentHelp("Do not report codes that are or begin with one of these.", valueName: "a,b"))
  var ignore: String?

  @Flag(help: "In text, show the number of findings for each code, in place of the findings.")
  var summary = false

  @Option(help: "In text, github and xcode, the greatest number of findings; the most severe come first.")
  var max: Int?

  @Flag(help: "Report notes too. JSON and SARIF always have them.")
  var notes = false

  @Option(
    help: "A file of known findings, which are not reported. Default: the baseline in the configuration.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline, and report none.")
  var writeBaseline = false

  @Option(help: "The configuration file. Default: .which-locale.json in the folder that is audited.")
  var config: String?

  func validate() throws {
    if let max, max < 0 { throw ValidationError("--max takes a number of at least 0") }
  }

  /// The request with these options.
  var request: AuditRequest {
    var request = AuditRequest()
    request.only = Self.codes(only)
    request.ignored = Self.codes(ignore)
    request.isSummary = summary
    request.limit = max
    request.showsNotes = notes
    request.baselinePath = baseline
    request.writesBaseline = writeBaseline
    request.configurationPath = config
    return request
  }

  private static func codes(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map(\.trimmed)
  }
}
