import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Imports an unpacked CLDR release.",
    discussion: """
      Keeps the facts in CLDR's own form and drops comments, names and unrelated sections. The major number is
      checked against the release's DTDs. The minor number is not in the release's files: give it as an option. 'update'
      imports a release and does all further steps.

        cldr-tables import --release 48.2 --from ~/Downloads/cldr-48.2 --to CLDR
      """)

  @Option(help: "The release, 48.2. Left out, that of the manifest, where --from is an imported copy.")
  var release: CLDRVersion?

  @Option(name: .customLong("from"), help: "The unpacked release: a folder with common/.")
  var source: String

  @Option(name: .customLong("to"), help: "The folder to write into.")
  var destination = "CLDR"

  @Option(help: "Where the release came from, for the manifest.")
  var sourceName: String?

  func run() throws {
    let imported = try CLDRImporter(source: Path(source), release: release, sourceName: sourceName).run()
    // Data that cannot be compiled into tables must not replace data that can.
    _ = try TableCompiler(imported.facts).compile()
    let changed = try imported.write(to: Path(destination))
    StandardStreams.print(
      changed.isEmpty
        ? "CLDR \(imported.facts.version): all files were up to date"
        : "CLDR \(imported.facts.version): \(changed.count) files changed")
    for path in changed { StandardStreams.print("  \(path)") }
  }
}

struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accepts changes by hand to an imported release.",
    discussion: """
      For an app that needs a rule that differs from CLDR's. Checks the data like any release, writes the new digests
      and the reason into the manifest, and writes fingerprints and pre-generated tables again.

        cldr-tables accept --data Sources/CustomMatching/CLDR --reason "Catalan readers get Spanish rather than English"
      """)

  @OptionGroup var package: PackageOptions

  @Option(help: "The reason for the change, for later readers of the manifest.")
  var reason: String

  func run() throws {
    let (layout, tree) = try package.begin()
    let accepted = try HandChanges(folder: layout.dataFolder, reason: reason)
    let tables = try TableCompiler(accepted.facts).compile()
    let changes = try accepted.files(in: layout.data) + layout.files(from: tables)
    try uninterrupted { _ = try tree.apply(changes) }
    StandardStreams.print(
      "CLDR \(accepted.facts.version), changed by hand in \(accepted.files.joined(separator: ", ")): accepted")
  }
}

struct Recover: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Restores a package after an interrupted update.",
    discussion: "The next update does this automatically. Does nothing if no update was interrupted.")

  @Option(help: "The package's folder.")
  var package = "."

  func run() throws {
    guard Path(package).isDirectory else {
      throw ValidationError("no such folder: \(package): give the folder of the package")
    }
    let recovery = try uninterrupted { try TreeUpdate(root: Path(package)).recover() }
    if recovery == .nothingToDo { StandardStreams.print("nothing was interrupted") }
    Self.tell(recovery)
  }

  static func tell(_ recovery: TreeUpdate.Recovery) {
    switch recovery {
    case .nothingToDo: break
    case .removedLeftovers: StandardStreams.print("removed what an interrupted update had left; it had changed nothing")
    case .putBack(let paths):
      StandardStreams.print("put back what an interrupted update had changed: \(paths.count) files")
      for path in paths { StandardStreams.print("  \(path)") }
    }
  }
}
