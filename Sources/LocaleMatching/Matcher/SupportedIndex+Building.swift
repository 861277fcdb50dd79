extension SupportedIndex {
  /// Arranges maximised identifiers. Time and memory grow linearly with their number; two arrays are allocated.
  ///
  /// - Parameters:
  ///   - forms: the raw LSR of each supported identifier, in the caller's order; zero for one that is ill-formed.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  init(forms: [UInt64], preferred: LSR?) {
    var slotCount = 2
    var slotBits: UInt64 = 1
    while slotCount < forms.count * 2 {
      slotCount *= 2
      slotBits += 1
    }
    self.slotCount = slotCount
    slotShift = 64 - slotBits
    count = forms.count
    entryCount = 0
    words = [UInt64](repeating: 0, count: forms.count * 2 + slotCount * 2)
    records = []
    entryCount = placeEntries(forms, preferred: preferred)
    records.reserveCapacity(recordCapacity())
    for entry in 0..<entryCount { placeInRecord(entry) }
  }

  /// Search order: what equals the default locale, then paradigm locales, then the rest, each in the caller's order.
  ///
  /// - Returns: how many entries there are, less duplicates and ill-formed identifiers.
  private mutating func placeEntries(_ forms: [UInt64], preferred: LSR?) -> Int {
    let preferred = preferred.map { $0.fields }
    var placed = 0
    var others = 0
    for index in forms.indices where forms[index] != 0 {
      let form = LSR(rawValue: forms[index])
      if form.fields == preferred {
        if insert(form, at: placed, supportedIndex: index) { placed += 1 }
      } else {
        others += 1
      }
    }
    guard others > 0 else { return placed }
    for paradigms in [true, false] {
      for index in forms.indices where forms[index] != 0 {
        let form = LSR(rawValue: forms[index])
        guard form.fields != preferred, Self.isParadigm(form) == paradigms else { continue }
        if insert(form, at: placed, supportedIndex: index) { placed += 1 }
      }
    }
    return placed
  }

  /// Whether the triple is one of CLDR's `paradigmLocales`, which win ties.
  private static func isParadigm(_ form: LSR) -> Bool {
    for index in DistanceTable.paradigmLocales.indices where DistanceTable.paradigmLocales[index] == form.fields {
      return true
    }
    return false
  }

  /// Adds an entry to the table of triples. False for a duplicate: same triple, same fields written out.
  private mutating func insert(_ form: LSR, at entry: Int, supportedIndex: Int) -> Bool {
    let hash = Self.hash(form.fields)
    let tag = hash << 32
    var slot = Int(truncatingIfNeeded: hash >> slotShift)
    while true {
      let word = words[tripleBase + slot]
      if word == 0 {
        words[tripleBase + slot] = tag | UInt64(entry + 1)
        break
      }
      if word ^ tag < 1 << 32 {
        var earlier = Int(truncatingIfNeeded: word & 0xFFFF_FFFF) - 1
        if lsr(earlier).fields == form.fields {
          while true {
            if lsr(earlier) == form { return false }
            guard let next = next(earlier) else { break }
            earlier = next
          }
          words[infoBase + earlier] |= UInt64(entry + 1) << 32
          break
        }
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    words[entry] = form.rawValue
    words[infoBase + entry] = UInt64(supportedIndex)
    return true
  }

  /// Room for all records. Counts a language's first script exactly and every entry in another script as a record.
  private mutating func recordCapacity() -> Int {
    var capacity = 0
    for entry in 0..<entryCount {
      let form = lsr(entry)
      let slot = languageSlot(of: form.language)
      let word = words[slot]
      if word == 0 {
        words[slot] = form.language << 32 | UInt64(entry + 1)
      } else if lsr(Int(truncatingIfNeeded: word & 0xFFFF_FFFF) - 1).script == form.script {
        continue
      }
      capacity += 2
      if LanguageTable.row(of: form.language).hasRegionRules { capacity += DistanceTable.regionClassCount }
    }
    for slot in languageBase..<(languageBase + slotCount) where words[slot] != 0 {
      words[slot] = Self.pendingRecord | words[slot] & ~0xFFFF_FFFF
    }
    return capacity
  }

  /// Stands in a language's slot between counting and placing.
  private static let pendingRecord: UInt64 = 0xFFFF_FFFF

  private func languageSlot(of language: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(language) >> slotShift)
    while true {
      let word = words[languageBase + slot]
      if word == 0 || word >> 32 == language { return languageBase + slot }
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  /// Puts an entry into the record of its language and script, which it makes if it is the first.
  private mutating func placeInRecord(_ entry: Int) {
    let form = lsr(entry)
    let slot = languageSlot(of: form.language)
    var position: Int?
    if words[slot] & 0xFFFF_FFFF != Self.pendingRecord {
      position = Int(truncatingIfNeeded: words[slot] & 0xFFFF_FFFF) - 1
    }
    var last: Int?
    while let current = position {
      let record = record(at: current)
      if record.script == form.script {
        consider(entry, for: record)
        return
      }
      last = current
      position = record.nextPosition
    }
    let made = UInt64(records.count + 1)
    if let last {
      records[last] |= made << 32
    } else {
      words[slot] = form.language << 32 | made
    }
    appendRecord(startingWith: entry, form)
  }

  private mutating func appendRecord(startingWith entry: Int, _ form: LSR) {
    let hasRules = LanguageTable.row(of: form.language).hasRegionRules
    let set =
      hasRules
      ? LanguageRules.regionRuleSet(
        language: form.language, desiredScript: form.script, supportedScript: form.script) : nil
    records.append(SupportedRecord.head(script: form.script, ruleSet: set))
    records.append(UInt64(entry) | UInt64(entry) << 32)
    guard let set else { return }
    let supportedClass = RegionClass.distanceClass(of: form.region)
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let distance = LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass)
      records.append(UInt64(distance) << 56 | UInt64(entry) << 28 | UInt64(entry))
    }
  }

  /// Lets a later entry of the record's language and script win where it is nearer, or more likely at the same distance.
  private mutating func consider(_ entry: Int, for record: SupportedRecord) {
    let form = lsr(entry)
    let likelyRegion = LikelyForm(language: form.language).region
    let common = records[record.position + 1]
    if form.region == likelyRegion, lsr(Int(truncatingIfNeeded: common >> 32)).region != likelyRegion {
      records[record.position + 1] = common & 0xFFFF_FFFF | UInt64(entry) << 32
    }
    guard let set = record.ruleSet else { return }
    let supportedClass = RegionClass.distanceClass(of: form.region)
    for desiredClass in 0..<DistanceTable.regionClassCount {
      let position = record.position + 2 + desiredClass
      let word = records[position]
      let distance = UInt64(
        LanguageRules.regionDistance(set: set, desired: desiredClass, supported: supportedClass))
      if distance < word >> 56 {
        records[position] = distance << 56 | UInt64(entry) << 28 | UInt64(entry)
      } else if distance == word >> 56, form.region == likelyRegion,
        lsr(Int(truncatingIfNeeded: word >> 28 & 0xFFF_FFFF)).region != likelyRegion
      {
        records[position] = word & ~(0xFFF_FFFF << 28) | UInt64(entry) << 28
      }
    }
  }
}
