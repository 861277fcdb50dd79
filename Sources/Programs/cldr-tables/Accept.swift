import ArgumentParser
import CLDRTables
import SystemAccess

struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accepts changes by hand to an imported release.",
    discussion: """
      For an app that needs a rule otherwise than CLDR has it. The data is checked like any release; the manifest gets
      the new digests and the reason; fingerprints and pre-generated tables are made anew.

        cldr-tables accept --data Sources/CustomMatching/CLDR --reason "Catalan readers get Spanish rather than English"
      """)

  @OptionGroup var package: PackageOptions

  @Option(help: "Why, for whoever reads the manifest later.")
  var reason: String

  func run() throws {
    let (layout, tree) = try package.begin()
    let accepted = try HandChanges(folder: layout.dataFolder, reason: reason)
    let tables = try TableCompiler(accepted.facts).compile()
    let changes = try accepted.files(in: layout.data) + layout.files(from: tables)
    try uninterrupted { _ = try tree.apply(changes) }
    StandardStreams.print(
      "CLDR \(accepted.facts.version), changed by hand in \(accepted.files.joined(separator: ", ")): accepted")
  }
}
