import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

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

  @OptionGroup(title: "Output options") var file: OutputFile

  func run() throws {
    let identifiers = try locales.read().identifiers
    let matrix = DistanceMatrix(
      identifiers, LocaleMatcher.Options(favor: favor.value, direction: direction.value))
    switch format {
    case .text:
      let width = file.output == nil ? Console.outputWidth : nil
      try file.write(matrix.lines(width: width), as: .text)
    case .json: try file.write(matrix.json.indentedText + "\n")
    case .tsv: try file.write(matrix.tsv, as: .row)
    case .svg: try file.write(MatrixSVG(matrix: matrix).document)
    }
  }
}

enum MatrixFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, svg, json, tsv
}

/// The distances between all supported locales, in both directions.
struct DistanceMatrix: Sendable {
  /// The identifiers, each as desired and as supported locale.
  let identifiers: [String]
  let options: LocaleMatcher.Options
  /// The threshold: a match has a smaller distance.
  let threshold: LocaleDistance
  /// The distances, row by row; each row is a desired locale. Those of a pair whose way back is too far are 100 if only
  /// two-way pairs count.
  let distances: [LocaleDistance]

  /// - Parameter identifiers: well-formed identifiers. An ill-formed one has the greatest distance from all others.
  init(_ identifiers: [String], _ options: LocaleMatcher.Options) {
    self.identifiers = identifiers
    self.options = options
    threshold = LocaleMatcher(supported: [], options: options).effectiveThreshold
    // What is a match is for a matcher to say, not for the distance.
    let matchers = identifiers.map { LocaleMatcher(supported: [$0], options: options) }
    var progress = Progress("distances")
    var distances: [LocaleDistance] = []
    distances.reserveCapacity(identifiers.count * identifiers.count)
    for (row, desired) in identifiers.enumerated() {
      for (supported, matcher) in zip(identifiers, matchers) {
        let distance = LocaleDistance.between(desired: desired, supported: supported, favor: options.favor) ?? 100
        distances.append(distance < threshold && matcher.bestMatch(for: desired) == nil ? 100 : distance)
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
    return
      "'\(identifiers[supported].visibleLine)' for somebody who wants '\(identifiers[desired].visibleLine)': \(distance)"
      + (distance < threshold ? "" : ", no match")
  }

  /// The matrix as columns of whole numbers. `=` is the same locale, `-` no match, `0'` equal except explicit subtags.
  ///
  /// - Parameter width: the number of columns of the terminal; nil for no limit.
  func lines(width: Int?) -> [String] {
    let names = identifiers.map(\.visibleLine)
    let longest = names.map(\.count).max() ?? 0
    // A column is as wide as its title, and two spaces.
    let perBlock = width.map { max(1, ($0 - longest - 2) / (longest + 2)) } ?? names.count
    var lines: [String] = []
    for start in stride(from: 0, to: names.count, by: max(1, perBlock)) {
      let columns = start..<min(start + perBlock, names.count)
      var table = TextTable(
        [.text()] + columns.map { .number(names[$0]) })
      for row in names.indices { table.append([names[row]] + columns.map { cell(row, $0) }) }
      lines += table.lines() + [""]
    }
    return lines + [
      "  A row for each locale that is wanted, a column for each that is supported; below \(threshold) is a match.",
      "  = equal, 0' equal but for explicit subtags, - no match.",
    ]
  }

  private func cell(_ desired: Int, _ supported: Int) -> String {
    let distance = distance(desired: desired, supported: supported)
    return switch DistanceBand(distance, threshold: threshold) {
    case .same: "="
    case .alike: "0'"
    case .near, .middle, .far: "\(distance.whole)"
    case .none: "-"
    }
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
          identifiers[desired], identifiers[supported], distance.decimal, distance < threshold ? "match" : "-",
        ].tabSeparated
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
