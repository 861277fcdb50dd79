import AppLocalization
import LocalizationAudit
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
  static let members: [Column<DistancePair>] =
    DistanceExplanation.members.map { column in column.ifAny { $0.there } } + [
      Column("desired") { Side(identifier: $0.desired, maximized: $0.there.maximizedDesired) },
      Column("supported") { Side(identifier: $0.supported, maximized: $0.there.maximizedSupported) },
      Column("otherWay", members: DistanceExplanation.members.map { column in column.ifAny { $0.back } }),
      .rules { [$0.there, $0.back] },
    ]

  struct Side: AnswerObject {
    static let members: [Column<Side>] = [
      Column("identifier", \.identifier), Column("maximized", \.maximized),
    ]
    let identifier: String
    let maximized: String
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
}

extension DistanceExplanation {
  static let levels: [(name: String, of: @Sendable (DistanceExplanation) -> Level)] = [
    ("language", { $0.language }), ("script", { $0.script }), ("region", { $0.region }),
  ]

  /// The distance with its three parts; rules are given by their numbers.
  static let members: [Column<DistanceExplanation>] =
    [Column("distance", \.distance)] + levels.map { name, level in Column(name) { level($0) } }
}

extension DistanceExplanation.Level: AnswerObject {
  package static let members: [Column<DistanceExplanation.Level>] = [
    Column("distance", \.distance), Column("rule", \.rule?.position),
  ]
}

extension Column {
  /// The rules behind distances.
  static func rules(_ distances: @escaping @Sendable (Row) -> [DistanceExplanation]) -> Column {
    Column("rules") { Set(distances($0).flatMap(\.rules)).sorted { $0.number < $1.number } }
  }
}
