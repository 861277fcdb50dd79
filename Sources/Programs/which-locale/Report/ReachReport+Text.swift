import AppLocalization
import LocaleMatching

extension ReachReport {
  /// A table for people: all preferences that do not get what they ask for, language by language, and the sums.
  func lines(_ style: Style) -> [String] {
    let people: [TextTable.Column] = speakers == nil ? [] : [.init(title: "speakers", alignment: .right)]
    var table = TextTable(
      [.init(title: "wanted")] + people + [
        .init(title: "shown"), .init(title: "distance", alignment: .right), .init(title: "engines"),
        .init(title: "why"),
      ])
    for row in byWeight(rows) where row.outcome == .near || row.differs {
      table.append(
        [row.preference] + people.map { _ in speakers(of: row).map { "\($0)" } ?? "-" } + [
          row.choice.first?.shown ?? "-", row.distance.map { "\($0.distance)" } ?? "-",
          row.differs ? row.differenceText : "agree", row.reasonText,
        ])
    }
    let standIns = groupsByWeight.filter { $0.rows.allSatisfy { $0.outcome == .none && !$0.differs } }.map(\.language)
    return table.lines(style) + [""]
      + [
        "\(rows.count) of CLDR's locales: \(count(.same)) get what they want, \(count(.near)) something near,"
          + " \(count(.none)) a stand-in; engines disagree on \(differingCount)."
      ]
      + (weights.map { [$0.sentence, $0.remark] } ?? [])
      + (standIns.isEmpty ? [] : ["Nothing for: \(standIns.joined(separator: " "))"])
  }

  /// A line for each preference: wanted, shown, distance, match or backstop, the first of each engine, and how many
  /// people, if that was asked for.
  var tsv: [String] {
    rows.map { row in
      [
        row.preference, row.choice.first?.shown ?? "-", row.distance?.distance.decimal ?? "-",
        row.choice.backstop?.rawValue ?? "match",
      ].joined(separator: "\t") + "\t" + row.firsts.map { $0?.shown ?? "-" }.joined(separator: "\t")
        + (speakers == nil ? "" : "\t" + (speakers(of: row).map { "\($0)" } ?? "-"))
    }
  }

  var json: JSON {
    .object([
      "cldr": .string("\(CLDR.version)"), "title": .string(title), "engine": .string(engine.rawValue),
      "supported": .array(supported.map(JSON.string)), "developmentRegion": JSON(developmentRegion),
      "counts": .object([
        "same": .integer(count(.same)), "near": .integer(count(.near)), "none": .integer(count(.none)),
        "differing": .integer(differingCount),
      ]),
      "speakers": weights?.json ?? .null,
      "preferences": .array(rows.map { $0.json(speakers: speakers(of: $0)) }),
    ])
  }
}

extension ReachReport.Row {
  /// `apple en-AU, cldr en-GB, …`.
  var differenceText: String {
    zip(LocalizationEngine.allCases, firsts).map { "\($0.rawValue) \($1?.shown ?? "-")" }.joined(separator: ", ")
  }

  fileprivate func json(speakers: Int?) -> JSON {
    var engines: [String: JSON] = [:]
    for (engine, first) in zip(LocalizationEngine.allCases, firsts) { engines[engine.rawValue] = JSON(first) }
    return .object([
      "preference": .string(preference), "localization": JSON(choice.first), "outcome": .string(outcome.rawValue),
      "backstop": JSON(choice.backstop?.rawValue), "distance": distance.map { JSON($0.distance) } ?? .null,
      "reason": .string(reasonText), "rules": .array((distance?.rules ?? []).map { .integer($0.position) }),
      "engines": .object(engines), "differs": .bool(differs), "speakers": JSON(speakers),
    ])
  }
}
