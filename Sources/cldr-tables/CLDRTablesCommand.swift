#if BuildTimeTables
  import ArgumentParser

  @main
  struct CLDRTablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "cldr-tables",
      abstract: "Makes this package's tables from CLDR's XML.",
      discussion: """
        The build runs 'generate' by itself. By hand you need this program to take in a new CLDR release:

          cldr-tables import --release 48.2 --from ~/Downloads/cldr-48.2 --to CLDR
          cldr-tables generate --from CLDR --to Sources --pregenerated
          cldr-tables check --data CLDR --pregenerated Sources
        """,
      subcommands: [Generate.self, Import.self, Check.self])
  }
#else
  @main
  struct CLDRTablesCommand {
    /// Without its trait the package has fetched nothing that this program needs.
    static func main() {
      print(
        "cldr-tables needs the trait BuildTimeTables, which is on by default: build without --disable-default-traits.")
    }
  }
#endif
