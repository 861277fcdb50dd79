import Yams

/// Reads YAML with a limited number of values: thirty lines whose aliases name each other twice are 2^30 values.
enum BoundedYAML {
  /// Projects have thousands.
  private static let valueLimit = 1_000_000

  /// The value that Yams reads from a text; nil if Yams cannot read it, or if it has too many values.
  static func load(_ text: String) -> Any? {
    guard !mayHaveAliasInKey(text), let root = try? Yams.compose(yaml: text), isBounded(root) else { return nil }
    return try? Yams.load(yaml: text)
  }

  /// Counts a value for each alias of it. Composing is linear, because the nodes of an alias are shared.
  private static func isBounded(_ root: Node) -> Bool {
    var count = 0
    var open = [root]
    while let node = open.popLast() {
      count += 1
      if count > valueLimit { return false }
      if let sequence = node.sequence { open += sequence }
      if let mapping = node.mapping { open += mapping.map(\.value) }
    }
    return true
  }

  /// Whether a key may have an alias. Yams hashes each key with everything in it, aliases written out, while it composes;
  /// it has no limit of aliases, and does not show libyaml's events, so that only the text can be looked at before. No
  /// project has keys that are lists, mappings or aliases.
  private static func mayHaveAliasInKey(_ text: String) -> Bool {
    var hasAlias = false
    var isInAlias = false
    // Whether nothing but blanks and line breaks follows an alias.
    var isAfterAlias = false
    var hasKey = false
    // The byte before the current one, and the last byte before it that is not a blank.
    var last: UInt8 = 0x0A
    var lastMark: UInt8 = 0x0A
    var mayBeginKey = false
    for byte in text.utf8 {
      let isBlank = byte == 0x20 || byte == 0x09
      if byte == 0x2A, [0x20, 0x09, 0x0A, 0x0D, 0x3A, 0x5B, 0x7B, 0x2C].contains(last) {
        hasAlias = true
        isInAlias = true
        isAfterAlias = true
      }
      let isBreak = byte == 0x0A || byte == 0x0D
      // `*name:`, `]:`, `}:`, a blank before the colon or not, and a colon that begins a line.
      if byte == 0x3A, isInAlias || isAfterAlias || [0x5D, 0x7D, 0x0A].contains(lastMark) { hasKey = true }
      if !isInAlias, !isBlank, !isBreak { isAfterAlias = false }
      // `? ` where a value or a line may begin, and so no question mark of a comment.
      if last == 0x3F, mayBeginKey, isBlank || isBreak { hasKey = true }
      if byte == 0x3F { mayBeginKey = [0x0A, 0x0D, 0x2D, 0x3A, 0x3F, 0x5B, 0x7B, 0x2C].contains(lastMark) }
      if isBlank || byte == 0x0A || byte == 0x2C { isInAlias = false }
      last = byte
      if !isBlank { lastMark = byte }
    }
    return hasAlias && hasKey
  }
}
