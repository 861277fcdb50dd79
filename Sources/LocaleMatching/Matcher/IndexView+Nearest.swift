extension IndexView {
  /// The nearest entry, by the rules that default options use, as long as it is nearer than the default language distance.
  ///
  /// An identical triple is at a distance of 0…7 eighths, by the fields written out. Everything else is at eight or more.
  ///
  /// What most people want, a language of two letters with likely subtags that are in its word, calls nothing on the way
  /// and needs no frame; everything else goes over into another function.
  ///
  /// - Parameter fields: as they were read.
  @inline(never)
  func nearest(toFields fields: UInt64) -> Nearest {
    let language = fields >> 31
    guard language < UInt64(LanguageWord.directCount), !RegionClass.isSpecial(fields) else {
      return nearest(toOther: fields)
    }
    // `und` has a word as well, an unusual one.
    let word = LanguageTable.word(of: language)
    if word.isUnusual { return nearest(toOther: fields) }
    let region = fields & LSR.regionMask
    var triple = fields
    var written: UInt64 = 5
    if fields & LSR.scriptMask == 0 {
      if region == 0 {
        written = 4
        triple |= word.scriptAndRegion
      } else {
        if word.isLikelyByRegion { return nearest(toOther: fields) }
        triple |= word.rawValue & LSR.scriptMask
      }
    } else {
      if fields & LSR.scriptMask == LSR.unknownScript { return nearest(toOther: fields) }
      written = 7
      if region == 0 {
        if word.isLikelyByScript { return nearest(toOther: fields) }
        written = 6
        triple |= word.rawValue & LSR.regionMask
      }
    }
    return nearest(toTriple: triple, written: written, word)
  }

  @inline(never)
  private func nearest(toOther fields: UInt64) -> Nearest {
    if let form = MatchingForm(ordinary: fields) { return nearest(to: form) }
    return nearest(toUnusual: fields)
  }

  /// The same for an alias, an unknown language, `und`, a pseudo-locale.
  @inline(never)
  private func nearest(toUnusual fields: UInt64) -> Nearest {
    if MatchingForm.isTriple(fields) { return nearestEntry(to: MatchingForm(fields: fields)) }
    return nearestEntry(to: MatchingForm(ParsedIdentifier(fields: fields, tail: 0)) { _ in InternedNames.unknown })
  }

  @inline(__always)
  private func nearest(to form: MatchingForm) -> Nearest {
    nearest(toTriple: form.lsr.fields, written: form.lsr.writtenFields, form.word)
  }

  /// - Parameters:
  ///   - triple: maximised, without the written fields, which would have to be masked out time and again.
  ///   - written: as in an `LSR`.
  @inline(__always)
  private func nearest(toTriple triple: UInt64, written: UInt64, _ word: LanguageWord) -> Nearest {
    let entry = entry(triple: triple)
    if entry != 0 {
      let distance = written ^ self[entry] >> 59
      if distance == 0 || next(entry) == nil {
        return Nearest(rawValue: distance << 32 | UInt64(truncatingIfNeeded: entry))
      }
      return nearest(to: LSR(rawValue: triple | written << 59), amongTripleOf: entry)
    }
    let desired = LSR(rawValue: triple)
    let position = firstRecord(language: triple >> 31)
    guard position != 0 else {
      if mayHaveRelatives(nearerThan: .none, word) { return nearestRelative(to: desired, word) }
      return .none
    }
    let record = record(at: position)
    guard (record.key ^ triple) & LSR.scriptMask == 0 else {
      return nearest(to: MatchingForm(lsr: desired, word: word), inLanguageAt: position)
    }
    let best = nearest(to: desired, inRecord: record)
    // Another script must be supported to be nearer.
    if best.distance >= DistanceTable.nearestScriptDistance &* 8, next(record) != 0 {
      return nearest(to: desired, word, amongScriptsFrom: record)
    }
    if mayHaveRelatives(nearerThan: best, word) { return nearestWithRelated(to: desired, word, best) }
    return best
  }

  /// Whether a language that a rule leads to is supported, and can still win or tie.
  @inline(__always)
  private func mayHaveRelatives(nearerThan best: Nearest, _ word: LanguageWord) -> Bool {
    // The rules of a language are sorted by distance.
    word.nearestRule &* 8 <= best.distance && (hasTarget(word.nearestTarget) || word.hasMoreRules)
  }

  /// The same for a language whose first record is of another script.
  @inline(never)
  private func nearest(to form: MatchingForm, inLanguageAt position: Int) -> Nearest {
    let first = record(at: position)
    guard let record = record(of: form.lsr, from: first) else {
      return nearest(to: form.lsr, form.word, amongScriptsFrom: first)
    }
    let best = nearest(to: form.lsr, inRecord: record)
    // Whoever is nearer than any other script can be has only languages that are related left to beat.
    if best.distance >= DistanceTable.nearestScriptDistance &* 8 {
      return nearest(to: form.lsr, form.word, amongScriptsFrom: first)
    }
    if mayHaveRelatives(nearerThan: best, form.word) { return nearestWithRelated(to: form.lsr, form.word, best) }
    return best
  }

  /// The record of a language and script, nil where the language has none in that script.
  private func record(of desired: LSR, from first: SupportedRecord) -> SupportedRecord? {
    var record = first
    while (record.key ^ desired.rawValue) & LSR.scriptMask != 0 {
      let next = next(record)
      if next == 0 { return nil }
      record = self.record(at: next)
    }
    return record
  }

  /// The nearest entry of a record in the desired language and script: only the region is left to weigh.
  @inline(__always)
  private func nearest(to desired: LSR, inRecord record: SupportedRecord) -> Nearest {
    if record.hasRuleSet {
      let regionClass = RegionClass.distanceClass(of: desired.region)
      return ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass]).nearest
    }
    return Nearest(
      rawValue: UInt64(DistanceTable.defaultRegionDistance) << 35 | self[record.position &+ 1] & 0xFFFF_FFFF)
  }

  /// The same as a call, for where it is not worth being inlined.
  @inline(never)
  func nearestEntry(to form: MatchingForm) -> Nearest { nearest(to: form) }

  /// Entries of the desired triple: the one that writes out most nearly the same fields.
  @inline(never)
  func nearest(to desired: LSR, amongTripleOf first: Int) -> Nearest {
    var best = Nearest.none
    var entry = first
    while true {
      let distance = Int(truncatingIfNeeded: desired.writtenFields ^ lsr(entry).writtenFields)
      if distance < best.distance { best = Nearest(distance: distance, winner: entry) }
      guard distance != 0, let next = next(entry) else { return best }
      entry = next
    }
  }

  @inline(never)
  private func nearest(
    to desired: LSR, _ word: LanguageWord, amongScriptsFrom record: SupportedRecord
  ) -> Nearest {
    let regionClass = word.hasRegionRules ? RegionClass.distanceClass(of: desired.region) : 0
    let best = candidate(for: desired, amongScriptsFrom: record, languageDistance: 0, regionClass: regionClass)
    if mayHaveRelatives(nearerThan: best.nearest, word) { return related(to: desired, word, best).nearest }
    return best.nearest
  }

  @inline(never)
  private func nearestWithRelated(to desired: LSR, _ word: LanguageWord, _ best: Nearest) -> Nearest {
    var candidate = Candidate(best)
    candidate.first = first(of: desired)
    return related(to: desired, word, candidate).nearest
  }

  /// The same where the desired language itself is not supported.
  @inline(never)
  private func nearestRelative(to desired: LSR, _ word: LanguageWord) -> Nearest {
    if !word.hasMoreRules {
      // The usual case: one language, in one script.
      let record = firstRecord(target: word.nearestTarget)
      if next(record) == 0 {
        let script = PairDistance.script(desired, LSR(rawValue: record.key))
        return candidate(for: desired, in: record, at: word.nearestRule &+ script).nearest
      }
    }
    let none = Candidate(distance: Nearest.none.distance, first: .max, winner: 0)
    return related(to: desired, word, none).nearest
  }

  /// The first entry at the least distance of the record in the desired language and script; it need not be the one that
  /// wins there.
  private func first(of desired: LSR) -> Int {
    let position = firstRecord(language: desired.language)
    guard position != 0, let record = record(of: desired, from: record(at: position)) else { return .max }
    guard record.hasRuleSet else { return Int(truncatingIfNeeded: self[record.position &+ 1] >> 32) }
    let regionClass = RegionClass.distanceClass(of: desired.region)
    return entry(
      numbered: ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass]).first)
  }

  /// Languages that a rule joins to the desired one, as far as they can still win or tie.
  private func related(to desired: LSR, _ word: LanguageWord, _ best: Candidate) -> Candidate {
    guard word.hasMoreRules else {
      return nearer(of: best, languageAt: word.nearestTarget, word.nearestRule, desired)
    }
    var best = best
    var index = word.firstRule
    while true {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
      if rule.distance &* 8 > best.distance { return best }
      if hasTarget(rule.target) { best = nearer(of: best, languageAt: rule.target, rule.distance, desired) }
      if rule.isLast { return best }
      index &+= 1
    }
  }

  /// The nearer of a candidate and what a supported language has to offer; of two as near the one that comes first.
  private func nearer(of best: Candidate, languageAt target: UInt64, _ distance: Int, _ desired: LSR) -> Candidate {
    let found = candidate(
      for: desired, amongScriptsFrom: firstRecord(target: target), languageDistance: distance, regionClass: nil)
    return found.distance < best.distance || found.distance == best.distance && found.first < best.first ? found : best
  }

  /// All scripts of one supported language.
  ///
  /// - Parameter regionClass: the desired region's class where the language is the desired one itself; nil for another
  ///   language, between which and the desired one only the default region distance holds.
  private func candidate(
    for desired: LSR, amongScriptsFrom first: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Candidate {
    var best = candidate(for: desired, in: first, languageDistance: languageDistance, regionClass: regionClass)
    var bestScript = first.script
    var position = next(first)
    while position != 0 {
      let record = record(at: position)
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
      position = next(record)
    }
    return best
  }

  private func candidate(
    for desired: LSR, in record: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Candidate {
    let distance = languageDistance &+ PairDistance.script(desired, LSR(rawValue: record.key))
    if let regionClass, let set = record.ruleSet,
      entry(triple: record.key | desired.rawValue & LSR.regionMask) == 0,
      LanguageRules.regionRuleSet(
        language: desired.language, desiredScript: desired.script, supportedScript: record.script) == set
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
    let entry = entry(triple: record.key | desired.rawValue & LSR.regionMask)
    if entry != 0 {
      return Candidate(distance: min(distance, PairDistance.maximum) &* 8, first: entry, winner: entry)
    }
    let word = self[record.position &+ 1]
    return Candidate(
      distance: min(distance &+ DistanceTable.defaultRegionDistance, PairDistance.maximum) &* 8,
      first: Int(truncatingIfNeeded: word >> 32), winner: Int(truncatingIfNeeded: word & 0xFFFF_FFFF))
  }

  /// Whether a script wins a tie: the language's likely script does, else the one whose first entry comes first.
  @inline(never)
  private func wins(
    _ script: UInt32, _ first: Int, over other: UInt32, _ otherFirst: Int, entry: Int
  ) -> Bool {
    let likely = LikelyForm(language: lsr(entry).language)
    if script == likely.script { return true }
    return other != likely.script && first < otherFirst
  }
}
