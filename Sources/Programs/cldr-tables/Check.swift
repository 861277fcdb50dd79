import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Proves that data, manifest, fingerprints and pre-generated tables belong together.",
    discussion: """
      Writes nothing. Fails where a file of the data is not the one the manifest names, where the facts break
      something the runtime relies on, where the fingerprints are not those of the tables, where the pre-generated
      tables are not what these facts give, and where an update was interrupted half-way.

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
