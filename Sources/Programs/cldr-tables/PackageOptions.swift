import ArgumentParser
import CLDRTables
import PathKit
import TableEmission

/// Which package, and where it keeps what.
struct PackageOptions: ParsableArguments {
  @Option(help: "The package's folder.")
  var package = "."

  @Option(help: "The folder of the imported release, relative to the package.")
  var data = "CLDR"

  @Option(
    help: ArgumentHelp(
      "The folder whose modules have pre-generated tables, relative to the package; left out, Sources/Runtime where it has.",
      valueName: "folder"))
  var tables: String?

  var layout: PackageLayout {
    get throws {
      guard Path(package).isDirectory else { throw ValidationError("no such folder: \(package)") }
      for path in [data, tables ?? "-"] where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw ValidationError("not a folder inside the package: \(path)")
      }
      return PackageLayout(root: Path(package), data: data, sources: tables)
    }
  }

  /// Takes the package for this process, before anything of it is read that the update is made from.
  func begin() throws -> (layout: PackageLayout, tree: TreeUpdate.Session) {
    let layout = try layout
    let tree = try TreeUpdate(root: layout.root).begin()
    Recover.tell(tree.recovery)
    // An import into the data alone keeps its journal there.
    if let place = TreeUpdate.interrupted(above: layout.dataFolder) {
      throw CLDRDiagnostics(TreeUpdate.interruption(at: place))
    }
    return (layout, tree)
  }
}
