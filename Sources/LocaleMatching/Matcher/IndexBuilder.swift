/// Builds a `SupportedIndex`. Time and memory grow linearly with the number of identifiers; one array is allocated.
struct IndexBuilder {
  private let words: UnsafeMutableBufferPointer<UInt64>
  private var layout: IndexLayout
  /// Where the next record goes.
  private var end: Int

  /// - Parameters:
  ///   - forms: the raw LSR of each supported identifier, in the caller's order; zero for one that is ill-formed.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  static func index(of forms: [UInt64], preferred: LSR?) -> SupportedIndex {
    var layout = IndexLayout(count: forms.count)
    let capacity = layout.recordBase + recordCapacity(forms, layout)
    let words = [UInt64](unsafeUninitializedCapacity: capacity) { words, count in
      words.initialize(repeating: 0)
      count = capacity
      var builder = IndexBuilder(words: words, layout: layout)
      builder.placeEntries(forms, preferred: preferred)
      for entry in 0..<builder.layout.entryCount { builder.placeInRecord(entry) }
      layout = builder.layout
    }
    return SupportedIndex(words: words, layout: layout)
  }

  private init(words: UnsafeMutableBufferPointer<UInt64>, layout: IndexLayout) {
    self.words = words
    self.layout = layout
    end = layout.recordBase
  }

  private var view: IndexView { IndexView(words: UnsafeBufferPointer(words), layout: layout) }

  /// Room for all records. Counts each change of language or script in the list as a record, which is exact for a sorted
  /// list and never too little.
  private static func recordCapacity(_ forms: [UInt64], _ layout: IndexLayout) -> Int {
    var capacity = 0
    // No identifier has this for its language and script; und has zero.
    var previous = UInt64.max
    for form in forms where form != 0 {
      let lsr = LSR(rawValue: form)
      let languageAndScript = lsr.fields & ~LSR.regionMask
      if languageAndScript == previous { continue }
      previous = languageAndScript
      capacity += 2
      if LanguageTable.row(of: lsr.language).hasRegionRules { capacity += DistanceTable.regionClassCount }
    }
    return capacity
  }

  /// Search order: what equals the default locale, then paradigm locales, then the rest, each in the caller's order.
  private mutating func placeEntries(_ forms: [UInt64], preferred: LSR?) {
    let preferred = preferred?.fields
    for rank in 0..<3 {
      for index in forms.indices where forms[index] != 0 {
        let form = LSR(rawValue: forms[index])
        if Self.rank(of: form, preferred: preferred) == rank { insert(form, supportedIndex: index) }
      }
    }
  }

  @inline(__always)
  private static func rank(of form: LSR, preferred: UInt64?) -> Int {
    if form.fields == preferred { return 0 }
    for index in DistanceTable.paradigmLocales.indices where DistanceTable.paradigmLocales[index] == form.fields {
      return 1
    }
    return 2
  }

  /// Makes an entry, unless it is a duplicate: same triple, same fields written out.
  private mutating func insert(_ form: LSR, supportedIndex: Int) {
    let entry = layout.entryCount
    if var earlier = view.entry(fields: form.fields) {
      while true {
        if view.lsr(earlier) == form { return }
        guard let next = view.next(earlier) else { break }
        earlier = next
      }
      words[layout.infoBase + earlier] |= UInt64(entry + 1) << 32
    } else {
      let hash = IndexLayout.hash(form.fields)
      var slot = Int(truncatingIfNeeded: hash &>> layout.slotShift)
      while words[layout.tripleBase + slot] != 0 { slot = (slot + 1) & (layout.slotCount - 1) }
      words[layout.tripleBase + slot] = hash << 32 | UInt64(entry + 1)
    }
    words[entry] = form.rawValue
    words[layout.infoBase + entry] = UInt64(supportedIndex)
    layout.entryCount += 1
  }

  /// Puts an entry into the record of its language and script, which it makes if it is the first.
  private mutating func placeInRecord(_ entry: Int) {
    let form = view.lsr(entry)
    let slot = view.languageSlot(of: form.language)
    var last: SupportedRecord?
    if words[slot] != 0 {
      var record = view.record(at: Int(truncatingIfNeeded: words[slot] & 0xFFFF_FFFF) - 1)
      while record.script != form.script {
        last = record
        guard let next = view.next(record) else { break }
        record = next
      }
      if record.script == form.script {
        consider(entry, form, for: record)
        return
      }
    }
    if let last {
      words[last.position] |= UInt64(end + 1) << 32
    } else {
      words[slot] = form.language << 32 | UInt64(end + 1)
    }
    appendRecord(startingWith: entry, form)
  }

  private mutating func appendRecord(startingWith entry: Int, _ form: LSR) {
    let hasRules = LanguageTable.row(of: form.language).hasRegionRules
    let set =
      hasRules
      ? LanguageRules.regionRuleSet(
        language: form.language, desiredScript: form.script, supportedScript: form.script) : nil
    words[end] = SupportedRecord.head(script: form.script, ruleSet: set)
    words[end + 1] = UInt64(entry) | UInt64(entry) << 32
    end += 2
    guard let set else { return }
    let supportedClass = RegionClass.distanceClass(of: form.region)
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let distance = LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass)
      words[end] = UInt64(distance) << 56 | UInt64(entry) << 28 | UInt64(entry)
      end += 1
    }
  }

  /// Lets a later entry of the record's language and script win where it is nearer, or more likely at the same distance.
  private func consider(_ entry: Int, _ form: LSR, for record: SupportedRecord) {
    let isLikely = form.region == LikelyForm(language: form.language).region
    let common = words[record.position + 1]
    if isLikely, view.lsr(Int(truncatingIfNeeded: common >> 32)).region != form.region {
      words[record.position + 1] = common & 0xFFFF_FFFF | UInt64(entry) << 32
    }
    guard let set = record.ruleSet else { return }
    let supportedClass = RegionClass.distanceClass(of: form.region)
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let position = record.position + 2 + desiredClass
      let word = words[position]
      let distance = UInt64(
        LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass))
      if distance < word >> 56 {
        words[position] = distance << 56 | UInt64(entry) << 28 | UInt64(entry)
      } else if distance == word >> 56, isLikely,
        view.lsr(Int(truncatingIfNeeded: word >> 28 & 0xFFF_FFFF)).region != form.region
      {
        words[position] = word & ~(0xFFF_FFFF << 28) | UInt64(entry) << 28
      }
    }
  }
}
