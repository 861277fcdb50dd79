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
      Writes only files that differ, and none at all where something is wrong with the data. Each module of the
      runtime has tables of its own.

        cldr-tables generate --from CLDR --to /tmp/tables
        cldr-tables generate --from CLDR --to Sources/Runtime --pregenerated
      """)

  @Option(name: .customLong("from"), help: "The imported release: a folder with common/ and manifest.json.")
  var source: String

  @Option(name: .customLong("to"), help: "The folder to write into; with --pregenerated that of the sources.")
  var destination: String

  @Option(help: "The module whose tables are written; left out, all of them.")
  var module: [GeneratedFiles.Module] = []

  @Flag(help: "Write the files that are checked in, guarded for builds without the trait BuildTimeTables.")
  var pregenerated = false

  @Option(help: "Copy the runtime beside its tables: a folder of its sources; may be given several times.")
  var runtime: [String] = []

  @Flag(help: "Refuse data that is not what its manifest lists.")
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
