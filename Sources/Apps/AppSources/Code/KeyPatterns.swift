import AppLocalization

/// Patterns of keys that code puts together, with ``SourceLexer/mark`` for any text, in one tree: a key is compared with
/// what patterns have in common once, and not with each of them.
package struct KeyPatterns {
  private struct Node {
    var next: [Unicode.Scalar: Int] = [:]
    /// The node behind any text, which is reached with none.
    var any: Int?
    var isAny = false
    var isEnd = false
  }

  private var nodes = [Node()]

  package init() {}

  /// Returns the number of the pattern, which equal ones share.
  @discardableResult package mutating func insert(_ pattern: String) -> Int {
    var place = 0
    for scalar in pattern.unicodeScalars {
      let isAny = scalar == SourceLexer.mark
      if isAny, nodes[place].isAny { continue }
      if let known = isAny ? nodes[place].any : nodes[place].next[scalar] {
        place = known
        continue
      }
      if isAny { nodes[place].any = nodes.count } else { nodes[place].next[scalar] = nodes.count }
      place = nodes.count
      nodes.append(Node(isAny: isAny))
    }
    nodes[place].isEnd = true
    return place
  }

  /// Whether a pattern matches a whole key.
  package func match(_ key: String) -> Bool { !matches(key).isEmpty }

  /// The numbers of the patterns that match a whole key.
  package func matches(_ key: String) -> Set<Int> {
    var open: Set<Int> = []
    func enter(_ place: Int, _ open: inout Set<Int>) {
      open.insert(place)
      if let any = nodes[place].any { open.insert(any) }
    }
    enter(0, &open)
    for scalar in key.unicodeScalars {
      var following: Set<Int> = []
      for place in open {
        if nodes[place].isAny { following.insert(place) }
        if let next = nodes[place].next[scalar] { enter(next, &following) }
      }
      if following.isEmpty { return [] }
      open = following
    }
    return open.filter { nodes[$0].isEnd }
  }

  /// A key with ``SourceLexer/mark`` for each conversion, as ``InterpolatedKey`` makes keys:
  /// any conversion fits an argument, and beside one a percent sign is doubled. One that is not stays no key that code has.
  package static func bare(_ key: String) -> String {
    if !key.utf8.contains(0x25) { return key }
    let (scalars, format) = (Array(key.unicodeScalars), FormatString(key))
    if !format.malformed.isEmpty, format.specifiers.contains(where: { $0.argumentType != .none }) { return key }
    var (bare, index) = (String.UnicodeScalarView(), 0)
    for specifier in format.specifiers where specifier.offset >= index {
      bare.append(contentsOf: scalars[index..<specifier.offset])
      bare.append(specifier.conversion == "%" ? "%" : SourceLexer.mark)
      index = min(specifier.offset + specifier.scalarCount, scalars.count)
    }
    bare.append(contentsOf: scalars[index...])
    return String(bare)
  }
}
