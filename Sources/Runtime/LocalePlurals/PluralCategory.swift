/// A plural category of CLDR, in CLDR's order (UTS #35 part 3, Language Plural Rules).
///
/// The names are CLDR's and do not describe the numbers: Russian uses `one` for 1, 21 and 31, French for 0 and 1.5.
public enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// A category. Every language has `other`.
  case zero, one, two, few, many, other

  /// The category for a number in the tables.
  init(code: UInt64) {
    switch code {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }

  var code: UInt64 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

extension PluralCategory: RawRepresentable, CustomStringConvertible {
  /// The category with a name as CLDR writes it, `few`; nil for any other text. Allocates nothing.
  public init?(rawValue: String) {
    // Compares bytes: comparing Strings needs Unicode's tables, which Embedded Swift would have to link.
    for category in Self.allCases where category.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = category
      return
    }
    return nil
  }

  /// The name as CLDR, `.stringsdict` files and string catalogs write it: `few`. Allocates nothing.
  public var rawValue: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// The name as CLDR writes it.
  public var description: String { rawValue }
}

/// The categories of a language, in CLDR's order: a set that fits a byte and allocates nothing.
public struct PluralCategorySet: Hashable, Sendable, Sequence {
  /// A bit for each, `zero` lowest.
  let bits: UInt64

  /// The number of categories: at least one, `other`.
  public var count: Int { bits.nonzeroBitCount }

  /// Whether the language has a category.
  public func contains(_ category: PluralCategory) -> Bool { bits >> category.code & 1 != 0 }

  /// An iterator over the categories in CLDR's order; allocates nothing.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Gives the categories in CLDR's order.
  public struct Iterator: IteratorProtocol, Sendable {
    var bits: UInt64

    /// The next category; nil after the last.
    public mutating func next() -> PluralCategory? {
      if bits == 0 { return nil }
      let code = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount)
      bits &= bits &- 1
      return PluralCategory(code: code)
    }
  }
}

extension PluralCategorySet: CustomStringConvertible {
  /// The names of the categories: `one, few, many, other`. Allocates.
  public var description: String {
    var text = ""
    for category in self { text += (text.utf8.isEmpty ? "" : ", ") + category.rawValue }
    return text
  }
}
