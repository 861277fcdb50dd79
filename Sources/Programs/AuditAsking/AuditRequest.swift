import AppLocalization
import AppSources
import LocalizationAudit
import ProgramSupport

/// What programs ask of an audit: `which-locale audit` and the plugins' `audit-localizations` fill it in.
package struct AuditRequest {
  package var options = AuditOptions()
  package var limits = ReadingLimits.standard
  /// The folder to audit, by default the current one; or files and folders of localizations, of which alone is reported.
  package var paths: [String] = []
  /// Audit only what this target of a project ships.
  package var target: String?
  /// Look only into this folder, relative to the folder that is audited.
  package var targetFolder: String?
  /// The file that completes the options; nil for `.which-locale.json` in the folder, if there is one.
  package var configurationPath: String?
  package var writesBaseline = false
  /// The format of the report, which decides about notes, and about what becomes one line.
  package var format = AuditReport.Format.text
  package var showsNotes = false
  /// What a code host reads before relative paths; nil for the working folder in its repository.
  package var pathPrefix: String?
  /// Whether a build asks, which fails only if the configuration's `failOn` says so.
  package var isBuild = false

  package init() {}

  /// What is known of one key, in place of an audit.
  package func explanation(of key: String) throws(LocalizationDiagnostic) -> KeyExplanation {
    try answer { KeyExplanation(of: LiteralKey(key), in: $0, $1) }
  }

  /// What is to be done in a language, in place of an audit.
  package func work(in language: String) throws(LocalizationDiagnostic) -> LanguageWork {
    var detailed = self
    (detailed.options.workLanguage, detailed.options.findsReviews) = (language, true)
    let (work, names) = try detailed.answer {
      (LanguageWork(in: language, of: $0, $1), $0.bundles.flatMap(\.localized.localizations) + $0.options.required)
    }
    if !LocalizationName.contains(names, language) {
      var problem = Self.unknown(language, of: "--language", among: names)
      if LocaleIdentifier(language) != nil { problem.message += "; 'required' in .which-locale.json begins a new one" }
      throw problem
    }
    return work
  }

  /// An answer from the folder's texts, with the gate of what is reported.
  private func answer<Answer>(
    _ answer: (AuditedFolder, FindingGate) -> Answer
  ) throws(LocalizationDiagnostic) -> Answer {
    let subject = try checkedSubject()
    var auditor = try auditor(for: subject)
    (auditor.options.checksStrings, auditor.options.keysInCode, auditor.options.keepsComments) = (true, nil, true)
    let read = try sources(of: subject, auditor)
    let folder = AuditedFolder(read, auditor.options, limits: limits, isExcluded: isExcluded(auditor))
    return answer(folder, FindingGate(subject, auditor.options))
  }

  /// What is audited: a folder that can be listed, or files that exist.
  private func checkedSubject() throws(LocalizationDiagnostic) -> AuditSubject {
    if paths.count > 1, let folder = paths.first(where: { AuditSubject.isFolder($0) && FileKind(at: $0) != nil }) {
      let isGone = paths.first { FileKind(at: $0) == nil }
      throw Self.wrong(
        isGone.map { "there is no '\($0.visibleLine)', and the folder '\(folder.visibleLine)' is audited alone" }
          ?? "'\(folder.visibleLine)': audit one folder at a time")
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
    let subject = try checkedSubject()
    let auditor = try auditor(for: subject)
    let baselineFile = auditor.options.baseline
    if writesBaseline, baselineFile == nil {
      throw Self.wrong("no baseline to write: give --baseline FILE, or 'baseline' in the configuration")
    }
    let baseline = writesBaseline ? nil : try auditor.knownFindings()
    let least: LocalizationDiagnostic.Severity =
      showsNotes || format == .json || format == .sarif ? .note : .warning
    let limit = auditor.options.failOn ?? (isBuild ? .never : .error)
    var gate = FindingGate(subject, auditor.options, baseline: baseline, least: least)
    gate.buildFailsFrom = isBuild ? limit : nil
    let sources = try sources(of: subject, auditor)
    // A pattern that leaves out nothing is probably written wrong.
    let idle = isPartial ? [] : sources.idle(ExcludedPaths(auditor.options.excluded))
    let audit = auditor.audit(sources, gate: gate, isExcluded: isExcluded(auditor))
    if let reference = options.reference, !audit.hasReference(reference) {
      throw Self.unknown(reference, of: "--reference", among: audit.localizations)
    }
    let known = audit.judged(as: .known)
    var report = AuditReport(
      audit: audit, all: format.findings(of: audit.judged(as: .reported, .quiet)),
      least: least, knownCount: ReportedFinding.joined(known, isMany: false).count)
    report.paths = RepositoryPaths(prefix: pathPrefix)
    if writesBaseline, let baselineFile {
      let written = try self.baseline(audit, gate, for: baselineFile)
      report.baseline = (baselineFile, written.text)
      let count = written.count.counted("known finding")
      report.remarks = ["\(baselineFile.excerpt): \(count) written, which are not reported from now on"]
    }
    if let baseline, let baselineFile { report.remarks = remarks(baseline, baselineFile, audit) }
    report.remarks += idle.map { pattern, wider in
      "exclude: '\(pattern.excerpt)' leaves out nothing\(wider.map { " more: '\($0.excerpt)' does already" } ?? "")"
    }
    if !isBuild, report.all.contains(where: { $0.code == Rule.nothingToAudit.code }) {
      report.outcome = .nothingToAudit
    } else if limit.isReached(by: report.all.map(\.severity)) {
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

  /// What is asked, with the options that the file completes.
  private func auditor(for subject: AuditSubject) throws(LocalizationDiagnostic) -> AppAuditor {
    // A build sees a part of the code, so no key is known to be unused, and a change of code does not start an audit.
    try AppAuditor(options: options, limits: limits)
      .completed(for: subject, by: configurationPath, seesAllCode: target != nil || !isPartial)
  }

  /// Reads what is audited.
  private func sources(of subject: AuditSubject, _ auditor: AppAuditor) throws(LocalizationDiagnostic) -> SourceParts {
    let all = auditor.sources(subject, isExcluded: isExcluded(auditor))
    guard let target else { return all }
    let own = all.narrowed(toTarget: target)
    if own.parts.isEmpty { throw Self.wrong(own.problem(ofTarget: target)) }
    return own
  }

  /// Whether to skip a folder of sources, or a file, whose path is relative to the one that is audited.
  private func isExcluded(_ auditor: AppAuditor) -> @Sendable (String) -> Bool {
    let (isExcluded, targetFolder) = (auditor.options.isExcluded, targetFolder)
    return { path in
      isExcluded(path)
        || targetFolder.map { folder in
          // The folders above the target's lead to it.
          !path.isWithin(folder) && !folder.isWithin(path) && path.lastPathComponent != "Package.swift"
        } ?? false
    }
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
