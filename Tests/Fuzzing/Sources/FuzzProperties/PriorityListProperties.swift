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
    try checkLookup(list, tags, subtags)
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
    _ list: LanguagePriorityList, _ tags: [String], _ tagSubtags: [[[UInt8]]]
  ) throws(PropertyViolation) {
    let match = list.lookup(in: tags)
    var expected: (tag: Int, range: Int)?
    for index in list.ranges.indices where expected == nil {
      var range = subtags(of: list.ranges[index])
      if range.first == [0x2A] { continue }
      range.removeAll { $0 == [0x2A] }
      while !range.isEmpty, expected == nil {
        expected = tagSubtags.firstIndex(of: range).map { ($0, index) }
        range.removeLast()
        while range.last?.count == 1 { range.removeLast() }
      }
    }
    try require(
      match?.tagIndex == expected?.tag && match?.rangeIndex == expected?.range,
      "lookup finds the longest beginning of the first range that has one", "\(list.ranges) \(tags)")
  }

  private static func subtags(of text: String) -> [[UInt8]] {
    folded(text).split(separator: 0x2D, omittingEmptySubsequences: false).map(Array.init)
  }
}
