/// The listener of whoever excludes answers, or wants to know how they were found.
struct AttentiveListener: WalkListener {
  var filter: AnswerFilter
  /// What the walk found; nil if nobody needs it.
  private(set) var record: WalkRecord?

  init(_ matcher: LocaleMatcher, header: AcceptLanguage? = nil, records: Bool = false) {
    filter = AnswerFilter(matcher, header: header)
    record = records ? WalkRecord() : nil
  }

  mutating func excludes(_ entry: Int) -> Bool {
    if filter.ranked.contains(entry) { return true }
    guard filter.isRefused(entry) else { return false }
    record?.refused(entry)
    return true
  }

  mutating func refusedWayBack(of entry: Int, after best: Int) { record?.refusedWayBack(of: entry, after: best) }

  mutating func looked(for form: MatchingForm?, at desiredIndex: Int, below threshold: Int, _ found: Nearest) {
    record?.looked(for: form, at: desiredIndex, below: threshold, found)
  }
}

/// The entries that must not be an answer.
struct AnswerFilter {
  private let matcher: LocaleMatcher
  /// The header that is asked for; nil for other preferences.
  let header: AcceptLanguage?
  /// Those that have their place in a ranking.
  var ranked: Set<Int> = []

  init(_ matcher: LocaleMatcher, header: AcceptLanguage?) {
    self.matcher = matcher
    self.header = header
  }

  /// Whether the header refuses an entry (RFC 9110, §12.5.4).
  func isRefused(_ entry: Int) -> Bool { header?.excludes(matcher.identifier(of: entry)) == true }
}

/// What each preference of a walk found, for an explanation.
struct WalkRecord {
  struct Find {
    var desiredIndex: Int
    /// Nil for an ill-formed preference, and for `*`.
    var form: MatchingForm?
    /// The limit of a distance, exclusive, in eighths.
    var threshold: Int
    var found: Nearest
    /// The entries that would have been the best at their turn, had the header not refused them.
    var refused: Set<Int> = []
    /// The entries whose way back was no nearer than an earlier one, with that one; zero for the threshold.
    var farBack: [Int: Int] = [:]
  }

  private(set) var finds: [Find] = []
  private var refused: Set<Int> = []
  private var farBack: [Int: Int] = [:]

  mutating func refused(_ entry: Int) { refused.insert(entry) }

  mutating func refusedWayBack(of entry: Int, after best: Int) { farBack[entry] = best }

  mutating func looked(for form: MatchingForm?, at desiredIndex: Int, below threshold: Int, _ found: Nearest) {
    let limit = min(threshold, CLDRDistance.maximum * 8)
    finds.append(
      Find(
        desiredIndex: desiredIndex, form: form, threshold: limit, found: found, refused: refused, farBack: farBack))
    (refused, farBack) = ([], [:])
  }
}
