/// Builds a `SupportedIndex`. Time and memory grow linearly with the number of identifiers; one array is allocated.
struct SupportedIndexBuilder {
  private let view: IndexView
  /// The positions where the next entry and the next record go.
  private var entriesEnd: Int
  private var end: Int
  /// The record of the last entry: most lists have the identifiers of a language next to each other.
  private var lastRecord = SupportedRecord(position: 0, head: 0)
  /// No identifier has this for its language and script; `und` has zero.
  private var lastKey = UInt64.max
  /// Whether a key found no slot that is near enough: then nothing more is placed.
  private var hasCollisions = false

  /// - Parameters:
  ///   - forms: each supported identifier's, in the caller's order.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  static func index(
    of forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?
  ) -> SupportedIndex {
    let forms = UnsafeMutableBufferPointer(rebasing: forms.prefix(SupportedIndex.limit))
    let slotBits = IndexHeader.slotBits(for: forms.count)
    let entriesStart = IndexHeader.count + 1 << slotBits
    let recordsStart = entriesStart + 2 * forms.count
    let words = [UInt64](unsafeUninitializedCapacity: recordsStart + recordCapacity(forms)) { words, count in
      let table = UnsafeMutableBufferPointer(rebasing: words.prefix(entriesStart))
      var builder = SupportedIndexBuilder(view: IndexView(words), entriesEnd: entriesStart, end: recordsStart)
      for attempt in 0...attemptLimit {
        clear(table)
        table[IndexHeader.slotMask] = 1 << UInt64(slotBits) - 1
        let reach = attempt < attemptLimit ? slotReach : 1 << slotBits
        table[IndexHeader.slotShift] = UInt64(64 - slotBits) | UInt64(reach) << 6
        table[IndexHeader.multiplier] = multiplier(attempt, forms)
        table[IndexHeader.entriesStart] = UInt64(entriesStart)
        builder = SupportedIndexBuilder(view: IndexView(words), entriesEnd: entriesStart, end: recordsStart)
        builder.place(forms, preferred: preferred)
        if !builder.hasCollisions { break }
      }
      builder.storeCompetingDistances(from: recordsStart)
      table[IndexHeader.entriesEnd] = UInt64(builder.entriesEnd)
      // Clears the words that duplicates have left free.
      for position in builder.entriesEnd..<recordsStart { words[position] = 0 }
      count = builder.end
    }
    return SupportedIndex(words: words)
  }

  /// The greatest number of slots from its own that a key may be. A quarter of the slots are taken. For two million
  /// identifiers that are not crafted, the furthest key is some twenty slots away.
  private static let slotReach = 128
  private static let attemptLimit = 16

  /// The multiplier of keys: the golden ratio, which puts similar keys far from each other. For a list that was crafted
  /// to collide under it, a number that depends on the whole list: changing the list so that it collides under this
  /// number also changes the number.
  private static func multiplier(_ attempt: Int, _ forms: UnsafeMutableBufferPointer<SupportedForm>) -> UInt64 {
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    if attempt == 0 { return golden }
    var mixed = golden &* UInt64(attempt)
    for form in forms {
      mixed = (mixed ^ form.rawValue) &* 0xD6E8_FEB8_6659_FD93
      mixed ^= mixed >> 32
    }
    return mixed | 1
  }

  /// Clears pieces of at most 2 KB with plain stores, because the system's `memset` may treat larger ones in another
  /// way.
  private static func clear(_ words: UnsafeMutableBufferPointer<UInt64>) {
    var rest = words[...]
    while !rest.isEmpty {
      UnsafeMutableBufferPointer(rebasing: rest.prefix(256)).initialize(repeating: 0)
      rest = rest.dropFirst(256)
    }
  }

  private init(view: IndexView, entriesEnd: Int, end: Int) {
    self.view = view
    self.entriesEnd = entriesEnd
    self.end = end
  }

  /// The space for all records. Counts each change of language or script in the list as a record, which is exact for a
  /// sorted list and never too small.
  private static func recordCapacity(_ forms: UnsafeMutableBufferPointer<SupportedForm>) -> Int {
    // One record more, because the default locale may come between two entries of a language.
    var capacity = 2 * SupportedRecord.maximumCount
    // No identifier has this for its language and script; und has zero.
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
    if hasCollisions { return }
    let (slot, first) = view.probe(lsr.fields)
    guard slot >= 0 else {
      hasCollisions = true
      return
    }
    if first == 0 {
      view[half: slot * 2, from: IndexHeader.count] = UInt32(truncatingIfNeeded: entry)
    } else {
      guard let last = view.lastOfTriple(from: first, unless: lsr) else { return }
      view[last + 1] |= UInt64(truncatingIfNeeded: entry) << 32
    }
    view[entry] = lsr.rawValue
    view[entry + 1] = UInt64(truncatingIfNeeded: supportedIndex)
    entriesEnd += 2
    if lsr.fields & SupportedRecord.keyMask == lastKey {
      consider(entry, lsr)
    } else {
      placeInRecord(entry, form)
    }
  }

  /// Puts an entry into the record of its language and script, which it makes if it is the first.
  private mutating func placeInRecord(_ entry: Int, _ form: SupportedForm) {
    let lsr = form.lsr
    let key = lsr.fields & SupportedRecord.keyMask
    let position = view.firstRecord(language: lsr.language)
    guard position != 0 else {
      guard view.setFirstRecord(language: lsr.language, end) else {
        hasCollisions = true
        return
      }
      let target = LanguageTable.word(of: lsr.language).target
      if target != 0 {
        view[half: Int(target), from: IndexHeader.targetPositions] = UInt32(truncatingIfNeeded: end)
      }
      appendRecord(startingWith: entry, form, key)
      return
    }
    let first = view.record(at: position)
    let found = first.key == key ? position : view.furtherRecord(key)
    guard found != 0 else {
      placeInFurtherRecord(entry, form, after: first)
      return
    }
    setLast(view.record(at: found))
    consider(entry, lsr)
  }

  /// Makes a record for another script of a language, second in its chain: the order within a chain decides nothing.
  @inline(never)
  private mutating func placeInFurtherRecord(_ entry: Int, _ form: SupportedForm, after first: SupportedRecord) {
    let position = end
    let chain = view[first.position + 2]
    appendRecord(startingWith: entry, form, form.lsr.fields & SupportedRecord.keyMask)
    view[position] |= SupportedRecord.furtherFlag
    if !view.setFurtherRecord(lastKey, position) { hasCollisions = true }
    guard chain / SupportedRecord.followerUnit < SupportedRecord.followerLimit else { return }
    view[position + 2] = chain & SupportedRecord.positionMask
    view[first.position + 2] =
      chain & ~SupportedRecord.positionMask &+ SupportedRecord.followerUnit | UInt64(truncatingIfNeeded: position)
  }

  private mutating func setLast(_ record: SupportedRecord) {
    lastRecord = record
    lastKey = record.key
  }

  private mutating func appendRecord(startingWith entry: Int, _ form: SupportedForm, _ key: UInt64) {
    let lsr = form.lsr
    let set = form.hasRegionRules ? LanguageRules.regionRuleSet(desired: lsr, supported: lsr) : nil
    view[end] = SupportedRecord.head(lsr, ruleSet: set)
    view[end + 1] = UInt64(truncatingIfNeeded: entry) | UInt64(truncatingIfNeeded: entry) << 32
    view[end + 2] = 0
    setLast(view.record(at: end))
    end += SupportedRecord.headCount
    guard let set else { return }
    let supportedClass = lsr.regionMark.classNumber
    let winner = ClassWinner(distance: 0, first: view.number(of: entry), winner: entry)
    LanguageRules.forEachRegionDistance(set: set, supported: supportedClass) { desiredClass, distance in
      view[end &+ desiredClass] = winner.at(distance).rawValue
    }
    end += DistanceTable.regionClassCount
    view[end] = SupportedRecord.bit(ofClass: supportedClass)
    end += 1
  }

  /// Lets a later entry of the last record's language and script win where it is nearer, or more likely at the same
  /// distance.
  @inline(__always)
  private func consider(_ entry: Int, _ lsr: LSR) {
    view[lastRecord.position] |= SupportedRecord.severalFlag
    let isLikely = lsr.region == LikelySubtags.ofBareLanguage(lsr.language).region
    if isLikely {
      let common = view[lastRecord.position + 1]
      if view.lsr(Int(truncatingIfNeeded: common & 0xFFFF_FFFF)).region != lsr.region {
        view[lastRecord.position + 1] = common & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: entry)
      }
    }
    if let set = lastRecord.ruleSet { consider(entry, lsr, set, isLikely: isLikely) }
  }

  @inline(never)
  private func consider(_ entry: Int, _ lsr: LSR, _ set: Int, isLikely: Bool) {
    let supportedClass = lsr.regionMark.classNumber
    // Another entry of the class was at the same distance from everything, and came before.
    let start = lastRecord.position + SupportedRecord.headCount
    let seenPosition = start + DistanceTable.regionClassCount
    let bit = SupportedRecord.bit(ofClass: supportedClass)
    if !isLikely, view[seenPosition] & bit != 0 { return }
    view[seenPosition] |= bit
    let winner = ClassWinner(distance: 0, first: view.number(of: entry), winner: entry)
    LanguageRules.forEachRegionDistance(set: set, supported: supportedClass) { desiredClass, distance in
      let word = ClassWinner(rawValue: view[start &+ desiredClass])
      if distance < word.distance {
        view[start &+ desiredClass] = winner.at(distance).rawValue
      } else if isLikely, distance == word.distance, view.lsr(word.winner).region != lsr.region {
        view[start + desiredClass] = ClassWinner(distance: distance, first: word.first, winner: entry).rawValue
      }
    }
  }

  /// Stores in each record the distance from which on something else can be as near: another script, or a language that
  /// a rule leads to. This is known only when everything is in its place.
  private func storeCompetingDistances(from start: Int) {
    var position = start
    while position < end {
      let record = view.record(at: position)
      let next = view[position + 2]
      let hasOtherScripts = next != 0 || record.isFurther
      var nearest = hasOtherScripts ? DistanceTable.nearestScriptDistance : PairDistance.maximum + 1
      let word = LanguageTable.word(of: record.language)
      if word.nearestRule < nearest, view.firstRecord(target: word.nearestTarget) != 0 || word.hasMoreRules {
        nearest = word.nearestRule
      }
      view[position + 2] = next | UInt64(truncatingIfNeeded: nearest * 8) << 32
      position += record.hasRuleSet ? SupportedRecord.maximumCount : SupportedRecord.headCount
    }
  }
}

extension IndexView {
  /// The last of the entries of a triple, to which another can be joined; nil if one of them is identical.
  fileprivate func lastOfTriple(from first: Int, unless lsr: LSR) -> Int? {
    var entry = first
    while true {
      if self.lsr(entry) == lsr { return nil }
      guard let next = next(entry) else { return entry }
      entry = next
    }
  }
}

/// A supported identifier before it is in the index: its LSR with the explicit subtags, and two notes for the builder
/// in the bits that an LSR leaves free. Zero for an ill-formed identifier.
struct SupportedForm {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  init(_ form: MatchingForm) {
    rawValue = form.lsr.rawValue
    if form.word.hasRegionRules { rawValue |= Self.regionRulesFlag }
    if form.word.hasParadigm, Self.isParadigm(form.lsr.fields) { rawValue |= Self.paradigmFlag }
  }

  private static let regionRulesFlag: UInt64 = 1 << 63
  private static let paradigmFlag: UInt64 = 1 << 62

  @inline(__always) var lsr: LSR { LSR(rawValue: rawValue & ~(Self.regionRulesFlag | Self.paradigmFlag)) }
  @inline(__always) var isIllFormed: Bool { rawValue == 0 }
  @inline(__always) var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inline(__always) var isParadigm: Bool { rawValue & Self.paradigmFlag != 0 }

  private static func isParadigm(_ fields: UInt64) -> Bool {
    for index in DistanceTable.paradigmLocales.indices where DistanceTable.paradigmLocales[index] == fields {
      return true
    }
    return false
  }
}
