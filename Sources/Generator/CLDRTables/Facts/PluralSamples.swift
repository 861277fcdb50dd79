/// The numbers that CLDR gives as examples of a rule: `@integer 2~4, 22, … @decimal 0.0~1.5, 1c6`.
package struct PluralSamples: Hashable, Sendable, CustomStringConvertible {
  /// `@integer` or `@decimal`.
  package struct List: Hashable, Sendable {
    package var name: String
    package var ranges: [PluralSampleRange]
    /// Whether CLDR says that there are more, by `…`.
    package var isOpen: Bool

    package init(name: String, ranges: [PluralSampleRange], isOpen: Bool) {
      self.name = name
      self.ranges = ranges
      self.isOpen = isOpen
    }
  }

  package var lists: [List]

  package init(lists: [List]) {
    self.lists = lists
  }

  package var description: String {
    lists.map { list in
      "@\(list.name) " + (list.ranges.map(\.description) + (list.isOpen ? ["…"] : [])).joined(separator: ", ")
    }.joined(separator: " ")
  }
}

/// `2~4`, every number from the first to the last by steps of their last digit; or a single number.
package struct PluralSampleRange: Hashable, Sendable, CustomStringConvertible {
  package var first: PluralSample
  /// Nil for a single number.
  package var last: PluralSample?

  package init(first: PluralSample, last: PluralSample?) {
    self.first = first
    self.last = last
  }

  package var description: String { last.map { "\(first.text)~\($0.text)" } ?? first.text }

  /// Every number of the range, as it is written; nil where the two ends have not as many fraction digits, or exponents,
  /// or are too far apart to be examples.
  package var numbers: [PluralSample]? {
    guard let last else { return [first] }
    guard first.exponent == nil, last.exponent == nil, first.fraction.utf8.count == last.fraction.utf8.count,
      let low = Int(first.integer + first.fraction), let high = Int(last.integer + last.fraction), low <= high,
      high - low <= 10_000
    else { return nil }
    let places = first.fraction.utf8.count
    return (low...high).compactMap { number in
      let digits = String(number)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
      return PluralSample("\(padded.dropLast(places))\(places > 0 ? "." : "")\(padded.suffix(places))")
    }
  }
}

/// A number with its visible digits, `1.50`, perhaps with the exponent of a compact form, `1.2c6`.
package struct PluralSample: Hashable, Sendable {
  /// As CLDR writes it.
  package let text: String
  let integer: String
  let fraction: String
  let exponent: Int?

  /// Nil where the text is no number of at most 15 digits.
  package init?(_ text: String) {
    self.text = text
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
    let number = (parts.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count < 2 || Self.isDigits(parts[1]), number.count < 2 || Self.isDigits(number[1]),
      let whole = number.first, Self.isDigits(whole)
    else { return nil }
    exponent = parts.count == 2 ? Int(parts[1]) : nil
    integer = String(whole)
    fraction = number.count == 2 ? String(number[1]) : ""
    guard integer.utf8.count + fraction.utf8.count <= 15, (exponent ?? 0) <= 15 else { return nil }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
