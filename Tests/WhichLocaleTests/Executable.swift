import Foundation
import TestSupport

/// `which-locale`, run as a process.
enum Executable {
  static func start(_ arguments: [String]) throws -> Process { try BuiltProgram("which-locale").start(arguments) }

  /// Runs in the folder of the bundles, so that examples can name them without a path.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], outputPath: String? = nil
  ) throws -> BuiltProgram.Result {
    try BuiltProgram("which-locale").run(
      arguments, input: input, environment: environment, directory: Surroundings.bundles, outputPath: outputPath)
  }

  static func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try run(arguments, input: Data(input.utf8))
  }

  /// The words of a command line; text between quotes is one word.
  static func words(_ command: String) -> [String] {
    command.components(separatedBy: "'").enumerated().flatMap { place, piece in
      place % 2 == 1 ? [piece] : piece.split(separator: " ").map(String.init)
    }
  }

  /// A file's contents, valid while `body` runs.
  static func withFile<Answer>(_ contents: String, _ body: (String) throws -> Answer) throws -> Answer {
    try withTemporaryFolder { try body(try $0.write("which-locale.txt", contents)) }
  }
}
