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

  @usableFromInline var code: UInt64 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  // Without it their names would be compared, as those of all that have a raw value.
  /// Whether two are the same. Allocates nothing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
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

#if !hasFeature(Embedded)
  // Coded as its name, also as a key: `[PluralCategory: String]` is an object of JSON.
  extension PluralCategory: Codable {}

  @available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
  extension PluralCategory: CodingKeyRepresentable {}
#endif
