import AppLocalization
import AppSources

/// Finds the problems in an app's localizations, by the rules that `which-locale audit --list-rules` lists.
///
/// In sources each package is audited separately, and in a project each set of targets that share resources.
public struct AppAuditor: Sendable {
  /// The checks, and the severities of findings.
  public var options: AuditOptions
  /// The limits of reading.
  public var limits: ReadingLimits
  /// Audit only what this target of a project ships.
  package var target: String?
  /// Look only into this folder, relative to the folder that is audited.
  package var targetFolder: String?

  // What programs ask for: `which-locale audit` and the plugins' `audit-localizations` fill it in. `audit(_:)` asks for none
  // of it.

  /// The folder to audit, by default the current one; or files and folders of localizations, of which alone is reported.
  package var paths: [String] = []
  /// The file that completes the options; nil for `.which-locale.json` in the folder, if there is one.
  package var configurationPath: String?
  package var writesBaseline = false
  /// The format of the report, which decides about notes, and about what becomes one finding.
  package var format = AuditReport.Format.text
  /// Whether a build asks, which fails only if the configuration's `failOn` says so.
  package var isBuild = false

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
    return audit(sources(subject), gate: FindingGate(subject, options))
  }

  /// Audits a folder that has been read.
  ///
  /// - Parameter gate: decides which findings are reported; nil for the options' settings.
  package func audit(_ read: consuming SourceParts, gate: FindingGate? = nil) -> AppAudit {
    let gate = gate ?? FindingGate(root: read.root, options: options)
    return AppAudit(AuditedFolder(read, options, files: gate.files, limits: limits, isExcluded: isExcluded), gate)
  }

  /// The parts of what is audited.
  func sources(_ subject: AuditSubject) -> SourceParts {
    let all =
      subject.files.isEmpty
      ? SourceParts(of: subject.root, limits: limits, isExcluded: isExcluded)
      : SourceParts(ofResources: subject.folders, root: subject.root, limits: limits)
    return target.map(all.narrowed) ?? all
  }

  /// Whether to skip a folder of sources, whose path is relative to the one that is audited.
  func isExcluded(_ path: String) -> Bool {
    options.isExcluded(path)
      || targetFolder.map { folder in
        // The folders above the target's lead to it.
        !path.isWithin(folder) && !folder.isWithin(path) && path.lastPathComponent != "Package.swift"
      } ?? false
  }
}
