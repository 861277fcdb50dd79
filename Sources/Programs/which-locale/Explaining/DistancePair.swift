import AppLocalization
import ProgramSupport

/// The distance between two identifiers, in both directions.
struct DistancePair: Answer {
  static let columns: [Column<DistancePair>] =
    [
      Column("distance", in: .tsv, \.there.distance),
      Column("desired as maximized", in: .tsv, \.there.maximizedDesired),
      Column("supported as maximized", in: .tsv, \.there.maximizedSupported),
    ]
    + DistanceExplanation.levels.map { name, level in
      Column("distance of \(name)", in: .tsv) { level($0.there).distance }
    }
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
    var table = TextTable([.text(), .text("maximized")] + RuleNotes.columns)
    table.append(["wants \(desired)", explained.maximizedDesired] + RuleNotes.columns.map { _ in "" })
    table.append(["gets \(supported)", explained.maximizedSupported] + notes.cells(explained))
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
  static let levels: [(name: String, of: @Sendable (DistanceExplanation) -> Level)] = [
    ("language", { $0.language }), ("script", { $0.script }), ("region", { $0.region }),
  ]

  /// The distance with its three parts; rules are given by their numbers.
  var members: JSONObject {
    let parts = Self.levels.map { name, level in
      (name, JSONValue.members(["distance": level(self).distance, "rule": level(self).rule?.position]))
    }
    return JSONObject([("distance", distance.json)] + parts)
  }
}
