import AppLocalization
import AppSources
import SystemAccess

/// What programs ask of an audit.
extension AppAuditor {
  /// What is known of one key, in place of an audit.
  package func explanation(of key: String) throws(LocalizationDiagnostic) -> KeyExplanation {
    try answer { KeyExplanation(of: LiteralKey(key), in: $0, $1) }
  }

  /// What is to be done in a language, in place of an audit.
  package func work(in language: String) throws(LocalizationDiagnostic) -> LanguageWork {
    var detailed = self
    (detailed.options.workLanguage, detailed.options.findsReviews) = (language, true)
    let (work, names) = try detailed.answer {
      (LanguageWork(of: $0, $1), $0.bundles.flatMap(\.localized.localizations))
    }
    if !LocalizationName.contains(names, language) { throw Self.unknown(language, of: "--language", among: names) }
    return work
  }

  /// An answer from the folder's texts, with the gate of what is reported.
  private func answer<Answer>(
    _ answer: (AuditedFolder, FindingGate) -> Answer
  ) throws(LocalizationDiagnostic) -> Answer {
    var (subject, auditor) = try prepared()
    (auditor.options.checksStrings, auditor.options.keysInCode, auditor.options.keepsComments) = (true, nil, true)
    let read = try auditor.checkedSources(of: subject)
    let folder = AuditedFolder(read, auditor.options, limits: limits, isExcluded: auditor.isExcluded)
    return answer(folder, FindingGate(subject, auditor.options))
  }

  /// What is audited: a folder that can be listed, or files that exist.
  private func checkedSubject() throws(LocalizationDiagnostic) -> AuditSubject {
    if paths.count > 1, let folder = paths.first(where: { AuditSubject.isFolder($0) }) {
      throw Self.wrong("'\(folder.visibleLine)': audit one folder at a time")
    }
    if paths.contains("-") {
      throw Self.wrong(
        "standard input has no folder whose texts could be compared: name the file, or ./- for one named -")
    }
    let subject = AuditSubject(paths.isEmpty ? ["."] : paths)
    for folder in subject.folders {
      if let problem = FolderListing(of: folder, limits).problem, problem.severity == .error { throw problem }
    }
    for path in subject.files {
      switch FileKind(at: path) {
      case nil: throw LocalizationDiagnostic(.missing, path: path)
      case .special: throw LocalizationDiagnostic(.special, path: path)
      case .danglingLink: throw LocalizationDiagnostic(.danglingLink, path: path)
      case .file, .folder: break
      }
    }
    return subject
  }

  /// Audits.
  ///
  /// - Throws: a wrong configuration, baseline or argument.
  package func report() throws(LocalizationDiagnostic) -> AuditReport {
    for name in options.only + options.ignored {
      if let problem = RuleList.problem(ofName: name) { throw Self.wrong(problem) }
    }
    let (subject, auditor) = try prepared()
    let baselineFile = auditor.options.baseline
    if writesBaseline, baselineFile == nil {
      throw Self.wrong("no baseline to write: give --baseline FILE, or 'baseline' in the configuration")
    }
    var baseline: AuditBaseline?
    if let baselineFile, !writesBaseline {
      if FileKind(at: baselineFile) == nil {
        throw LocalizationDiagnostic(
          .error, "file.missing", "there is no such baseline yet: --write-baseline writes it", path: baselineFile)
      }
      baseline = try AuditBaseline(FileBytes.read(baselineFile, limits).get(), path: baselineFile)
    }
    let least: LocalizationDiagnostic.Severity =
      options.showsNotes || format == .json || format == .sarif ? .note : .warning
    let limit = auditor.options.failOn ?? (isBuild ? .never : .error)
    var gate = FindingGate(subject, auditor.options, baseline: baseline, least: least)
    gate.buildFailsFrom = isBuild ? limit : nil
    let audit = auditor.audit(try auditor.checkedSources(of: subject), gate: gate)
    if let reference = options.reference, !audit.hasReference(reference) {
      throw Self.unknown(reference, of: "--reference", among: audit.localizations)
    }
    let known = audit.judged(as: .known)
    var report = AuditReport(
      audit: audit, all: format.findings(of: audit.judged(as: .reported, .quiet)),
      least: least, knownCount: ReportedFinding.joined(known, isMany: false).count)
    if writesBaseline, let baselineFile {
      let written = try self.baseline(audit, gate, for: baselineFile)
      report.baseline = (baselineFile, written.text)
      let count = written.count.counted("known finding")
      report.remarks = ["\(baselineFile.excerpt): \(count) written, which are not reported from now on"]
    }
    if let baseline, let baselineFile { report.remarks = remarks(baseline, baselineFile, audit) }
    if !isBuild, report.all.contains(where: { $0.code == Rule.nothingToAudit.code }) {
      report.outcome = .nothingToAudit
    } else if let limit = limit.severity, report.all.contains(where: { $0.severity >= limit }) {
      report.outcome = .fails
    }
    return report
  }

  /// What is no longer needed in a baseline.
  private func remarks(_ baseline: AuditBaseline, _ file: String, _ audit: AppAudit) -> [String] {
    // Findings that were not looked for are not gone.
    if !looksForEverything || !options.only.isEmpty || !options.ignored.isEmpty { return [] }
    // What a setting silences since is there: one line says it of all.
    let silenced = audit.judged(as: .silenced).filter { baseline.has($0, root: audit.path) }
    let looksForKeys = audit.options.keysInCode != nil
    var obsolete = baseline.obsolete(audit.judged(as: .known) + silenced, root: audit.path) { code in
      looksForKeys || ![Rule.keyNotInTable.code, Rule.keyNotInCode.code].contains { $0.rawValue == code }
    }
    if !silenced.isEmpty {
      let codes = Set(silenced.map(\.code.rawValue)).sorted().joined(separator: ", ")
      let count = ReportedFinding.joined(silenced, isMany: false).count
      obsolete.append("\(count.counted("finding")) that settings silence (\(codes))")
    }
    if obsolete.isEmpty { return [] }
    let settings = configurationPath.map { " --config \($0.visibleLine)" } ?? ""
    let command = "audit \(audit.path.visibleLine)\(settings) --baseline \(file.visibleLine) --write-baseline"
    obsolete[obsolete.count - 1] += "; 'which-locale \(command)' writes it without them"
    return obsolete.map { "\(file.excerpt): obsolete: \($0)" }
  }

  /// What is audited, with the options that the file completes.
  private func prepared() throws(LocalizationDiagnostic) -> (AuditSubject, AppAuditor) {
    let subject = try checkedSubject()
    var auditor = self
    let file = configurationPath ?? subject.root.appendingPath(AuditOptions.fileName)
    if configurationPath != nil || FileKind(at: file) != nil {
      try auditor.options.complete(with: FileBytes.read(file, limits).get(), path: file)
    }
    // A build sees a part of the code, so no key is known to be unused, and a change of code does not start an audit.
    if isPartial, target == nil { (auditor.options.keysInCode, auditor.options.readsCode) = (nil, false) }
    return (subject, auditor)
  }

  /// Reads what is audited.
  private func checkedSources(of subject: AuditSubject) throws(LocalizationDiagnostic) -> SourceParts {
    let sources = sources(subject)
    if let target, sources.parts.isEmpty { throw Self.wrong(sources.problem(ofTarget: target)) }
    return sources
  }

  /// Whether the run looks for all that a baseline may have.
  private var looksForEverything: Bool { options.checksStrings && !isPartial }

  /// Whether a part of the folder is looked at.
  private var isPartial: Bool { target != nil || targetFolder != nil || isBuild || !AuditSubject(paths).files.isEmpty }

  /// The findings of the codes that were asked for, to be written. What the file has of others is kept, and nothing but a
  /// baseline is overwritten.
  private func baseline(
    _ audit: AppAudit, _ gate: FindingGate, for file: String
  ) throws(LocalizationDiagnostic) -> AuditBaseline {
    if options.baseline == nil, configurationPath == nil, !FileKind.isInside(file, folder: audit.path) {
      throw Self.wrong("'baseline' of \(AuditOptions.fileName) leads out of the folder: name the file with --baseline")
    }
    var baseline = AuditBaseline(audit.judged(as: .reported, .quiet), root: audit.path)
    // An empty file has nothing to lose.
    if case .file(let count)? = FileKind(at: file), count > 0 {
      let old = try AuditBaseline(written: FileBytes.read(file, limits).get(), path: file)
      baseline.keep(old) { !looksForEverything || !gate.isAsked(LocalizationDiagnostic.Code(rawValue: $0)) }
    }
    return baseline
  }

  private static func unknown(_ name: String, of option: String, among names: [String]) -> LocalizationDiagnostic {
    let list = Set(names).sorted().map { "'\($0.excerpt)'" }.joined(separator: ", ")
    return wrong(
      "no localization is '\(name.excerpt)', which \(option) names; there "
        + (names.isEmpty ? "is none" : "are \(list)"))
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
