// How an identifier finds its answer
// ==================================
//
// All identifiers take one path: first preference or tenth, text, bytes or parsed. Each step is a function here, in
// this order.
//
// 1. Read. `en` and `en-IT` are read where the matcher is asked, letters all at once (`CommonForm.readShort`, some forty
//    instructions). Every other form calls: `gsw`, `zh-Hant-TW`, `es-419` the reader for longer forms (some hundred more);
//    `de-DE-1996` and `en-US-u-hc-h23` one that passes over a variant and keywords (some eighty for each subtag); two
//    variants, other extensions, legacy tags and what is ill-formed the grammar, which is for matching only asked for
//    language, script and region. An ill-formed identifier matches nothing and keeps its place among the preferences.
//
// 2. Maximize by the language's word: one load says the likely script and region of `en`, the likely script of `en-IT`
//    (`maximized`). What takes more, `zh-TW`, whose script depends on the region, an alias, `und`, `Zzzz`, an unknown
//    language, goes through `nearest(resolving:)`, which maximizes by all of CLDR's tables and comes back to step 3. So do
//    *pseudo-locales*, regions XA, XB, XC: they keep their fields as written and get a mark in the language, which makes
//    them near to nothing but their own kind. A parsed identifier has done this when it was read, and begins with step 3.
//    Whether the language or region is deprecated is not asked yet: no supported identifier has such a one, so whoever
//    finds the very triple has none. (`en-UK` asks in step 6, after three probes that find nothing.)
//
// 3. Language. The index has a record of each supported language and script: one load for a language of two letters, a
//    hash for others. A language without a record goes on with step 6: only rules can lead to a match.
//
// 4. The exact triple, one hash probe. Identifiers with the same maximized identifier are at distance 0, plus at most
//    seven eighths for subtags that are explicit in only one of them. Nothing else is below 1, so this is the nearest.
//
// 5. The record of the script holds the winner for each class of desired regions: one load. *Region rules* (`en-IT` is
//    nearer to `en-GB` than to `en`), ties, *paradigm locales* and the default locale, which come first in the search
//    order, were all considered when the index was made. The record also holds the distance from which on anything else
//    can compete: another script of the language, or a language that a rule leads to. An entry below it is the nearest.
//
// 6. What competes: the scripts of the desired language, then each supported language that a rule leads to, nearest rule
//    first, until the rules alone cost more than what was found. *One-way rules* take effect here: the rules of a language
//    are those that hold from it, `is` → `en` is among those of `is` and not of `en`. Of two that are equally near, the
//    likely script of the language wins, else who comes first in the search order.
//    Mostly the language is not supported, and its only rule decides (`nearestRelated`, some fifty instructions): the
//    language's word says where that rule leads, how far it is, and which script rule comes with it. All else goes
//    through a loop (`nearestAmongAll`, a hundred to three hundred, whatever the length of the list): several rules, a
//    related language in several scripts but not in the desired one, a script that is not the first of its language.
//
// 7. `PreferenceWalk` takes the find. Only it knows *threshold* and *demotion*. With default options a find at a distance
//    of at most 5 ends the walk, so that usually only one preference is read.
//
// Why this order is right. CLDR's distance is the sum of language, script and region distance. Steps 4 to 6 visit the
// supported identifiers by the lower bound of that sum: 0 and eighths for the triple; 1 to some 7 for a region; from
// `nearestScriptDistance` on for a script; from the nearest rule on for a language. Each step ends the search if its find
// is strictly nearer than every later lower bound. If both are equal, its find is compared with the later ones, because
// then the search order decides. A language without a joining rule is at 80 or more, which no threshold of this search
// reaches (`MatchSettings.isSimple`); for options that do reach it, `GeneralSearch` compares every entry.

/// The decision: the entry of an index that is nearest to an identifier. Steps 2 to 5 call nothing.
struct Lookup {
  let view: IndexView

  @inline(__always)
  init(_ view: IndexView) { self.view = view }

  /// The entry nearest to an identifier that was read into its fields.
  ///
  /// - Parameter isShort: whether they are known to be a language of two letters, and a region or none. The compiler leaves
  ///   out what cannot be then.
  @inline(__always)
  func nearest(to fields: LSR, isShort: Bool = false) -> Nearest {
    let word = isShort ? LanguageTable.directWord(of: fields.language) : LanguageTable.word(of: fields.language)
    guard let desired = maximized(fields, word, isShort: isShort) else { return nearest(resolving: fields) }
    return nearest(toMaximized: desired, isShort ? nil : word, isShort: isShort)
  }

  /// Step 2: maximized by the language's word alone; nil if that takes more.
  @inline(__always)
  private func maximized(_ fields: LSR, _ word: LanguageWord, isShort: Bool) -> LSR? {
    guard isShort || fields.language != 0 else { return nil }
    if isShort || !fields.hasScript {
      if !fields.hasRegion {
        return LSR(rawValue: fields.rawValue | word.scriptAndRegion).explicitly(LSR.languageSubtag)
      }
      if word.isLikelyByRegion { return nil }
      return LSR(rawValue: fields.rawValue | word.script).explicitly(LSR.languageSubtag | LSR.regionSubtag)
    }
    guard !fields.hasUnknownScript else { return nil }
    if fields.hasRegion { return fields.explicitly(LSR.allSubtags) }
    // An unknown language's region comes from `und`. If no script is written, the missing likely script shows the case.
    if word.isLikelyByScript || word.isUnusual { return nil }
    return LSR(rawValue: fields.rawValue | word.region).explicitly(LSR.languageSubtag | LSR.scriptSubtag)
  }

  /// Step 2 for identifiers that need more than the language's word. Not inlined; continues with the following steps.
  @inline(never)
  func nearest(resolving fields: LSR) -> Nearest {
    let form = MatchingForm(ordinary: fields) ?? MatchingForm(anyFields: fields)
    return nearest(toMaximized: form.lsr, form.word)
  }

  /// Steps 3 to 5, and 6 for a language that is not supported.
  ///
  /// - Parameters:
  ///   - desired: maximized, at least by its language's word.
  ///   - word: the word of its language; nil if it was not looked up, or if no register is to be kept for it.
  ///   - isShort: whether its language is known to have two letters.
  @inline(__always)
  func nearest(toMaximized desired: LSR, _ word: LanguageWord? = nil, isShort: Bool = false) -> Nearest {
    @inline(__always) func knownWord() -> LanguageWord {
      word
        ?? (isShort ? LanguageTable.directWord(of: desired.language) : LanguageTable.word(of: desired.language))
    }
    let position = view.firstRecord(language: desired.language, isShort: isShort)
    guard position != 0 else { return nearestRelated(to: desired, knownWord()) }
    let entry = view.probe(desired.fields).entry
    if entry != 0 {
      let found = Nearest(distance: desired.explicitSubtags ^ view.lsr(entry).explicitSubtags, winner: entry)
      return found.distance == 0 || view.next(entry) == nil ? found : nearest(to: desired, amongTripleOf: entry)
    }
    let mark = desired.regionMark
    let record = view.record(at: position)
    if record.isIn(scriptOf: desired), !mark.isSpecial,
      let winner = view.uncontestedWinner(record, forClass: Int(mark.rawValue))
    {
      return winner
    }
    let word = knownWord()
    return word.isUnusual || mark.isSpecial
      ? nearest(toUnusual: desired, word, firstRecord: position)
      : nearestAmongAll(of: desired, word, firstRecord: position)
  }

  /// Step 4 if entries of the triple have different explicit subtags: finds the one with the most similar ones.
  @inline(never)
  func nearest(to desired: LSR, amongTripleOf first: Int) -> Nearest {
    var best = Nearest.none
    var entry = first
    while true {
      let found = Nearest(distance: desired.explicitSubtags ^ view.lsr(entry).explicitSubtags, winner: entry)
      if found.distance < best.distance { best = found }
      guard found.distance != 0, let next = view.next(entry) else { return best }
      entry = next
    }
  }

  /// Step 6, for a language that is not supported: decides where its only rule leads to a language that is supported in
  /// the desired script, or in one script. All other cases go on elsewhere, so that no register need be saved here.
  @inline(never)
  private func nearestRelated(to desired: LSR, _ word: LanguageWord) -> Nearest {
    if word.isUnusual || desired.regionMark.isSpecial { return nearest(toUnusual: desired, word, firstRecord: 0) }
    guard !word.hasMoreRules else { return nearestAmongAll(of: desired, word, firstRecord: 0) }
    let position = view.firstRecord(target: word.nearestTarget)
    guard position != 0 else { return .none }
    let record = view.record(at: position)
    var distance = word.nearestRule
    guard record.isIn(scriptOf: desired) && Self.regionsAreNearerThanScripts || view.next(record) == 0 else {
      return nearestAmongAll(of: desired, word, firstRecord: 0)
    }
    if !record.isIn(scriptOf: desired) {
      guard let script = LanguageRules.scriptDistance(desired, word, supported: record.key) else {
        return nearestAmongAll(of: desired, word, firstRecord: 0)
      }
      distance &+= script
    }
    // No region rule joins two languages.
    let same = view.entry(of: record, region: desired.region)
    return same != 0
      ? Nearest(distance: UInt64(truncatingIfNeeded: distance) << 3, winner: same)
      : Nearest(
        distance: UInt64(truncatingIfNeeded: distance &+ DistanceTable.defaultRegionDistance) << 3,
        winner: view.commonWinner(record).winner)
  }

  /// Whether another region costs less than another script, where no region rule holds: known when this is compiled.
  private static var regionsAreNearerThanScripts: Bool {
    DistanceTable.defaultRegionDistance < DistanceTable.nearestScriptDistance
  }

  /// Step 6 for a language without likely subtags, `und`, a pseudo-locale or a name, and for a deprecated region.
  @inline(never)
  private func nearest(toUnusual desired: LSR, _ word: LanguageWord, firstRecord own: Int) -> Nearest {
    let mark = desired.regionMark
    // `und`, a pseudo-locale or a name: only an entry of exactly this language can be near.
    let isMarked = desired.language &- 1 >= PackedSubtag.shortLanguageLimit &- 1
    if !isMarked {
      // A language of which CLDR says nothing equals itself only.
      if own == 0, word == .unknown, !mark.isSpecial { return .none }
      // An unknown language that is not an alias has only a script that is written or comes from `und`.
      let isUnresolved = mark.isSpecial || word.isAlias || !desired.hasScript || !desired.hasRegion
      if isUnresolved { return nearest(resolving: desired.asWritten) }
    }
    return nearestAmongAll(of: desired, word, firstRecord: own)
  }

  /// Step 6 in a loop.
  ///
  /// - Parameter own: the position of the language's first record; zero for none.
  @inline(never)
  private func nearestAmongAll(of desired: LSR, _ word: LanguageWord, firstRecord own: Int) -> Nearest {
    // The first record of the desired script was asked in step 5, where it is the language's first.
    if own != 0, !view.record(at: own).isIn(scriptOf: desired),
      let record = view.furtherRecord(ofScript: desired, from: view.record(at: own)),
      let winner = view.uncontestedWinner(record, forClass: desired.regionMark.classNumber)
    {
      return winner
    }
    var best = Candidate.none
    var position = own
    var languageDistance = 0
    var related = RelatedLanguages(word, view)
    while true {
      if position != 0 {
        let found = candidate(for: desired, amongScriptsFrom: view.record(at: position), at: languageDistance)
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
    let start = view.record(ofScript: desired, from: first) ?? first
    let script = start.isIn(scriptOf: desired) ? 0 : PairDistance.script(desired, LSR(rawValue: start.key))
    let best = candidate(for: desired, in: start, at: languageDistance &+ script)
    return view.next(first) == 0 || otherScript(languageDistance) > best.distance
      ? best : candidate(for: desired, amongScriptsFrom: first, beside: start, best, at: languageDistance)
  }

  /// The distance, in eighths, below which no other script of a language is.
  @inline(__always)
  private func otherScript(_ languageDistance: Int) -> Int {
    (languageDistance &+ DistanceTable.nearestScriptDistance) &* 8
  }

  /// The best of a candidate and those in all other scripts of its language.
  @inline(never)
  private func candidate(
    for desired: LSR, amongScriptsFrom first: SupportedRecord, beside start: SupportedRecord, _ known: Candidate,
    at languageDistance: Int
  ) -> Candidate {
    var best = known
    var bestScript = start.script
    var position = first.position
    while position != 0, otherScript(languageDistance) <= best.distance {
      let record = view.record(at: position)
      position = view.next(record)
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

  /// The candidate that a record offers.
  ///
  /// - Parameter distance: of language and script, in whole units.
  @inline(__always)
  private func candidate(for desired: LSR, in record: SupportedRecord, at distance: Int) -> Candidate {
    let same = view.entry(of: record, region: desired.region)
    if same != 0 { return Candidate(distance: distance, first: same, winner: same) }
    if let set = record.ruleSet, LanguageRules.regionRules(set, holdFrom: desired, to: LSR(rawValue: record.key)) {
      let word = view.classWinner(record, desired.regionMark.classNumber)
      return Candidate(
        distance: distance &+ word.distance, first: view.entry(numbered: word.first), winner: word.winner)
    }
    let common = view.commonWinner(record)
    return Candidate(
      distance: distance &+ DistanceTable.defaultRegionDistance, first: common.first, winner: common.winner)
  }

  /// Whether a script wins a tie: the language's likely script does, else the one whose first entry comes first.
  @inline(never)
  private func wins(_ script: UInt32, _ found: Candidate, over other: UInt32, _ best: Candidate) -> Bool {
    let likely = LikelySubtags.ofBareLanguage(view.lsr(found.first).language)
    if script == likely.script { return true }
    return other != likely.script && found.first < best.first
  }
}

/// The supported languages that the rules of a language lead to, nearest rule first.
private struct RelatedLanguages {
  private let word: LanguageWord
  private let view: IndexView
  /// The index of the next rule if the language has several; negative if it has at most one.
  private var index: Int
  private var isAtEnd = false

  @inline(__always)
  init(_ word: LanguageWord, _ view: IndexView) {
    self.word = word
    self.view = view
    index = word.hasMoreRules ? word.firstRule : -1
  }

  /// The distance of the next rule, in whole units, and the position of the first record of its language.
  @inline(__always)
  mutating func next() -> (distance: Int, record: Int)? {
    while !isAtEnd {
      var (distance, target) = (word.nearestRule, word.nearestTarget)
      isAtEnd = true
      if index >= 0 {
        let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
        (distance, target, isAtEnd) = (rule.distance, rule.target, rule.isLast)
        index &+= 1
      }
      let position = view.firstRecord(target: target)
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
  @inline(__always)
  init(distance: Int, first: Int, winner: Int) {
    self.distance = min(distance, PairDistance.maximum) &* 8
    self.first = first
    self.winner = winner
  }

  /// No candidate, further than any entry.
  @inline(__always)
  static var none: Candidate {
    var none = Candidate(distance: 0, first: .max, winner: 0)
    none.distance = Nearest.none.distance
    return none
  }

  @inline(__always)
  var nearest: Nearest { Nearest(distance: UInt64(truncatingIfNeeded: distance), winner: winner) }
}
