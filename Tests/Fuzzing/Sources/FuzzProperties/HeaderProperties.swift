import LocaleMatching

/// The properties of what is read from a header (RFC 9110, §12.5.4).
enum HeaderProperties {
  static func check(_ header: AcceptLanguage) throws(PropertyViolation) {
    let ranges = header.ranges
    let text = header.header
    try require(ranges.count <= header.limits.rangeCount, "no more ranges than the limit", text)
    let bytes = Array(text.utf8)
    for range in ranges { try check(range, header, bytes) }
    for (left, right) in zip(ranges, ranges.dropFirst()) {
      try require(
        left.qvalue > right.qvalue || left.qvalue == right.qvalue && left.index < right.index,
        "the most wanted first, of equal weights the earlier", text)
    }
    let positions = ranges.sorted { $0.index < $1.index }
    for (left, right) in zip(positions, positions.dropFirst()) {
      try require(
        left.index < right.index && left.bytes.upperBound < right.bytes.lowerBound,
        "positions go with places in the header", text)
    }
    let texts = ranges.map { folded($0.text) }
    for place in texts.indices {
      try require(!texts[..<place].contains(texts[place]), "no range occurs twice", text)
    }
    try checkDiagnostics(header)
  }

  private static func check(
    _ range: AcceptLanguage.WeightedRange, _ header: AcceptLanguage, _ bytes: [UInt8]
  ) throws(PropertyViolation) {
    let text = header.header
    try require(
      range.bytes.upperBound <= min(bytes.count, header.limits.byteCount) && !range.bytes.isEmpty,
      "a range lies in what is read of the header", text)
    try require(0...1 ~= range.qvalue, "a quality value is at most 1", text)
    try require(
      bytes[range.bytes].elementsEqual(range.text.utf8), "a range's text is the header's",
      "\(text): \(range.text)")
    try require(
      range.isWildcard
        ? range.text == "*"
        : LocaleIdentifier(range.identifier) != nil,
      "a range is an identifier, names one, or is *", "\(text): \(range.text)")
  }

  /// Every element of the header is a range, or was skipped or repeated, and the diagnostics report it.
  private static func checkDiagnostics(_ header: AcceptLanguage) throws(PropertyViolation) {
    let diagnostics = header.diagnostics
    let text = header.header
    var end = 0
    for diagnostic in diagnostics {
      try require(
        diagnostic.bytes.lowerBound >= end && diagnostic.bytes.upperBound <= text.utf8.count
          && !diagnostic.bytes.isEmpty, "diagnostics stand in the header's order", "\(text): \(diagnostics)")
      end = diagnostic.bytes.upperBound
    }
    let isCut = diagnostics.contains { $0.reason == .tooLong }
    try require(
      !isCut || text.utf8.count > header.limits.byteCount, "only what is longer than the limit is cut", text)
    let withoutRange = diagnostics.filter { $0.isSkipped || $0.reason == .repeatedRange }.count
    let read = isCut ? diagnostics.last?.bytes.lowerBound ?? 0 : text.utf8.count
    let elements = text.utf8.prefix(read).split(separator: 0x2C).filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    try require(
      header.ranges.count + withoutRange == elements.count + (isCut ? 1 : 0), "every element is accounted for",
      "\(text): \(diagnostics)")
  }
}
