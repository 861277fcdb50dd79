import CLDRTables
import Foundation
import PathKit
import ProgramSupport
import TableEmission

/// Writes the Swift tables of an imported release. The build-tool plugins run it, and `cldr-tables` does everything
/// else. Whatever this program imports is compiled before the first table exists, so that it has few options and no
/// argument parser, and compares no releases.
@main
struct GenerateTablesProgram {
  private static let usage = """
    usage: generate-tables --from FOLDER --to FOLDER --module NAME [--copy FILE]...

      --from      the imported release: a folder with common/ and release.txt
      --to        the folder to write into; files that are up to date stay unchanged
      --module    the module whose tables to write: \(TableModule.allCases.map(\.rawValue).joined(separator: ", "))
      --copy      a file of the runtime's sources to copy beside the tables

    """

  static func main() {
    guard
      let given = PlainArguments(CommandLine.arguments.dropFirst(), options: ["--from", "--to", "--module", "--copy"]),
      let source = given["--from"], let destination = given["--to"],
      let module = given["--module"].flatMap(TableModule.init)
    else {
      StandardStreams.printError(usage)
      exit(ExitStatus.usage.rawValue)
    }
    do throws(CLDRDiagnostics) {
      try write(module, from: Path(source), to: Path(destination), copying: given.all("--copy"))
    } catch {
      StandardStreams.printError("Error: \(error)\n")
      exit(error.exitStatus.rawValue)
    }
  }

  /// Writes only files that differ, and no file if there is a problem in the data.
  private static func write(
    _ module: TableModule, from source: Path, to destination: Path, copying copied: [String]
  ) throws(CLDRDiagnostics) {
    try requireData(in: source)
    let tables = try CompiledTables(folder: source, of: module)
    for warning in tables.passedOver { StandardStreams.printError("\(warning)\n") }
    var files = tables.files(of: module)
    for file in copied.map({ Path($0) }) { files.append(FileChange(path: file.lastComponent, text: try copy(file))) }
    let written = try TreeUpdate(root: destination).apply(files)
    StandardStreams.print("CLDR \(tables.version): \(tables.files.reduce(0) { $0 + $1.byteCount }) bytes of tables")
    StandardStreams.print(written.isEmpty ? "all files were up to date" : "wrote \(written.joined(separator: ", "))")
  }

  /// The source without the imports of the modules whose sources are copied into the same module.
  private static func copy(_ file: Path) throws(CLDRDiagnostics) -> String {
    let lines = try file.text().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { $0 != "import LocaleCore" && $0 != "import LocaleAliases" }.joined(separator: "\n")
  }

  private static func requireData(in source: Path) throws(CLDRDiagnostics) {
    if ReleaseRecord.exists(in: source) { return }
    throw CLDRDiagnostics(
      "there is no imported release", at: SourceLocation(file: source.string),
      hint: """
        swift package --allow-writing-to-package-directory update-cldr --release 48.2 --from ~/Downloads/cldr-48.2 \
        --data Sources/\(source.parent().lastComponent)/CLDR
        """, status: .noInput)
  }
}
