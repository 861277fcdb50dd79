import AppLocalization
import ArgumentParser
import LocaleMatching

struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Shows the distances between all supported locales, as text or as a picture.",
    discussion: HelpText.matrix)

  @OptionGroup(title: "Locales") var locales: SupportedList

  @Option(help: "The subtag that matters most. With script, the language distance counts a quarter.")
  var favor = FavoredChoice.language

  @Option(help: "two-way: do not use rules that apply in one direction only, such as gsw to de.")
  var direction = DirectionChoice.oneWay

  @Option(help: "text for people, svg for a picture, json with sorted keys for programs, or tsv.")
  var format = MatrixFormat.text

  @Option(help: "Whether text has colours. auto: on a terminal that is not dumb, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @OptionGroup(title: "Output options") var file: OutputFile

  func run() throws {
    let identifiers = try locales.read().identifiers
    let matrix = DistanceMatrix(
      identifiers, LocaleMatcher.Options(favor: favor.value, direction: direction.value))
    let isFile = file.output != nil
    switch format {
    case .text:
      let text = MatrixText(
        matrix: matrix, width: isFile ? nil : Console.outputWidth,
        style: isFile ? TextStyle(isColored: false) : color.style)
      try file.write(text.lines.joined(separator: "\n") + "\n")
    case .json: try file.write(matrix.json.text(pretty: true) + "\n")
    case .tsv: try file.write(matrix.tsv.joined(separator: "\n") + "\n")
    case .svg: try file.write(MatrixSVG(matrix: matrix).document)
    }
  }
}

enum MatrixFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, svg, json, tsv
}

/// The matrix as columns of whole numbers. `=` is the same locale, `-` no match, `0'` equal except explicit subtags.
struct MatrixText {
  let matrix: DistanceMatrix
  /// The number of columns of the terminal; nil for no limit.
  let width: Int?
  let style: TextStyle

  var lines: [String] {
    let names = matrix.identifiers.map(\.shown)
    let head = names.map(\.count).max() ?? 0
    let cell = max(4, head) + 2
    let perBlock = width.map { max(1, ($0 - head - 2) / cell) } ?? names.count
    var lines: [String] = []
    for start in stride(from: 0, to: names.count, by: max(1, perBlock)) {
      let columns = start..<min(start + perBlock, names.count)
      if start > 0 { lines.append("") }
      let titles = columns.map { padded(names[$0], to: cell) }.joined()
      lines.append("  " + style.apply(.faint, to: String(repeating: " ", count: head) + titles))
      for row in names.indices {
        let name = names[row] + String(repeating: " ", count: head - names[row].count)
        lines.append("  " + name + columns.map { self.cell(row, $0, cell) }.joined())
      }
    }
    return lines + [
      "",
      "  A row for each locale that is wanted, a column for each that is supported; below \(matrix.threshold) is a match.",
      "  = is the same, 0' the same but for what is written out, - no match.",
    ]
  }

  private func cell(_ desired: Int, _ supported: Int, _ width: Int) -> String {
    let distance = matrix.distance(desired: desired, supported: supported)
    switch DistanceBand(distance, threshold: matrix.threshold) {
    case .same: return style.apply(.chosen, to: padded("=", to: width))
    case .alike: return style.apply(.chosen, to: padded("0'", to: width))
    case .near, .middle: return style.apply(.strong, to: padded("\(distance.whole)", to: width))
    case .far: return padded("\(distance.whole)", to: width)
    case .none: return style.apply(.faint, to: padded("-", to: width))
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// The distances between all supported locales, in both directions.
struct DistanceMatrix: Sendable {
  /// The identifiers, each as desired and as supported locale.
  let identifiers: [String]
  let options: LocaleMatcher.Options
  /// The threshold: a match has a smaller distance.
  let threshold: LocaleDistance
  /// The distances, row by row; each row is a desired locale.
  let distances: [LocaleDistance]

  /// - Parameter identifiers: well-formed identifiers. An ill-formed one has the greatest distance from all others.
  init(_ identifiers: [String], _ options: LocaleMatcher.Options) {
    self.identifiers = identifiers
    self.options = options
    threshold = LocaleMatcher(supported: [], options: options).effectiveThreshold
    var progress = Progress("distances")
    var distances: [LocaleDistance] = []
    distances.reserveCapacity(identifiers.count * identifiers.count)
    for (row, desired) in identifiers.enumerated() {
      for supported in identifiers {
        distances.append(
          LocaleDistance.between(
            desired: desired, supported: supported, favor: options.favor, direction: options.direction) ?? 100)
      }
      progress.show(row + 1, of: identifiers.count)
    }
    progress.finish()
    self.distances = distances
  }

  /// The distance between the locales at two positions.
  func distance(desired: Int, supported: Int) -> LocaleDistance {
    let place = desired * identifiers.count + supported
    return distances.indices.contains(place) ? distances[place] : 100
  }

  /// The description of one cell for readers of the picture.
  func sentence(desired: Int, supported: Int) -> String {
    let distance = distance(desired: desired, supported: supported)
    return "'\(identifiers[supported].shown)' for somebody who wants '\(identifiers[desired].shown)': \(distance)"
      + (distance < threshold ? "" : ", no match")
  }

  var json: JSONValue {
    .object([
      "cldr": .string("\(CLDR.version)"), "identifiers": .list(identifiers),
      "threshold": JSONValue(threshold),
      "distances": .array(
        identifiers.indices.map { desired in
          .array(identifiers.indices.map { JSONValue(distance(desired: desired, supported: $0)) })
        }),
    ])
  }

  /// One line for each ordered pair: desired, supported, distance, and whether it is a match.
  var tsv: [String] {
    identifiers.indices.flatMap { desired in
      identifiers.indices.map { supported in
        let distance = distance(desired: desired, supported: supported)
        return [
          identifiers[desired].shown, identifiers[supported].shown, distance.decimal,
          distance < threshold ? "match" : "-",
        ].joined(separator: "\t")
      }
    }
  }
}

/// A range of distances that is drawn in one colour.
enum DistanceBand: String, CaseIterable, Sendable {
  case same, alike, near, middle, far, none

  init(_ distance: LocaleDistance, threshold: LocaleDistance) {
    if distance >= threshold {
      self = .none
    } else if distance == 0 {
      self = .same
    } else {
      switch distance.whole {
      case 0: self = .alike
      case 1...5: self = .near
      case 6...10: self = .middle
      default: self = .far
      }
    }
  }

  /// The meaning of the range, in words.
  var title: String {
    switch self {
    case .same: "the same"
    case .alike: "the same meaning"
    case .near: "1 to 5"
    case .middle: "6 to 10"
    case .far: "11 and more"
    case .none: "no match"
    }
  }
}
