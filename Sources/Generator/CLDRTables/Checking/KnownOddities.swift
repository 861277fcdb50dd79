import LocaleCore

/// What CLDR's own files have where a code in use would be expected. A release that has something else there is told of it.
struct KnownOddity {
  /// The ways in which a code may be no code in use.
  enum Finding: Hashable {
    case unlisted, replaced
    case status(SubtagStatus)
  }

  /// Right findings belong there, and nothing is told; odd ones are told "as in CLDR", which nobody but CLDR can correct.
  enum Judgement {
    case right, odd
  }

  /// The element: `likelySubtag`.
  let element: String
  /// The kind of code; nil for any.
  let kind: SubtagKind?
  let findings: Set<Finding>
  let judgement: Judgement
  /// The codes of which it is known; nil for any.
  let codes: Set<String>?

  init(
    _ element: String, _ kind: SubtagKind?, _ judgement: Judgement, _ findings: Set<Finding>, codes: Set<String>? = nil
  ) {
    (self.element, self.kind, self.judgement, self.findings, self.codes) = (element, kind, judgement, findings, codes)
  }

  static let all = [
    KnownOddity("likelySubtag", nil, .right, [.status(.unknown)]),
    // Programs that ask with old codes get the old codes back: `iw` has a row of its own.
    KnownOddity("likelySubtag", .language, .odd, [.replaced, .status(.deprecated)]),
    // Up to CLDR 43, Zanb is special in validity, and has rows here and of scripts.
    KnownOddity("likelySubtag", .script, .odd, [.status(.special)], codes: ["Zanb"]),
    // Rules for `sh` and `bh`, which are replaced, and for languages that ISO 639 has retired.
    KnownOddity("languageMatch", .language, .odd, [.replaced, .status(.deprecated)]),
    KnownOddity("languageAlias", nil, .right, [.status(.unknown), .status(.special)]),
    KnownOddity("languageAlias", .language, .odd, [.status(.deprecated)]),
    KnownOddity("scriptAlias", .script, .right, [.status(.special)]),
    // ISO 3166 has codes of three letters for private use too.
    KnownOddity(
      "territoryAlias", .region, .right,
      [.status(.privateUse), .status(.reserved), .status(.special), .status(.unknown)]),
    // Aliases of subdivisions are more often brought up to date than the lists are.
    KnownOddity("subdivisionAlias", .subdivision, .odd, [.unlisted, .status(.deprecated)]),
    KnownOddity("script", .script, .right, [.status(.special), .status(.unknown)]),
    // Programs may ask with old codes.
    KnownOddity("pluralRules", .language, .odd, [.replaced, .status(.deprecated)]),
    KnownOddity("languagePopulation", nil, .right, [.status(.unknown)]),
  ]

  /// The judgement on a code in its place; nil for what is not known of CLDR.
  static func judgement(of finding: Finding, _ code: NamedCode, in element: String) -> Judgement? {
    all.first {
      $0.element == element && ($0.kind == nil || $0.kind == code.kind) && $0.findings.contains(finding)
        && $0.codes?.contains(code.code) != false
    }?.judgement
  }
}
