import Foundation

/// The entries of CLDR's upgrades in `CHANGELOG.md`, under "Unreleased".
///
/// An upgrade that reverts the last one removes its entry, so that an upgrade and its reversal end with the same bytes.
package struct Changelog: Hashable, Sendable {
  private static let heading = "## Unreleased"

  package private(set) var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Adds the entry, unless an update that was interrupted has; or removes another, if this upgrade reverts that one.
  package mutating func add(_ entry: ChangelogEntry) {
    let taken = Self.head(entry.new, entry.old)
    if let start = text.range(of: taken), let end = text[start.upperBound...].range(of: Self.foot) {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    } else if !text.contains(Self.head(entry.old, entry.new)) {
      insert(Self.head(entry.old, entry.new) + entry.text + Self.foot)
    }
    renameHeading(entry)
  }

  private static func head(_ old: String, _ new: String) -> String { "<!-- CLDR \(old) to \(new) -->\n" }
  private static let foot = "<!-- end of CLDR -->\n"

  /// Inserts a block at the beginning of "Unreleased"; adds the heading if it is missing.
  private mutating func insert(_ block: String) {
    if let heading = unreleased {
      let line = text.lineRange(for: heading)
      let rest = text[line.upperBound...]
      // After the empty line below the heading.
      let place = rest.first == "\n" ? text.index(after: line.upperBound) : line.upperBound
      text.insert(contentsOf: block, at: place)
      return
    }
    // The heading is part of the block, so that it is removed with it.
    let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = "\(lines[0])\n\(Self.heading)\n\n\(lines[1])"
    let first = text.range(of: "\n## ").map { text.index(after: $0.lowerBound) } ?? text.endIndex
    text.insert(contentsOf: whole, at: first)
  }

  private var unreleased: Range<String.Index>? {
    if text.hasPrefix(Self.heading) {
      return text.startIndex..<text.index(text.startIndex, offsetBy: Self.heading.count)
    }
    guard let found = text.range(of: "\n\(Self.heading)") else { return nil }
    return text.index(after: found.lowerBound)..<found.upperBound
  }

  /// Updates the release in the heading, `## Unreleased: CLDR 46`.
  private mutating func renameHeading(_ entry: ChangelogEntry) {
    guard let heading = unreleased else { return }
    let line = text.lineRange(for: heading)
    let old = "\(Self.heading): CLDR \(entry.old)\n"
    if text[line] == old { text.replaceSubrange(line, with: "\(Self.heading): CLDR \(entry.new)\n") }
  }
}

/// The changelog's entry for an upgrade: the decisions that changed for the most used locales, between two comments by
/// which the next upgrade finds it.
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
    let changes = report.app.map { app in app.changes.filter(app.isChosen) } ?? []
    let counts = report.facts.filter { !$0.changes.isEmpty }.map { "\($0.title.lowercased()) (\($0.changes.count))" }
    var lines = ["- CLDR \(old) → \(new)\(report.stage == nil ? "" : ", a pre-release")."]
    if changes.isEmpty {
      lines[0] += " No decision moves for an app in the most used locales."
    } else {
      lines[0] += " Decisions that move for an app in the most used locales:"
      for (winners, moved) in changes.grouped(by: { [$0.old.winner, $0.new.winner] }) {
        let move = winners.map { $0.map { "`\($0)`" } ?? "the default" }.joined(separator: " → ")
        lines.append("  - \(moved.map { "`\($0.desired)`" }.joined(separator: ", ")): \(move)")
      }
    }
    if counts.isEmpty {
      lines.append("  The facts are the same.")
    } else {
      lines.append("  Facts that changed: \(counts.joined(separator: ", ")).")
    }
    if !report.passedOver.isEmpty {
      let parts = report.passedOver.map { "\($0.message) `\($0.text ?? "")` in \($0.location.file)" }
      lines.append("  Passed over, because no answer is made from it: \(parts.joined(separator: "; ")).")
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}

/// The locales of an app with the widest reach: the languages in which Apple's systems are available.
///
/// A changelog cannot list every changed decision; it lists those that change for such an app.
package enum MostUsedLocales {
  package static let all = [
    "en", "en-AU", "en-GB", "ar", "ca", "cs", "da", "de", "el", "es", "es-419", "fi", "fr", "fr-CA", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk",
    "vi", "zh-Hans", "zh-Hant", "zh-HK",
  ]
}
