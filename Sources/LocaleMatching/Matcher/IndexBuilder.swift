/// Builds a `SupportedIndex`. Time and memory grow linearly with the number of identifiers; one array is allocated.
struct IndexBuilder {
  private let view: IndexView
  /// Where the next entry and the next record go.
  private var entriesEnd: Int
  private var end: Int
  /// The record of the last entry: lists mostly have the identifiers of a language side by side.
  private var lastRecord = 0
  private var lastLanguageAndScript = UInt64.max

  /// - Parameters:
  ///   - forms: each supported identifier's, in the caller's order.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  static func index(of forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?) -> SupportedIndex {
    let forms = UnsafeMutableBufferPointer(rebasing: forms.prefix(SupportedIndex.limit))
    let slotBits = IndexHeader.slotBits(for: forms.count)
    let entriesStart = IndexHeader.count + 2 << slotBits
    let recordsStart = entriesStart + 2 * forms.count
    let capacity = recordsStart + recordCapacity(forms)
    let words = [UInt64](unsafeUninitializedCapacity: capacity) { words, count in
      words.initialize(repeating: 0)
      count = capacity
      words[IndexHeader.slotMask] = 1 << UInt64(slotBits) - 1
      words[IndexHeader.slotShift] = 64 - UInt64(slotBits)
      words[IndexHeader.entriesStart] = UInt64(entriesStart)
      var builder = IndexBuilder(view: IndexView(words), entriesEnd: entriesStart, end: recordsStart)
      builder.place(forms, preferred: preferred)
      words[IndexHeader.entriesEnd] = UInt64(builder.entriesEnd)
    }
    return SupportedIndex(words: words)
  }

  private init(view: IndexView, entriesEnd: Int, end: Int) {
    self.view = view
    self.entriesEnd = entriesEnd
    self.end = end
  }

  /// Room for all records. Counts each change of language or script in the list as a record, which is exact for a sorted
  /// list and never too little.
  private static func recordCapacity(_ forms: UnsafeMutableBufferPointer<SupportedForm>) -> Int {
    // One record more, because the default locale may come between two entries of a language.
    var capacity = 2 * SupportedRecord.maximumCount
    // No identifier has this for its language and script; und has zero.
    var previous = UInt64.max
    for form in forms where !form.isIllFormed {
      let languageAndScript = form.lsr.fields & ~LSR.regionMask
      if languageAndScript == previous { continue }
      previous = languageAndScript
      capacity += form.hasRegionRules ? SupportedRecord.maximumCount : SupportedRecord.headCount
    }
    return capacity
  }

  /// Search order: what equals the default locale, then paradigm locales, then the rest, each in the caller's order.
  private mutating func place(_ forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?) {
    let preferred = preferred?.fields ?? .max
    if preferred != .max {
      for index in forms.indices where !forms[index].isIllFormed && forms[index].lsr.fields == preferred {
        insert(forms[index], supportedIndex: index)
      }
    }
    for index in forms.indices where forms[index].isParadigm && forms[index].lsr.fields != preferred {
      insert(forms[index], supportedIndex: index)
    }
    for index in forms.indices {
      let form = forms[index]
      if form.isIllFormed || form.isParadigm || form.lsr.fields == preferred { continue }
      insert(form, supportedIndex: index)
    }
  }

  /// Makes an entry, unless it is a duplicate: same triple, same fields written out.
  private mutating func insert(_ form: SupportedForm, supportedIndex: Int) {
    let lsr = form.lsr
    let entry = entriesEnd
    var slot = view.slot(of: lsr.fields)
    while true {
      let position = Int(truncatingIfNeeded: view[IndexHeader.count + slot])
      if position == 0 {
        view[IndexHeader.count + slot] = UInt64(truncatingIfNeeded: entry)
        break
      }
      if view.lsr(position).fields == lsr.fields {
        var earlier = position
        while true {
          if view.lsr(earlier) == lsr { return }
          guard let next = view.next(earlier) else { break }
          earlier = next
        }
        view[earlier + 1] |= UInt64(truncatingIfNeeded: entry) << 32
        break
      }
      slot = view.slot(after: slot)
    }
    view[entry] = lsr.rawValue
    view[entry + 1] = UInt64(truncatingIfNeeded: supportedIndex)
    entriesEnd += 2
    placeInRecord(entry, form)
  }

  /// Puts an entry into the record of its language and script, which it makes if it is the first.
  private mutating func placeInRecord(_ entry: Int, _ form: SupportedForm) {
    let lsr = form.lsr
    let languageAndScript = lsr.fields & ~LSR.regionMask
    if languageAndScript == lastLanguageAndScript {
      consider(entry, lsr, for: view.record(at: lastRecord))
      return
    }
    lastLanguageAndScript = languageAndScript
    let slot = view.languagePosition(of: lsr.language)
    let word = view[slot]
    guard word != 0 else {
      view[slot] = lsr.language << 32 | UInt64(truncatingIfNeeded: end)
      appendRecord(startingWith: entry, form)
      return
    }
    var record = view.record(at: Int(truncatingIfNeeded: word & 0xFFFF_FFFF))
    while record.script != lsr.script {
      guard let next = view.next(record) else {
        view[record.position] |= UInt64(truncatingIfNeeded: end) << 32
        appendRecord(startingWith: entry, form)
        return
      }
      record = next
    }
    lastRecord = record.position
    consider(entry, lsr, for: record)
  }

  private mutating func appendRecord(startingWith entry: Int, _ form: SupportedForm) {
    let lsr = form.lsr
    let set =
      form.hasRegionRules
      ? LanguageRules.regionRuleSet(language: lsr.language, desiredScript: lsr.script, supportedScript: lsr.script)
      : nil
    lastRecord = end
    view[end] = SupportedRecord.head(script: lsr.script, ruleSet: set)
    view[end + 1] = UInt64(truncatingIfNeeded: entry) | UInt64(truncatingIfNeeded: entry) << 32
    end += SupportedRecord.headCount
    guard let set else { return }
    let supportedClass = RegionClass.distanceClass(of: lsr.region)
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let distance = LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass)
      view[end] = ClassWinner(distance: distance, first: entry, winner: entry).rawValue
      end += 1
    }
    view[end] = SupportedRecord.bit(ofClass: supportedClass)
    end += 1
  }

  /// Lets a later entry of the record's language and script win where it is nearer, or more likely at the same distance.
  private func consider(_ entry: Int, _ lsr: LSR, for record: SupportedRecord) {
    let isLikely = lsr.region == LikelyForm(language: lsr.language).region
    if isLikely {
      let common = view[record.position + 1]
      if view.lsr(Int(truncatingIfNeeded: common & 0xFFFF_FFFF)).region != lsr.region {
        view[record.position + 1] = common & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: entry)
      }
    }
    guard let set = record.ruleSet else { return }
    let supportedClass = RegionClass.distanceClass(of: lsr.region)
    // Another entry of the class was as near to everything, and came before.
    let seenPosition = record.position + SupportedRecord.headCount + DistanceTable.regionClassCount
    let bit = SupportedRecord.bit(ofClass: supportedClass)
    if !isLikely, view[seenPosition] & bit != 0 { return }
    view[seenPosition] |= bit
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let position = record.position + SupportedRecord.headCount + desiredClass
      let word = ClassWinner(rawValue: view[position])
      let distance = LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass)
      if distance < word.distance {
        view[position] = ClassWinner(distance: distance, first: entry, winner: entry).rawValue
      } else if distance == word.distance, isLikely, view.lsr(word.winner).region != lsr.region {
        view[position] = ClassWinner(distance: distance, first: word.first, winner: entry).rawValue
      }
    }
  }
}
