/// The rules of a language for cardinals or ordinals: the index of their first word, and their categories.
///
///     bit 17…12   the categories, a bit for each, `zero` lowest
///         11…0    index of the first word
package struct PluralRuleSet: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(start: Int, categories: UInt32) { rawValue = categories << 12 | UInt32(truncatingIfNeeded: start) }

  package static var startLimit: Int { 1 << 12 }

  package var start: Int { Int(rawValue & 0xFFF) }
  package var categories: UInt32 { rawValue >> 12 }
}
