import ArgumentParser
import CLDRTables
import PathKit
import SystemAccess

struct Recover: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a package back that an update left half-way.",
    discussion: "The next update does it by itself. Does nothing where nothing was interrupted.")

  @Option(help: "The package's folder.")
  var package = "."

  func run() throws {
    guard Path(package).isDirectory else { throw ValidationError("no such folder: \(package)") }
    let recovery = try uninterrupted { try TreeUpdate(root: Path(package)).recover() }
    if recovery == .nothingToDo { StandardStreams.print("nothing was interrupted") }
    Self.tell(recovery)
  }

  static func tell(_ recovery: TreeUpdate.Recovery) {
    switch recovery {
    case .nothingToDo: break
    case .removedLeftovers: StandardStreams.print("removed what an interrupted update had left; it had changed nothing")
    case .putBack(let paths):
      StandardStreams.print("put back what an interrupted update had changed: \(paths.count) files")
      for path in paths { StandardStreams.print("  \(path)") }
    }
  }
}
