#if BuildTimeTables
  import ArgumentParser
  import CLDRTables
  import PathKit

  struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the Swift tables of an imported release.",
      discussion: """
        Writes only files that differ, and none at all where something is wrong with the data.

          cldr-tables generate --from CLDR --to /tmp/tables
        """)

    @Option(name: .customLong("from"), help: "The imported release: a folder with common/ and manifest.json.")
    var source: String

    @Option(name: .customLong("to"), help: "The folder to write into.")
    var destination: String

    @Flag(help: "Write the files that are checked in, guarded for builds without the trait BuildTimeTables.")
    var pregenerated = false

    func run() throws {
      let tables = try TableGenerator(folder: Path(source)).tables()
      let generated = GeneratedFiles(tables, for: pregenerated ? .pregenerated : .build)
      let written = try TableGenerator.write(generated, to: Path(destination))
      print("CLDR \(tables.version): \(tables.files.reduce(0) { $0 + $1.byteCount }) bytes of tables")
      for file in tables.files {
        for constant in file.constants {
          print("  \(file.name).\(constant.name): \(constant.rowCount) rows, \(constant.byteCount) bytes")
        }
      }
      print(written.isEmpty ? "all files were up to date" : "wrote \(written.joined(separator: ", "))")
    }
  }
#endif
