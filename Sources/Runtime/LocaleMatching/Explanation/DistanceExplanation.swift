import LocaleCore

/// A distance with its reasons: both maximized identifiers, and the rule behind each level.
public struct DistanceExplanation: Sendable {
  /// The distance that one level adds: language, script or region.
  public struct Level: Sendable {
    /// The distance that the level adds. If the script is favored, the language adds a quarter of its rule's distance.
    public let distance: Int
    /// The rule that applied; nil if both sides are equal.
    public let rule: MatchRule?
  }

  /// The desired identifier as the matcher sees it: `en-Latn-IT`.
  public let maximizedDesired: String
  /// The supported identifier as the matcher sees it.
  public let maximizedSupported: String
  /// The distance of the languages.
  public let language: Level
  /// The distance of the scripts.
  public let script: Level
  /// The distance of the regions.
  public let region: Level
  /// The sum, at most 100, with the eighths that tell apart identifiers with the same maximized identifier.
  public let distance: LocaleDistance

  /// Explains the distance of two identifiers. Nil if either is ill-formed. Allocates.
  public init?(
    desired: some LocalePreference, supported: some LocalePreference, favor: LocaleMatcher.FavoredSubtag = .language
  ) {
    let forms = desired.withPreferenceContent { one in supported.withPreferenceContent { MatchingForm.pair(one, $0) } }
    guard let forms else { return nil }
    self.init(
      CLDRDistance(from: forms.desired, favorsScript: favor == .script), desired: desired.preferenceText,
      to: forms.supported.lsr, supported: supported.preferenceText)
  }

  /// - Parameters:
  ///   - desired: its text.
  ///   - other: the supported identifier, maximized.
  ///   - supported: its text.
  init(_ pair: CLDRDistance, desired: String, to other: LSR, supported: String) {
    let one = pair.desired
    maximizedDesired = one.displayed(of: desired)
    maximizedSupported = other.displayed(of: supported)
    language = Level(
      distance: pair.weighed(pair.language(to: other)),
      rule: one.language == other.language
        ? nil : MatchRule(number: pair.languageRule(to: other)?.rule ?? RuleTable.defaultLanguageRule))
    script = Level(
      distance: pair.script(to: other),
      rule: one.hasScript(of: other)
        ? nil : MatchRule(number: pair.scriptRule(to: other)?.rule ?? RuleTable.defaultScriptRule))
    region = Level(
      distance: pair.region(to: other, regionClass: other.regionMark.classNumber),
      rule: one.region == other.region ? nil : MatchRule(number: RegionRule.number(pair, to: other)))
    distance = LocaleDistance(eighths: pair.eighths(to: other))
  }
}

extension LocalePreference {
  /// The preference as text. Allocates.
  package var preferenceText: String {
    withPreferenceContent { $0.preferenceText }
  }
}

extension LocalePreferenceContent {
  var preferenceText: String {
    switch self {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .identifier(let identifier): identifier.description
    }
  }
}

extension LSR {
  /// The triple as text. A name that does not fit a packed subtag is shown as it was written.
  func displayed(of identifier: String) -> String {
    if language >= LSR.internedMark {
      if script == 0, region == 0 { return identifier }
      // Divided as bytes: Characters would need Swift's Unicode tables.
      let tail = LanguageIdentifier(LSR(language: 0, script: script, region: region)).description.utf8.dropFirst(3)
      return (LanguageIdentifier(languageOf: identifier)?.language.description ?? "und")
        + String(decoding: tail, as: UTF8.self)
    }
    let plain = LanguageIdentifier(LSR(language: language & 0x7FFF, script: script, region: region)).description
    return switch PseudoLocale(rawValue: UInt8(truncatingIfNeeded: language >> 15 & 3)) {
    case .accents: plain + " (pseudo-locale: accents)"
    case .bidi: plain + " (pseudo-locale: bidi)"
    case .cracked: plain + " (pseudo-locale: cracked)"
    default: plain
    }
  }
}
