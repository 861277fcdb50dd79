import LocaleMatching

extension LocaleMatcher.Options {
  /// Reads the columns after the identifiers: `favor=script`, `threshold=N`, `direction=twoway|oneway`,
  /// `demotion=none|region`, `max=DESIRED/SUPPORTED`. Empty ones say nothing.
  ///
  /// - Throws: an error for an unknown column.
  init(columns: ArraySlice<String>, default: LocaleMatcher.Default) throws(Refusal) {
    self.init(default: `default`)
    for column in columns where !column.isEmpty { try read(column) }
  }

  private mutating func read(_ column: String) throws(Refusal) {
    switch column {
    case "favor=script": favor = .script
    case "direction=twoway": direction = .twoWay
    case "direction=oneway": direction = .oneWay
    case "demotion=none": demotion = .noDemotion
    case "demotion=region": demotion = .region
    default:
      if column.hasPrefix("threshold="), let whole = Int(column.dropFirst("threshold=".count)) {
        threshold = .below(whole)
      } else if column.hasPrefix("max=") {
        threshold = try Self.threshold(pair: column.dropFirst("max=".count))
      } else {
        throw Refusal(reason: "unknown option '\(column)'")
      }
    }
  }

  private static func threshold(pair: Substring) throws(Refusal) -> LocaleMatcher.Threshold {
    let sides = pair.parts(separatedBy: "/")
    guard sides.count == 2 else { throw Refusal(reason: "max=\(pair) is not DESIRED/SUPPORTED") }
    // For an ill-formed pair the matcher would use the standard threshold. A comparison of peers must refuse such a
    // pair.
    for side in sides { _ = try LanguageIdentifier(column: side, called: "max") }
    return .asNear(desired: sides[0], supported: sides[1])
  }
}
