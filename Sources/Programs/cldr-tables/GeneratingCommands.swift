import ArgumentParser
import CLDRTables
import PathKit
import ProgramSupport
import TableEmission

struct Regenerate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes fingerprints and pre-generated tables again from the current data.",
    discussion: """
      Use it after a change to the generator, to the layout of a table, or to the data by hand.

        cldr-tables regenerate
      """)

  @OptionGroup var package: PackageOptions

  func run() throws {
    let layout = try package.layout
    let lock = try UpdateLock(layout)
    defer { lock.release() }
    let tables = try CompiledTables(folder: layout.dataFolder)
    tables.showWarnings(isVerbose: package.verbose)
    for loss in layout.losses(in: tables) { StandardStreams.printError("\(loss)\n") }
    let manifest = try CLDRManifest(folder: layout.dataFolder)
    let changed = try TreeUpdate(root: layout.root)
      .apply(layout.files(from: tables, changedByHand: manifest.changedFiles(in: layout.dataFolder)))
    // If no table has moved, somebody has edited a generated file, or the generator writes it in another way.
    let hasMoved = changed.contains { $0.hasSuffix(Fingerprints.fileName) }
    Self.tell(changed, tables.version, remark: hasMoved ? "" : ": no table moved, so edits by hand were replaced")
  }

  /// Says which files were written.
  static func tell(_ changed: [String], _ version: CLDRVersion, remark: String = "") {
    let count =
      changed.isEmpty ? "everything was up to date" : "\(changed.count) file\(changed.count == 1 ? "" : "s") changed"
    StandardStreams.print("CLDR \(version): \(count)")
    for path in changed { StandardStreams.print("  \(path)\(remark)") }
  }
}

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks that data, manifest, fingerprints and pre-generated tables agree.",
    discussion: """
      Writes nothing. Fails if a file of the data is missing or not the manifest's, if the facts break an assumption of \
      the runtime, or if the fingerprints or the pre-generated tables differ from the tables made of these facts. Files \
      that were changed by hand since the import are named, and what is odd in the data, as warnings.

        cldr-tables check
      """)

  @OptionGroup var package: PackageOptions

  func run() throws {
    let layout = try package.layout
    let (tables, faults) = try layout.faults()
    tables?.showWarnings(isVerbose: package.verbose)
    guard faults.isEmpty else {
      StandardStreams.printError("\(CLDRDiagnostics(faults))\n")
      throw ExitCode.failure
    }
    let manifest = try CLDRManifest(folder: layout.dataFolder)
    let changed = manifest.changedFiles(in: layout.dataFolder)
    let changes = changed.isEmpty ? "" : ", changed by hand in \(changed.joined(separator: ", "))"
    let parts = ["data", "manifest", "fingerprints"] + (layout.sources == nil ? [] : ["pre-generated tables"])
    StandardStreams.print("CLDR \(manifest.version)\(changes): \(parts.joined(separator: ", ")) agree")
    if package.verbose {
      for (path, elements) in manifest.elements.sorted(by: { $0.key < $1.key }) {
        StandardStreams.print("  \(path): \(elements.joined(separator: ", "))")
      }
    }
  }
}

extension CompiledTables {
  /// Writes the warnings to standard error, a line each. What CLDR itself has, and nobody can follow, is only counted.
  func showWarnings(isVerbose: Bool) {
    func isKnown(_ warning: CLDRDiagnostic) -> Bool { !isVerbose && warning.message.hasSuffix("as in CLDR") }
    for warning in warnings where !isKnown(warning) { StandardStreams.printError("\(warning)\n") }
    let known = warnings.count(where: isKnown)
    if known > 0 {
      StandardStreams.printError("\(known) oddities of CLDR's own data: --verbose shows them\n")
    }
  }
}
