// How an identifier finds its answer
// ==================================
//
// All questions go through these five steps, whatever their form; an explanation is the same steps, recorded.
//
// 1. Read (`InternedNames.read`). `CommonForm.read` reads `xx[x][-Ssss][-RR|-999]`, all letters of a subtag at once;
//    `ParsedIdentifier.read`, the grammar, reads every other form: variants, extensions, legacy tags. An ill-formed
//    identifier matches nothing and keeps its place among the preferences. A `LanguageIdentifier` was read before.
//
// 2. Maximize (`MatchingForm`). The language's word in the tables, and for some languages a row of likely subtags, give
//    the likely script and region. The result is one word, an `LSR`, with three bits that tell which subtags were
//    written out. *Pseudo-locales*, private use, long languages and `und` alone become languages of their own, near to
//    nothing but themselves.
//
// 3. Search (`Lookup`, below) for the nearest supported identifier by CLDR's distance, `PairDistance`:
//    a. one with the same language, script and region: a hash probe. Nothing else is less than 1 away;
//    b. else the entries of its language are compared, one after another;
//    c. then those of each language that a rule leads to, nearest rule first, until the rule alone costs more than the
//       best find. *One-way rules* take effect here: `is` → `en` is among the rules of `is` and not of `en`.
//    Languages that no rule joins are at 80. Options that let these in, that count languages a quarter, or only two-way
//    pairs, whose answer depends on the order, compare all entries in search order instead (`MatchSettings.comparesAll`).
//    The nearest wins. Among equally near ones: at distance zero the one with the same text, else one without variants,
//    else the one with the most similar explicit subtags (`moreAlike`); then the likely script, or the likely region, of their
//    language (`tie`); then the first in search order: the default, *paradigm locales*, the list's order.
//
// 4. Walk (`PreferenceWalk`) over the preferences, each in turn. The walk applies *threshold* and *demotion*, and stops
//    when no later preference can win. A header's ranges walk too (`walk(over:)`, which also decides on `*`).
//
// 5. Result: the best find's position in both lists, its text, and its distance.

import LocaleCore

/// Hears what a walk and its searches compare. A silent listener costs nothing: the optimizer takes it out.
protocol SearchListener {
  /// Whether an entry must not be the answer. Asked only of entries that would win, because it may be slow.
  mutating func excludes(_ entry: Int) -> Bool
  /// Tells what became of an entry that was compared.
  mutating func compared(_ entry: Int, at distance: Int, _ outcome: SearchOutcome)
  /// Tells that the next preference is looked at, nil for an ill-formed one.
  mutating func began(_ desiredIndex: Int, _ form: MatchingForm?, below threshold: Int)
  /// Tells what it found, if anything below the threshold.
  mutating func ended(_ found: Nearest)
}

extension SearchListener {
  func excludes(_ entry: Int) -> Bool { false }
  func compared(_ entry: Int, at distance: Int, _ outcome: SearchOutcome) {}
  func began(_ desiredIndex: Int, _ form: MatchingForm?, below threshold: Int) {}
  func ended(_ found: Nearest) {}
}

/// What became of an entry in a search.
enum SearchOutcome {
  /// It is the best so far.
  case nearer, likelier, first, moreAlike
  /// It is not.
  case tooFar, tooFarBack, excluded, lessLikely, later, lessAlike

  var isBest: Bool { self == .nearer || self == .likelier || self == .first || self == .moreAlike }
}

struct SilentListener: SearchListener {}

/// What a search finds: the nearest entry and its distance.
struct Nearest {
  /// The distance in eighths of a unit.
  var distance: Int
  /// The entry's position in the index; zero for none.
  var entry: Int

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
  /// - Parameter threshold: exclusive, in eighths. A distance of 100 is no match under any threshold.
  @inline(__always)
  func nearest(
    to desired: DesiredIdentifier, below threshold: Int, _ listener: inout some SearchListener
  ) -> Nearest {
    let same = index.entry(mostLike: desired.form.lsr)
    // A quarter of a small rule is zero, less than the eighths of what is written out.
    if same.distance < threshold, same.distance == 0 || !settings.favorsScript, !listener.excludes(same.entry) {
      listener.compared(same.entry, at: same.distance, .nearer)
      // Without variants, extensions and private use on either side, none can be more alike.
      return desired.text.isEmpty && !index.hasTail(same.entry) || !index.isDecidedByText(same.entry)
        ? same : moreAlike(same, desired, below: threshold, &listener)
    }
    let found = search(for: desired.form, below: min(threshold, CLDRDistance.maximum &* 8), &listener)
    return found.distance < 8 && index.isDecidedByText(same.entry)
      ? moreAlike(found, desired, below: threshold, &listener) : found
  }

  /// Compares the entries of the desired language, then those of the languages that its rules lead to.
  @inline(never)
  private func search(
    for desired: MatchingForm, below threshold: Int, _ listener: inout some SearchListener
  ) -> Nearest {
    if settings.comparesAll { return searchAll(for: desired, below: threshold, &listener) }
    let pair = CLDRDistance(from: desired, favorsScript: settings.favorsScript)
    var best = Find(limit: threshold)
    var entry = index.firstEntry(ofLanguage: desired.lsr.language)
    while entry != 0 {
      compare(pair, entry, languageDistance: 0, &best, &listener)
      entry = index.next(entry)
    }
    var position = desired.word.languageRule
    while position != 0 {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[position &- 1])
      if rule.distance &* 8 > best.limit { break }
      entry = index.firstEntry(ofLanguage: rule.supportedLanguage)
      while entry != 0 {
        compare(pair, entry, languageDistance: rule.distance, &best, &listener)
        entry = index.next(entry)
      }
      position = rule.isLast ? 0 : position &+ 1
    }
    return best.entry == 0 ? .none : Nearest(distance: best.limit, entry: best.entry)
  }

  /// Compares all entries, in search order.
  @inline(never)
  private func searchAll(
    for desired: MatchingForm, below threshold: Int, _ listener: inout some SearchListener
  ) -> Nearest {
    let pair = CLDRDistance(from: desired, favorsScript: settings.favorsScript)
    var best = Find(limit: threshold)
    for entry in index.entries {
      compare(
        pair, entry, languageDistance: pair.language(to: index.lsr(entry)), onlyTwoWay: settings.onlyTwoWay, &best,
        &listener)
    }
    return best.entry == 0 ? .none : Nearest(distance: best.limit, entry: best.entry)
  }

  /// Takes an entry that is nearer than the best so far, or as near and preferable.
  @inline(__always)
  private func compare(
    _ pair: CLDRDistance, _ entry: Int, languageDistance: Int, onlyTwoWay: Bool = false, _ best: inout Find,
    _ listener: inout some SearchListener
  ) {
    let distance = pair.unlimited(
      to: index.lsr(entry), regionClass: index.regionClass(entry), languageDistance: languageDistance)
    if distance > best.limit || distance == best.limit && best.entry == 0 {
      return listener.compared(entry, at: distance, .tooFar)
    }
    let outcome = distance < best.limit ? .nearer : tie(entry, best, pair.desired, pair.word)
    if !outcome.isBest {
      listener.compared(entry, at: distance, outcome)
    } else if listener.excludes(entry) {
      listener.compared(entry, at: distance, .excluded)
    } else if onlyTwoWay, case let back = reverseDistance(pair.desired, entry), back >= best.limit {
      listener.compared(entry, at: distance, back == distance ? .later : .tooFarBack)
    } else {
      listener.compared(entry, at: distance, outcome)
      best = Find(entry: entry, limit: distance, first: outcome == .likelier ? best.first : entry)
    }
  }

  /// The tie rule: the likely script of the language, or in the same script its likely region, else the first. At distance
  /// zero script and region are equal.
  @inline(never)
  private func tie(_ entry: Int, _ best: Find, _ desired: LSR, _ word: LanguageWord) -> SearchOutcome {
    let (one, other) = (index.lsr(entry), index.lsr(best.entry))
    if one.language != other.language { return entry < best.first ? .first : .later }
    let likely = LikelySubtags.ofBareLanguage(
      one.language == desired.language ? word : LanguageTable.word(of: one.language))
    let level = one.script != other.script ? LSR.scriptMask : LSR.regionMask
    let isLikely = (one.rawValue ^ likely.rawValue) & level == 0
    let isOtherLikely = (other.rawValue ^ likely.rawValue) & level == 0
    return isLikely == isOtherLikely ? .later : isLikely ? .likelier : .lessLikely
  }

  /// The distance in the opposite direction. It must be below the best so far: where both are equal, the earlier stays.
  @inline(never)
  private func reverseDistance(_ desired: LSR, _ entry: Int) -> Int {
    let supported = index.lsr(entry)
    let form = MatchingForm(lsr: supported, word: LanguageTable.word(of: supported.language))
    return CLDRDistance(from: form, favorsScript: settings.favorsScript).eighths(to: desired)
  }

  /// The tie rule at distance zero: language, script and region are equal, and UTS #35 compares nothing else. The one with
  /// the same text wins, else the first without variants and private use, and among those the one whose explicit subtags are
  /// most similar.
  @inline(never)
  private func moreAlike(
    _ found: Nearest, _ desired: DesiredIdentifier, below threshold: Int, _ listener: inout some SearchListener
  ) -> Nearest {
    let lsr = desired.form.lsr
    func rank(_ entry: Int) -> Int {
      let isSame =
        desired.text.isEmpty
        ? !index.hasTail(entry) && index.lsr(entry) == lsr
        : supported[index.supportedIndex(entry)].withIdentifierBytes { ASCII.areEqual($0, desired.text) }
      let micro = Int(truncatingIfNeeded: index.lsr(entry).explicitSubtags ^ lsr.explicitSubtags)
      return (isSame ? 0 : index.hasVariants(entry) ? 16 : 8) + micro
    }
    var best = (entry: found.entry, rank: rank(found.entry))
    var entry = index.firstEntry(ofLanguage: lsr.language)
    while entry != 0 {
      if entry != best.entry, index.lsr(entry).fields == lsr.fields {
        let rank = rank(entry)
        let isBetter = rank % 8 < threshold && (rank, entry) < (best.rank, best.entry)
        let isExcluded = isBetter && listener.excludes(entry)
        listener.compared(entry, at: rank % 8, isExcluded ? .excluded : isBetter ? .moreAlike : .lessAlike)
        if isBetter, !isExcluded { best = (entry, rank) }
      }
      entry = index.next(entry)
    }
    return Nearest(distance: best.rank % 8, entry: best.entry)
  }
}
