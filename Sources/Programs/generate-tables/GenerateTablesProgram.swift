import CLDRTables
import Foundation
import PathKit
import SystemAccess
import TableEmission

/// Writes the Swift tables of an imported release. The build-tool plugins run it, and `cldr-tables` does everything
/// else. Whatever this program imports is compiled before the first table exists, so that it has few options and no
/// argument parser, and compares no releases.
@main
struct GenerateTablesProgram {
  private static let usage = """
    usage: generate-tables --from FOLDER --to FOLDER [--module NAME]... [--runtime FOLDER]...
                           [--pregenerated] [--verify]

      --from      the imported release: a folder with common/ and manifest.json
      --to        the folder to write into; files that are up to date stay unchanged
      --pregenerated
                  write the files that are checked in, guarded for builds without the trait BuildTimeTables; --to is then
                  the folder of the sources
      --module    the module whose tables to write: \(TableModule.allCases.map(\.rawValue).joined(separator: ", "));
                  left out, all of them
      --runtime   a folder of the runtime's sources to copy beside the tables

    """

  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      StandardStreams.printError(usage)
      exit(64)
    }
    do throws(CLDRDiagnostics) {
      try run(options)
    } catch {
      StandardStreams.printError("Error: \(error)\n")
      exit(1)
    }
  }

  /// Writes only files that differ, and no file if there is a problem in the data.
  private static func run(_ options: Options) throws(CLDRDiagnostics) {
    try requireData(in: options.source)
    // A plugin asks for one module, and nothing else is read.
    let only = options.modules.count == 1 ? options.modules.first : nil
    let tables = try TableGenerator(folder: options.source).tables(of: only)
    var written: [String] = []
    for module in options.modules.isEmpty ? TableModule.allCases : options.modules {
      let folder = options.destination + (options.isPregenerated ? module.pregeneratedFolder : "")
      let generated = GeneratedFiles(tables, of: module, for: options.isPregenerated ? .pregenerated : .build)
      written += try TableGenerator.write(generated, to: folder)
    }
    if !options.runtime.isEmpty {
      written += try TableGenerator.write(RuntimeSources.files(in: options.runtime), to: options.destination)
    }
    StandardStreams.print("CLDR \(tables.version): \(tables.files.reduce(0) { $0 + $1.byteCount }) bytes of tables")
    for file in tables.files {
      for constant in file.constants {
        StandardStreams.print("  \(file.name).\(constant.name): \(constant.rowCount) rows, \(constant.byteCount) bytes")
      }
    }
    StandardStreams.print(written.isEmpty ? "all files were up to date" : "wrote \(written.joined(separator: ", "))")
  }

  private static func requireData(in source: Path) throws(CLDRDiagnostics) {
    if (source + CLDRManifest.fileName).isFile { return }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "there is no imported release", at: SourceLocation(file: source.string, line: 0),
        hint: """
          swift package --allow-writing-to-package-directory update-cldr --release 48.2 --from ~/Downloads/cldr-48.2 \
          --data Sources/\(source.parent().lastComponent)/CLDR
          """))
  }
}

/// The command line's options; nil if the command line is not understood.
private struct Options {
  var source: Path
  var destination: Path
  var modules: [TableModule] = []
  var runtime: [Path] = []
  var isPregenerated = false

  init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    var source: String?
    var destination: String?
    while let name = arguments.popFirst() {
      if name == "--pregenerated" {
        isPregenerated = true
        continue
      }
      guard let value = arguments.popFirst() else { return nil }
      switch name {
      case "--from": source = value
      case "--to": destination = value
      case "--runtime": runtime.append(Path(value))
      case "--module":
        guard let module = TableModule(rawValue: value) else { return nil }
        modules.append(module)
      default: return nil
      }
    }
    guard let source, let destination else { return nil }
    self.source = Path(source)
    self.destination = Path(destination)
  }
}
