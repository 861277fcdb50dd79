import ArgumentParser

/// For people, for programs, or for spreadsheets and shell pipes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, tsv

  /// Whether JSON was asked for, told from raw arguments: where parsing failed there is nothing else to ask.
  static func isJSON(amongArguments arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}
