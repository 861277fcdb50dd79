import AppLocalization
import ArgumentParser
import LocalizationAudit
import SystemAccess

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lists the problems in an app's localizations, or in files of texts.",
    discussion: HelpText.audit)

  @Argument(
    help: """
      An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources; by default the current \
      folder. Or files of texts, each by itself: .strings, .stringsdict, .xcstrings, or an .lproj with such files.
      """,
    completion: .file())
  var paths: [String] = []

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
      try GivenOptions.check(["list-rules"], with: "--list-rules")
      if let path = paths.first {
        throw CommandFailure.usage("'\(path.visibleLine)' changes nothing with --list-rules: leave it out")
      }
      for line in RuleList.lines { Console.print(line) }
      return
    }
    var request = selection.request
    request.files = try files()
    try refuseIdleOptions(ofFiles: request.files != nil)
    if request.files?.isEmpty ?? true, let path = paths.first { request.path = path }
    request.options.engines = try LocalizationEngine.list(engine)
    request.options.reference = reference
    request.options.checksStrings = !namesOnly
    request.limits = reading.limits
    request.failOn = failOn
    request.format = format
    if format == .text { request.style = color.style }
    request.projectReaders = XcodeGenProject.readers(root: request.path)
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

  /// Refuses the options that change nothing in the report that is asked for.
  private func refuseIdleOptions(ofFiles isOfFiles: Bool) throws(CommandFailure) {
    var idle: [(way: String, options: Set<String>)] = []
    if isOfFiles { idle.append(("files", ["engine", "names-only", "notes", "reference"])) }
    if namesOnly { idle.append(("--names-only", ["reference"])) }
    if selection.writeBaseline {
      idle.append(("--write-baseline", ["fail-on", "format", "max", "notes", "summary"]))
    }
    if selection.summary { idle.append(("--summary", ["max", "notes"])) }
    switch format {
    case .text: break
    case .github, .xcode: idle.append(("--format \(format.rawValue)", ["summary"]))
    case .tsv, .junit: idle.append(("--format \(format.rawValue)", ["max", "summary"]))
    case .json, .sarif: idle.append(("--format \(format.rawValue)", ["max", "notes", "summary"]))
    }
    for (way, options) in idle { try GivenOptions.refuse(options, with: way) }
  }

  /// The files of texts that the arguments name, each once; nil if they name a folder to audit as a whole.
  private func files() throws(CommandFailure) -> [StringsFile.Summary]? {
    func isFolder(_ path: String) -> Bool { FileKind(at: path) == .folder }
    func isPart(_ path: String) -> Bool {
      if isFolder(path) { return path.lastPathComponent.hasExtension("lproj") }
      if case .file? = FileKind(at: path) { return true }
      return StringsFile.isNamed(path)
    }
    if paths.count < 2, !paths.contains(where: isPart) { return nil }
    var (files, seen): ([StringsFile.Summary], Set<String>) = ([], [])
    for name in paths {
      guard isPart(name) || !isFolder(name) else { throw .usage("'\(name.visibleLine)': audit one folder at a time") }
      for path in isFolder(name) ? StringsFile.paths(in: name) : [name] where seen.insert(path).inserted {
        files.append(try StringsFile.read(path, reading.limits).summary)
      }
    }
    return files
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
