import Foundation
import PathKit

/// A built program, such as `cldr-tables`, run as a process.
enum Program {
  struct Result {
    var output: String
    var errors: String
    var status: Int32
    var wasKilled: Bool
  }

  struct NotFound: Error {}

  static func run(
    _ arguments: [String], of name: String = "cldr-tables", environment: [String: String] = [:]
  ) throws -> Result {
    let folder = Path(FileManager.default.temporaryDirectory.path) + "cldr-tables-\(UUID().uuidString)"
    try folder.mkpath()
    defer { try? folder.delete() }
    let (output, errors) = (folder + "output", folder + "errors")
    for file in [output, errors] { try file.write("") }
    let process = Process()
    process.executableURL = try location(of: name).url
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = try FileHandle(forWritingTo: output.url)
    process.standardError = try FileHandle(forWritingTo: errors.url)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try output.read(), errors: try errors.read(), status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Beside the test bundle, which is a file on Linux and a folder on macOS; else in the package's `.build/debug`.
  private static func location(of name: String) throws -> Path {
    var places = CommandLine.arguments.filter { $0.hasPrefix("/") || $0.hasSuffix(".xctest") }
    places += Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    if let main = Bundle.main.executablePath { places.append(main) }
    var folders = [PackageCopy.root + ".build/debug"]
    for place in places {
      var folder = Path(place).absolute()
      for _ in 0..<4 {
        folder = folder.parent()
        folders.append(folder)
      }
    }
    for folder in folders.dropFirst() + folders.prefix(1) {
      let file = folder + name
      if file.isFile, FileManager.default.isExecutableFile(atPath: file.string) { return file }
    }
    throw NotFound()
  }
}
