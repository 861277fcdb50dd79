extension ReachReport {
  /// The same figures by people. Two locales that stand for the same place, `en` and `en-US`, count once; where they
  /// get something else, with each.
  struct Weights: Sendable {
    let same: Int
    let near: Int
    let none: Int
    let differing: Int
    /// Whom the locales of the report stand for.
    let asked: Int
    /// All whom CLDR counts: for many a language of a territory it has no locale.
    let total: Int
  }

  /// Nil where nobody was counted.
  var weights: Weights? {
    guard let speakers else { return nil }
    func count(_ isWanted: (Row) -> Bool) -> Int { speakers.count(rows.filter(isWanted).map(\.preference)) }
    return Weights(
      same: count { $0.outcome == .same }, near: count { $0.outcome == .near }, none: count { $0.outcome == .none },
      differing: count(\.differs), asked: count { _ in true }, total: speakers.total)
  }

  func speakers(of row: Row) -> Int? { speakers?.count(row.preference) }

  /// The rows as they are, or those of the most people first.
  func byWeight(_ rows: [Row]) -> [Row] {
    if speakers == nil { return rows }
    return ranked(rows) { speakers(of: $0) ?? 0 }
  }

  /// The groups as they are, or those of the most people first.
  var groupsByWeight: [Group] {
    guard let speakers else { return groups }
    return ranked(groups) { speakers.count($0.rows.map(\.preference)) }
  }

  /// The most first, equals in their order.
  private func ranked<Element>(_ list: [Element], by weight: (Element) -> Int) -> [Element] {
    list.enumerated().map { (place: $0.offset, weight: weight($0.element), element: $0.element) }
      .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.element)
  }
}

extension ReachReport.Weights {
  /// `1234.5 million: 40.1 % get what they want, …`.
  var sentence: String {
    "By people, each with every language and script they use: \(Self.millions(asked)) million, of whom \(share(same)) get what they "
      + "want, \(share(near)) something near, \(share(none)) a stand-in; engines disagree on \(share(differing))."
  }

  /// What the sentence does not cover.
  var remark: String {
    "CLDR counts \(Self.millions(total)) million; the others use a language where CLDR has no locale for it."
  }

  /// Tenths, rounded; no locale of ours decides how a number is written.
  static func millions(_ count: Int) -> String { tenths((count + 50_000) / 100_000) }

  private func share(_ count: Int) -> String {
    asked == 0 ? "0 %" : Self.tenths((count * 1000 + asked / 2) / asked) + " %"
  }

  private static func tenths(_ count: Int) -> String { "\(count / 10).\(count % 10)" }

  var json: JSON {
    .object([
      "same": .integer(same), "near": .integer(near), "none": .integer(none), "differing": .integer(differing),
      "asked": .integer(asked), "total": .integer(total),
    ])
  }
}
