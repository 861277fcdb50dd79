import ArgumentParser
import LocaleMatching

struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Shows how far every supported locale is from every other, as text or as a picture.",
    discussion: HelpText.matrix)

  @OptionGroup(title: "Locales") var locales: SupportedLocales

  @Option(help: "Which subtag counts most; under script the language counts a quarter.")
  var favor = FavoredChoice.language

  @Option(help: "two-way: rules that hold in one direction only (gsw to de) do not count.")
  var direction = DirectionChoice.oneWay

  @Option(help: "text for people, svg for a picture, json with sorted keys for programs, or tsv.")
  var format = MatrixFormat.text

  @Option(help: "Colours in text; auto: on a terminal, unless NO_COLOR is set.")
  var color = OutputOptions.Color.auto

  func run() throws {
    let identifiers = try locales.read().identifiers
    let matrix = DistanceMatrix(
      identifiers, LocaleMatcher.Options(favoring: favor.value, direction: direction.value))
    switch format {
    case .text:
      MatrixText(matrix: matrix, width: Console.outputWidth, style: color.style).lines.forEach(Console.print)
    case .json: Console.print(matrix.json.text(pretty: true))
    case .tsv: matrix.tsv.forEach(Console.print)
    case .svg: Console.write(Array(MatrixSVG(matrix: matrix).document.utf8))
    }
  }
}

enum MatrixFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, svg, json, tsv
}
