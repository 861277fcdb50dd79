import ArgumentParser
import CLDRTables
import PathKit
import ProgramSupport
import TableEmission

struct Regenerate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regenerate",
    abstract: "Writes the pre-generated tables again from the current data.",
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
    Self.tell(try TreeUpdate(root: layout.root).apply(layout.files(from: tables)), tables.version)
  }

  /// Says which files were written.
  static func tell(_ changed: [String], _ version: CLDRVersion) {
    let count =
      changed.isEmpty ? "everything was up to date" : "\(changed.count) file\(changed.count == 1 ? "" : "s") changed"
    StandardStreams.print("CLDR \(version): \(count)")
    for path in changed { StandardStreams.print("  \(path)") }
  }
}

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the data, and that the pre-generated tables are what it gives.",
    discussion: """
      Writes nothing. Fails if the data cannot be made into tables, or if a pre-generated table differs in a byte from \
      what it gives. Files of the data that were changed by hand since the import are named, and what is odd in the \
      data, as warnings.

        cldr-tables check
      """)

  @OptionGroup var package: PackageOptions

  func run() throws {
    let layout = try package.layout
    let tables = try CompiledTables(folder: layout.dataFolder)
    tables.showWarnings(isVerbose: package.verbose)
    let faults = layout.faults(in: tables)
    guard faults.isEmpty else {
      StandardStreams.printError("\(CLDRDiagnostics(faults))\n")
      throw ExitCode.failure
    }
    let changed = try ReleaseRecord.changedFiles(in: layout.dataFolder)
    let changes = changed.isEmpty ? "" : ", changed by hand in \(changed.joined(separator: ", "))"
    let result = layout.sources == nil ? "the data gives tables" : "the data gives the pre-generated tables"
    StandardStreams.print("CLDR \(tables.version)\(changes): \(result)")
  }
}

extension CompiledTables {
  /// Writes the warnings to standard error, a line each. What CLDR itself has, and nobody can follow, is only counted.
  func showWarnings(isVerbose: Bool) {
    func isKnown(_ warning: InputDiagnostic) -> Bool { !isVerbose && warning.message.hasSuffix("as in CLDR") }
    for warning in warnings where !isKnown(warning) { StandardStreams.printError("\(warning)\n") }
    let known = warnings.count(where: isKnown)
    if known > 0 {
      StandardStreams.printError("\(known) oddities of CLDR's own data: --verbose shows them\n")
    }
  }
}
