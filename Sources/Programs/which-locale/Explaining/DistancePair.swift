import AppLocalization
import LocaleMatching
import ProgramSupport

/// The distance between two identifiers, in both directions.
struct DistancePair: Answer {
  static let columns: [Column<DistancePair>] = [
    Column("distance", .tsv, \.there.distance), Column("desired as maximized", .tsv, \.there.maximizedDesired),
    Column("supported as maximized", .tsv, \.there.maximizedSupported),
    Column("distance of language", .tsv, \.there.language.distance),
    Column("of script", .tsv, \.there.script.distance), Column("of region", .tsv, \.there.region.distance),
  ]
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

  var json: JSONValue {
    var object = there.members
    object["desired"] = Self.side(desired, there.maximizedDesired)
    object["supported"] = Self.side(supported, there.maximizedSupported)
    object["otherWay"] = back.members.json
    object["rules"] = Set(there.rules + back.rules).sorted { $0.number < $1.number }.json
    return object.json
  }

  private static func side(_ identifier: String, _ maximized: String) -> JSONValue {
    .members(["identifier": identifier, "maximized": maximized])
  }
}

extension DistanceExplanation {
  /// The distance with its three parts; rules are given by their numbers.
  var members: JSONObject {
    func part(_ part: Level) -> JSONValue { .members(["distance": part.distance, "rule": part.rule?.position]) }
    return ["distance": distance.json, "language": part(language), "region": part(region), "script": part(script)]
  }
}
