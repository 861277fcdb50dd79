import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess
import TableEmission

struct Regenerate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes fingerprints and pre-generated tables anew from the data as it is.",
    discussion: """
      After a change to the generator or to the layout of a table. All files or none are written.

        cldr-tables regenerate
      """)

  @OptionGroup var package: PackageOptions

  func run() throws {
    let (layout, tree) = try package.begin()
    let tables = try TableGenerator(folder: layout.dataFolder).tables()
    let changed = try uninterrupted { try tree.apply(layout.files(from: tables)) }
    StandardStreams.print(
      "CLDR \(tables.version): \(changed.isEmpty ? "everything was up to date" : "\(changed.count) files changed")")
    for path in changed { StandardStreams.print("  \(path)") }
  }
}
