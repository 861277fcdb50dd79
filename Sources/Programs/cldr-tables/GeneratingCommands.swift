import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess
import TableEmission

struct Regenerate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes fingerprints and pre-generated tables again from the current data.",
    discussion: """
      Use it after a change to the generator or to the layout of a table. Writes all files or none.

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

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks that data, manifest, fingerprints and pre-generated tables agree.",
    discussion: """
      Writes nothing. Fails if a file of the data differs from the manifest, if the facts break an assumption of the
      runtime, if the fingerprints are not those of the tables, if the pre-generated tables differ from the tables made
      of these facts, or if an update was interrupted.

        cldr-tables check
      """)

  @OptionGroup var package: PackageOptions

  func run() throws {
    let layout = try package.layout
    let faults = try layout.faults()
    guard faults.isEmpty else { throw CLDRDiagnostics(faults) }
    let manifest = try CLDRManifest(folder: layout.dataFolder)
    let changes = manifest.changes.isEmpty ? "" : ", changed by hand (\(manifest.changes.joined(separator: "; ")))"
    let parts = ["data", "manifest", "fingerprints"] + (layout.sources == nil ? [] : ["pre-generated tables"])
    StandardStreams.print("CLDR \(manifest.version)\(changes): \(parts.joined(separator: ", ")) agree")
  }
}
