extension IndexView {
  /// The nearest entry, by the rules that default options use, as long as it is nearer than the default language distance.
  ///
  /// An identical triple is at a distance of 0…7 eighths, by the fields written out. Everything else is at eight or more.
  @inline(__always)
  func nearest(to desired: MatchingForm) -> Nearest {
    if let entry = entry(fields: desired.lsr.fields) { return nearest(to: desired.lsr, amongTripleOf: entry) }
    var best = Nearest.none
    if let record = firstRecord(language: desired.lsr.language) {
      best = nearest(to: desired, inOwnLanguage: record)
    }
    if desired.row.hasLanguageRules { considerRelatedLanguages(of: desired.lsr, &best) }
    return best
  }

  /// Entries of the desired triple: the one that writes out most nearly the same fields.
  @inline(__always)
  func nearest(to desired: LSR, amongTripleOf first: Int) -> Nearest {
    var best = Nearest(distance: .max, first: first, winner: first)
    var entry = first
    while true {
      let distance = Int(truncatingIfNeeded: desired.writtenFields ^ lsr(entry).writtenFields)
      if distance < best.distance {
        best.distance = distance
        best.winner = entry
      }
      guard distance != 0, let next = next(entry) else { return best }
      entry = next
    }
  }

  /// Entries of the desired language whose triple is another.
  @inline(__always)
  private func nearest(to desired: MatchingForm, inOwnLanguage first: SupportedRecord) -> Nearest {
    let regionClass = desired.row.hasRegionRules ? RegionClass.distanceClass(of: desired.lsr.region) : 0
    if first.nextPosition == nil, first.script == desired.lsr.script {
      // One script is supported and it is the right one: the common case, and only the region is left to weigh.
      return first.ruleSet == nil
        ? nearest(in: first, addingWhole: 0) : nearest(in: first, regionClass: regionClass, addingWhole: 0)
    }
    return nearest(to: desired.lsr, amongScriptsFrom: first, languageDistance: 0, regionClass: regionClass)
  }

  /// Languages that a rule joins to the desired one, as far as they can still win or tie.
  @inline(never)
  private func considerRelatedLanguages(of desired: LSR, _ best: inout Nearest) {
    guard var index = LanguageRules.firstRule(ofDesired: desired.language) else { return }
    while true {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
      // The rules of a language are sorted by distance.
      if rule.distance &* 8 > best.distance { return }
      if let record = firstRecord(language: rule.supportedLanguage) {
        let found = nearest(to: desired, amongScriptsFrom: record, languageDistance: rule.distance, regionClass: nil)
        if found.distance < best.distance || found.distance == best.distance && found.first < best.first {
          best = found
        }
      }
      if rule.isLast { return }
      index &+= 1
    }
  }

  /// All scripts of one supported language.
  ///
  /// - Parameter regionClass: the desired region's class where the language is the desired one itself; nil for another
  ///   language, between which and the desired one only the default region distance holds.
  @inline(never)
  private func nearest(
    to desired: LSR, amongScriptsFrom first: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Nearest {
    var best = Nearest.none
    var bestScript: UInt32 = 0
    var record = first
    while true {
      let found = nearest(to: desired, in: record, languageDistance: languageDistance, regionClass: regionClass)
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
      guard let next = next(record) else { return best }
      record = next
    }
  }

  private func nearest(
    to desired: LSR, in record: SupportedRecord, languageDistance: Int, regionClass: Int?
  ) -> Nearest {
    let anyEntry = lsr(Int(truncatingIfNeeded: words[record.position &+ 1] & 0xFFFF_FFFF))
    let language = anyEntry.rawValue & LSR.languageMask
    let distance = languageDistance &+ PairDistance.script(desired, anyEntry)
    let sameRegion =
      language | UInt64(record.script) << 11 | desired.rawValue & LSR.regionMask
    if let entry = entry(fields: sameRegion) {
      return Nearest(distance: min(distance, PairDistance.maximum) &* 8, first: entry, winner: entry)
    }
    var found: Nearest
    if let regionClass, let set = record.ruleSet,
      LanguageRules.regionRuleSet(
        language: desired.language, desiredScript: desired.script, supportedScript: record.script) == set
    {
      found = nearest(in: record, regionClass: regionClass, addingWhole: distance)
    } else {
      found = nearest(in: record, addingWhole: distance)
    }
    found.distance = min(found.distance, PairDistance.maximum &* 8)
    return found
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
