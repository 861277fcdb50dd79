import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess
import TableEmission

extension GeneratedFiles.Module: ExpressibleByArgument {}

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the Swift tables of an imported release.",
    discussion: """
      Writes only files that differ, and no file if there is a problem in the data. Each module of the runtime has
      its own tables.

        cldr-tables generate --from CLDR --to /tmp/tables
        cldr-tables generate --from CLDR --to Sources/Runtime --pregenerated
      """)

  @Option(name: .customLong("from"), help: "The imported release: a folder with common/ and manifest.json.")
  var source: String

  @Option(name: .customLong("to"), help: "The folder to write into; with --pregenerated the folder of the sources.")
  var destination: String

  @Option(help: "The module whose tables to write. Default: all modules.")
  var module: [GeneratedFiles.Module] = []

  @Flag(help: "Write the files that are checked in, guarded for builds without the trait BuildTimeTables.")
  var pregenerated = false

  @Option(help: "A folder of the runtime's sources to copy beside the tables. May be repeated.")
  var runtime: [String] = []

  @Flag(help: "Refuse data that differs from its manifest.")
  var verify = false

  func run() throws {
    if let place = TreeUpdate.interrupted(above: Path(source)) {
      throw CLDRDiagnostics(TreeUpdate.interruption(at: place))
    }
    if verify {
      guard (Path(source) + CLDRManifest.fileName).isFile else {
        throw CLDRDiagnostics(
          CLDRDiagnostic(
            "there is no imported release", at: SourceLocation(file: source, line: 0),
            hint: """
              swift package --allow-writing-to-package-directory update-cldr --release 48.2 --from ~/Downloads/cldr-48.2 \
              --data Sources/\(Path(source).parent().lastComponent)/CLDR
              """))
      }
      let faults = try CLDRManifest(folder: Path(source)).verify(folder: Path(source))
      guard faults.isEmpty else { throw CLDRDiagnostics(faults) }
    }
    let tables = try TableGenerator(folder: Path(source)).tables()
    var written: [String] = []
    for module in module.isEmpty ? GeneratedFiles.Module.allCases : module {
      let generated = GeneratedFiles(tables, of: module, for: pregenerated ? .pregenerated : .build)
      let folder = Path(destination) + (pregenerated ? module.pregeneratedFolder : "")
      written += try TableGenerator.write(generated.files, to: folder)
    }
    if !runtime.isEmpty {
      written += try TableGenerator.write(RuntimeSources.files(in: runtime.map { Path($0) }), to: Path(destination))
    }
    StandardStreams.print("CLDR \(tables.version): \(tables.files.reduce(0) { $0 + $1.byteCount }) bytes of tables")
    for file in tables.files {
      for constant in file.constants {
        StandardStreams.print("  \(file.name).\(constant.name): \(constant.rowCount) rows, \(constant.byteCount) bytes")
      }
    }
    StandardStreams.print(written.isEmpty ? "all files were up to date" : "wrote \(written.joined(separator: ", "))")
  }
}

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
