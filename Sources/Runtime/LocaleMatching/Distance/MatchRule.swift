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
  package static var all: [MatchRule] { RuleTable.starts.indices.compactMap { MatchRule(number: $0) } }

  init?(number: Int) {
    guard RuleTable.starts.indices.contains(number) else { return nil }
    let start = Int(RuleTable.starts[number])
    let parts = RuleTable.text.withUTF8Buffer { text in
      text[start...].prefix { $0 != 0x0A }.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }
    guard parts.count >= 3, let distance = Int(parts[2]) else { return nil }
    self.number = number
    (desired, supported, self.distance) = (parts[0], parts[1], distance)
    isOneWay = parts.count > 3
  }
}

extension MatchRule: CustomStringConvertible {
  /// The rule as XML: `<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>`.
  public var description: String {
    "<languageMatch desired=\"\(desired)\" supported=\"\(supported)\" distance=\"\(distance)\""
      + (isOneWay ? " oneway=\"true\"/>" : "/>")
  }
}
