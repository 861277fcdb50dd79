import AppLocalization
import LocaleMatching
import ProgramSupport

/// The distance between two identifiers, in both directions, in every format.
struct DistancePair: LineAnswer {
  let desired: String
  let supported: String
  let there: DistanceExplanation
  let back: DistanceExplanation

  init(
    desired: String, supported: String, favor favored: LocaleMatcher.FavoredSubtag, source: IdentifierSource
  ) throws(CommandFailure) {
    try IdentifierList.check(desired, source: source)
    try IdentifierList.check(supported, source: source)
    guard let there = DistanceExplanation(desired: desired, supported: supported, favor: favored),
      let back = DistanceExplanation(desired: supported, supported: desired, favor: favored)
    else {
      throw .usage("'\(desired.excerpt)' and '\(supported.excerpt)' have no distance: give two locale identifiers")
    }
    self.desired = desired
    self.supported = supported
    self.there = there
    self.back = back
  }

  private var differs: Bool { there.distance != back.distance }

  func lines(_ style: TextStyle) -> [String] {
    var notes = RuleNotes()
    var lines = section(there, desired, supported, &notes, style)
    if differs {
      lines += [""] + section(back, supported, desired, &notes, style)
    } else {
      lines += ["", "The other way it is the same."]
    }
    return lines + notes.section(style)
  }

  private func section(
    _ explained: DistanceExplanation, _ desired: String, _ supported: String, _ notes: inout RuleNotes,
    _ style: TextStyle
  ) -> [String] {
    let number = style.apply(.chosen, to: "\(explained.distance)")
    var lines = ["\(number) is the distance of '\(supported)' for somebody who wants '\(desired)'."]
    var table = TextTable([
      .text(), .text("maximized"), .number("language"), .number("script"), .number("region"),
      .number("distance"), .text("rules"),
    ])
    table.append(["wants \(desired)", explained.maximizedDesired, "", "", "", "", ""])
    table.append([
      "gets \(supported)", explained.maximizedSupported, "\(explained.language.distance)",
      "+ \(explained.script.distance)", "+ \(explained.region.distance)", "= \(explained.distance)",
      notes.references(explained),
    ])
    lines += table.lines(style) + Remarks.lines([explained])
    return lines
  }

  /// The distance, the maximized desired and supported identifiers, and the language, script and region distances.
  var tsv: String {
    [
      there.distance.decimal, there.maximizedDesired, there.maximizedSupported, "\(there.language.distance)",
      "\(there.script.distance)", "\(there.region.distance)",
    ].tabSeparated
  }

  var json: JSONValue {
    let rules = Set(there.rules + back.rules).sorted { $0.number < $1.number }
    var object = there.json
    object["desired"] = Self.side(desired, there.maximizedDesired)
    object["supported"] = Self.side(supported, there.maximizedSupported)
    object["otherWay"] = .object(back.json)
    object["rules"] = .array(rules.map(\.json))
    return .object(object)
  }

  private static func side(_ identifier: String, _ maximized: String) -> JSONValue {
    .object(["identifier": .string(identifier), "maximized": .string(maximized)])
  }
}

extension LocaleDistance {
  /// The distance as a number that programs can read: `3`, or `0.125` for an eighth.
  var decimal: String { (Double(eighths) / 8).decimal }
}
