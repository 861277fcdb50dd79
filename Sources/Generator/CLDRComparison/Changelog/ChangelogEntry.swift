/// What a changelog says of an upgrade: the decisions that moved for the most used locales, between two comments by which
/// the next upgrade finds it.
package struct ChangelogEntry: Hashable, Sendable {
  /// The releases, as CLDR writes them.
  package let old: String
  package let new: String
  /// The entry, without the comments.
  package let text: String

  /// - Parameter report: made with `MostUsedLocales.all` as its supported locales.
  package init(_ report: UpgradeReport) {
    old = report.old
    new = report.new
    let known = Set(CLDRLocales.all)
    let changes = (report.app?.changes ?? []).filter { known.contains($0.desired) }
    let counts = report.facts.filter { !$0.changes.isEmpty }.map { "\($0.title.lowercased()) (\($0.changes.count))" }
    var lines = ["- CLDR \(old) → \(new)."]
    if changes.isEmpty {
      lines[0] += " No decision moves for an app in the most used locales."
    } else {
      lines[0] += " Decisions that move for an app in the most used locales:"
      for (move, wanted) in Self.moves(changes) {
        lines.append("  - \(wanted.map { "`\($0)`" }.joined(separator: ", ")): \(move)")
      }
    }
    if counts.isEmpty {
      lines.append("  The facts are the same.")
    } else {
      lines.append("  Facts that changed: \(counts.joined(separator: ", ")).")
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func moves(_ changes: [WinnerChange]) -> [(move: String, wanted: [String])] {
    var moves: [(move: String, wanted: [String])] = []
    for change in changes {
      let (old, new) = (change.old.winner.map { "`\($0)`" }, change.new.winner.map { "`\($0)`" })
      let move = "\(old ?? "no match") → \(new ?? "no match")"
      if let place = moves.firstIndex(where: { $0.move == move }) {
        moves[place].wanted.append(change.desired)
      } else {
        moves.append((move, [change.desired]))
      }
    }
    return moves
  }
}
