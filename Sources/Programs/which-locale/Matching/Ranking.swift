import LocaleMatching

/// All that is near enough to each preference, best first, in every format.
struct Ranking {
  private struct Entry {
    let desiredIndex: Int
    let desired: String
    let supportedIndex: Int
    let identifier: String
    let distance: LocaleDistance
  }

  private let entries: [Entry]

  init(matcher: LocaleMatcher, preferred: [String]) {
    entries = preferred.enumerated().flatMap { index, desired in
      matcher.rankedMatches(for: desired).compactMap { match in
        matcher.supported.dropFirst(match.supportedIndex).first.map { identifier in
          Entry(
            desiredIndex: index, desired: desired, supportedIndex: match.supportedIndex, identifier: identifier,
            distance: match.distance)
        }
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func lines(_ format: OutputFormat, _ style: Style) -> [String] {
    switch format {
    case .text: textLines(style)
    case .json: [JSON.object(["matches": .array(entries.map(json))]).text(pretty: true)]
    case .tsv:
      entries.map { "\($0.identifier.shown)\t\($0.supportedIndex)\t\($0.desiredIndex)\t\($0.distance.decimal)" }
    }
  }

  private func textLines(_ style: Style) -> [String] {
    if isEmpty { return ["no match"] }
    var table = TextTable([
      .init(title: "supported"), .init(title: "distance", alignment: .right), .init(title: "from"),
    ])
    for entry in entries {
      table.append([entry.identifier.shown, "\(entry.distance)", entry.desired.shown])
    }
    return table.lines(style)
  }

  private func json(_ entry: Entry) -> JSON {
    .object([
      "desiredIndex": .integer(entry.desiredIndex), "distance": JSON(entry.distance),
      "identifier": .string(entry.identifier), "supportedIndex": .integer(entry.supportedIndex),
    ])
  }
}
