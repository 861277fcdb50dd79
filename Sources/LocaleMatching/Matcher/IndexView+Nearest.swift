extension IndexView {
  /// The nearest entry, by the rules that default options use, as long as it is nearer than the default language distance.
  ///
  /// An identical triple is at a distance of 0…7 eighths, by the fields written out. Everything else is at eight or more.
  @inline(__always)
  func nearest(to form: MatchingForm) -> Nearest {
    let lsr = form.lsr
    if let entry = entry(fields: lsr.rawValue) {
      let distance = (lsr.rawValue ^ self[entry]) >> 59
      if distance == 0 || next(entry) == nil {
        return Nearest(rawValue: distance << 32 | UInt64(truncatingIfNeeded: entry))
      }
      return nearest(to: lsr, amongTripleOf: entry)
    }
    var best = Nearest.none
    if let position = firstRecord(language: lsr.language) {
      var record = record(at: position)
      while record.script != lsr.script {
        guard let next = next(record) else { return nearest(to: lsr, form.word, amongScriptsFrom: position) }
        record = next
      }
      best = nearest(to: lsr, inRecord: record)
      // Whoever is nearer than any other script can be has only languages that are related left to beat.
      if best.distance >= DistanceTable.nearestScriptDistance &* 8 {
        return nearest(to: lsr, form.word, amongScriptsFrom: position)
      }
    }
    // The rules of a language are sorted by distance.
    return form.word.nearestRule &* 8 > best.distance ? best : nearestWithRelated(to: lsr, form.word, best)
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

  /// The same for fields that are no ordinary identifier's: an alias, an unknown language, `und` with a script.
  @inline(never)
  func nearest(toTriple fields: UInt64) -> Nearest { nearest(to: MatchingForm(fields: fields)) }

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
  private func nearest(to desired: LSR, _ word: LanguageWord, amongScriptsFrom position: Int) -> Nearest {
    let regionClass = word.hasRegionRules ? RegionClass.distanceClass(of: desired.region) : 0
    let best = candidate(
      for: desired, amongScriptsFrom: record(at: position), languageDistance: 0, regionClass: regionClass)
    return word.nearestRule &* 8 > best.distance ? best.nearest : related(to: desired, word, best).nearest
  }

  @inline(never)
  private func nearestWithRelated(to desired: LSR, _ word: LanguageWord, _ best: Nearest) -> Nearest {
    guard !best.isNone else {
      return related(to: desired, word, Candidate(distance: best.distance, first: .max, winner: 0)).nearest
    }
    var best = Candidate(best)
    best.first = first(of: desired)
    return related(to: desired, word, best).nearest
  }

  /// The first entry at the least distance of the record in the desired language and script; it need not be the one that
  /// wins there.
  private func first(of desired: LSR) -> Int {
    guard let position = firstRecord(language: desired.language) else { return .max }
    var record = record(at: position)
    while record.script != desired.script {
      guard let next = next(record) else { return .max }
      record = next
    }
    guard record.hasRuleSet else { return Int(truncatingIfNeeded: self[record.position &+ 1] >> 32) }
    let regionClass = RegionClass.distanceClass(of: desired.region)
    return ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass]).first
  }

  /// Languages that a rule joins to the desired one, as far as they can still win or tie.
  private func related(to desired: LSR, _ word: LanguageWord, _ best: Candidate) -> Candidate {
    var best = best
    guard var index = LanguageRules.firstRule(of: desired.language, word) else { return best }
    while true {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
      if rule.distance &* 8 > best.distance { return best }
      if let position = firstRecord(language: rule.supportedLanguage) {
        let found = candidate(
          for: desired, amongScriptsFrom: record(at: position), languageDistance: rule.distance, regionClass: nil)
        if found.distance < best.distance || found.distance == best.distance && found.first < best.first {
          best = found
        }
      }
      if rule.isLast { return best }
      index &+= 1
    }
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
    var record = first
    while let next = next(record) {
      record = next
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
    let anyEntry = lsr(Int(truncatingIfNeeded: self[record.position &+ 1] >> 32))
    let language = anyEntry.rawValue & LSR.languageMask
    let distance = languageDistance &+ PairDistance.script(desired, anyEntry)
    let sameRegion = language | UInt64(record.script) << 11 | desired.rawValue & LSR.regionMask
    if let entry = entry(fields: sameRegion) {
      return Candidate(distance: min(distance, PairDistance.maximum) &* 8, first: entry, winner: entry)
    }
    if let regionClass, let set = record.ruleSet,
      LanguageRules.regionRuleSet(
        language: desired.language, desiredScript: desired.script, supportedScript: record.script) == set
    {
      let word = ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass])
      return Candidate(
        distance: min(distance &+ word.distance, PairDistance.maximum) &* 8, first: word.first, winner: word.winner)
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
