import LocaleCore

/// A rule of CLDR's `languageMatching`, as its XML writes it (UTS #35, Language Matching).
///
/// Rules are looked up for explanations only; matching itself reads packed distances.
public struct MatchRule: Hashable, Sendable {
  /// The rule's position among CLDR's rules, from 0. Their order decides.
  public let number: Int
  /// The desired side as CLDR writes it: `en_*_$!enUS`.
  public let desired: String
  /// The supported side as CLDR writes it: `en_*_GB`.
  public let supported: String
  /// The distance, 0…100.
  public let distance: Int
  /// Whether the rule holds only from desired to supported.
  public let isOneWay: Bool

  /// All rules, in CLDR's order. Allocates.
  package static var all: [MatchRule] { RuleTable.rules.indices.compactMap { MatchRule(number: $0) } }

  init?(number: Int) {
    guard RuleTable.rules.indices.contains(number) else { return nil }
    let word = RuleTextWord(rawValue: RuleTable.rules[number])
    let line = RuleTable.text.withUTF8Buffer { text in
      let rest = UnsafeBufferPointer(rebasing: text.dropFirst(word.offset))
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      let space = rest.firstIndex(of: 0x20) ?? end
      return (
        String(decoding: rest.prefix(upTo: space), as: UTF8.self),
        String(decoding: rest.prefix(upTo: end).dropFirst(space + 1), as: UTF8.self)
      )
    }
    self.number = number
    (desired, supported) = line
    distance = word.distance
    isOneWay = word.isOneWay
  }
}

extension MatchRule: CustomStringConvertible {
  /// The rule as XML: `<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>`.
  public var description: String {
    "<languageMatch desired=\"\(desired)\" supported=\"\(supported)\" distance=\"\(distance)\""
      + (isOneWay ? " oneway=\"true\"/>" : "/>")
  }
}
