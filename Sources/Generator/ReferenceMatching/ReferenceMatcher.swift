import CLDRTables

/// Chooses among supported locales by scanning all of them for each preference.
package struct ReferenceMatcher: Sendable {
  struct Candidate: Sendable {
    var index: Int
    var maximized: ReferenceMaximized
  }

  private let matching: ReferenceMatching
  private let options: Options
  private let supported: [ReferenceIdentifier]
  /// The candidates in search order, each text once.
  private let candidates: [Candidate]
  private let limit: Int

  package init(_ matching: ReferenceMatching, supported: [ReferenceIdentifier], options: Options = Options()) {
    self.init(
      matching, supported: supported.map { ($0, matching.likelySubtags.maximizedForMatching($0)) }, options: options)
  }

  /// For whoever has them maximized for matching.
  package init(
    _ matching: ReferenceMatching, supported all: [(identifier: ReferenceIdentifier, maximized: ReferenceMaximized)],
    options: Options
  ) {
    self.matching = matching
    self.options = options
    supported = all.map(\.identifier)
    let defaultLocale: ReferenceIdentifier? =
      switch options.default {
      case .firstSupported: supported.first
      case .given(let locale): locale
      case .none: nil
      }
    limit = Self.limit(of: options, in: matching)
    candidates = Self.searchOrder(matching, supported, all.map(\.maximized), defaultLocale)
  }

  /// The threshold in eighths. A pair's distance loses its micro part; a saturated one lets in all that is below 100.
  static func limit(of options: Options, in matching: ReferenceMatching) -> Int {
    switch options.threshold {
    case .below(let distance):
      return min(max(distance, 0), ReferenceDistance.saturation) * 8
    case .sameLanguage: return ReferenceDistance.saturation * 8
    case .noFurtherThan(let desired, let supported):
      let eighths = matching.eighths(
        desired: matching.likelySubtags.maximizedForMatching(desired),
        supported: matching.likelySubtags.maximizedForMatching(supported),
        below: ReferenceDistance.saturation * 8, favor: options.favor, direction: options.direction)
      return (eighths.map { $0 / 8 } ?? ReferenceDistance.saturation) * 8 + 8
    }
  }

  /// The search order: the default, what maximizes as it does, or as a paradigm locale, then the rest, each text once.
  private static func searchOrder(
    _ matching: ReferenceMatching, _ supported: [ReferenceIdentifier], _ maximized: [ReferenceMaximized],
    _ defaultLocale: ReferenceIdentifier?
  ) -> [Candidate] {
    let all = zip(supported.indices, maximized).map { Candidate(index: $0, maximized: $1) }
    let preferred = defaultLocale.map(matching.likelySubtags.maximizedForMatching)
    func rank(_ candidate: Candidate) -> Int {
      if let preferred, candidate.maximized.isEquivalent(to: preferred) {
        return supported[candidate.index] == defaultLocale ? 0 : 1
      }
      return matching.paradigms.contains { $0.isEquivalent(to: candidate.maximized) } ? 2 : 3
    }
    let ranks = all.map(rank)
    var seen: Set<ReferenceIdentifier> = []
    var result: [Candidate] = []
    for wanted in 0...3 {
      for (candidate, rank) in zip(all, ranks) where rank == wanted {
        if seen.insert(supported[candidate.index]).inserted { result.append(candidate) }
      }
    }
    return result
  }

  /// Asks again without demotion where nothing is found, so that no preference is refused because it stands late.
  package func bestMatch(for desired: [ReferenceIdentifier]) -> Result {
    let demotion =
      switch options.demotion {
      case .region: matching.regionDemotion
      case .distance(let whole): min(max(whole, 0), ReferenceDistance.saturation)
      case .none, .firstMatch: 0
      }
    let found = bestMatch(for: desired, demotion)
    return found.supportedIndex < 0 && demotion > 0 && desired.count > 1 ? bestMatch(for: desired, 0) : found
  }

  private func bestMatch(for desired: [ReferenceIdentifier], _ demotion: Int) -> Result {
    var limit = limit
    var best: (candidate: Candidate, desiredIndex: Int, eighths: Int)?
    for (desiredIndex, identifier) in desired.enumerated() {
      let wanted = matching.likelySubtags.maximizedForMatching(identifier)
      // Equal maximized identifiers with equal explicit subtags win at once, under any threshold.
      let exact = candidates.first { $0.maximized == wanted }.map { (candidate: $0, eighths: 0) }
      if let found = exact ?? nearest(to: wanted, below: limit) {
        let nearest = mostAlike(identifier, wanted, found, below: limit)
        best = (nearest.candidate, desiredIndex, nearest.eighths)
        limit = nearest.eighths
        if options.demotion == .firstMatch { break }
      }
      limit -= demotion * 8
      if limit <= 0 { break }
    }
    guard let best else { return Result(supportedIndex: -1, desiredIndex: -1, eighths: nil) }
    return Result(supportedIndex: best.candidate.index, desiredIndex: best.desiredIndex, eighths: best.eighths)
  }

  /// The candidate with the least distance below the limit. Among equals above 0 the one with more likely subtags, else
  /// the earlier.
  private func nearest(
    to wanted: ReferenceMaximized, below limit: Int
  ) -> (candidate: Candidate, eighths: Int)? {
    var best: (candidate: Candidate, eighths: Int)?
    for candidate in candidates {
      if options.threshold == .sameLanguage,
        matching.distance.languageDistance(desired: wanted.language, supported: candidate.maximized.language) > 1
      {
        continue
      }
      let current = best?.eighths ?? limit
      // A tie passes here (below current + 1); two-way, its swapped distance must still be below `current`.
      let eighths = matching.eighths(
        desired: wanted, supported: candidate.maximized, below: current + 1, favor: options.favor,
        direction: .withOneWay)
      guard let eighths else { continue }
      if options.direction == .onlyTwoWay {
        let swapped = matching.eighths(
          desired: candidate.maximized, supported: wanted, below: current, favor: options.favor,
          direction: .withOneWay)
        if swapped == nil { continue }
      }
      if eighths < current {
        best = (candidate, eighths)
      } else if let previous = best, eighths >= 8,
        isLikelier(candidate.maximized, than: previous.candidate.maximized)
      {
        best = (candidate, eighths)
      }
    }
    return best
  }

  /// Among candidates with the language, script and region of the one that was found: the one with the same text, the same
  /// variants, else none, the same extensions and private use, else none, the most similar written subtags, the first.
  private func mostAlike(
    _ identifier: ReferenceIdentifier, _ wanted: ReferenceMaximized, _ found: (candidate: Candidate, eighths: Int),
    below limit: Int
  ) -> (candidate: Candidate, eighths: Int) {
    func rank<Part: Hashable>(_ own: Part, _ other: Part, none: Part) -> Int {
      other == own ? 0 : other == none ? 1 : 2
    }
    func variants(_ identifier: ReferenceIdentifier) -> Set<String> {
      Set(matching.likelySubtags.cleaned(identifier).variants)
    }
    func tail(_ identifier: ReferenceIdentifier) -> [[String]] {
      identifier.extensions.map { [$0.singleton] + $0.subtags }
        + (identifier.privateUse.isEmpty ? [] : [identifier.privateUse])
    }
    let equals = candidates.filter { $0.maximized.isEquivalent(to: found.candidate.maximized) }
    let ranked = equals.enumerated().map { order, candidate in
      let other = supported[candidate.index]
      let eighths = found.eighths < 8 ? candidate.maximized.written ^ wanted.written : found.eighths
      let ranks = [
        other == identifier ? 0 : 1, rank(variants(identifier), variants(other), none: []),
        rank(tail(identifier), tail(other), none: []), eighths, order,
      ]
      return (ranks: ranks, candidate: candidate, eighths: eighths)
    }
    let best = ranked.filter { $0.eighths < limit }.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
    return best.map { ($0.candidate, $0.eighths) } ?? found
  }

  /// More of the likely subtags of its language. The region is compared with the likely one of the bare
  /// language even where another script is written, as ICU does.
  private func isLikelier(_ one: ReferenceMaximized, than other: ReferenceMaximized) -> Bool {
    guard one.language == other.language,
      let likely = matching.likelySubtags.likely(forLanguage: one.language)
    else { return false }
    if one.script != other.script { return one.script == likely.script }
    if one.region != other.region { return one.region == likely.region }
    return false
  }
}

extension ReferenceMatcher {
  package enum Threshold: Hashable, Sendable {
    /// Exclusive: a distance must be below it.
    case below(Int)
    /// No language further than at 1, which is CLDR's distance for two names of one language.
    case sameLanguage
    /// Inclusive: no further than from this desired locale to this supported one.
    case noFurtherThan(desired: ReferenceIdentifier, supported: ReferenceIdentifier)

    /// Half of the greatest distance, as ICU has it.
    package static let standard = Threshold.below(50)
  }

  package enum Direction: Hashable, Sendable {
    case withOneWay, onlyTwoWay
  }

  package enum Demotion: Hashable, Sendable {
    /// By the distance from `en` to `en-GB` for each preference passed.
    case region
    case none
    /// By this many whole units.
    case distance(Int)
    /// Not at all: the first preference that finds anything decides.
    case firstMatch
  }

  package enum Default: Hashable, Sendable {
    case firstSupported
    case given(ReferenceIdentifier)
    case none
  }

  package struct Options: Hashable, Sendable {
    package var threshold: Threshold
    package var favor: ReferenceDistance.Favor
    package var direction: Direction
    package var demotion: Demotion
    package var `default`: Default

    package init(
      threshold: Threshold = .standard, favor: ReferenceDistance.Favor = .language,
      direction: Direction = .withOneWay, demotion: Demotion = .region, default: Default = .firstSupported
    ) {
      self.threshold = threshold
      self.favor = favor
      self.direction = direction
      self.demotion = demotion
      self.default = `default`
    }
  }

  package struct Result: Hashable, Sendable {
    /// The index; −1 if the default is used, or nothing.
    package var supportedIndex: Int
    /// The index of the preference; −1 if nothing matched.
    package var desiredIndex: Int
    /// The distance in eighths; nil if nothing matched.
    package var eighths: Int?
  }
}

/// The rows of one CLDR release for the reference, split and sorted once.
package struct ReferenceMatching: Sendable {
  package let parser: ReferenceIdentifierParser
  package let likelySubtags: ReferenceLikelySubtags
  package let distance: ReferenceDistance
  /// The paradigm locales, maximized for matching, in CLDR's order.
  let paradigms: [ReferenceMaximized]
  /// The distance from `en` to `en-GB`, by which each preference passed demotes the next.
  let regionDemotion: Int

  package init(facts: CLDRFacts) {
    let parser = ReferenceIdentifierParser(facts: facts)
    let likelySubtags = ReferenceLikelySubtags(facts: facts)
    let distance = ReferenceDistance(facts: facts)
    self.parser = parser
    self.likelySubtags = likelySubtags
    self.distance = distance
    paradigms = facts.languageMatching.paradigmLocales.compactMap { locale in
      (try? parser.parse(locale.name)).map(likelySubtags.maximizedForMatching)
    }
    regionDemotion =
      distance.breakdown(
        desired: likelySubtags.maximizedForMatching(ReferenceIdentifier(language: "en")),
        supported: likelySubtags.maximizedForMatching(ReferenceIdentifier(language: "en", region: "GB"))
      ).distance
  }

  /// The distance between two identifiers as the matcher sees them, in eighths below a limit; nil at or above it.
  ///
  /// Two-way, the swapped distance must be below the same limit.
  func eighths(
    desired: ReferenceMaximized, supported: ReferenceMaximized, below limit: Int,
    favor: ReferenceDistance.Favor, direction: ReferenceMatcher.Direction
  ) -> Int? {
    let eighths = distance.breakdown(desired: desired, supported: supported, favor: favor).eighths
    if eighths >= limit || eighths >= ReferenceDistance.saturation * 8 { return nil }
    if direction == .onlyTwoWay {
      let swapped = distance.breakdown(desired: supported, supported: desired, favor: favor).eighths
      if swapped >= limit || swapped >= ReferenceDistance.saturation * 8 { return nil }
    }
    return eighths
  }
}
