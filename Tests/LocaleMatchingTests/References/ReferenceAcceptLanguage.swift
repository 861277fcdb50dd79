import ReferenceMatching

/// An Accept-Language header, read with strings, arrays and a sort (RFC 9110, §12.5.4).
struct ReferenceAcceptLanguage: Sendable {
  struct Range: Equatable, Sendable {
    var text: String
    /// The identifier that it is, or that its beginning is.
    var meant: String
    /// The weight in thousandths.
    var weight: Int
    /// The position among the non-empty elements.
    var position: Int
  }

  /// The ranges, the most wanted first, equal ones in the header's order, excluded ones last.
  private(set) var ranges: [Range] = []

  init(_ header: String, parser: ReferenceIdentifierParser) {
    let elements = header.split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }
    for (position, element) in elements.enumerated() {
      var parts = element.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
      let text = parts.removeFirst()
      guard let weight = Self.weight(parts), !text.isEmpty, let meant = Self.meant(text, parser) else { continue }
      if let known = ranges.firstIndex(where: { Self.folded($0.text) == Self.folded(text) }) {
        ranges[known].weight = weight
      } else if ranges.count < 32 {
        ranges.append(Range(text: text, meant: meant, weight: weight, position: position))
      }
    }
    ranges.sort { (-$0.weight, $0.position) < (-$1.weight, $1.position) }
  }

  /// The longest beginning of a range that is an identifier and ends before a separator, with a language of two or three
  /// letters; the range itself if it is an identifier.
  private static func meant(_ text: String, _ parser: ReferenceIdentifierParser) -> String? {
    if text == "*" || (try? parser.parse(text)) != nil { return text }
    let beginnings = text.indices.reversed().filter { "-_".contains(text[$0]) }.map { String(text[..<$0]) }
    return beginnings.first { beginning in
      guard let identifier = try? parser.parse(beginning) else { return false }
      return 2...3 ~= identifier.language.count
    }
  }

  /// The weight of a locale by the closest range that names it; nil if no range except `*` does.
  func weightByName(of tag: String, _ reference: ReferenceMatching) -> Int? {
    let naming = ranges.filter { $0.text != "*" }.compactMap { range in
      Self.closeness(of: range.meant, to: tag, reference).map { (closeness: $0, weight: range.weight) }
    }
    let closest = naming.map(\.closeness).max()
    let deciding = naming.filter { $0.closeness == closest }.map(\.weight)
    return deciding.contains(0) ? 0 : deciding.max()
  }

  /// How closely a range names a locale: an equal locale before all others, else by the number of the range's subtags where
  /// both maximize alike or the range fits.
  private static func closeness(of range: String, to tag: String, _ reference: ReferenceMatching) -> Int? {
    let count = subtags(range).count
    func replaced(_ text: String) -> ReferenceIdentifier? {
      guard let parsed = try? reference.parser.parse(text), !parsed.isPrivateUseOnly, parsed.language.count < 4 else {
        return nil
      }
      var replaced = reference.likelySubtags.replacingAliases(parsed)
      replaced.variants.sort()
      return replaced
    }
    guard let wanted = replaced(range), let locale = replaced(tag) else { return fits(range, tag) ? count : nil }
    if wanted == locale { return .max }
    let maximized = [wanted, locale].map { $0.isUndetermined ? $0 : reference.likelySubtags.adding(to: $0) }
    return maximized[0] == maximized[1] || fits(wanted.text, locale.text) ? count : nil
  }

  /// Whether a range fits by extended filtering (RFC 4647, §3.3.2), step by step as in the RFC.
  static func fits(_ range: String, _ tag: String) -> Bool {
    var wanted = subtags(range)[...]
    var there = subtags(tag)[...]
    guard let first = wanted.popFirst(), let language = there.popFirst(), first == "*" || first == language else {
      return false
    }
    while let next = wanted.first {
      if next == "*" {
        wanted.removeFirst()
      } else if there.isEmpty {
        return false
      } else if next == there.first {
        wanted.removeFirst()
        there.removeFirst()
      } else if let subtag = there.first, isSingleton(subtag) {
        return false
      } else {
        there.removeFirst()
      }
    }
    return true
  }

  /// "A single letter or digit, which includes the private-use subtag 'x'" (§3.3.2, 3C).
  private static func isSingleton(_ subtag: String) -> Bool {
    subtag.count == 1 && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func subtags(_ text: String) -> [String] {
    folded(text).split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
  }

  /// The weight in thousandths; nil if it is ill-formed.
  private static func weight(_ parameters: [String]) -> Int? {
    var weight = 1000
    for parameter in parameters {
      let sides = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
      guard sides[0].lowercased() == "q" else { continue }
      guard sides.count == 2 else { return nil }
      let halves = sides[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard halves.count <= 2, !halves.joined().isEmpty, halves.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      let decimals = halves.count == 2 ? halves[1] : ""
      let whole = halves[0].drop { $0 == "0" }
      let thousandths = Int((decimals + "000").prefix(3)) ?? 0
      if !whole.isEmpty {
        weight = 1000
      } else {
        weight = thousandths == 0 && decimals.contains { $0 != "0" } ? 1 : thousandths
      }
    }
    return weight
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
