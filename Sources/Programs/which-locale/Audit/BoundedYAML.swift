import Foundation
import Yams

/// Reads YAML with a limited number of values: thirty lines whose aliases name each other twice are 2^30 values.
enum BoundedYAML {
  /// Projects have thousands.
  private static let valueLimit = 1_000_000
  /// What stands for the star of an alias where a text is read without aliases. No project has the character.
  private static let star = "\u{E000}"

  /// The value that Yams reads from a text; nil if Yams cannot read it, or if nobody can say how many values it has.
  ///
  /// Yams hashes each key with everything in it, aliases written out, while it composes. So the text is composed without
  /// aliases first, and refused if a key is one, or is no text. Then composing is linear, because the nodes of an alias are
  /// shared, and a value counts for each alias of it.
  static func load(_ text: String) -> Any? {
    let plain = text.replacingOccurrences(of: "*", with: star)
    guard let shape = try? Yams.compose(yaml: plain), isBounded(shape), let root = try? Yams.compose(yaml: text),
      isBounded(root)
    else { return nil }
    return root.any
  }

  private static func isBounded(_ root: Node) -> Bool {
    var count = 0
    var open = [root]
    while let node = open.popLast() {
      count += 1
      if count > valueLimit { return false }
      if let sequence = node.sequence { open += sequence }
      if let mapping = node.mapping {
        for key in mapping.keys {
          guard let key = key.scalar, key.style != .plain || !key.string.hasPrefix(star) else { return false }
        }
        open += mapping.map(\.value)
      }
    }
    return true
  }
}
