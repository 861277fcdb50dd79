/// Where an identifier stood.
enum IdentifierSource: Sendable {
  case argument
  case option(String)
  case file(String, line: Int)
  /// A line of standard input, whose answer stands in its place.
  case line

  var isFile: Bool { if case .file = self { true } else { false } }

  var text: String {
    switch self {
    case .argument: "argument"
    case .option(let name): name
    case .file(let path, let line): "\(path.shown):\(line)"
    case .line: "standard input"
    }
  }

  var json: JSON { .string(text) }
}
