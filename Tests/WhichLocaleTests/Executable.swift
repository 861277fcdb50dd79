import Foundation

/// The built program, run as a process.
enum Executable {
  struct Result {
    var output: String
    var errors: String
    var status: Int32

    var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  struct NotFound: Error {
    let searched: [String]
  }

  /// The folder in which the program runs, so that examples can name the bundles without a path.
  static let bundles = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Bundles")

  /// Starts the program and does not wait for it.
  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try location()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Files rather than pipes on all three ends: nothing can fill up, however much is written.
  ///
  /// - Parameter outputPath: where standard output goes in place of the result.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], outputPath: String? = nil
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("which-locale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputFile = folder.appendingPathComponent("input")
    let outputFile = folder.appendingPathComponent("output")
    let errorFile = folder.appendingPathComponent("errors")
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = try location()
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = bundles
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputPath.map(URL.init(fileURLWithPath:)) ?? outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self), status: process.terminationStatus)
  }

  static func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }

  /// A file's contents, valid while `body` runs.
  static func withFile<Answer>(_ contents: String, _ body: (String) throws -> Answer) throws -> Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("which-locale-\(UUID().uuidString).txt")
    try Data(contents.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  /// Beside the test bundle: SwiftPM puts all products into one directory. On macOS the bundle is named in an
  /// argument, or is among the loaded ones; on Linux it is the program that runs. The package's `.build/debug` is the
  /// last resort.
  private static func location() throws -> URL {
    var places = CommandLine.arguments.filter { $0.hasPrefix("/") || $0.hasSuffix(".xctest") }
    places += Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    if let main = Bundle.main.executablePath { places.append(main) }
    var searched: [String] = []
    for place in places {
      var folder = URL(fileURLWithPath: place)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        if let found = program(in: folder, &searched) { return found }
      }
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    if let found = program(in: package.appendingPathComponent(".build/debug"), &searched) { return found }
    throw NotFound(searched: searched)
  }

  /// `Sources/Programs/which-locale` is a folder of the same name.
  private static func program(in folder: URL, _ searched: inout [String]) -> URL? {
    let file = folder.appendingPathComponent("which-locale")
    searched.append(file.path)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue,
      FileManager.default.isExecutableFile(atPath: file.path)
    else { return nil }
    return file
  }
}
