import AppLocalization
import AppSources
import SystemAccess

/// An audit as somebody asks for it on a command line: `which-locale audit` and the plugins' `audit-localizations` fill it
/// in, print its report and end with its outcome.
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
  package var failOn: FailureThreshold?
  /// The format of the report, which decides about notes, and about what becomes one finding.
  package var format = AuditReport.Format.text
  /// Whether a build asks, which fails only if the configuration's `failOn` says so.
  package var isBuild = false
  package var projectReaders: [String: ProjectFile.Reader] = [:]

  package init() {}

  /// What is known of one key, in place of an audit.
  package func explanation(
    of key: String, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LocalizationDiagnostic) -> KeyExplanation {
    try checkFolder()
    var auditor = auditor(try readConfiguration())
    auditor.options.checksStrings = true
    return auditor.explanation(of: key, in: path, progress)
  }

  private func checkFolder() throws(LocalizationDiagnostic) {
    if let problem = FolderListing(of: path, limits).problem, problem.severity == .error { throw problem }
  }

  /// Audits.
  ///
  /// - Parameter progress: called after each bundle with the number of bundles that are done, and the number of all.
  /// - Throws: a wrong configuration, baseline or argument.
  package func report(progress: (Int, Int) -> Void = { _, _ in }) throws(LocalizationDiagnostic) -> AuditReport {
    for pattern in only + ignored {
      guard let nearest = RuleList.nearest(toUnknown: pattern, isPrefix: true) else { continue }
      throw Self.wrong("no rule has the code '\(pattern.excerpt)'; did you mean \(nearest)?")
    }
    try checkFolder()
    let configuration = try readConfiguration()
    let baselineFile = baselinePath ?? configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder.appendingPath($0) }
    if writesBaseline, baselineFile == nil {
      throw Self.wrong("no baseline to write: give --baseline FILE, or 'baseline' in the configuration")
    }
    var gate = FindingGate(root: path, settings: configuration.settings)
    (gate.only, gate.ignored, gate.least) = (only, ignored, threshold)
    if let baselineFile, !writesBaseline {
      gate.baseline = try AuditBaseline(FileBytes.read(baselineFile, limits).get(), path: baselineFile)
    }
    let auditor = auditor(configuration)
    let audit =
      files.map { AppAudit(of: $0, path, gate) } ?? auditor.audit(auditor.sources(path), gate: gate, progress: progress)
    if files == nil, let reference = options.reference, !audit.hasReference(reference) {
      let names = audit.localizations.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      throw Self.wrong("no localization is '\(reference.excerpt)', which --reference names; there are \(names)")
    }
    let joining: AuditFinding.Joining = files != nil ? .exports : format.joinsFindings ? .many : .equal
    let known = audit.judged(as: .known)
    var report = AuditReport(
      audit: audit, all: AuditFinding.joined(audit.judged(as: .reported, .quiet), joining), least: threshold,
      knownCount: AuditFinding.joined(known, .equal).count)
    if writesBaseline, let baselineFile {
      report.baseline = (baselineFile, try baseline(audit, gate, for: baselineFile).text)
    }
    if let baseline = gate.baseline, let baselineFile { report.remarks = remarks(baseline, baselineFile, audit) }
    let limit = failOn ?? configuration.failOn ?? (isBuild ? .never : .error)
    report.judge(failingFrom: limit.severity, isBuild: isBuild)
    return report
  }

  /// The lines of a baseline that are no longer needed.
  private func remarks(_ baseline: AuditBaseline, _ file: String, _ audit: AppAudit) -> [String] {
    // Findings that were not looked for are not gone.
    if !looksForEverything || !only.isEmpty || !ignored.isEmpty { return [] }
    // What a setting silences since is there: one line says it of all.
    let silenced = audit.judged(as: .silenced).filter { baseline.localizations(of: $0, root: path) != nil }
    let looksForKeys = audit.options.keysInCode != nil
    let lines = baseline.obsolete(audit.judged(as: .known) + silenced, root: path) { code in
      looksForKeys || ![KeyNotInTable.code, KeyNotInCode.code].contains { $0.rawValue == code }
    }
    let remarks = lines.map { "\(file.excerpt): obsolete: \($0.excerpt)" }
    if silenced.isEmpty { return remarks }
    let codes = Set(silenced.map(\.code.rawValue)).sorted().joined(separator: ", ")
    let settings = configurationPath.map { " --config \($0.visibleLine)" } ?? ""
    let command = "audit \(path.visibleLine)\(settings) --baseline \(file.visibleLine) --write-baseline"
    return remarks + [
      "\(file.excerpt): obsolete: \(AuditFinding.joined(silenced, .equal).count.counted("finding")) that settings or "
        + "comments silence (\(codes)); 'which-locale \(command)' writes it without them"
    ]
  }

  private func auditor(_ configuration: AuditConfiguration) -> AppAuditor {
    var auditor = AppAuditor(options: options, limits: limits)
    auditor.options.settings = configuration.settings
    auditor.options.reference = options.reference ?? configuration.reference
    auditor.options.fallsBackToReference = options.fallsBackToReference || configuration.fallsBackToReference
    // A build sees a part of the code, so no key is known to be unused, and a change of code does not start an audit.
    auditor.options.keysInCode = isPartial ? nil : options.keysInCode ?? configuration.keysInCode
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
  private var looksForEverything: Bool { options.checksStrings && !isPartial && files == nil }

  /// Whether a part of the folder is looked at.
  private var isPartial: Bool { target != nil || isBuild }

  /// The findings of the codes that were asked for, to be written. What the file has of others is kept, and nothing but a
  /// baseline is overwritten.
  private func baseline(
    _ audit: AppAudit, _ gate: FindingGate, for file: String
  ) throws(LocalizationDiagnostic) -> AuditBaseline {
    if baselinePath == nil, configurationPath == nil, !FileKind.isInside(file, folder: path) {
      throw Self.wrong(
        "'baseline' of \(AuditConfiguration.fileName) leads out of the folder: name the file with --baseline")
    }
    var baseline = AuditBaseline(audit.judged(as: .reported, .quiet), root: path)
    // An empty file has nothing to lose.
    if case .file(let count)? = FileKind(at: file), count > 0 {
      let old = try AuditBaseline(written: FileBytes.read(file, limits).get(), path: file)
      baseline.keep(old) { !looksForEverything || !gate.isAsked($0) }
    }
    return baseline
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
