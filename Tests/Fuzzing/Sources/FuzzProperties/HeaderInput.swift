import LocaleMatching

/// An Accept-Language header, and language tags.
struct HeaderInput {
  private let text: String
  private let raw: UnsafeBufferPointer<UInt8>
  private let tags: [String]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let lines = InputLines(bytes, separator: 0x0A, limit: 9).lines
    text = lines.first ?? ""
    tags = Array(lines.dropFirst())
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    raw = UnsafeBufferPointer(rebasing: bytes[..<end])
  }

  func check() throws(PropertyViolation) {
    let header = AcceptLanguage(text)
    try HeaderProperties.check(header)
    try HeaderProperties.check(
      AcceptLanguage(text, limits: .init(byteCount: text.utf8.count * 2 / 3, rangeCount: text.utf8.count % 5)))
    try HeaderWritingProperties.check(tags.isEmpty ? header.ranges.map(\.text) : tags)
    try NegotiationProperties.check(header, raw)
    try VisitorProperties.check(header)
    // RFC 4647 does not define ill-formed ranges: everything before a weight counts as a range here.
    let elements = text.utf8.split(separator: 0x2C, maxSplits: 5).map { element in
      String(Substring(element.prefix { $0 != 0x3B }.drop { $0 == 0x20 }))
    }
    try PriorityListProperties.check(ranges: elements, tags: tags + Self.commonTags)
  }

  private static let commonTags = ["de-Latn-CH", "en", "zh-Hant-TW-x-a"]
}
