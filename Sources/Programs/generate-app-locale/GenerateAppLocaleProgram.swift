import AppLocaleGenerator
import AppLocalization
import Foundation
import ProgramSupport

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
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      say(usage)
      exit(64)
    }
    do throws(InputDiagnostic) {
      let input = try AppLocaleInput(folder: options.folder)
      for warning in input.warnings { say("\(warning)\n") }
      let source = try AppLocaleSource(input)
      let text = source.text
      if (try? FileReader.read(options.file.path).get()) == Data(text.utf8) { return }
      if options.isChecking {
        let stale = InputDiagnostic(
          "is not up to date with the localizations", file: options.file.path,
          hint: "write it again with swift package --allow-writing-to-package-directory write-app-locale")
        say("\(stale)\n")
        exit(staleStatus)
      }
      try write(text, to: options.file)
      StandardStreams.print("wrote \(options.file.path): \(source.localizationCount.counted("localization"))")
    } catch {
      say("\(error)\n")
      exit(1)
    }
  }

  private static func write(_ text: String, to file: URL) throws(InputDiagnostic) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileWriter.write(text.utf8, to: file.path)
    } catch {
      let reason = (error as? FileWriter.Problem)?.message ?? error.localizedDescription
      throw InputDiagnostic(
        "cannot be written: \(reason)", file: file.path, hint: FileKind.writingHint)
    }
  }

  private static func say(_ text: String) { StandardStreams.printError(text) }
}

/// The command line's options.
private struct Options {
  let folder: URL
  let file: URL
  let isChecking: Bool

  init?(_ arguments: ArraySlice<String>) {
    guard let given = PlainArguments(arguments, flags: ["--check"], options: ["--folder", "--to"]),
      let folder = given["--folder"], let file = given["--to"]
    else { return nil }
    (self.folder, self.file) = (URL(fileURLWithPath: folder), URL(fileURLWithPath: file))
    isChecking = given.has("--check")
  }
}
