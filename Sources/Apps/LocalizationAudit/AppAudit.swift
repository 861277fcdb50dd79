import AppLocalization
import AppSources

/// The result of an audit of an app's localizations.
///
///     let audit = AppAuditor().audit("Which.app")
///     audit.findings.filter { $0.severity == .error }
///     audit.coverage.map { ($0.table, $0.localization, $0.share) }
///
/// An error crashes, shows wrong text, or prevents the use of a file or a localization. A warning should be fixed
/// before the next release. A note may be intended.
public struct AppAudit: Sendable {
  /// The folder that was audited.
  public let path: String
  /// The bundles in it: one, except in sources.
  public fileprivate(set) var bundles: [LocalizedBundle] = []
  /// The path of each bundle's project; nil for a bundle without one.
  fileprivate(set) var projectPaths: [String?] = []
  /// The options of the audit.
  public let options: AuditOptions
  /// Everything that was found, before anything decides whether it is reported.
  package fileprivate(set) var found: [AuditFinding] = []
  /// What becomes of it, the most severe first.
  fileprivate(set) var judged: [(finding: AuditFinding, verdict: FindingGate.Verdict)] = []
  /// The share of each table that each localization has, by table. Empty if strings were not checked.
  public fileprivate(set) var coverage: [TableCoverage] = []
  /// The ways to each localization, by engine.
  public fileprivate(set) var reach: [LocalizationReach] = []

  /// The findings, the most severe first, without those that a comment or the settings silence. Joined at each call: time is
  /// linear in their number.
  public var findings: [AuditFinding] { AuditFinding.joined(judged(as: .reported), isMany: false) }

  /// What was found with one of these verdicts.
  func judged(as verdicts: FindingGate.Verdict...) -> [AuditFinding] {
    judged.filter { verdicts.contains($0.verdict) }.map(\.finding)
  }

  /// The localizations of all bundles, each once, in their order.
  public var localizations: [String] {
    var seen: Set<String> = []
    return bundles.flatMap(\.localizations).filter { seen.insert($0).inserted }
  }

  /// The development region; nil if the bundles have none or several.
  public var developmentRegion: String? {
    let regions = Set(bundles.compactMap(\.developmentRegion))
    return regions.count == 1 ? regions.first : nil
  }
}

extension AppAudit {
  /// Whether the texts of a table may be held against those of a localization with this name, or of its language. True if
  /// there are no localizations at all, which is another finding.
  func hasReference(_ name: String) -> Bool {
    localizations.isEmpty || LocalizationName.contains(localizations, name)
      || localizations.contains { $0.sharesLanguage(with: name) }
      || name == LocalizationName.base && bundles.contains { $0.folders.contains(where: \.isBase) }
  }
}

/// Finds the problems in an app's localizations, by the rules that `which-locale audit --list-rules` lists.
///
/// In sources each package is audited separately, and in a project each set of targets that share resources.
public struct AppAuditor: Sendable {
  /// The checks, and the severities of findings.
  public var options: AuditOptions
  /// The limits of reading.
  public var limits: ReadingLimits
  /// Readers of other project files, by file name.
  package var projectReaders: [String: ProjectFile.Reader] = [:]
  /// The folder to look into alone, relative to the one that is audited.
  package var targetFolder: String?
  /// The name of the target to audit alone.
  var target: String?

  /// Creates an auditor.
  public init(options: AuditOptions = AuditOptions(), limits: ReadingLimits = .standard) {
    self.options = options
    self.limits = limits
  }

  /// Audits a folder: an app or another bundle, a folder of `.lproj`, or sources. Of a file of texts, or an `.lproj`, it
  /// audits the folder, and reports what concerns the file.
  ///
  /// Reads each file once. Time is proportional to the files' sizes, plus about a second for each localization that no
  /// user can see.
  public func audit(_ path: String) -> AppAudit {
    let subject = AuditSubject([path])
    return audit(
      sources(subject), gate: FindingGate(root: subject.root, options: options, files: subject.files))
  }

  /// The parts of what is audited.
  func sources(_ subject: AuditSubject) -> SourceParts {
    let all =
      subject.files.isEmpty
      ? SourceParts(of: subject.root, limits: limits, others: projectReaders, isExcluded: isExcluded)
      : SourceParts(ofResources: subject.folders, root: subject.root, limits: limits)
    return target.map(all.narrowed) ?? all
  }

  /// Whether to skip a folder of sources, whose path is relative to the one that is audited.
  private func isExcluded(_ path: String) -> Bool {
    options.isExcluded(path)
      || targetFolder.map { folder in
        // The folders above the target's lead to it.
        !path.isWithin(folder) && !folder.isWithin(path) && path.lastPathComponent != "Package.swift"
      } ?? false
  }

  /// Audits a folder that has been read.
  ///
  /// - Parameters:
  ///   - gate: decides which findings are reported; nil for the options' settings.
  ///   - progress: called after each bundle with the number of bundles that are done, and the number of all.
  package func audit(
    _ read: consuming SourceParts, gate: FindingGate? = nil, progress: (Int, Int) -> Void = { _, _ in }
  ) -> AppAudit {
    let count = read.parts.count
    let folder = folder(read, files: gate?.files ?? []) { progress($0, count * 2) }
    var audit = AppAudit(path: folder.root, options: options)
    audit.bundles = folder.bundles.map(\.localized)
    audit.projectPaths = folder.bundles.map { $0.project?.path }
    audit.report(folder.sources.diagnostics + (folder.code?.diagnostics ?? []))
    audit.found += RuleList.rules.flatMap { $0.findings(in: folder) }
    var reached: Set<LocalizationReach> = []
    for (index, bundle) in folder.bundles.enumerated() {
      audit.reach += folder.reach(of: bundle.localized).filter { reached.insert($0).inserted }
      audit.check(bundle)
      progress(count + index + 1, count * 2)
    }
    audit.judged = (gate ?? FindingGate(root: folder.root, options: options)).judge(audit.found)
    return audit
  }

  private func folder(
    _ read: consuming SourceParts, files: [String], progress: (Int) -> Void
  ) -> AuditedFolder {
    AuditedFolder(read, options, files: files, limits: limits, isExcluded: isExcluded, progress: progress)
  }

  /// The folder that has been read, to be asked about its texts in place of an audit.
  func folder(ofTexts read: consuming SourceParts, _ progress: (Int, Int) -> Void) -> AuditedFolder {
    let count = read.parts.count
    var auditor = self
    (auditor.options.checksStrings, auditor.options.keysInCode, auditor.options.keepsComments) = (true, nil, true)
    return auditor.folder(read, files: []) { progress($0, count) }
  }
}

extension AppAudit {
  fileprivate mutating func report(_ diagnostics: [LocalizationDiagnostic]) {
    found += diagnostics.map { AuditFinding($0) }
  }

  /// Checks one bundle and its tables.
  fileprivate mutating func check(_ bundle: AuditedBundle) {
    // `Rule.nothingToAudit` reports it for the whole folder.
    report(bundle.localized.diagnostics.filter { $0.code != "bundle.noLocalization" })
    found += (RuleList.rules.flatMap { $0.findings(in: bundle) } + bundle.findings).compactMap(bundle.withoutPrivateUse)
    for table in bundle.tables {
      found += RuleList.rules.flatMap { $0.findings(in: table) }.map(table.withComments)
      coverage += table.rows.coverage
      table.release()
    }
  }
}
