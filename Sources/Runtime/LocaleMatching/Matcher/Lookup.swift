// How an identifier finds its answer
// ==================================
//
// Every question takes the same way, whatever its form.
//
// 1. Read (`InternedNames.maximized`, which also calls step 2). `CommonForm.read` reads `xx[x][-Ssss][-RR|-999]`, all
//    letters of a subtag at once; `ParsedIdentifier.read`, the grammar, reads every other form: variants, extensions,
//    legacy tags. An ill-formed identifier matches nothing and keeps its place among the preferences. A
//    `LanguageIdentifier` was read before; of a `LocaleIdentifier` the text is read again.
//
// 2. Maximize (`MatchingForm`). The language's word in the tables, and for some languages a row of likely subtags, give
//    the likely script and region. The result is one word, an `LSR`, with three bits that tell which subtags were
//    written out. *Pseudo-locales*, private use, long languages and `und` alone become languages of their own, near to
//    nothing but themselves.
//
// 3. Look up (`ArrangedList.nearest`, which calls `Lookup.nearest`). CLDR's distance is the sum of language, script and
//    region distance. Three stages visit supported identifiers by the lower bound of that sum. A stage ends the search
//    if its find is nearer than any possible find of the later stages. A language that is not supported begins at c.
//
//    a. The same triple (`IndexView.entry(mostLike:)`): a hash probe. The distance is 0, plus at most seven eighths for
//       subtags that only one side has written out. Nothing else is below 1.
//    b. The same language and script (`winner`): a record holds the winner for each class of desired regions, or one
//       winner if the language has no *region rules* (`en-IT` is nearer to `en-GB` than to `en`).
//       `SupportedIndexBuilder` has applied these rules and decided ties. The default locale, then *paradigm locales*,
//       come first in the search order. The record also holds the distance from which on another script or language can
//       compete; a winner below it is the nearest.
//    c. All that competes (`nearestAmongAll`): the scripts of the language, then each supported language that a rule
//       leads to, nearest rule first, until the rule alone costs more than the best find. *One-way rules* take effect
//       here: the rules of a language are those that hold from it, so `is` → `en` is among those of `is` and not of
//       `en`. Of two scripts of a language that are equally near, the likely one wins, else the first in the search
//       order; of two languages, the first in the search order.
//
//    A language that no rule joins is at 80 or more, which no threshold of this search lets in
//    (`MatchSettings.isSimple`). For options that do, that favor the script or count only two-way pairs,
//    `ArrangedList.nearest` calls `GeneralSearch`, which compares every entry. So do headers that exclude locales, and
//    rankings.
//
// 4. Walk (`PreferenceWalk.take`). The walk applies *threshold* and *demotion*, and stops when no later preference can
//    win. The ranges of a header walk too (`HeaderWalk`, which also decides on `*`).
//
// 5. Result (`PreferenceWalk.result`): the best find's position in both lists, and its distance.

/// The entry of an index that is nearest to a desired identifier.
struct Lookup {
  let index: IndexView

  init(_ index: IndexView) { self.index = index }

  /// - Parameter desired: maximized.
  @inline(__always)
  func nearest(to desired: LSR) -> Nearest {
    if let same = index.entry(mostLike: desired) { return same }
    let first = index.firstRecord(language: desired.language)
    if first == 0 { return nearestAmongAll(of: desired, firstRecord: 0) }
    if let record = index.record(ofScript: desired, from: index.record(at: first)) {
      let winner = winner(in: record, for: desired)
      if winner.distance < index.competingDistance(record) { return winner }
    }
    return nearestAmongAll(of: desired, firstRecord: first)
  }

  /// Step 3b: the winner of a record of the desired language and script.
  @inline(__always)
  private func winner(in record: SupportedRecord, for desired: LSR) -> Nearest {
    if record.ruleSet != nil {
      let winner = index.classWinner(record, desired.regionMark.classNumber)
      return Nearest(distance: winner.distance &* 8, entry: winner.winner)
    }
    return Nearest(distance: DistanceTable.defaultRegionDistance &* 8, entry: index.commonWinner(record).winner)
  }

  /// Step 3c.
  ///
  /// - Parameter own: the position of the language's first record; zero for none.
  @inline(never)
  private func nearestAmongAll(of desired: LSR, firstRecord own: Int) -> Nearest {
    let word = LanguageTable.word(of: desired.language)
    if own == 0, !word.hasMoreRules {
      // Its only rule decides, if it has one.
      let record = index.firstRecord(target: word.nearestTarget)
      if record == 0 { return .none }
      return candidate(for: desired, amongScriptsFrom: index.record(at: record), at: word.nearestRule).nearest
    }
    var best = Candidate.none
    var position = own
    var languageDistance = 0
    var related = RelatedLanguages(word, index)
    while true {
      if position != 0 {
        let found = candidate(for: desired, amongScriptsFrom: index.record(at: position), at: languageDistance)
        // Of two equally near, the one that comes first wins.
        if found.distance < best.distance || found.distance == best.distance && found.first < best.first {
          best = found
        }
      }
      guard let next = related.next(), next.distance &* 8 <= best.distance else { return best.nearest }
      (languageDistance, position) = next
    }
  }

  /// The best entry in all scripts of one supported language.
  ///
  /// - Parameter languageDistance: between the desired language and this one, in whole units.
  @inline(__always)
  private func candidate(
    for desired: LSR, amongScriptsFrom first: SupportedRecord, at languageDistance: Int
  ) -> Candidate {
    // The desired script first: usually no other can be as near.
    let start = index.record(ofScript: desired, from: first) ?? first
    let script = start.isIn(scriptOf: desired) ? 0 : PairDistance.script(desired, LSR(rawValue: start.key))
    var best = candidate(for: desired, in: start, at: languageDistance &+ script)
    var bestScript = start.script
    // No other script is below this.
    let limit = (languageDistance &+ DistanceTable.nearestScriptDistance) &* 8
    var position = index.next(first) == 0 ? 0 : first.position
    while position != 0, limit <= best.distance {
      let record = index.record(at: position)
      position = index.next(record)
      if record.position == start.position { continue }
      let script = PairDistance.script(desired, LSR(rawValue: record.key))
      if (languageDistance &+ script) &* 8 > best.distance { continue }
      let found = candidate(for: desired, in: record, at: languageDistance &+ script)
      if found.distance < best.distance {
        best = found
        bestScript = record.script
      } else if found.distance == best.distance {
        let firstOfBoth = min(best.first, found.first)
        if wins(record.script, found, over: bestScript, best) {
          best = found
          bestScript = record.script
        }
        best.first = firstOfBoth
      }
    }
    return best
  }

  /// The candidate of a record.
  ///
  /// - Parameter distance: of language and script, in whole units.
  @inline(__always)
  private func candidate(for desired: LSR, in record: SupportedRecord, at distance: Int) -> Candidate {
    let same = index.entry(of: record, region: desired.region)
    if same != 0 { return Candidate(distance: distance, first: same, winner: same) }
    if let set = record.ruleSet, LanguageRules.regionRules(set, holdFrom: desired, to: LSR(rawValue: record.key)) {
      let word = index.classWinner(record, desired.regionMark.classNumber)
      return Candidate(
        distance: distance &+ word.distance, first: index.entry(numbered: word.first), winner: word.winner)
    }
    let common = index.commonWinner(record)
    return Candidate(
      distance: distance &+ DistanceTable.defaultRegionDistance, first: common.first, winner: common.winner)
  }

  /// Whether a script wins a tie: the language's likely script does, else the one whose first entry comes first.
  private func wins(_ script: UInt32, _ found: Candidate, over other: UInt32, _ best: Candidate) -> Bool {
    let likely = LikelySubtags.ofBareLanguage(index.lsr(found.first).language)
    if script == likely.script { return true }
    return other != likely.script && found.first < best.first
  }
}

/// The nearest entry and its distance.
struct Nearest {
  /// In eighths.
  var distance: Int
  /// The entry's position in the index.
  var entry: Int

  /// No find: further than any entry and any threshold, and nearer than `LanguageWord.noRules`.
  static var none: Nearest { Nearest(distance: 126 * 8, entry: 0) }

  var isNone: Bool { entry == 0 }
}

/// The supported languages that the rules of a language lead to, nearest rule first.
private struct RelatedLanguages {
  private let word: LanguageWord
  private let index: IndexView
  /// The place of the next rule if the language has several; negative if it has at most one.
  private var place: Int
  private var isAtEnd = false

  init(_ word: LanguageWord, _ index: IndexView) {
    self.word = word
    self.index = index
    place = word.hasMoreRules ? word.firstRule : -1
  }

  /// The distance of the next rule, in whole units, and the position of the first record of its language.
  @inline(__always)
  mutating func next() -> (distance: Int, record: Int)? {
    while !isAtEnd {
      var (distance, target) = (word.nearestRule, word.nearestTarget)
      isAtEnd = true
      if place >= 0 {
        let rule = RuleWord(rawValue: DistanceTable.languageRules[place])
        (distance, target, isAtEnd) = (rule.distance, rule.target, rule.isLast)
        place &+= 1
      }
      let position = index.firstRecord(target: target)
      if position != 0 { return (distance, position) }
    }
    return nil
  }
}

/// The best of several entries if languages or scripts compete: the one that comes first wins a tie.
private struct Candidate {
  /// In eighths.
  var distance: Int
  /// The first entry at that distance, in search order.
  var first: Int
  /// The entry that wins among them.
  var winner: Int

  /// - Parameter distance: in whole units; at most 100 counts.
  init(distance: Int, first: Int, winner: Int) {
    self.distance = min(distance, PairDistance.maximum) &* 8
    self.first = first
    self.winner = winner
  }

  /// No candidate, further than any entry.
  static var none: Candidate {
    var none = Candidate(distance: 0, first: .max, winner: 0)
    none.distance = Nearest.none.distance
    return none
  }

  var nearest: Nearest { Nearest(distance: distance, entry: winner) }
}
