import LocaleMatching

/// Desired, supported [, options…] → distance, maximized desired, maximized supported, `match` or `-`.
///
/// The maximized forms are those that the matcher compares, as an explanation shows them.
enum DistanceCommand {
  static func answer(_ columns: [String]) throws(Refusal) -> String {
    guard columns.count >= 2 else { throw Refusal(reason: "two identifiers needed") }
    let options = try LocaleMatcher.Options(columns: columns.dropFirst(2), default: .noDefault)
    let (desired, supported) = (columns[0], columns[1])
    _ = try LanguageIdentifier(column: desired, called: "desired")
    _ = try LanguageIdentifier(column: supported, called: "supported")
    guard
      let forms = DistanceExplanation(desired: desired, supported: supported),
      let distance = LocaleDistance.between(
        desired: desired, supported: supported, favor: options.favor, direction: options.direction)
    else { throw Refusal(reason: "no distance") }
    let isMatch = LocaleMatcher(supported: [supported], options: options).bestMatch(for: desired) != nil
    return "\(text(distance))\t\(forms.maximizedDesired)\t\(forms.maximizedSupported)\t\(isMatch ? "match" : "-")"
  }

  /// Formatted like C's `%g`: `3`, `0.5`, `0.125`.
  private static func text(_ distance: LocaleDistance) -> String {
    let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"]
    return "\(distance.whole)\(fractions[distance.eighths % fractions.count])"
  }
}
