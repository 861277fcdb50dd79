#if BuildTimeTables
  import ArgumentParser
  import CLDRTables
  import PathKit

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Proves that data, manifest and pre-generated tables belong together.",
      discussion: """
        Writes nothing. Fails where a file of the data is not the one the manifest names, where the facts break
        something the runtime relies on, or where the pre-generated tables are not what these facts give.

          cldr-tables check --data CLDR --pregenerated Sources
        """)

    @Option(help: "The imported release.")
    var data = "CLDR"

    @Option(
      help: "The folder of the sources, whose modules have pre-generated tables; left out, only the data is checked.")
    var pregenerated: String?

    func run() throws {
      let folder = Path(data)
      let faults = try CLDRManifest(folder: folder).verify(folder: folder)
      guard faults.isEmpty else { throw CLDRDiagnostics(faults) }
      let tables = try TableGenerator(folder: folder).tables()
      if let pregenerated {
        let outdated = GeneratedFiles.Module.allCases.flatMap { module in
          TableGenerator.outdated(
            GeneratedFiles(tables, of: module, for: .pregenerated), in: Path(pregenerated) + module.pregeneratedFolder
          ).map { "\(module.pregeneratedFolder)/\($0)" }
        }
        guard outdated.isEmpty else {
          throw CLDRDiagnostics(
            outdated.map { name in
              CLDRDiagnostic(
                "not what the data gives", at: SourceLocation(file: "\(pregenerated)/\(name)", line: 0),
                hint: "make it anew with cldr-tables generate --pregenerated")
            })
        }
      }
      print("CLDR \(tables.version): data, manifest\(pregenerated == nil ? "" : " and pre-generated tables") agree")
    }
  }
#endif
