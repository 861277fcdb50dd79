/// Leaves out what a header refuses (RFC 9110, §12.5.4) and what has its place in a ranking, and keeps what a walk finds.
struct AttentiveListener: WalkListener {
  /// What a preference found.
  struct Find {
    var desiredIndex: Int
    /// Nil for an ill-formed preference, and for `*`.
    var form: MatchingForm?
    /// The limit of a distance, exclusive, in eighths.
    var threshold: Int
    var found: Nearest
    /// The entries that would have been the best at their turn, had the header not refused them.
    var refused: Set<Int>
    /// The entries whose way back was no nearer than an earlier one, with that one; zero for the threshold.
    var farBack: [Int: Int]
  }

  private let matcher: LocaleMatcher
  /// The header that is asked for; nil for other preferences.
  let header: AcceptLanguage?
  /// The entries that have their place in a ranking.
  var ranked: Set<Int> = []
  /// The finds in order; nil if nobody needs them.
  private(set) var finds: [Find]?
  private var refused: Set<Int> = []
  private var farBack: [Int: Int] = [:]

  init(_ matcher: LocaleMatcher, header: AcceptLanguage? = nil, finds: [Find]? = nil) {
    self.matcher = matcher
    self.header = header
    self.finds = finds
  }

  mutating func excludes(_ entry: Int) -> Bool {
    if ranked.contains(entry) { return true }
    guard let header, header.excludes(matcher.identifier(of: entry)) else { return false }
    if finds != nil { refused.insert(entry) }
    return true
  }

  mutating func refusedWayBack(of entry: Int, after best: Int) { if finds != nil { farBack[entry] = best } }

  mutating func looked(for form: MatchingForm?, at desiredIndex: Int, below threshold: Int, _ found: Nearest) {
    let limit = min(threshold, CLDRDistance.maximum * 8)
    finds?.append(
      Find(
        desiredIndex: desiredIndex, form: form, threshold: limit, found: found, refused: refused, farBack: farBack))
    (refused, farBack) = ([], [:])
  }
}
