import AppLocalization
import ArgumentParser
import AuditAsking
import LocalizationAudit
import ProgramSupport

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lists the problems in an app's localizations, or in some of its files.",
    usage: "which-locale audit [app | files] [options]",
    discussion: """
      Errors are problems that crash an app or show wrong text: damaged files, formats whose arguments differ from the \
      reference's, unknown localization names. Warnings are problems to fix: missing and stale keys, missing plural \
      forms. Notes may be intended. Problems with one cause are one finding, and many of one kind in one table are one \
      line. In sources, each package and each target of a project is audited separately, with its own development region; \
      test targets are skipped. 'report' says whom each localization reaches.

        $ which-locale audit Plain --names-only --summary
        warning: 1 × audit.noDevelopmentRegion
        …

      Of files of texts, or .lproj folders, the folder around them is audited, and what concerns them is reported. A column \
      is a Unicode scalar value.

        $ which-locale audit Broken.strings --quiet
        Broken.strings:1:16: error: no semicolon after the value [strings.malformed]

      The exit status is 1 if a reported finding is at least as severe as --fail-on says (by default: error), 66 if there \
      is nothing to audit, else 0. If an app already has findings, write them to a file and commit it. From then on only \
      new findings fail, and what no finding needs any longer is named on standard error. Only a baseline is \
      overwritten; with --only the lines of other codes stay:

        $ which-locale audit App --baseline known.json --write-baseline
        $ which-locale audit App --baseline known.json

      Codes may be named without their first part, by their beginning, or with * and ?: 'missingKey' is audit.missingKey. \
      So they may in the configuration.

        $ which-locale audit --list-rules missingKey
        audit.missingKey (warning)
        …

      A team's .which-locale.json in the folder that is audited may have \
      \(ConfigurationMember.all.map(\.name).joined(separator: ", ")); rules has objects with \
      \(ConfigurationMember.ruleMembers.map(\.name).joined(separator: ", ")), with * and ? in each, of which the last that \
      matches decides. The page Configuration of LocalizationAudit says what each means.

      Formats: text, most severe first, then what to do about each code, totals last; github, workflow commands; sarif, \
      SARIF 2.1.0; xcode, the lines of text, one for each place; json; tsv, one line for each finding, \
      also for those that the others join.

      TSV, with - for no value: \(Column.namesInTSV(ReportedFinding.columns)).

      TSV of --language: \(Column.namesInTSV(LanguageWork.columns)).

      TSV of --explain: \(Column.namesInTSV(KeyExplanation.columns)).
      """)

  @Argument(
    help: """
      An .app, .bundle, .framework or .resources, a folder of .lproj, or an app's sources; by default the current \
      folder. Or files of texts in it (.strings, .stringsdict, .xcstrings, .lproj), of which alone is reported.
      """,
    completion: .file())
  var paths: [String] = []

  @Option(help: "The localization whose keys the others should have. Default: the development region.")
  var reference: String?

  @OptionGroup var target: TargetOption

  @Option(help: ArgumentHelp("Folders and files to skip, with * and ?. May be repeated.", valueName: "a,b"))
  var exclude: [String] = []

  @Flag(help: "Compare all keys in code with the tables, not only those of Foundation and the phrases of shortcuts.")
  var keysInCode = false

  @Option(
    help: ArgumentHelp(
      "Functions beside Apple's that look up keys, for --keys-in-code: tr,L10n.tr,.localized.", valueName: "a,b"))
  var keyFunctions: [String] = []

  @Flag(help: "Find the texts that a catalog wants reviewed, too.")
  var needsReview = false

  @Flag(help: "Check only names and declarations, not strings.")
  var namesOnly = false

  @Flag(
    help: "List the rules: code, severity, why, what to do; with examples those that are named in place of a folder.")
  var listRules = false

  @Option(
    help: ArgumentHelp(
      "Say of a key why each localization should have it, and which text people are shown from which file and line.",
      valueName: "key"))
  var explain: String?

  @Option(
    help: ArgumentHelp(
      "List what the translator of this language has to do: key, developer's text, comment, why, place.",
      valueName: "id"))
  var language: String?

  @OptionGroup(title: "Options for findings") var selection: AuditSelection

  @Option(help: "The least severity that makes the exit status 1. Default: error.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "In github and sarif, the folder before relative paths. Default: the working folder in its repository.",
      valueName: "folder"))
  var pathPrefix: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<AuditReport.Format>

  func run() throws {
    if listRules { return try printRules() }
    var request = selection.request
    (request.paths, request.target) = (paths, target.target)
    request.options.reference = reference
    request.options.checksStrings = !namesOnly
    request.options.findsReviews = needsReview
    if keysInCode || !keyFunctions.isEmpty { request.options.keysInCode = keyFunctions.flatMap(\.listed) }
    request.options.excluded = exclude.flatMap(\.listed)
    request.options.failOn = failOn
    (request.format, request.pathPrefix) = (output.format, pathPrefix)
    if let explain { return try printRows(of: explain, request) }
    if let language {
      return try output.print(request.work(in: language))
    }
    let progress = ProgressLine("auditing")
    defer { progress.finish() }
    var report = try request.report()
    progress.finish()
    if let (path, text) = report.baseline {
      do throws(FileWriter.Problem) {
        try FileWriter.write(text.utf8, to: path)
      } catch {
        throw CommandFailure.file(path, error.message, .output)
      }
    }
    report.remarks.forEach(output.remark)
    if report.baseline != nil { return }
    (report.limit, report.isSummary, report.isQuiet) = (selection.max, selection.summary, output.quiet)
    if output.format == .text { report.style = output.style }
    let kind = output.format == .text ? report.style.lineKind : output.format.lineKind
    report.write(output.format, version: ProductVersion.text) { line in
      for line in output.format == .text ? report.style.fitted(line) : [line] { Console.print(line, as: kind) }
    }
    switch report.outcome {
    case .passes: break
    case .fails: throw ExitCode.failure
    case .nothingToAudit: throw ExitCode(ExitStatus.noInput.rawValue)
    }
  }

  private func printRows(of key: String, _ request: AuditRequest) throws {
    let explanation = try request.explanation(of: key)
    if explanation.rows.isEmpty {
      let nearest = explanation.nearest.map { "; did you mean '\($0.excerpt)'?" } ?? ""
      throw CommandFailure.usage("no table has the key '\(key.excerpt)'\(nearest)")
    }
    try output.print(explanation)
  }

  private func printRules() throws(CommandFailure) {
    let names = paths.flatMap(\.listed)
    if !paths.isEmpty, names.isEmpty { throw .usage("--list-rules: name codes of rules, or nothing") }
    for name in names {
      guard let problem = RuleList.problem(ofName: name) else { continue }
      throw .usage(
        FileKind(at: name) == .folder
          ? "'\(name.excerpt)' is a folder: --list-rules takes codes of rules, or nothing" : problem)
    }
    switch output.format {
    case .text: for line in RuleList.lines(of: names).flatMap(output.style.fitted) { Console.print(line) }
    case .json: Console.printText(RuleAnswer(names).json.indentedText)
    default: throw .usage("--list-rules prints text or json, not \(output.format.rawValue)")
    }
  }
}

extension CommandFailure {
  /// The problem that prevents an audit, with the status of its kind.
  init(_ problem: LocalizationDiagnostic) {
    switch problem.exitStatus {
    case .noInput, .output: self = .file(problem.path ?? "", problem.message, problem.exitStatus)
    case .malformed: self = .malformed("\(problem)")
    case .usage, .unavailable: self = .usage(problem.message)
    }
  }
}

extension FailureThreshold: ExpressibleByArgument {}

/// The options that select the findings to report, and name the known ones.
struct AuditSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only findings with these codes, or with codes that begin so. May be repeated.", valueName: "a,b"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Not these codes, nor those that begin with one. May be repeated.", valueName: "a,b"))
  var ignore: [String] = []

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
    request.options.only = only.flatMap(\.listed)
    request.options.ignored = ignore.flatMap(\.listed)
    request.showsNotes = notes
    request.options.baseline = baseline
    request.writesBaseline = writeBaseline
    request.configurationPath = config
    return request
  }
}

extension String {
  /// The entries of `a,b`.
  var listed: [String] { split(separator: ",").map(\.trimmed) }
}
