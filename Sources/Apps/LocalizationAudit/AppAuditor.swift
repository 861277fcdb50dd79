import AppLocalization
import AppSources
import SystemAccess

/// Finds the problems in an app's localizations, by the rules that `which-locale audit --list-rules` lists.
///
/// In sources each package is audited separately, and in a project each set of targets that share resources.
public struct AppAuditor: Sendable {
  /// What is checked, and what becomes of what is found. A `.which-locale.json` in the folder completes them.
  public var options: AuditOptions
  /// The limits of reading.
  public var limits: ReadingLimits

  /// Creates an auditor.
  public init(options: AuditOptions = AuditOptions(), limits: ReadingLimits = .standard) {
    self.options = options
    self.limits = limits
  }

  /// Audits a folder: an app or another bundle, a folder of `.lproj`, or sources. Of a file of texts, or an `.lproj`, it
  /// audits the folder, and reports what concerns the file. Finds what `which-locale audit` finds there.
  ///
  /// A `.which-locale.json` that cannot be read, a baseline that is not there, and a code that no rule has are errors among
  /// the findings; the audit is then one by the other options.
  ///
  /// Reads each file once. Time is proportional to the files' sizes, plus about a second for each localization that no
  /// user can see.
  public func audit(_ path: String) -> AppAudit {
    let subject = AuditSubject([path])
    var (auditor, baseline): (AppAuditor, AuditBaseline?) = (self, nil)
    var problems: [LocalizationDiagnostic] = []
    do throws(LocalizationDiagnostic) {
      auditor = try completed(for: subject)
      baseline = try auditor.knownFindings()
    } catch {
      problems = [error]
    }
    return auditor.audit(
      sources(subject, isExcluded: auditor.options.isExcluded),
      gate: FindingGate(subject, auditor.options, baseline: baseline), problems: problems)
  }

  /// Audits a folder that has been read.
  ///
  /// - Parameters:
  ///   - gate: decides which findings are reported; nil for the options' settings.
  ///   - isExcluded: whether to skip code; nil for the options' answer.
  ///   - problems: what is wrong with the request.
  package func audit(
    _ read: consuming SourceParts, gate: FindingGate? = nil, isExcluded: ((String) -> Bool)? = nil,
    problems: [LocalizationDiagnostic] = []
  ) -> AppAudit {
    let gate = gate ?? FindingGate(root: read.root, options: options)
    let folder = AuditedFolder(
      read, options, files: gate.files, limits: limits, isExcluded: isExcluded ?? options.isExcluded)
    return AppAudit(folder, gate, problems)
  }

  /// The parts of what is audited.
  package func sources(_ subject: AuditSubject, isExcluded: @escaping @Sendable (String) -> Bool) -> SourceParts {
    subject.files.isEmpty
      ? SourceParts(of: subject.root, limits: limits, isExcluded: isExcluded)
      : SourceParts(ofResources: subject.folders, root: subject.root, limits: limits)
  }

  /// The auditor with the options that a team's file completes.
  ///
  /// - Parameters:
  ///   - file: nil for `.which-locale.json` in the folder, if there is one.
  ///   - seesAllCode: whether no other code may have a key; nil if the whole folder is asked about. A change of code then
  ///     starts an audit, too.
  package func completed(
    for subject: AuditSubject, by file: String? = nil, seesAllCode: Bool? = nil
  ) throws(LocalizationDiagnostic) -> AppAuditor {
    for name in options.only + options.ignored {
      if let problem = RuleList.problem(ofName: name) {
        throw LocalizationDiagnostic(.error, "configuration.malformed", problem)
      }
    }
    var auditor = self
    let path = file ?? subject.root.appendingPath(AuditOptions.fileName)
    if file != nil || FileKind(at: path) != nil {
      try auditor.options.complete(with: FileBytes.read(path, limits).get(), path: path)
    }
    auditor.options.excluded = auditor.options.excluded.map(subject.fromRoot)
    if !(seesAllCode ?? subject.files.isEmpty) {
      (auditor.options.keysInCode, auditor.options.readsCode) = (nil, false)
    }
    return auditor
  }

  /// What the baseline of the options has; nil without one.
  package func knownFindings() throws(LocalizationDiagnostic) -> AuditBaseline? {
    guard let file = options.baseline else { return nil }
    if FileKind(at: file) == nil {
      throw LocalizationDiagnostic(
        .error, "file.missing", "there is no such baseline yet: --write-baseline writes it", path: file)
    }
    return try AuditBaseline(FileBytes.read(file, limits).get(), path: file)
  }
}
