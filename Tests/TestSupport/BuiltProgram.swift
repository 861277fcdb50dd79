import Foundation

/// A program of this package, built and run as a process.
package struct BuiltProgram {
  package struct Result {
    package var output: String
    package var errors: String
    package var status: Int32
    package var wasKilled: Bool

    /// The lines of the output; the line feed at its end begins no other one.
    package var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  package struct NotFound: Error {
    package let searched: [String]
  }

  package struct DidNotEnd: Error {
    package let arguments: [String]
  }

  /// How long a program may take before it is killed: no measure, but an end and a name for one that hangs.
  private static let minutes = 10.0

  private let file: URL

  /// Searches the program beside the test bundle: SwiftPM puts all products into one directory. On macOS the bundle is
  /// named in an argument, or is among the loaded ones; on Linux it is the program that runs. The package's
  /// `.build/debug` is the last resort.
  package init(_ name: String) throws {
    var bundles = CommandLine.arguments.filter { $0.hasPrefix("/") || $0.hasSuffix(".xctest") }
    bundles += Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    if let main = Bundle.main.executablePath { bundles.append(main) }
    var searched: [String] = []
    for bundle in bundles {
      var folder = URL(fileURLWithPath: bundle)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        searched.append(folder.appendingPathComponent(name).path)
      }
    }
    searched.append("\(Surroundings.package)/.build/debug/\(name)")
    guard let path = searched.first(where: Self.isProgram) else { throw NotFound(searched: searched) }
    file = URL(fileURLWithPath: path)
  }

  /// `Sources/Programs` has folders of the same names.
  private static func isProgram(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Starts the program, without input and output, and does not wait for it.
  package func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Files rather than pipes on all three ends: nothing can fill up, however much is written.
  ///
  /// - Parameters:
  ///   - environment: the whole of it; empty unless told.
  ///   - directory: where the program runs; the tests' own unless told.
  ///   - outputPath: where standard output goes in place of the result.
  package func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], directory: String? = nil,
    outputPath: String? = nil
  ) throws -> Result {
    try withTemporaryFolder { folder in
      let inputFile = URL(fileURLWithPath: try folder.write("input", input))
      let outputFile = URL(fileURLWithPath: try folder.write("output", ""))
      let errorFile = URL(fileURLWithPath: try folder.write("errors", ""))
      let process = Process()
      process.executableURL = file
      process.arguments = arguments
      process.environment = environment
      if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = try FileHandle(forWritingTo: outputPath.map(URL.init(fileURLWithPath:)) ?? outputFile)
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try process.run()
      let number = process.processIdentifier
      let end = DispatchWorkItem { kill(number, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.minutes * 60, execute: end)
      let begun = Date()
      process.waitUntilExit()
      end.cancel()
      if Date().timeIntervalSince(begun) > Self.minutes * 60 { throw DidNotEnd(arguments: arguments) }
      return Result(
        output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self), status: process.terminationStatus,
        wasKilled: process.terminationReason == .uncaughtSignal)
    }
  }
}
