/// Builds an index: see `SupportedIndex`. Allocates one array, in proportion to the number of identifiers.
struct SupportedIndexBuilder {
  private let words: UnsafeMutableBufferPointer<UInt64>
  /// The positions of the next entry and the next record.
  private var entriesEnd: Int
  private var end: Int
  /// The record of the last entry: most lists have the identifiers of a language next to each other.
  private var lastRecord = SupportedRecord(position: 0, head: 0)
  /// No identifier has this for its language and script; `und` has zero.
  private var lastKey = UInt64.max

  private var view: IndexView { IndexView(UnsafeBufferPointer(words)) }

  /// - Parameters:
  ///   - forms: those of the supported identifiers, in the caller's order.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  static func index(of forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?) -> IndexMemory {
    let forms = UnsafeMutableBufferPointer(rebasing: forms.prefix(SupportedIndex.limit))
    let slotBits = IndexHeader.slotBits(for: forms.count)
    let entriesStart = IndexHeader.count + 1 << slotBits
    let recordsStart = entriesStart + 2 * forms.count
    let words = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: recordsStart + recordCapacity(forms))
    words.initialize(repeating: 0)
    words[IndexHeader.slotMask] = 1 << UInt64(slotBits) - 1
    words[IndexHeader.slotShift] = UInt64(64 - slotBits)
    words[IndexHeader.entriesStart] = UInt64(entriesStart)
    var builder = SupportedIndexBuilder(words: words, entriesEnd: entriesStart, end: recordsStart)
    builder.place(forms, preferred: preferred)
    builder.storeCompetingDistances(from: recordsStart)
    words[IndexHeader.entriesEnd] = UInt64(builder.entriesEnd)
    return IndexMemory(UnsafeBufferPointer(words))
  }

  private init(words: UnsafeMutableBufferPointer<UInt64>, entriesEnd: Int, end: Int) {
    self.words = words
    self.entriesEnd = entriesEnd
    self.end = end
  }

  /// The space for all records. Counts each change of language or script in the list as a record, which is exact for a
  /// sorted list and never too small.
  private static func recordCapacity(_ forms: UnsafeMutableBufferPointer<SupportedForm>) -> Int {
    // One record more, because the default locale may come between two entries of a language.
    var capacity = 2 * SupportedRecord.maximumCount
    var previous = UInt64.max
    for form in forms where !form.isIllFormed {
      let key = form.rawValue & SupportedRecord.keyMask
      if key == previous { continue }
      previous = key
      capacity += form.hasRegionRules ? SupportedRecord.maximumCount : SupportedRecord.headCount
    }
    return capacity
  }

  /// Places the forms in search order: those equal to the default locale, then paradigm locales, then the rest, each in
  /// the caller's order.
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

  /// Makes an entry, unless it is a duplicate with the same triple and the same explicit subtags.
  private mutating func insert(_ form: SupportedForm, supportedIndex: Int) {
    let lsr = form.lsr
    let entry = entriesEnd
    let slot = view.slotPosition(ofTriple: lsr.fields)
    var last = view.low(slot)
    if last == 0 {
      setLow(slot, entry)
    } else {
      while true {
        if view.lsr(last) == lsr { return }
        let next = view.next(last)
        if next == 0 { break }
        last = next
      }
      setHigh(last + 1, entry)
    }
    words[entry] = lsr.rawValue
    words[entry + 1] = UInt64(truncatingIfNeeded: supportedIndex)
    entriesEnd += 2
    if lsr.fields & SupportedRecord.keyMask == lastKey {
      consider(entry, lsr)
    } else {
      placeInRecord(entry, form)
    }
  }

  /// Puts an entry into the record of its language and script; the first entry makes the record.
  private mutating func placeInRecord(_ entry: Int, _ form: SupportedForm) {
    let lsr = form.lsr
    let first = view.firstRecord(language: lsr.language)
    if first == 0 {
      setFirstRecord(lsr.language, end)
      appendRecord(startingWith: entry, form)
    } else if let record = view.record(ofScript: lsr, from: view.record(at: first)) {
      setLast(record)
      consider(entry, lsr)
    } else {
      // Second in the language's chain: the order within a chain decides nothing.
      let second = view.low(first + 2)
      setLow(first + 2, end)
      appendRecord(startingWith: entry, form)
      setLow(lastRecord.position + 2, second)
    }
  }

  private func setFirstRecord(_ language: UInt64, _ position: Int) {
    setHigh(view.slotPosition(ofLanguage: language), position)
    let target = LanguageTable.word(of: language).target
    if target != 0 { setHalf(Int(truncatingIfNeeded: target), from: IndexHeader.targetPositions, position) }
  }

  private mutating func setLast(_ record: SupportedRecord) {
    lastRecord = record
    lastKey = record.key
  }

  private mutating func appendRecord(startingWith entry: Int, _ form: SupportedForm) {
    let lsr = form.lsr
    let set = form.hasRegionRules ? LanguageRules.regionRuleSet(desired: lsr, supported: lsr) : nil
    words[end] = SupportedRecord.head(lsr, ruleSet: set)
    words[end + 1] = UInt64(truncatingIfNeeded: entry) | UInt64(truncatingIfNeeded: entry) << 32
    words[end + 2] = 0
    setLast(view.record(at: end))
    end += SupportedRecord.headCount
    guard let set else { return }
    let supportedClass = lsr.regionMark.classNumber
    let winner = ClassWinner(distance: 0, first: view.number(of: entry), winner: entry)
    LanguageRules.forEachRegionDistance(set: set, supported: supportedClass) { desiredClass, distance in
      words[end &+ desiredClass] = winner.at(distance).rawValue
    }
    end += DistanceTable.regionClassCount
    words[end] = SupportedRecord.bit(ofClass: supportedClass)
    end += 1
  }

  /// Lets a later entry of the last record's language and script win where it is nearer, or more likely at the same
  /// distance.
  private func consider(_ entry: Int, _ lsr: LSR) {
    words[lastRecord.position] |= SupportedRecord.severalFlag
    let isLikely = lsr.region == LikelySubtags.ofBareLanguage(lsr.language).region
    if isLikely, view.lsr(view.low(lastRecord.position + 1)).region != lsr.region {
      setLow(lastRecord.position + 1, entry)
    }
    if let set = lastRecord.ruleSet { consider(entry, lsr, set, isLikely: isLikely) }
  }

  private func consider(_ entry: Int, _ lsr: LSR, _ set: Int, isLikely: Bool) {
    let supportedClass = lsr.regionMark.classNumber
    // Another entry of the class was at the same distance from everything, and came before.
    let start = lastRecord.position + SupportedRecord.headCount
    let seenPosition = start + DistanceTable.regionClassCount
    let bit = SupportedRecord.bit(ofClass: supportedClass)
    if !isLikely, view[seenPosition] & bit != 0 { return }
    words[seenPosition] |= bit
    let winner = ClassWinner(distance: 0, first: view.number(of: entry), winner: entry)
    LanguageRules.forEachRegionDistance(set: set, supported: supportedClass) { desiredClass, distance in
      let word = ClassWinner(rawValue: view[start &+ desiredClass])
      if distance < word.distance {
        words[start &+ desiredClass] = winner.at(distance).rawValue
      } else if isLikely, distance == word.distance, view.lsr(word.winner).region != lsr.region {
        words[start + desiredClass] = ClassWinner(distance: distance, first: word.first, winner: entry).rawValue
      }
    }
  }

  /// Stores in each record the distance from which on another script, or a language that a rule leads to, can be as
  /// near. Needs all records.
  private func storeCompetingDistances(from start: Int) {
    var position = start
    while position < end {
      let record = view.record(at: position)
      let hasOtherScripts = view.next(record) != 0 || view.firstRecord(language: record.language) != position
      var nearest = hasOtherScripts ? DistanceTable.nearestScriptDistance : PairDistance.maximum + 1
      let word = LanguageTable.word(of: record.language)
      if word.nearestRule < nearest, view.firstRecord(target: word.nearestTarget) != 0 || word.hasMoreRules {
        nearest = word.nearestRule
      }
      setHigh(position + 2, nearest * 8)
      position += record.ruleSet != nil ? SupportedRecord.maximumCount : SupportedRecord.headCount
    }
  }

  // MARK: Halves of words

  private func setLow(_ position: Int, _ value: Int) {
    words[position] = words[position] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: value)
  }

  private func setHigh(_ position: Int, _ value: Int) {
    words[position] = words[position] & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: value) << 32
  }

  private func setHalf(_ index: Int, from position: Int, _ value: Int) {
    index & 1 == 0 ? setLow(position + index / 2, value) : setHigh(position + index / 2, value)
  }
}

/// A supported identifier before it is in the index: its LSR with the explicit subtags, and two notes for the builder
/// in the bits that an LSR leaves free. Zero for an ill-formed identifier.
struct SupportedForm {
  let rawValue: UInt64

  static var illFormed: SupportedForm { SupportedForm(rawValue: 0) }

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ form: MatchingForm) {
    var bits = form.lsr.rawValue
    if form.word.hasRegionRules { bits |= Self.regionRulesFlag }
    if form.word.hasParadigm, Self.isParadigm(form.lsr.fields) { bits |= Self.paradigmFlag }
    rawValue = bits
  }

  private static let regionRulesFlag: UInt64 = 1 << 63
  private static let paradigmFlag: UInt64 = 1 << 62

  var lsr: LSR { LSR(rawValue: rawValue & ~(Self.regionRulesFlag | Self.paradigmFlag)) }
  var isIllFormed: Bool { rawValue == 0 }
  var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  var isParadigm: Bool { rawValue & Self.paradigmFlag != 0 }

  private static func isParadigm(_ fields: UInt64) -> Bool {
    for index in DistanceTable.paradigmLocales.indices where DistanceTable.paradigmLocales[index] == fields {
      return true
    }
    return false
  }
}
