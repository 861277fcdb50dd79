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
