import LocaleAliases
import LocaleCore

extension LocaleMatcher {
  /// Explains the answer of `bestMatch(for:)`: the same walk, recorded; for a header exclusions and `*` included.
  ///
  ///     print(matcher.explanation(for: "en-IT"))   // en-GB, because nothing supported is nearer to 'en-IT': …
  ///
  /// Allocates; time grows linearly with the supported list for each preference.
  public func explanation(for preferences: some LocalePreferences) -> MatchExplanation {
    var listener = AttentiveListener(self, header: preferences.acceptLanguage, records: true)
    let walk = walk(over: preferences, &listener)
    var asked: [MatchExplainer.Asked] = []
    if let header = preferences.acceptLanguage {
      asked = header.ranges.filter { $0.qvalue > 0 }.map { ($0.index, $0.text, $0.isWildcard) }
    } else {
      preferences.visitPreferences { content in
        asked.append((asked.count, content.preferenceText, false))
        return false
      }
    }
    return MatchExplainer(self, listener, walk).explanation(of: result(of: walk), asked)
  }
}

/// Makes an explanation of what a walk found. It decides nothing: it asks the functions that the search asks why each other
/// candidate was not the find.
struct MatchExplainer {
  /// A preference as it was asked: its index, its text, and whether it is `*`.
  typealias Asked = (desiredIndex: Int, text: String, isWildcard: Bool)

  private let matcher: LocaleMatcher
  private let header: AcceptLanguage?
  private let finds: [WalkRecord.Find]
  private let isAskedAgain: Bool

  init(_ matcher: LocaleMatcher, _ listener: AttentiveListener, _ walk: PreferenceWalk) {
    self.matcher = matcher
    isAskedAgain = walk.demotion != matcher.settings.demotion
    header = listener.filter.header
    finds = listener.record?.finds ?? []
  }

  /// - Parameter asked: all preferences, also those that were not reached.
  func explanation(of match: LocaleMatch?, _ asked: [Asked]) -> MatchExplanation {
    let list = comparableList()
    let preferences = asked.map { asked in
      // A walk that begins again looks a second time.
      finds.last { $0.desiredIndex == asked.desiredIndex }.map { preference(asked, $0, list) } ?? notReached(asked)
    }
    let fallback = match == nil ? matcher.defaultIdentifier : nil
    return MatchExplanation(
      match: match, isAskedAgain: isAskedAgain, identifier: match?.identifier ?? fallback, preferences: preferences,
      isForHeader: header != nil,
      defaultRefusal: fallback.flatMap { refusal(ofText: $0) }, supported: matcher.supported, options: matcher.options,
      defaultIdentifier: matcher.defaultIdentifier)
  }

  private func notReached(_ asked: Asked) -> MatchExplanation.Preference {
    let outcome: MatchExplanation.Outcome =
      finds.last?.found.distance == 0
      ? .notReachedAfterPerfectMatch
      : asked.isWildcard || matcher.settings.endsWithMatch ? .notReachedAfterMatch : .notReachedBelowThreshold
    return .init(
      identifier: asked.text, desiredIndex: asked.desiredIndex, outcome: outcome, threshold: LocaleDistance(eighths: 0),
      partRead: nil, foundIndex: nil, foundIsPreferred: false, candidates: [], refusedIndices: [])
  }

  /// The entries that a search can tell apart, in search order, and the candidates that no preference is compared with:
  /// duplicates and ill-formed ones. A header tells `iw` from `he`, which maximize alike, and refuses some of the entries,
  /// whichever preference is looked at.
  private typealias ComparableList = (
    entries: [Int], refusals: [Int: String], rest: [MatchExplanation.Candidate]
  )

  private func comparableList() -> ComparableList {
    let index = matcher.index
    var list: ComparableList = ([], [:], [])
    var originals: [DuplicateKey: Int] = [:]
    var isWellFormed = [Bool](repeating: false, count: matcher.supported.count)
    for entry in index.entries {
      let supportedIndex = index.supportedIndex(entry)
      isWellFormed[supportedIndex] = true
      if let original = originals.updateValue(originals[key(entry)] ?? supportedIndex, forKey: key(entry)) {
        list.rest.append(candidate(supportedIndex, nil, .duplicate(of: original)))
      } else {
        list.entries.append(entry)
        list.refusals[entry] = refusal(ofText: matcher.supported[supportedIndex])
      }
    }
    for supportedIndex in matcher.supported.indices where !isWellFormed[supportedIndex] {
      list.rest.append(candidate(supportedIndex, nil, .illFormed(Self.error(in: matcher.supported[supportedIndex]))))
    }
    list.rest.sort { $0.supportedIndex < $1.supportedIndex }
    return list
  }

  /// Equal for entries that cannot be told apart: ordinary ones by their triple, the others, and all in a header, by their
  /// texts.
  private struct DuplicateKey: Hashable {
    var triple: UInt64
    var text: [UInt8]
  }

  private func key(_ entry: Int) -> DuplicateKey {
    let isByText = header != nil || matcher.index.isToldByText(entry)
    let text = matcher.identifier(of: entry).utf8
    return DuplicateKey(
      triple: matcher.index.lsr(entry).rawValue,
      text: isByText ? text.map { $0 == 0x5F ? 0x2D : ASCII.lowercased($0) } : [])
  }

  private func preference(
    _ asked: Asked, _ find: WalkRecord.Find, _ list: ComparableList
  ) -> MatchExplanation.Preference {
    let (index, found) = (matcher.index, find.found)
    let pair = find.form.map { CLDRDistance(from: $0, favorsScript: matcher.settings.favorsScript) }
    var preference = MatchExplanation.Preference(
      identifier: asked.text, desiredIndex: asked.desiredIndex,
      outcome: asked.isWildcard ? .wildcard : pair == nil ? .illFormed(Self.error(in: asked.text)) : .considered,
      threshold: LocaleDistance(eighths: find.threshold),
      partRead: asked.isWildcard ? nil : Self.partRead(of: asked.text),
      foundIndex: found.entry == 0 ? nil : index.supportedIndex(found.entry),
      foundIsPreferred: index.isPreferred(found.entry), candidates: [], refusedIndices: [])
    if case .illFormed = preference.outcome { return preference }
    // The entry found, the others by distance, then in search order.
    let ranked = list.entries.map { entry in
      (order: entry == found.entry ? -1 : pair?.eighths(to: index.lsr(entry)) ?? 0, entry: entry)
    }.sorted { $0 < $1 }
    for (candidateIndex, (order, entry)) in ranked.enumerated() {
      let supportedIndex = index.supportedIndex(entry)
      let distance = pair.map {
        DistanceExplanation($0, desired: asked.text, to: index.lsr(entry), supported: matcher.supported[supportedIndex])
      }
      let verdict = order < 0 ? .won : verdict(on: entry, at: order, pair, find, asked.text)
      let range = order < 0 ? nil : list.refusals[entry]
      if order / 8 <= found.distance / 8, find.refused.contains(entry) {
        preference.refusedIndices.append(candidateIndex)
      }
      preference.candidates.append(candidate(supportedIndex, distance, range.map { .excluded(by: $0) } ?? verdict))
    }
    preference.candidates += list.rest
    return preference
  }

  /// The reason why a preference did not find an entry at a distance.
  private func verdict(
    on entry: Int, at distance: Int, _ pair: CLDRDistance?, _ find: WalkRecord.Find, _ text: String
  ) -> MatchExplanation.Verdict {
    guard let pair else { return .later }
    let (index, found) = (matcher.index, find.found)
    if distance >= find.threshold || pair.language(to: index.lsr(entry)) > matcher.settings.languageLimit {
      return .tooFar
    }
    let (one, winner) = (index.lsr(entry), index.lsr(found.entry))
    if matcher.settings.onlyTwoWay, matcher.reverseDistance(pair.desired, one) >= find.threshold {
      return .tooFarBack
    }
    if distance > found.distance { return .farther }
    if one.fields == winner.fields, let advantage = advantage(of: found.entry, over: entry, text) {
      return .lessAlike(advantage)
    }
    // Whoever came before decided, as the search heard it.
    if let earlier = find.farBack[entry] {
      return earlier == 0 ? .tooFarBack : .fartherBack(than: index.supportedIndex(earlier))
    }
    if one.language != winner.language { return .later }
    if matcher.isLikelier(winner, than: one, pair) {
      return one.script == winner.script ? .lessLikelyRegion : .lessLikelyScript
    }
    return .later
  }

  /// What one entry has that another of its language, script and region has not, as a preference asks; nil for nothing.
  private func advantage(of winner: Int, over entry: Int, _ preference: String) -> MatchExplanation.Advantage? {
    var advantage: MatchExplanation.Advantage?
    func compare(_ desired: DesiredIdentifier) {
      let tail = desired.tail
      let best = matcher.likeness(of: winner, to: desired, tail)
      let other = matcher.likeness(of: entry, to: desired, tail)
      if best >= other { return }
      if best.text != other.text {
        advantage = .sameText
      } else if best.variants != other.variants {
        advantage = best.variants == 0 && tail.hasVariants ? .sameVariants : .noVariants
      } else {
        advantage = best.rest == 0 && tail.hasRest ? .sameExtensions : .noExtensions
      }
    }
    preference.withPreferenceContent { content in
      if let form = content.ordinaryForm { return compare(DesiredIdentifier(ordinary: form)) }
      DesiredIdentifier.reading(content, matcher.names, compare)
    }
    return advantage
  }

  private func candidate(
    _ supportedIndex: Int, _ distance: DistanceExplanation?, _ verdict: MatchExplanation.Verdict
  ) -> MatchExplanation.Candidate {
    .init(
      supportedIndex: supportedIndex, identifier: matcher.supported[supportedIndex], distance: distance,
      verdict: verdict)
  }

  /// The range with which the header refuses a locale: `en-US;q=0`.
  private func refusal(ofText identifier: String) -> String? {
    guard let header, let range = header.verdict(on: identifier).excluding else { return nil }
    return header.header.withIdentifierBytes { String(decoding: range.text(in: $0), as: UTF8.self) } + ";q=0"
  }

  /// The part of a text that counts; nil if all of it does.
  private static func partRead(of text: String) -> String? {
    text.withPreferenceContent { content in
      let (meant, extent) = content.meaning()
      return if case .part = extent { meant } else { nil }
    }
  }

  private static func error(in identifier: String) -> IdentifierError {
    LocaleMatcher.error(in: identifier) ?? IdentifierError(offset: 0, reason: .invalidLanguage)
  }
}
