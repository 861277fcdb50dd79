/// Supported languages that a rule joins to the desired one.
extension IndexView {
  /// Whether a language that a rule leads to is supported, and can still win or tie.
  @inline(__always)
  func mayHaveRelatives(nearerThan best: Nearest, _ word: LanguageWord) -> Bool {
    // The rules of a language are sorted by distance.
    word.nearestRule &* 8 <= best.distance && (hasTarget(word.nearestTarget) || word.hasMoreRules)
  }

  /// The nearest entry where the desired language itself is not supported.
  @inline(__always)
  func nearestRelative(to form: MatchingForm) -> Nearest {
    entry(relatedTo: form) ?? nearestOfSeveralRelatives(to: form)
  }

  /// The usual case of it: no language, or one, in the desired script and no other. Nil for every other case.
  @inline(__always)
  func entry(relatedTo form: MatchingForm) -> Nearest? {
    guard !form.word.hasMoreRules else { return nil }
    // A language without rules has the number zero, which no language has.
    guard hasTarget(form.word.nearestTarget) else { return Nearest.none }
    let record = firstRecord(target: form.word.nearestTarget)
    guard isIn(scriptOf: form.lsr, record), next(record) == 0 else { return nil }
    return candidate(for: form.lsr, in: record, at: form.word.nearestRule).nearest
  }

  /// Every other case.
  @inline(never)
  func nearestOfSeveralRelatives(to form: MatchingForm) -> Nearest {
    guard !form.word.hasMoreRules else { return nearestOfAllRelatives(to: form) }
    let record = firstRecord(target: form.word.nearestTarget)
    guard next(record) == 0 else { return nearestOfAllRelatives(to: form) }
    // One language, in one script that is not the desired one.
    let script = PairDistance.script(form.lsr, LSR(rawValue: record.key))
    return candidate(for: form.lsr, in: record, at: form.word.nearestRule &+ script).nearest
  }

  @inline(never)
  private func nearestOfAllRelatives(to form: MatchingForm) -> Nearest {
    related(to: form, Candidate(distance: Nearest.none.distance, first: .max, winner: 0)).nearest
  }

  /// Languages that a rule joins to the desired one, as far as they can still win or tie.
  @inline(__always)
  func related(to form: MatchingForm, _ best: Candidate) -> Candidate {
    guard form.word.hasMoreRules else {
      return nearer(of: best, languageAt: form.word.nearestTarget, form.word.nearestRule, form.lsr)
    }
    var best = best
    var index = form.word.firstRule
    while true {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
      if rule.distance &* 8 > best.distance { return best }
      if hasTarget(rule.target) { best = nearer(of: best, languageAt: rule.target, rule.distance, form.lsr) }
      if rule.isLast { return best }
      index &+= 1
    }
  }

  /// The nearer of a candidate and what a supported language has to offer; of two as near the one that comes first.
  @inline(__always)
  private func nearer(of best: Candidate, languageAt target: UInt64, _ distance: Int, _ desired: LSR) -> Candidate {
    let record = firstRecord(target: target)
    let found =
      isIn(scriptOf: desired, record) && next(record) == 0
      ? candidate(for: desired, in: record, at: distance)
      : candidate(for: desired, amongScriptsFrom: record, languageDistance: distance, regionClass: nil)
    return found.distance < best.distance || found.distance == best.distance && found.first < best.first ? found : best
  }

  @inline(__always)
  private func isIn(scriptOf desired: LSR, _ record: SupportedRecord) -> Bool {
    (record.key ^ desired.rawValue) & LSR.scriptMask == 0
  }

  /// All scripts of one supported language.
  ///
  /// - Parameter regionClass: the desired region's class where the language is the desired one itself; nil for another
  ///   language, between which and the desired one only the default region distance holds.
  @inline(never)
  func candidate(
    for desired: LSR, amongScriptsFrom first: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Candidate {
    // The desired script first: mostly no other can be as near.
    let start = record(of: desired, from: first) ?? first
    var best = candidate(for: desired, in: start, languageDistance: languageDistance, regionClass: regionClass)
    var bestScript = start.script
    let otherScript = (languageDistance &+ DistanceTable.nearestScriptDistance) &* 8
    var position = first.position
    while position != 0, otherScript <= best.distance {
      let record = record(at: position)
      position = next(record)
      if record.position == start.position { continue }
      let found = candidate(for: desired, in: record, languageDistance: languageDistance, regionClass: regionClass)
      if found.distance < best.distance {
        best = found
        bestScript = record.script
      } else if found.distance == best.distance {
        let winsTie = wins(record.script, found.first, over: bestScript, best.first, entry: found.first)
        let firstOfBoth = min(best.first, found.first)
        if winsTie {
          best = found
          bestScript = record.script
        }
        best.first = firstOfBoth
      }
    }
    return best
  }

  @inline(__always)
  private func candidate(
    for desired: LSR, in record: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Candidate {
    let isInScript = isIn(scriptOf: desired, record)
    let distance =
      isInScript ? languageDistance : languageDistance &+ PairDistance.script(desired, LSR(rawValue: record.key))
    if let regionClass, let set = record.ruleSet,
      entry(triple: record.key | desired.rawValue & LSR.regionMask) == 0,
      LanguageRules.regionRuleSet(
        desired: desired, supported: LSR(language: desired.language, script: record.script, region: 0)) == set
    {
      let word = ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass])
      return Candidate(
        distance: min(distance &+ word.distance, PairDistance.maximum) &* 8, first: entry(numbered: word.first),
        winner: word.winner)
    }
    return candidate(for: desired, in: record, at: distance)
  }

  /// What a record has to offer where all regions but the desired one are equally far.
  ///
  /// - Parameter distance: of language and script.
  @inline(__always)
  private func candidate(for desired: LSR, in record: SupportedRecord, at distance: Int) -> Candidate {
    let word = self[record.position &+ 1]
    let common = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
    let triple = record.key | desired.rawValue & LSR.regionMask
    if record.hasSeveralEntries {
      let entry = entry(triple: triple)
      if entry != 0 { return Candidate(distance: Self.eighths(distance), first: entry, winner: entry) }
    } else if (self[common] ^ triple) << 5 == 0 {
      return Candidate(distance: Self.eighths(distance), first: common, winner: common)
    }
    return Candidate(
      distance: Self.eighths(distance &+ DistanceTable.defaultRegionDistance),
      first: Int(truncatingIfNeeded: word >> 32), winner: common)
  }

  /// In eighths, saturated.
  @inline(__always)
  private static func eighths(_ whole: Int) -> Int { min(whole, PairDistance.maximum) &* 8 }

  /// Whether a script wins a tie: the language's likely script does, else the one whose first entry comes first.
  @inline(never)
  private func wins(
    _ script: UInt32, _ first: Int, over other: UInt32, _ otherFirst: Int, entry: Int
  ) -> Bool {
    let likely = LikelySubtags.ofBareLanguage(lsr(entry).language)
    if script == likely.script { return true }
    return other != likely.script && first < otherFirst
  }
}
