import ArgumentParser
import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import ProgramSupport
import TableEmission

struct Update: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Upgrades a package to another CLDR release.",
    discussion: """
      Reads the release, checks it, makes the tables, and reports which decisions change. Then it writes an \
      entry in CHANGELOG.md, the pre-generated tables if the package has them, and the data. \
      Whatever is wrong with the release is found before anything is written. What is new in it, and decides no answer, is \
      passed over with a warning. A run that is killed is completed by the next one, or undone by git; 'cldr-tables check' \
      says whether everything fits together.

        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --dry-run
        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --report upgrade.md

      In a package use the plugin: swift package --allow-writing-to-package-directory update-cldr with these \
      options.
      """)

  @Option(help: "The release, such as 48.2, or 49-alpha2. Default: the record's, if --from is an imported copy.")
  var release: CLDRVersion?

  @Option(name: .customLong("from"), help: "The unpacked release, or an imported copy: a folder with common/.")
  var source: String

  @OptionGroup var package: PackageOptions

  @OptionGroup var app: AppOptions

  @OptionGroup var report: ReportFile

  @Option(
    help: ArgumentHelp(
      "The changelog for the entry, relative to the package. Default: CHANGELOG.md, if tables are checked in.",
      valueName: "file"))
  var changelog: String?

  @Flag(help: "Discard changes by hand to the data.")
  var discardChanges = false

  @Flag(help: "Accept that a table loses more than a tenth of its rows against the installed release.")
  var acceptLosses = false

  @Flag(help: "Do not compare: write no report and no changelog entry.")
  var noReport = false

  @Flag(help: "Do everything except writing into the package.")
  var dryRun = false

  func validate() throws {
    if let changelog, changelog.hasPrefix("/") || changelog.split(separator: "/").contains("..") {
      throw ValidationError("--changelog: \(changelog) is not a file inside the package: write it without ..")
    }
    if noReport, report.path != nil || app.supported != nil {
      throw ValidationError("give either --no-report, or --report and --supported")
    }
  }

  func run() throws {
    try report.check()
    let progress = ProgressLine("reading the release")
    defer { progress.finish() }
    let layout = try package.layout
    let lock = try dryRun ? nil : UpdateLock(layout)
    defer { lock?.release() }
    let release = try CLDRRelease.toImport(from: Path(source), release: release)
    let version = release.facts.version
    progress.step("checking, and making the tables of CLDR \(version)")
    let tables = try TableCompiler(release.facts).compile()
    let supported = try app.list(in: release.facts)
    progress.finish()
    tables.showWarnings(isVerbose: package.verbose)
    let tree = TreeUpdate(root: layout.root)
    let data = layout.files(of: release)
    let pending = try tree.pending(data)
    // Whatever is interrupted is noticed: the record, which says the release of the tables, is written last.
    var changes = layout.files(from: tables) + data
    if !pending.isEmpty {
      if !discardChanges { try refuseHandChanges(in: layout, for: pending) }
      if ReleaseRecord.exists(in: layout.dataFolder) {
        // The old data are not checked: after an interrupted update they are files of two releases.
        let old = try CLDRReader(folder: layout.dataFolder)
          .read(version: ReleaseRecord(folder: layout.dataFolder).version)
        if !acceptLosses { try refuseLosses(of: old, in: release.facts) }
        if !noReport { changes = try report(from: old, to: release.facts, supported, in: layout, progress) + changes }
      }
    }
    progress.finish()
    if dryRun {
      let pending = try tree.pending(changes)
      StandardStreams.print("CLDR \(version): \(pending.count) files would change, nothing was written")
      for change in pending { StandardStreams.print("  \(change.path)") }
      return
    }
    Regenerate.tell(try tree.apply(changes), version)
  }

  /// Refuses data that was changed by hand, and files that no import wrote: an update replaces all data, so that they would
  /// be lost silently. Files that an interrupted update of the same release has written already are not among the changes.
  private func refuseHandChanges(in layout: PackageLayout, for changes: [FileChange]) throws {
    let replaced = Set(changes.map(\.path))
    let changed = try ReleaseRecord.changedFiles(in: layout.dataFolder).filter {
      replaced.contains("\(layout.data)/\($0)")
    }
    if !changed.isEmpty {
      throw ValidationError(
        """
        the data was changed by hand in \(changed.joined(separator: ", ")): use --discard-changes to replace it; then \
        make the change again, and run 'cldr-tables regenerate'
        """)
    }
  }

  /// Refuses a release that has much less than the installed one.
  private func refuseLosses(of old: CLDRFacts, in new: CLDRFacts) throws {
    let losses = old.losses(in: new)
    if losses.isEmpty { return }
    let lines = losses.map { "  \($0.old) → \($0.new) \($0.name)" }
    throw ValidationError(
      """
      CLDR \(new.version) has much less than the installed \(old.version):
      \(lines.joined(separator: "\n"))
      look for the rest in another folder of the release, or use --accept-losses if it is right
      """)
  }

  /// Reports the decisions that differ from those of the installed data; returns the changelog with its entry.
  private func report(
    from old: CLDRFacts, to new: CLDRFacts, _ supported: [String], in layout: PackageLayout, _ progress: ProgressLine
  ) throws -> [FileChange] {
    let entry = UpgradeReport(old: old, new: new, supported: MostUsedLocales.all, progress: progress.step)
    let changes =
      supported.isEmpty
      ? entry
      : UpgradeReport(
        old: old, new: new, supported: supported, default: app.default, options: app.options, progress: progress.step)
    progress.finish()
    StandardStreams.printText(changes.markdown())
    if let format = report.format { try report.write(format.text(of: changes, limit: nil)) }
    guard let changelog = changelog ?? (layout.sources == nil ? nil : "CHANGELOG.md") else { return [] }
    let file = layout.root + changelog
    if self.changelog != nil, !file.isFile {
      throw CLDRDiagnostics(
        "there is no such file", at: SourceLocation(file: file.string),
        hint: "give the changelog that is to get the entry", status: .noInput)
    }
    guard file.isFile, old.version != new.version else { return [] }
    var log = Changelog(try file.text())
    log.add(ChangelogEntry(entry))
    return [FileChange(path: changelog, text: log.text)]
  }
}

extension CLDRVersion: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
