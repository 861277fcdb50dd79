import LocaleMatching

/// The properties of RFC 4647's filtering and lookup for all ranges and tags.
enum PriorityListProperties {
  static func check(ranges: [String], tags: [String]) throws(PropertyViolation) {
    let list = LanguagePriorityList(ranges)
    let basic = try checkFilter(list, tags, .basic)
    let extended = try checkFilter(list, tags, .extended)
    try require(
      basic.isSubset(of: extended), "what fits by basic filtering fits by extended filtering", "\(ranges) \(tags)")
    let subtags = tags.map { Self.subtags(of: $0) }
    try checkLookup(list, tags, subtags, .rfc4647)
    try checkLookup(list, tags, subtags, .ecma402)
  }

  /// Exactly the tags that a range matches, each once, in the order of the first range that matches.
  private static func checkFilter(
    _ list: LanguagePriorityList, _ tags: [String], _ filtering: LanguagePriorityList.Filtering
  ) throws(PropertyViolation) -> Set<Int> {
    let found = list.filter(tags, by: filtering)
    // Made only if a property fails.
    var values: String { "\(list.ranges) \(tags): \(found)" }
    var expected: [(range: Int, tag: Int)] = []
    for tag in tags.indices {
      let range = list.ranges.firstIndex { LanguagePriorityList.fits($0, tags[tag], by: filtering) }
      if let range { expected.append((range, tag)) }
    }
    expected.sort { ($0.range, $0.tag) < ($1.range, $1.tag) }
    try require(found == expected.map(\.tag), "filtering finds what fits, in the order of the ranges", values)
    return Set(found)
  }

  /// Lookup as RFC 4647 describes it: the range is truncated by one subtag at a time, until a tag equals it.
  private static func checkLookup(
    _ list: LanguagePriorityList, _ tags: [String], _ tagSubtags: [[[UInt8]]], _ lookup: LanguagePriorityList.Lookup
  ) throws(PropertyViolation) {
    let match = list.lookup(in: tags, by: lookup)
    var expected: (tag: Int, range: Int)?
    for index in list.ranges.indices where expected == nil {
      var range = subtags(of: list.ranges[index])
      if lookup == .rfc4647 {
        if range.first == [0x2A] { continue }
        range.removeAll { $0 == [0x2A] }
      } else {
        range = withoutUnicodeExtension(range)
      }
      while !range.isEmpty, expected == nil {
        expected = tagSubtags.firstIndex(of: range).map { ($0, index) }
        range.removeLast()
        while range.last?.count == 1 { range.removeLast() }
      }
    }
    try require(
      match?.tagIndex == expected?.tag && match?.rangeIndex == expected?.range,
      "lookup finds the longest beginning of the first range that has one", "\(list.ranges) \(tags) \(lookup)")
  }

  private static func subtags(of text: String) -> [[UInt8]] {
    folded(text).split(separator: 0x2D, omittingEmptySubsequences: false).map(Array.init)
  }

  /// ECMA-402 removes `-u-` up to the next singleton; after `x` nothing is an extension.
  private static func withoutUnicodeExtension(_ subtags: [[UInt8]]) -> [[UInt8]] {
    var rest: [[UInt8]] = []
    var isSkipping = false
    var isPrivate = false
    for subtag in subtags {
      if subtag.count == 1, !isPrivate {
        isPrivate = subtag == [0x78]
        isSkipping = subtag == [0x75]
      }
      if !isSkipping { rest.append(subtag) }
    }
    return rest
  }
}
