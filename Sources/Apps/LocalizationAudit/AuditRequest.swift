import AppLocalization
import ProgramSupport
import SystemAccess

/// An audit as somebody asks for it on a command line: `which-locale audit` and the plugins' `audit-localizations` fill it
/// in and run it.
package struct AuditRequest: Sendable {
  /// The folder to audit.
  package var path = "."
  /// The files of texts to audit, each by itself; nil to audit the folder. Of them every note is reported, in its own line,
  /// and a configuration is read only if it is named.
  package var files: [StringsFile.Summary]?
  /// Report only findings in this folder, relative to `path`.
  package var target: String?
  package var options = AuditOptions()
  package var limits = ReadingLimits.standard
  /// The file of the configuration; nil for `.which-locale.json` in the folder, if there is one.
  package var configurationPath: String?
  /// The file of known findings; nil for the configuration's.
  package var baselinePath: String?
  package var writesBaseline = false
  /// Codes, or their beginnings, to report, and not to report.
  package var only: [String] = []
  package var ignored: [String] = []
  package var showsNotes = false
  /// Folders and files to skip beside the configuration's.
  package var excluded: [String] = []
  /// Whether text has the findings alone.
  package var isQuiet = false
  package var failOn: FailureThreshold?
  package var format = AuditReport.Format.text
  package var isSummary = false
  /// The style of text.
  package var style = TextStyle.plain
  /// The greatest number of findings in text, github and xcode.
  package var limit: Int?
  /// The file to write in a build. The build then fails only if the configuration's `failOn` says so.
  package var stamp: String?
  package var projectReaders: [String: ProjectFile.Reader] = [:]

  package init() {}

  /// Audits, prints the report, and returns the exit status.
  ///
  /// - Parameters:
  ///   - print: gets the lines of the report.
  ///   - remark: gets remarks on the baseline.
  ///   - progress: called after each bundle with the number of bundles that are done, and the number of all.
  /// - Throws: a wrong configuration, baseline or argument.
  package func run(
    print: (String) -> Void, remark: (String) -> Void, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LocalizationDiagnostic) -> Int32 {
    for pattern in only + ignored {
      guard let nearest = RuleList.nearest(toUnknown: pattern, isPrefix: true) else { continue }
      throw Self.wrong("no rule has the code '\(pattern.excerpt)'; did you mean \(nearest)?")
    }
    if let problem = FolderListing(of: path, limits).problem, problem.severity == .error { throw problem }
    let configuration = try readConfiguration()
    let baselineFile = baselinePath ?? configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder.appendingPath($0) }
    if writesBaseline, baselineFile == nil {
      throw Self.wrong("no baseline to write: give --baseline FILE, or 'baseline' in the configuration")
    }
    let audit = files.map { AppAudit(of: $0, path) } ?? auditor(configuration).audit(path, progress: progress)
    if files == nil, let reference = options.reference, !audit.hasReference(reference) {
      let names = audit.localizations.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      throw Self.wrong("no localization is '\(reference.excerpt)', which --reference names; there are \(names)")
    }
    var gate = FindingGate(root: path)
    gate.settings = configuration.settings
    gate.only = only
    gate.ignored = ignored
    gate.least = threshold
    if writesBaseline, let baselineFile {
      try write(audit.found, gate, to: baselineFile)
      return 0
    }
    gate.baseline = try baselineFile.map { file throws(LocalizationDiagnostic) in
      try AuditBaseline(FileBytes.read(file, limits).get(), path: file)
    }
    let judged = gate.judge(audit.found)
    let new = judged.filter { $0.verdict.isNew }.map(\.finding)
    let known = judged.filter { $0.verdict == .known }.map(\.finding)
    // Findings that were not looked for are not gone.
    if let baseline = gate.baseline, let baselineFile, looksForEverything, only.isEmpty, ignored.isEmpty {
      // What a setting silences since is there: one line says it of all.
      let silenced = judged.filter { $0.verdict == .silenced }.map(\.finding)
        .filter { baseline.localizations(of: $0, root: path) != nil }
      let looksForKeys = audit.options.keysInCode != nil
      let lines = baseline.obsolete(known + silenced, root: path) { code in
        looksForKeys || ![KeyNotInTable.code, KeyNotInCode.code].contains { $0.rawValue == code }
      }
      for line in lines { remark("\(baselineFile.excerpt): obsolete: \(line.excerpt)") }
      if !silenced.isEmpty {
        let codes = Set(silenced.map(\.code.rawValue)).sorted().joined(separator: ", ")
        let settings = configurationPath.map { " --config \($0.visibleLine)" } ?? ""
        let command = "audit \(path.visibleLine)\(settings) --baseline \(baselineFile.visibleLine) --write-baseline"
        remark(
          "\(baselineFile.excerpt): obsolete: \(silenced.count.counted("finding")) that settings or comments silence "
            + "(\(codes)); 'which-locale \(command)' writes it without them")
      }
    }
    func joined(_ findings: [AuditFinding]) -> [AuditFinding] {
      files == nil && format.joinsFindings ? AuditFinding.joined(findings) : findings
    }
    let limit = failOn ?? configuration.failOn ?? (stamp == nil ? .error : .never)
    let fails = limit.severity.map { limit in new.contains { $0.severity >= limit } } ?? false
    var reported = joined(judged.filter { $0.verdict == .reported }.map(\.finding))
    if stamp != nil {
      // In a build, findings that make it fail are errors, and all others warnings.
      for index in reported.indices where reported[index].severity != .note {
        let isFailure = limit.severity.map { reported[index].severity >= $0 } ?? false
        reported[index].diagnostic.severity = isFailure ? .error : .warning
      }
    }
    AuditReport(
      audit: audit, findings: reported, all: joined(new), knownCount: known.count, limit: self.limit,
      isSummary: isSummary, isQuiet: isQuiet, style: style
    ).write(format, version: ProductVersion.text, to: print)
    if stamp == nil, new.contains(where: { $0.code == NothingToAudit.code }) { return ExitStatus.noInput.rawValue }
    if let stamp, !fails {
      try Self.write("// The build reports the findings of the audit of the localizations.\n", to: stamp)
    }
    return fails ? 1 : 0
  }

  private func auditor(_ configuration: AuditConfiguration) -> AppAuditor {
    var auditor = AppAuditor(options: options, limits: limits)
    auditor.options.settings = configuration.settings
    auditor.options.reference = options.reference ?? configuration.reference
    auditor.options.fallsBackToReference = options.fallsBackToReference || configuration.fallsBackToReference
    // A build sees a part of the code, so no key is known to be unused, and a change of code does not start an audit.
    auditor.options.keysInCode = isBuild ? nil : options.keysInCode ?? configuration.keysInCode
    auditor.projectReaders = projectReaders
    var configuration = configuration
    configuration.exclude += excluded
    auditor.isExcluded = { [target, configuration] path in
      configuration.isExcluded(path)
        || target.map { target in
          // The folders above the target lead to it.
          !path.isWithin(target) && !target.isWithin(path) && path.lastPathComponent != "Package.swift"
        } ?? false
    }
    return auditor
  }

  private var threshold: LocalizationDiagnostic.Severity {
    showsNotes || files != nil || format == .json || format == .sarif ? .note : .warning
  }

  /// Whether the run looks for all that a baseline may have.
  private var looksForEverything: Bool { options.checksStrings && !isBuild && files == nil }

  private var isBuild: Bool { target != nil || stamp != nil }

  /// Writes the findings of the codes that were asked for. What the file has of others is kept, and nothing but a baseline
  /// is overwritten.
  private func write(
    _ found: [AuditFinding], _ gate: FindingGate, to file: String
  ) throws(LocalizationDiagnostic) {
    if baselinePath == nil, configurationPath == nil, !FileWriter.isInside(file, folder: path) {
      throw Self.wrong(
        "'baseline' of \(AuditConfiguration.fileName) leads out of the folder: name the file with --baseline")
    }
    var baseline = AuditBaseline(gate.judge(found).filter { $0.verdict.isNew }.map(\.finding), root: path)
    // An empty file has nothing to lose.
    if case .file(let count)? = FileKind(at: file), count > 0 {
      let old = try AuditBaseline(written: FileBytes.read(file, limits).get(), path: file)
      baseline.keep(old) { !looksForEverything || !gate.isAsked($0) }
    }
    try Self.write(baseline.text, to: file)
  }

  /// The folder of the configuration, to which the baseline is relative.
  private var folder: String { configurationPath?.parentPath ?? path }

  private func readConfiguration() throws(LocalizationDiagnostic) -> AuditConfiguration {
    let file = configurationPath ?? path.appendingPath(AuditConfiguration.fileName)
    if configurationPath == nil, files != nil || FileKind(at: file) == nil { return AuditConfiguration() }
    return try AuditConfiguration(FileBytes.read(file, limits).get(), path: file)
  }

  private static func wrong(_ message: String) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, "configuration.malformed", message)
  }

  private static func write(_ text: String, to path: String) throws(LocalizationDiagnostic) {
    do throws(FileWriter.Problem) {
      try FileWriter.write(text.utf8, to: path)
    } catch {
      throw LocalizationDiagnostic(.error, "file.unwritable", "cannot be written: \(error.message)", path: path)
    }
  }
}

extension LocalizationDiagnostic {
  /// The exit status of a program that the problem ends.
  package var exitStatus: ExitStatus {
    switch code {
    case "file.missing", "file.unreadable", "file.wrongKind", "file.danglingLink": .noInput
    case "file.unwritable": .output
    default: path == nil ? .usage : .malformed
    }
  }
}
