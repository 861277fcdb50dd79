import LocaleMatching

/// A match or the default, in every format.
struct MatchAnswer {
  let match: LocaleMatch?
  let identifier: String?

  init(matcher: LocaleMatcher, preferred: [String]) {
    self.init(matcher.bestMatchOrDefault(for: preferred))
  }

  init(_ choice: LocaleChoice?) {
    match = choice?.match
    identifier = choice?.identifier
  }

  func text(_ style: Style) -> String {
    guard let identifier = identifier?.shown else { return "no match" }
    return match == nil ? "\(identifier) (the default: nothing matches)" : style.apply(.chosen, to: identifier)
  }

  /// `en-GB 1 0 3`: identifier, supported index, desired index, distance; `en -1 -1 -` for a default, `- -1 -1 -` for
  /// none.
  var tsv: String {
    let name = identifier?.shown ?? "-"
    guard let match else { return "\(name)\t-1\t-1\t-" }
    return "\(name)\t\(match.supportedIndex)\t\(match.desiredIndex)\t\(match.distance.decimal)"
  }

  var json: JSON {
    .object([
      "identifier": JSON(identifier), "isDefault": .bool(match == nil && identifier != nil),
      "match": MatchJSON.value(match),
    ])
  }
}
