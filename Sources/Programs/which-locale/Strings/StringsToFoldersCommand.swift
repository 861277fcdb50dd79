import AppLocalization
import ArgumentParser
import Foundation
import LocalizedStrings

struct StringsToFoldersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "to-folders",
    abstract: "Makes the .strings and .stringsdict files of all languages of a catalog, in their .lproj folders.",
    discussion: """
      Texts, plural forms, comments and order stay. States of translations and of extraction, and texts that are not to \
      be translated, have no place in such files: they are named, and nothing is written; with --allow-loss they are \
      named and left out. No file that is there is replaced without --replace.

        which-locale strings to-folders App/Localizable.xcstrings -o App/Resources

      Prints the files. Exit status: 0, 1 where something would be lost or the catalog has errors, 64 for bad arguments.
      """)

  @Argument(help: "An .xcstrings file.")
  var file: String

  @Option(name: .shortAndLong, help: "The folder of the .lproj folders; made where it is not there.")
  var output: String

  @Option(help: "The table; left out, the name of the catalog.")
  var table: String?

  @Flag(help: "Leave out what the files have no place for.")
  var allowLoss = false

  @Flag(help: "Replace files that are there.")
  var replace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    let read = try StringsFile.read(file, reading.limits)
    guard case .catalog(let found) = read else {
      throw CommandFailure.usage("'\(file.shown)' is not an .xcstrings file: give a string catalog")
    }
    try read.printDiagnostics()
    guard let catalog = found.catalog, !read.hasErrors else {
      Console.printError("nothing was written: what could not be read would be missing from the files")
      throw ExitCode.failure
    }
    let name = table ?? String(file.lastPathComponent.nameAndExtension.name)
    let (tables, losses) = catalog.divided()
    try ConversionLosses.tell(losses, allowed: allowLoss)
    var files: [(path: String, bytes: [UInt8])] = []
    for table in tables {
      // A name in a catalog must not lead out of the folder.
      for part in [table.language, name] where part.isEmpty || part.hasPrefix(".") || part.contains("/") {
        throw CommandFailure.usage("'\(part.echoed)' is not a file name: rename the catalog or the language")
      }
      let folder = output.appendingPath(table.language + ".lproj")
      if let strings = table.strings {
        files.append((folder.appendingPath(name + ".strings"), StringsWriter().bytes(of: strings)))
      }
      if let dictionary = table.dictionary {
        files.append((folder.appendingPath(name + ".stringsdict"), try dictionary.bytes(rewriting: nil)))
      }
    }
    if !replace, let present = files.first(where: { TextFile.exists($0.path) }) {
      throw CommandFailure.usage("'\(present.path.shown)' is there already: give --replace to overwrite it")
    }
    for file in files {
      try TextFile.makeFolder(of: file.path)
      // A file that another process has made meanwhile is not replaced either.
      try TextFile.write(file.bytes, to: file.path, replacing: replace ? nil : .some(nil))
    }
    switch formats.format {
    case .json:
      Console.print(JSONValue.members([("files", .list(files.map(\.path)))]).indentedText)
    case .text, .tsv: for file in files { Console.print(file.path.shown) }
    }
  }
}
