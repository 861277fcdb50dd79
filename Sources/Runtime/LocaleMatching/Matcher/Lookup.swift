// How an identifier finds its answer
// ==================================
//
// All questions go through these five steps, whatever their form; an explanation is the same steps, recorded.
//
// 1. Read (`LocalePreferenceContent.reading`). `CommonForm.read` reads `xx[x][-Ssss][-RR|-999]`, all letters of a subtag at
//    once; `ParsedIdentifier.read`, the grammar, reads every other form: variants, extensions, legacy tags, which are replaced;
//    `ProgramLocaleName` names as programs write them. Of any other preference the beginning counts, if it names a language. A
//    text that names none matches nothing and keeps its place among the preferences. A `LanguageIdentifier` was read before.
//
// 2. Maximize (`MatchingForm`). Aliases are replaced (`Aliases.replace`), then the language's word in the tables, and for some
//    languages a row of likely subtags, give the likely script and region. The result is one word, an `LSR`, with three bits that tell which subtags were
//    written out. *Pseudo-locales*, private use, long languages and `und` alone become languages of their own, near to
//    nothing but themselves.
//
// 3. Search (`Lookup`, below) for the nearest supported identifier by CLDR's distance, `PairDistance`:
//    a. among those of its language, one with the same script and region. Nothing else is less than 1 away;
//    b. else all of its language are compared, one after another;
//    c. then those of each language that a rule leads to, nearest rule first, until the rule alone costs more than the
//       best find. *One-way rules* take effect here: `is` → `en` is among the rules of `is` and not of `en`.
//    Languages that no rule joins are at 80. Options that let these in, that count languages a quarter, or only two-way
//    pairs, whose answer depends on the order, compare all entries in search order instead (`MatchSettings.comparesAll`).
//    The nearest wins; of equally near ones of a language that with its likely script, or likely region (`isLikelier`); then the
//    first in search order: the default, its equals, *paradigm locales*, the list's order.
//    d. *Equals* have one language, script and region. Among them the one that is most like the preference wins
//       (`Likeness`): the same text, the same variants, the same extensions and private use, none of them; then, at distance
//       zero, the one with the most similar explicit subtags (`mostAlike`).
//
// 4. Walk (`PreferenceWalk`) over the preferences, each in turn. The walk applies *threshold* and *demotion*, and stops
//    when no later preference can win. If it finds nothing, it begins once more without demotion. A header's ranges walk too (`walk(over:)`, which also decides on `*`).
//
// 5. Result: the best find's index in both lists, its text, and its distance.

import LocaleCore

/// What a walk asks, and tells, beside its answer. A silent one costs nothing: the optimizer takes it out. Each type has a
/// copy of the search in the program, therefore there is one other, `AttentiveListener`.
protocol WalkListener {
  /// Whether an entry must not be the answer. Asked only of entries that would win, because it may be slow.
  mutating func excludes(_ entry: Int) -> Bool
  /// Hears that an entry would win, but that its way back is no nearer than the best so far; zero for the threshold.
  mutating func refusedWayBack(of entry: Int, after best: Int)
  /// Hears what a preference found below a threshold. The form is nil for an ill-formed one, and for `*`.
  mutating func looked(for form: MatchingForm?, at desiredIndex: Int, below threshold: Int, _ found: Nearest)
}

extension WalkListener {
  func excludes(_ entry: Int) -> Bool { false }
  func refusedWayBack(of entry: Int, after best: Int) {}
  func looked(for form: MatchingForm?, at desiredIndex: Int, below threshold: Int, _ found: Nearest) {}
}

struct SilentListener: WalkListener {
  // An empty value has no memory of its own: sanitizers of debug builds would see all threads write to one place.
  private var memory: UInt8 = 0
}

/// What a search finds: the nearest entry and its distance.
@usableFromInline struct Nearest {
  /// The distance in eighths of a unit.
  @usableFromInline var distance: Int
  /// The entry, the position of its words in the index; zero for none.
  @usableFromInline var entry: Int

  static var none: Nearest { Nearest(distance: .max, entry: 0) }
}

/// The best find of a search so far.
private struct Find {
  var entry = 0
  /// The distance of the entry; without one the threshold, which an entry must be below.
  var limit: Int
  /// The first entry at that distance in the same language: between two languages, the one that comes first wins.
  var first = 0
}

// Step 3: the search for the supported entry that is nearest to a desired identifier.
extension LocaleMatcher {
  /// - Parameters:
  ///   - form: the desired identifier, maximized.
  ///   - threshold: exclusive, in eighths. A distance of 100 is no match under any threshold.
  @inline(__always)
  func nearest(
    to form: MatchingForm, below threshold: Int, _ listener: inout some WalkListener
  ) -> Nearest {
    let first = index.firstEntry(ofLanguage: form.lsr.language)
    let found = equivalent(to: form.lsr, from: first)
    // A quarter of a small rule is zero, less than the eighths of what is written out.
    let isNearest = found.distance < threshold && (found.distance == 0 || !settings.favorsScript)
    if isNearest, !listener.excludes(found.entry) { return found }
    // Most languages that are not supported have no rule either.
    if first == 0, form.word.languageRule == 0, !settings.comparesAll { return .none }
    return search(for: form, from: first, below: min(threshold, CLDRDistance.maximum &* 8), &listener)
  }

  /// The entry with the same language, script and region whose explicit subtags are most similar: less than one away.
  @inline(__always)
  private func equivalent(to desired: LSR, from first: Int) -> Nearest {
    var best = Nearest.none
    var entry = first
    while entry != 0 {
      let difference = index.lsr(entry).rawValue ^ desired.rawValue
      if difference == 0 { return Nearest(distance: 0, entry: entry) }
      if difference & LSR.fieldsMask == 0 {
        let distance = Int(truncatingIfNeeded: LSR(rawValue: difference).explicitSubtags)
        if distance < best.distance { best = Nearest(distance: distance, entry: entry) }
      }
      entry = index.next(entry)
    }
    return best
  }

  /// Compares the entries of the desired language, then those of the languages that its rules lead to.
  @inline(never)
  private func search(
    for desired: MatchingForm, from first: Int, below threshold: Int, _ listener: inout some WalkListener
  ) -> Nearest {
    if settings.comparesAll { return searchAll(for: desired, below: threshold, &listener) }
    let pair = CLDRDistance(from: desired, favorsScript: false)
    var best = Find(limit: threshold)
    var (entry, languageDistance) = (first, 0)
    var position = desired.word.languageRule
    while true {
      while entry != 0 {
        compare(pair, entry, languageDistance: languageDistance, onlyTwoWay: false, &best, &listener)
        entry = index.next(entry)
      }
      if position == 0 { break }
      let rule = RuleWord(rawValue: DistanceTable.languageRules[position &- 1])
      if rule.distance &* 8 > best.limit || rule.distance > settings.languageLimit { break }
      (entry, languageDistance) = (index.firstEntry(ofLanguage: rule.supportedLanguage), rule.distance)
      position = rule.isLast ? 0 : position &+ 1
    }
    return best.entry == 0 ? .none : Nearest(distance: best.limit, entry: best.entry)
  }

  /// Compares all entries, in search order.
  @inline(never)
  private func searchAll(
    for desired: MatchingForm, below threshold: Int, _ listener: inout some WalkListener
  ) -> Nearest {
    let pair = CLDRDistance(from: desired, favorsScript: settings.favorsScript)
    var best = Find(limit: threshold)
    for entry in index.entries {
      let languageDistance = pair.language(to: index.lsr(entry))
      if languageDistance > settings.languageLimit { continue }
      compare(
        pair, entry, languageDistance: languageDistance, onlyTwoWay: settings.onlyTwoWay, &best,
        &listener)
    }
    return best.entry == 0 ? .none : Nearest(distance: best.limit, entry: best.entry)
  }

  /// Takes an entry that is nearer than the best so far, or as near and preferable.
  @inline(__always)
  private func compare(
    _ pair: CLDRDistance, _ entry: Int, languageDistance: Int, onlyTwoWay: Bool, _ best: inout Find,
    _ listener: inout some WalkListener
  ) {
    let lsr = index.lsr(entry)
    let distance = pair.unlimited(
      to: lsr, regionClass: index.regionClass(entry), languageDistance: languageDistance)
    if distance > best.limit { return }
    var first = entry
    if distance == best.limit {
      if best.entry == 0 { return }
      let other = index.lsr(best.entry)
      if lsr.language != other.language {
        if entry > best.first { return }
      } else {
        if !isLikelier(lsr, than: other, pair) { return }
        first = best.first
      }
    }
    if listener.excludes(entry) { return }
    if onlyTwoWay, reverseDistance(pair.desired, lsr) >= best.limit {
      return listener.refusedWayBack(of: entry, after: best.entry)
    }
    best = Find(entry: entry, limit: distance, first: first)
  }

  /// The tie rule in one language: whether one of two has the likely script, or in the same script the likely region, and
  /// the other has not. At distance zero script and region are equal.
  @inline(__always)
  func isLikelier(_ one: LSR, than other: LSR, _ pair: CLDRDistance) -> Bool {
    let likely = LikelySubtags.ofBareLanguage(
      one.language == pair.desired.language ? pair.word : LanguageTable.word(of: one.language))
    let level = one.script != other.script ? LSR.scriptMask : LSR.regionMask
    return (one.rawValue ^ likely.rawValue) & level == 0 && (other.rawValue ^ likely.rawValue) & level != 0
  }

  /// The distance in the opposite direction. It must be below the best so far: where both are equal, the earlier stays.
  @inline(never)
  func reverseDistance(_ desired: LSR, _ supported: LSR) -> Int {
    let form = MatchingForm(lsr: supported, word: LanguageTable.word(of: supported.language))
    return CLDRDistance(from: form, favorsScript: settings.favorsScript).eighths(to: desired)
  }

  /// The rule among equals: of the entries with the language, script and region of the one that was found, the one that is most
  /// like the preference, then the one whose explicit subtags are most similar, then the first in search order. Nothing is read
  /// for a find without equals.
  @inline(never)
  func mostAlike(
    _ found: Nearest, _ desired: DesiredIdentifier, below threshold: Int, _ listener: inout some WalkListener
  ) -> Nearest {
    if found.entry == 0 { return found }
    let lsr = index.lsr(found.entry)
    let explicit = desired.form.lsr.explicitSubtags
    // Only at distance zero the explicit subtags count.
    let isZero = found.distance < 8
    func distance(_ entry: Int) -> Int {
      isZero ? Int(truncatingIfNeeded: index.lsr(entry).explicitSubtags ^ explicit) : found.distance
    }
    // Of two that are ordinary, the nearer one is at least as alike.
    let isTold = index.isToldByText(found.entry)
    func rival(from entry: Int) -> Int {
      var entry = entry
      while entry != 0, isTold || index.leadsToTold(entry) {
        let isEqual = entry != found.entry && index.lsr(entry).fields == lsr.fields
        if isEqual, isTold || index.isToldByText(entry), distance(entry) < threshold { return entry }
        entry = index.next(entry)
      }
      return 0
    }
    var entry = rival(from: index.firstEntry(ofLanguage: lsr.language))
    if entry == 0 { return found }
    let tail = desired.tail
    var best = (likeness: likeness(of: found.entry, to: desired, tail), found: found)
    while entry != 0 {
      let likeness = likeness(of: entry, to: desired, tail)
      let isBetter =
        likeness < best.likeness
        || likeness == best.likeness && (distance(entry), entry) < (best.found.distance, best.found.entry)
      if isBetter, !listener.excludes(entry) { best = (likeness, Nearest(distance: distance(entry), entry: entry)) }
      entry = rival(from: index.next(entry))
    }
    return best.found
  }
}
