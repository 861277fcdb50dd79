import ArgumentParser

struct OutputOptions: ParsableArguments {
  enum Color: String, CaseIterable, ExpressibleByArgument, Sendable {
    case auto, always, never
  }

  @Option(help: "text for people, json with sorted keys for programs, or tsv.")
  var format = OutputFormat.text

  @Option(help: "Colours in text; auto: on a terminal, unless NO_COLOR is set.")
  var color = Color.auto

  var style: Style { color.style }
}

extension OutputOptions.Color {
  var style: Style {
    switch self {
    case .always: Style(isColored: true)
    case .never: Style(isColored: false)
    case .auto: Style(isColored: Console.isOutputTerminal && !Console.isColorUnwanted)
    }
  }
}
