import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

struct OutputOptions: ParsableArguments {
  enum Color: String, CaseIterable, ExpressibleByArgument, Sendable {
    case auto, always, never
  }

  @Option(help: "text for people, json with sorted keys for programs, or tsv.")
  var format = OutputFormat.text

  @Option(help: "Whether text has colours. auto: on a terminal, unless NO_COLOR is set.")
  var color = Color.auto

  var style: TextStyle { color.style }
}

extension OutputOptions.Color {
  var style: TextStyle {
    switch self {
    case .always: TextStyle(isColored: true)
    case .never: TextStyle(isColored: false)
    case .auto: TextStyle(isColored: Console.isOutputTerminal && !Console.isColorUnwanted)
    }
  }
}

/// The output format: for people, for programs, or for spreadsheets and shell pipes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, tsv

  /// Whether the raw arguments ask for JSON. After a failed parse nothing else is known.
  static func isJSON(amongArguments arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}

/// The limit on the size of input files.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The size of the largest file to read, in mebibytes.", valueName: "number"))
  var fileLimit = FileReader.standardLimit >> 20

  func validate() throws {
    guard (1...(1 << 20)).contains(fileLimit) else { throw ValidationError("--file-limit takes 1 to 1048576") }
  }

  /// The limit in bytes.
  var byteCount: Int { fileLimit << 20 }

  var limits: ReadingLimits { ReadingLimits(fileByteCount: byteCount) }
}
