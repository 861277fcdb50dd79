import Foundation

/// `CHANGELOG.md`, as far as upgrades of CLDR write in it: an entry for each, under "Unreleased".
///
/// An upgrade that takes back the last one takes its entry away too, so that there and back ends at the same bytes.
package struct Changelog: Hashable, Sendable {
  private static let heading = "## Unreleased"

  package private(set) var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Adds the entry, or removes that of the upgrade which this one takes back.
  package mutating func add(_ entry: ChangelogEntry) {
    let taken = Self.head(entry.new, entry.old)
    if let start = text.range(of: taken), let end = text[start.upperBound...].range(of: Self.foot) {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    } else {
      insert(Self.head(entry.old, entry.new) + entry.text + Self.foot)
    }
    renameHeading(entry)
  }

  private static func head(_ old: String, _ new: String) -> String { "<!-- CLDR \(old) to \(new) -->\n" }
  private static let foot = "<!-- end of CLDR -->\n"

  /// First under "Unreleased", which is made where it is missing.
  private mutating func insert(_ block: String) {
    if let heading = unreleased {
      let line = text.lineRange(for: heading)
      let rest = text[line.upperBound...]
      // After the empty line below the heading.
      let place = rest.first == "\n" ? text.index(after: line.upperBound) : line.upperBound
      text.insert(contentsOf: block, at: place)
      return
    }
    // The heading goes into the block, and so away with it.
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

  /// `## Unreleased: CLDR 46` names the release that the next version comes with.
  private mutating func renameHeading(_ entry: ChangelogEntry) {
    guard let heading = unreleased else { return }
    let line = text.lineRange(for: heading)
    let old = "\(Self.heading): CLDR \(entry.old)\n"
    if text[line] == old { text.replaceSubrange(line, with: "\(Self.heading): CLDR \(entry.new)\n") }
  }
}
