/// The nearest entry, by the rules that default options use, as long as it is nearer than the default language distance.
///
/// An identical triple is at a distance of 0…7 eighths, by the fields written out. Everything else is at eight or more.
extension IndexView {
  /// - Parameter desired: as in `IndexView+Settled`.
  @inline(never)
  func nearest(to desired: LSR) -> Nearest {
    let position = firstRecord(language: desired.fields >> 31)
    guard position != 0 else { return nearest(toUnsupported: desired) }
    let entry = entry(triple: desired.fields)
    if entry != 0 { return settledEntry(desired, ofTriple: entry) ?? nearest(to: desired, amongTripleOf: entry) }
    return settledEntry(desired, recordAt: position) ?? nearest(to: desired, inLanguageAt: position)
  }

  /// For fields as they were read.
  @inline(__always)
  func nearest(toFields fields: UInt64) -> Nearest {
    if fields >> 31 < PackedSubtag.twoLetterLimit, let desired = LSR(common: fields) {
      return nearest(to: desired)
    }
    return nearest(toOther: fields)
  }

  @inline(never)
  private func nearest(toOther fields: UInt64) -> Nearest {
    nearestEntry(to: MatchingForm(ordinary: fields) ?? MatchingForm(anyFields: fields))
  }

  /// For a form that is wholly maximised.
  @inline(never)
  func nearestEntry(to form: MatchingForm) -> Nearest {
    let position = firstRecord(language: form.lsr.language)
    guard position != 0 else { return nearestRelative(to: form) }
    let entry = entry(triple: form.lsr.fields)
    return entry != 0 ? nearest(to: form.lsr, amongTripleOf: entry) : nearest(to: form, inLanguageAt: position)
  }

  /// Entries of the desired triple: the one that writes out most nearly the same fields.
  @inline(never)
  func nearest(to desired: LSR, amongTripleOf first: Int) -> Nearest {
    var best = Nearest.none
    var entry = first
    while true {
      let distance = Int(truncatingIfNeeded: desired.explicitSubtags ^ lsr(entry).explicitSubtags)
      if distance < best.distance { best = Nearest(distance: distance, winner: entry) }
      guard distance != 0, let next = next(entry) else { return best }
      entry = next
    }
  }

  /// For a language that has no entry.
  @inline(never)
  func nearest(toUnsupported desired: LSR) -> Nearest {
    guard desired.language < PackedSubtag.twoLetterLimit else { return nearest(toUnsupportedOfThree: desired) }
    let word = LanguageTable.directWord(of: desired.language)
    if MatchingForm.isUnresolved(desired, word) { return nearest(resolving: desired) }
    return nearestRelative(to: MatchingForm(lsr: desired, word: word))
  }

  @inline(never)
  private func nearest(toUnsupportedOfThree desired: LSR) -> Nearest {
    let word = LanguageTable.word(of: desired.language)
    if MatchingForm.isUnresolved(desired, word) { return nearest(resolving: desired) }
    return nearestRelative(to: MatchingForm(lsr: desired, word: word))
  }

  /// For a language whose first record does not settle it.
  @inline(never)
  func nearest(to desired: LSR, inLanguageAt position: Int) -> Nearest {
    let word = LanguageTable.word(of: desired.language)
    if MatchingForm.isUnresolved(desired, word) { return nearest(resolving: desired) }
    return nearest(to: MatchingForm(lsr: desired, word: word), inLanguageAt: position)
  }

  @inline(never)
  private func nearest(resolving desired: LSR) -> Nearest {
    nearestEntry(to: MatchingForm(anyFields: desired.written))
  }

  @inline(__always)
  private func nearest(to form: MatchingForm, inLanguageAt position: Int) -> Nearest {
    let first = record(at: position)
    let regionClass = form.lsr.regionMark.classNumber
    guard let record = record(of: form.lsr, from: first) else {
      return nearest(to: form, amongScriptsFrom: first, regionClass)
    }
    let best = nearest(inRecord: record, ofClass: regionClass)
    // Another script must be supported to be nearer.
    if best.distance >= DistanceTable.nearestScriptDistance &* 8, next(first) != 0 {
      return nearest(to: form, amongScriptsFrom: first, regionClass)
    }
    guard mayHaveRelatives(nearerThan: best, form.word) else { return best }
    return nearest(to: form, best, firstEntry(of: record, regionClass))
  }

  /// The nearer of an entry of the desired language and what related languages have to offer.
  @inline(never)
  private func nearest(to form: MatchingForm, _ best: Nearest, _ firstEntry: Int) -> Nearest {
    var candidate = Candidate(best)
    candidate.first = firstEntry
    return related(to: form, candidate).nearest
  }

  @inline(never)
  private func nearest(
    to form: MatchingForm, amongScriptsFrom record: SupportedRecord, _ regionClass: Int
  ) -> Nearest {
    let best = candidate(for: form.lsr, amongScriptsFrom: record, languageDistance: 0, regionClass: regionClass)
    return mayHaveRelatives(nearerThan: best.nearest, form.word) ? related(to: form, best).nearest : best.nearest
  }

  /// The record of a language and script, nil where the language has none in that script.
  @inline(__always)
  func record(of desired: LSR, from first: SupportedRecord) -> SupportedRecord? {
    let key = first.key & LSR.languageMask | desired.rawValue & LSR.scriptMask
    if first.key == key { return first }
    guard next(first) != 0 else { return nil }
    // Two scripts at most, mostly.
    let second = record(at: next(first))
    if second.key == key { return second }
    let position = next(second) == 0 ? 0 : furtherRecord(key)
    return position == 0 ? nil : record(at: position)
  }

  /// The first entry at the least distance of a record; it need not be the one that wins there.
  @inline(__always)
  private func firstEntry(of record: SupportedRecord, _ regionClass: Int) -> Int {
    guard record.hasRuleSet else { return Int(truncatingIfNeeded: self[record.position &+ 1] >> 32) }
    return entry(
      numbered: ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass]).first)
  }
}
