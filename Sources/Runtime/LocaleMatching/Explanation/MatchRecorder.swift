import LocaleCore

extension LocaleMatcher {
  /// Explains the answer of `bestMatch(for:)` to one preference: the same walk, recorded.
  ///
  ///     print(matcher.explanation(for: "en-IT"))   // en-GB, because nothing supported is nearer to 'en-IT': …
  ///
  /// Allocates; time grows linearly with the supported list for each preference.
  public func explanation(for preference: some LocalePreference) -> MatchExplanation {
    explanation(for: CollectionOfOne(preference))
  }

  /// Explains the answer to a sequence of preferences in descending order. Allocates.
  public func explanation(for preferences: some Sequence<some LocalePreference>) -> MatchExplanation {
    var recorder = MatchRecorder(self, exclusions: nil)
    var walk = PreferenceWalk(settings)
    var asked: [MatchRecorder.Asked] = []
    var isOver = false
    for (position, preference) in preferences.enumerated() {
      asked.append((position, preference.preferenceText, false))
      if isOver { continue }
      isOver = preference.withPreference { lookUp($0, desiredIndex: position, &walk, &recorder) }
    }
    return recorder.explanation(of: match(walk), asked)
  }

  /// Explains the answer to an Accept-Language header, exclusions and `*` included. Allocates.
  public func explanation(for header: AcceptLanguage) -> MatchExplanation {
    header.header.withIdentifierBytes { bytes in
      var recorder = MatchRecorder(self, exclusions: HeaderExclusions(matcher: self, header: header, bytes: bytes))
      let walk = walk(over: header, bytes, &recorder)
      let ranges = header.ranges.filter { $0.weight > 0 }
      return recorder.explanation(of: match(walk), ranges.map { ($0.position, $0.text, $0.isWildcard) })
    }
  }
}

/// Keeps what a walk tells, and makes an explanation of it. It decides nothing: candidates that the walk had no need to
/// compare get their distance for the table, and the function that the search asks tells which ones a header refuses.
struct MatchRecorder: SearchListener {
  /// A preference as it was asked: its position, its text, and whether it is `*`.
  typealias Asked = (position: Int, text: String, isWildcard: Bool)
  private typealias Compared = (entry: Int, distance: Int, outcome: SearchOutcome)

  private struct Record {
    var position: Int
    var form: MatchingForm?
    var threshold: Int
    var compared: [Compared] = []
    var found = Nearest.none
  }

  private let matcher: LocaleMatcher
  private let exclusions: HeaderExclusions?
  private var records: [Record] = []

  init(_ matcher: LocaleMatcher, exclusions: HeaderExclusions?) {
    self.matcher = matcher
    self.exclusions = exclusions
  }

  // MARK: Listening

  func excludes(_ entry: Int) -> Bool { exclusions?.excludes(entry) == true }

  mutating func began(_ desiredIndex: Int, _ form: MatchingForm?, below threshold: Int) {
    records.append(Record(position: desiredIndex, form: form, threshold: threshold))
  }

  mutating func compared(_ entry: Int, at distance: Int, _ outcome: SearchOutcome) {
    guard !records.isEmpty else { return }
    records[records.count - 1].compared.append((entry, distance, outcome))
  }

  mutating func ended(_ found: Nearest) {
    guard !records.isEmpty else { return }
    records[records.count - 1].found = found
  }

  // MARK: Telling

  /// - Parameter asked: all preferences, also those that were not reached.
  func explanation(of match: LocaleMatch?, _ asked: [Asked]) -> MatchExplanation {
    let list = comparableList()
    let preferences = asked.map { asked in
      records.first { $0.position == asked.position }.map { preference(asked, $0, list) } ?? notReached(asked)
    }
    let fallback = match == nil ? matcher.defaultIdentifier : nil
    return MatchExplanation(
      match: match, identifier: match?.identifier ?? fallback, preferences: preferences, isForHeader: exclusions != nil,
      defaultRefusal: fallback.flatMap { refusal(ofText: $0) }, supported: matcher.supported, options: matcher.options)
  }

  private func notReached(_ asked: Asked) -> MatchExplanation.Preference {
    let outcome: MatchExplanation.Outcome =
      records.last?.found.distance == 0
      ? .notReachedAfterPerfectMatch : asked.isWildcard ? .notReachedAfterMatch : .notReachedBelowThreshold
    return .init(
      identifier: asked.text, position: asked.position, outcome: outcome, threshold: LocaleDistance(eighths: 0),
      foundIndex: nil, candidates: [], refusedPlaces: [])
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
    // Duplicates have one triple, with the same explicit subtags.
    var originals: [UInt64: [Int]] = [:]
    var isWellFormed = [Bool](repeating: false, count: matcher.supported.count)
    for entry in index.entries {
      let position = index.supportedIndex(entry)
      isWellFormed[position] = true
      let triple = index.lsr(entry).rawValue
      if let original = originals[triple]?.first(where: { areDuplicates($0, entry) }) {
        list.rest.append(candidate(position, nil, .duplicate(of: index.supportedIndex(original))))
      } else {
        originals[triple, default: []].append(entry)
        list.entries.append(entry)
        list.refusals[entry] = refusal(ofText: matcher.supported[position])
      }
    }
    for position in matcher.supported.indices where !isWellFormed[position] {
      list.rest.append(candidate(position, nil, .illFormed(Self.error(in: matcher.supported[position]))))
    }
    list.rest.sort { $0.supportedIndex < $1.supportedIndex }
    return list
  }

  private func areDuplicates(_ one: Int, _ other: Int) -> Bool {
    exclusions == nil ? matcher.areDuplicates(one, other) : matcher.areSpelledAlike(one, other)
  }

  private func preference(_ asked: Asked, _ record: Record, _ list: ComparableList) -> MatchExplanation.Preference {
    let outcome: MatchExplanation.Outcome =
      asked.isWildcard ? .wildcard : record.form == nil ? .illFormed(Self.error(in: asked.text)) : .considered
    let ranked = outcome.isWithCandidates ? ranked(list.entries, record) : []
    let refused = Set(
      record.compared.filter { $0.outcome == .excluded && $0.distance / 8 <= record.found.distance / 8 }.map {
        $0.entry
      })
    return MatchExplanation.Preference(
      identifier: asked.text, position: asked.position, outcome: outcome,
      threshold: LocaleDistance(eighths: min(record.threshold, CLDRDistance.maximum * 8)),
      foundIndex: record.found.entry == 0 ? nil : matcher.index.supportedIndex(record.found.entry),
      candidates: outcome.isWithCandidates ? candidates(ranked, asked, record, list.refusals) + list.rest : [],
      refusedPlaces: ranked.indices.filter { refused.contains(ranked[$0]) })
  }

  /// The entry found, the others by distance, then in search order.
  private func ranked(_ entries: [Int], _ record: Record) -> [Int] {
    let pair = pair(record)
    return entries.map { entry in
      (order: entry == record.found.entry ? -1 : pair?.eighths(to: matcher.index.lsr(entry)) ?? 0, entry: entry)
    }.sorted { $0 < $1 }.map { $0.entry }
  }

  private func pair(_ record: Record) -> CLDRDistance? {
    record.form.map { CLDRDistance(from: $0, favorsScript: matcher.settings.favorsScript) }
  }

  private func candidates(
    _ ranked: [Int], _ asked: Asked, _ record: Record, _ refusals: [Int: String]
  ) -> [MatchExplanation.Candidate] {
    let index = matcher.index
    let pair = pair(record)
    let verdicts = verdicts(record)
    return ranked.map { entry in
      let position = index.supportedIndex(entry)
      let distance = pair.map {
        DistanceExplanation($0, desired: asked.text, to: index.lsr(entry), supported: matcher.supported[position])
      }
      let refusal = refusals[entry].map { MatchExplanation.Verdict.excluded(by: $0) }
      return candidate(
        position, distance,
        entry == record.found.entry
          ? .won : refusal ?? verdicts[entry] ?? verdict(notCompared: entry, distance, record))
    }
  }

  private func candidate(
    _ position: Int, _ distance: DistanceExplanation?, _ verdict: MatchExplanation.Verdict
  ) -> MatchExplanation.Candidate {
    .init(
      supportedIndex: position, identifier: matcher.supported[position], distance: distance, verdict: verdict)
  }

  /// The verdicts on the entries that the search compared. An entry that was the best gets its verdict from the next one.
  private func verdicts(_ record: Record) -> [Int: MatchExplanation.Verdict] {
    let index = matcher.index
    var verdicts: [Int: MatchExplanation.Verdict] = [:]
    var best = 0
    func takeBest(_ entry: Int, _ verdictOnOther: MatchExplanation.Verdict) {
      if best != 0 { verdicts[best] = verdictOnOther }
      best = entry
    }
    func less(_ entry: Int, likelyThan other: Int) -> MatchExplanation.Verdict {
      index.lsr(entry).script == index.lsr(other).script ? .lessLikelyRegion : .lessLikelyScript
    }
    for (entry, distance, outcome) in record.compared {
      switch outcome {
      case .nearer: takeBest(entry, .farther)
      case .likelier: takeBest(entry, less(best, likelyThan: entry))
      case .first: takeBest(entry, .later)
      case .moreAlike: takeBest(entry, .lessAlike)
      case .lessLikely: verdicts[entry] = less(entry, likelyThan: best)
      case .later: verdicts[entry] = .later
      case .lessAlike: verdicts[entry] = .lessAlike
      case .tooFar: verdicts[entry] = distance < record.threshold ? .farther : .tooFar
      case .tooFarBack: verdicts[entry] = .tooFarBack
      case .excluded: break
      }
    }
    // What tied with an earlier find is farther than the last.
    for (entry, distance, _) in record.compared where distance > record.found.distance {
      if verdicts[entry]?.isTie == true { verdicts[entry] = .farther }
    }
    return verdicts
  }

  private func verdict(
    notCompared entry: Int, _ distance: DistanceExplanation?, _ record: Record
  ) -> MatchExplanation.Verdict {
    guard let distance = distance?.distance else { return .later }
    // An equal maximized identifier was found at once.
    if distance.eighths <= record.found.distance, record.found.entry != 0 {
      return matcher.areDuplicates(entry, record.found.entry) ? .later : .lessAlike
    }
    return distance.eighths < min(record.threshold, CLDRDistance.maximum * 8) ? .farther : .tooFar
  }

  /// The range with which the header refuses a locale: `en-US;q=0`.
  private func refusal(ofText identifier: String) -> String? {
    guard let exclusions else { return nil }
    return identifier.withIdentifierBytes { text in
      RangeVerdict.excluding(text, in: exclusions.header.list, exclusions.bytes).map {
        String(decoding: $0.text(in: exclusions.bytes), as: UTF8.self) + ";q=0"
      }
    }
  }

  private static func error(in identifier: String) -> IdentifierError {
    identifier.withIdentifierBytes { ParsedIdentifier.error(in: $0) }
      ?? IdentifierError(offset: 0, reason: .invalidLanguage)
  }
}

extension MatchExplanation.Outcome {
  /// Whether supported identifiers were looked at.
  fileprivate var isWithCandidates: Bool { self == .considered || self == .wildcard }
}
