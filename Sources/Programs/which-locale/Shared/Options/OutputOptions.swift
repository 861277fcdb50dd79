import ArgumentParser
import LocaleMatching
import LocalizedStrings
import SystemAccess

struct OutputOptions: ParsableArguments {
  enum Color: String, CaseIterable, ExpressibleByArgument, Sendable {
    case auto, always, never
  }

  @Option(help: "text for people, json with sorted keys for programs, or tsv.")
  var format = OutputFormat.text

  @Option(help: "Colours in text; auto: on a terminal, unless NO_COLOR is set.")
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

/// For people, for programs, or for spreadsheets and shell pipes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, tsv

  /// Whether JSON was asked for, told from raw arguments: where parsing failed there is nothing else to ask.
  static func isJSON(amongArguments arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}

/// How much is read of files that somebody else wrote.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest file that is read, in mebibytes.", valueName: "number"))
  var fileLimit = FileReader.standardLimit >> 20

  func validate() throws {
    guard (1...(1 << 20)).contains(fileLimit) else { throw ValidationError("--file-limit takes 1 to 1048576") }
  }

  /// In bytes.
  var byteCount: Int { fileLimit << 20 }

  var limits: ReadingLimits { ReadingLimits(fileByteCount: byteCount) }
}
