/// The rules of a language for cardinals or ordinals: the index of their first word, and their categories.
///
///     bit 17…12   the categories, a bit for each, `zero` lowest
///         11…0    index of the first word
public struct PluralRuleSet: Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(start: Int, categories: UInt32) { rawValue = categories << 12 | UInt32(truncatingIfNeeded: start) }

  public static var startLimit: Int { 1 << 12 }

  public var start: Int { Int(rawValue & 0xFFF) }
  public var categories: UInt32 { rawValue >> 12 }
}
