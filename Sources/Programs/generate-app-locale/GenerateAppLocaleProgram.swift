import AppLocaleGenerator
import AppLocalization
import Foundation
import ProgramSupport
import SystemAccess

/// Writes the Swift source for an app's localizations. The plugins run it. It has few options, so that it does not need
/// an argument parser package.
@main
struct GenerateAppLocaleProgram {
  private static let usage = """
    usage: generate-app-locale --folder FOLDER --to FILE [--check]

      --folder   the target's folder: locales.json, or .lproj folders and string catalogs
      --to       the Swift file to write; it stays unchanged if its contents are up to date
      --check    write nothing, fail if the file is not up to date

    """

  /// The exit status of `--check` if the file is not up to date. The plugin then reports this and nothing else.
  private static let staleStatus: Int32 = 2

  static func main() {
    guard
      let given = PlainArguments(
        CommandLine.arguments.dropFirst(), flags: ["--check"], options: ["--folder", "--to"]),
      let folder = given["--folder"], let path = given["--to"]
    else {
      StandardStreams.printError(usage)
      exit(ExitStatus.usage.rawValue)
    }
    do throws(InputDiagnostic) {
      let input = try AppLocaleInput(folder: URL(fileURLWithPath: folder))
      for warning in input.warnings { StandardStreams.printError("\(warning)\n") }
      let source = try AppLocaleSource(input)
      let text = source.text
      if (try? FileReader.read(path).get()) == Data(text.utf8) { return }
      if given.has("--check") {
        let stale = InputDiagnostic(
          "is not up to date with the localizations", at: SourceLocation(file: path),
          hint: "write it again with swift package --allow-writing-to-package-directory write-app-locale")
        StandardStreams.printError("\(stale)\n")
        exit(staleStatus)
      }
      try write(text, to: path)
      StandardStreams.print("wrote \(path): \(source.localizationCount.counted("localization"))")
    } catch {
      StandardStreams.printError("\(error)\n")
      exit(1)
    }
  }

  private static func write(_ text: String, to path: String) throws(InputDiagnostic) {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileWriter.write(text.utf8, to: path)
    } catch {
      let reason = (error as? FileWriter.Problem)?.message ?? error.localizedDescription
      throw InputDiagnostic("cannot be written: \(reason)", at: SourceLocation(file: path), hint: FileKind.writingHint)
    }
  }
}
