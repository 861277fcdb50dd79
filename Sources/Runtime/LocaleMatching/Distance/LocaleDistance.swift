/// The distance of a supported identifier from a desired one: 0 for equal identifiers, 100 for nothing in common.
///
/// The whole number is CLDR's (UTS #35, Language Matching): the sum of language, script and region distance.
/// Identifiers with the same maximized identifier differ by less than 1, in eighths, by their explicit subtags: `en-US`
/// is at 1/8 from `en`.
@frozen
public struct LocaleDistance: Hashable, Sendable {
  /// The distance in eighths, 0…800.
  public let eighths: Int

  /// The distance as CLDR counts it, 0…100.
  public var whole: Int { eighths / 8 }

  @inlinable
  init(eighths: Int) { self.eighths = eighths }

  /// Makes a distance of whole units; values outside 0…100 become the nearest value in that range.
  package init(_ whole: Int) { eighths = min(max(whole, 0), 100) * 8 }
}

extension LocaleDistance: Comparable {
  /// Whether the first distance is smaller.
  public static func < (left: LocaleDistance, right: LocaleDistance) -> Bool { left.eighths < right.eighths }
}

extension LocaleDistance: ExpressibleByIntegerLiteral {
  /// Makes a distance of whole units from a literal: `3` is a distance of three.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension LocaleDistance: CustomStringConvertible {
  /// The distance as text: `3`, or `0+1/8` for identifiers that differ only in their explicit subtags.
  public var description: String { eighths % 8 == 0 ? "\(whole)" : "\(whole)+\(eighths % 8)/8" }
}

extension LocaleDistance {
  /// The distance of a supported identifier from a desired one. Nil if either is ill-formed. Allocates nothing.
  ///
  /// - Parameters:
  ///   - desired: the user's identifier.
  ///   - supported: the available identifier.
  ///   - favor: with `.script`, the language distance counts a quarter.
  ///   - direction: with `.twoWay`, the distance is 100 if the opposite one is 100.
  @inlinable
  public static func between(
    desired: some LocalePreference, supported: some LocalePreference, favor: LocaleMatcher.FavoredSubtag = .language,
    direction: LocaleMatcher.Direction = .oneWay
  ) -> LocaleDistance? {
    desired.withPreferenceContent { one in supported.withPreferenceContent { between(one, $0, favor, direction) } }
  }

  @usableFromInline
  static func between(
    _ desired: LocalePreferenceContent, _ supported: LocalePreferenceContent, _ favor: LocaleMatcher.FavoredSubtag,
    _ direction: LocaleMatcher.Direction
  ) -> LocaleDistance? {
    eighths(desired, supported, favorsScript: favor == .script, onlyTwoWay: direction == .twoWay).map {
      LocaleDistance(eighths: $0)
    }
  }

  /// The distance in eighths; nil if either identifier is ill-formed.
  static func eighths(
    _ desired: LocalePreferenceContent, _ supported: LocalePreferenceContent, favorsScript: Bool, onlyTwoWay: Bool
  ) -> Int? {
    guard let (desired, supported) = MatchingForm.pair(desired, supported) else { return nil }
    let forward = CLDRDistance(from: desired, favorsScript: favorsScript).eighths(to: supported.lsr)
    let backward = CLDRDistance(from: supported, favorsScript: favorsScript).eighths(to: desired.lsr)
    return onlyTwoWay && backward >= CLDRDistance.maximum * 8 ? CLDRDistance.maximum * 8 : forward
  }
}
