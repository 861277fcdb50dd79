import LocaleCore

/// The supported identifiers, arranged so that a match looks at few of them. One array of words:
///
///     header     the shift that makes a slot from a product; the position where the entries begin
///     slots      two hash tables in one: the low halves lead from language, script and region to the entries that have
///                them, one for each way of writing them; the high halves from a language to the first of its entries
///     entries    two words each, in search order: the default's equals, then paradigm locales, then the rest
///
/// The words of an entry are an `LSR` with the explicit subtags, and
///
///     bit 63…57   class of the region
///         56      another entry of the same language, script and region has a tail (below): texts decide among them
///         55      it has a tail: variants, extensions or private use
///         54      it has variants or private use
///         53…30   position of the next entry of the language; zero at the end
///         23      while tails are marked: one of the entries with its language, script and region has one
///         20…0    its place in the caller's list
///
/// Positions count words from the beginning. They fit their bits, because at most `limit` identifiers are arranged.
/// It is plain memory, which `IndexMemory` owns, so that a question counts no references.
struct SupportedIndex: @unchecked Sendable {
  private let words: UnsafeBufferPointer<UInt64>

  /// The length of the longest supported list; identifiers after it are never chosen.
  static let limit = 1 << 21

  private static let shift = 0
  private static let start = 1
  private static let headerCount = 2

  fileprivate init(_ words: UnsafeBufferPointer<UInt64>) { self.words = words }

  // MARK: Entries

  /// The positions of all entries, in search order.
  var entries: StrideTo<Int> { stride(from: Int(truncatingIfNeeded: words[Self.start]), to: words.count, by: 2) }

  func lsr(_ entry: Int) -> LSR { LSR(rawValue: words[entry]) }
  private func note(_ entry: Int) -> EntryNote { EntryNote(rawValue: words[entry &+ 1]) }

  func regionClass(_ entry: Int) -> Int { note(entry).regionClass }
  /// The next entry of the same language; zero at the end.
  func next(_ entry: Int) -> Int { note(entry).next }
  /// The entry's place in the list that the index was made from.
  func supportedIndex(_ entry: Int) -> Int { note(entry).supportedIndex }
  /// Whether texts decide between this entry and others of its language, script and region.
  func isDecidedByText(_ entry: Int) -> Bool { note(entry).isDecidedByText }
  func hasTail(_ entry: Int) -> Bool { note(entry).hasTail }
  func hasVariants(_ entry: Int) -> Bool { note(entry).hasVariants }

  // MARK: Probes

  /// The entry with the same language, script and region whose explicit subtags are most similar: less than one away.
  @inline(__always)
  func entry(mostLike desired: LSR) -> Nearest {
    var slot = slot(desired.fields)
    var best = Nearest.none
    while true {
      let entry = low(slot)
      if entry == 0 { return best }
      let difference = lsr(entry).rawValue ^ desired.rawValue
      if difference == 0 { return Nearest(distance: 0, entry: entry) }
      // All other entries with these fields come before the next empty slot.
      if difference & LSR.fieldsMask == 0 {
        let distance = Int(truncatingIfNeeded: LSR(rawValue: difference).explicitSubtags)
        if distance < best.distance { best = Nearest(distance: distance, entry: entry) }
      }
      slot = self.slot(after: slot)
    }
  }

  /// The first entry of a language; zero for none.
  @inline(__always)
  func firstEntry(ofLanguage language: UInt64) -> Int { high(slotPosition(ofLanguage: language)) }

  private func low(_ position: Int) -> Int { Int(truncatingIfNeeded: words[position] & 0xFFFF_FFFF) }
  private func high(_ position: Int) -> Int { Int(truncatingIfNeeded: words[position] >> 32) }
  fileprivate func firstEntry(at slot: Int) -> Int { high(slot) }

  /// The slot of a key: the highest bits of a product that depends on all of it.
  private func slot(_ key: UInt64) -> Int {
    Self.headerCount &+ Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> words[Self.shift])
  }

  private func slot(after slot: Int) -> Int {
    slot &+ 1 == Int(truncatingIfNeeded: words[Self.start]) ? Self.headerCount : slot &+ 1
  }

  /// The position of the slot that leads to an identifier written in this way, or of the empty one where it would be.
  fileprivate func slotPosition(of identifier: LSR) -> Int {
    var slot = slot(identifier.fields)
    while true {
      let entry = low(slot)
      if entry == 0 || lsr(entry) == identifier { return slot }
      slot = self.slot(after: slot)
    }
  }

  /// The first entry in the slots with this language, script and region, which are in the index.
  fileprivate func entry(leading identifier: LSR) -> Int {
    var slot = slot(identifier.fields)
    while low(slot) != 0, lsr(low(slot)).fields != identifier.fields { slot = self.slot(after: slot) }
    return low(slot)
  }

  /// The position of the slot that leads to a language, or of the one where it would be.
  @inline(__always)
  fileprivate func slotPosition(ofLanguage language: UInt64) -> Int {
    var slot = slot(language)
    while true {
      let entry = high(slot)
      if entry == 0 || lsr(entry).language == language { return slot }
      slot = self.slot(after: slot)
    }
  }
}

/// The second word of an entry.
private struct EntryNote {
  var rawValue: UInt64

  var regionClass: Int { Int(truncatingIfNeeded: rawValue >> 57) }
  var isDecidedByText: Bool { rawValue & Self.decidedByText != 0 }
  var hasTail: Bool { rawValue & Self.tail != 0 }
  var hasVariants: Bool { rawValue & Self.variants != 0 }
  var next: Int { Int(truncatingIfNeeded: rawValue >> 30 & 0xFF_FFFF) }
  var supportedIndex: Int { Int(truncatingIfNeeded: rawValue & 0x1F_FFFF) }

  static let decidedByText: UInt64 = 1 << 56
  static let tail: UInt64 = 1 << 55
  static let variants: UInt64 = 1 << 54
  static let tailAmongEquals: UInt64 = 1 << 23
}

/// A supported identifier before it is in the index: its LSR with the explicit subtags, and notes in bits that an entry
/// keeps or leaves free.
struct SupportedForm {
  fileprivate var lsr: LSR
  fileprivate var note: UInt64

  private static let paradigm: UInt64 = 1 << 21

  init(_ form: MatchingForm, _ tail: IdentifierTail) {
    lsr = form.lsr
    note = UInt64(truncatingIfNeeded: lsr.regionMark.classNumber) << 57
    switch tail {
    case .none: break
    case .extensions: note |= EntryNote.tail
    case .variantsOrPrivateUse: note |= EntryNote.tail | EntryNote.variants
    }
    if form.word.hasParadigm, DistanceTable.paradigmLocales.contains(lsr.fields) { note |= Self.paradigm }
  }

  private init() { (lsr, note) = (.none, 0) }

  static var illFormed: SupportedForm { SupportedForm() }

  var identity: LSR? { lsr.isNone ? nil : lsr }
  fileprivate var isParadigm: Bool { note & Self.paradigm != 0 }
  fileprivate var noteOfEntry: UInt64 { note & ~Self.paradigm }
}

/// The memory of an index, freed with the last matcher that has it.
final class IndexMemory: @unchecked Sendable {
  private let words: UnsafeMutableBufferPointer<UInt64>
  let index: SupportedIndex

  deinit { words.deallocate() }

  /// Arranges supported identifiers. Allocates one array, in proportion to their number.
  ///
  /// - Parameters:
  ///   - forms: the supported identifiers, read and maximized, in the caller's order.
  ///   - preferred: the triple that comes before all others in the search order, the default locale's.
  init(_ forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?) {
    let forms = UnsafeMutableBufferPointer(rebasing: forms.prefix(SupportedIndex.limit))
    // At least four slots for each identifier, and at least eight.
    let slotBits = max(3, Int.bitWidth - max(4 * forms.count - 1, 0).leadingZeroBitCount)
    var entryCount = 0
    for form in forms where !form.lsr.isNone { entryCount += 1 }
    let start = 2 + 1 << slotBits
    words = .allocate(capacity: start + 2 * entryCount)
    // Each entry's words are set by `place`.
    words[..<start].initialize(repeating: 0)
    words[0] = UInt64(64 - slotBits)
    words[1] = UInt64(start)
    index = SupportedIndex(UnsafeBufferPointer(words))
    place(forms, preferred: preferred?.fields ?? .max)
  }

  /// Places the forms from the last in search order to the first, so that each entry leads to those after it.
  private func place(_ forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: UInt64) {
    var position = words.count
    var hasTails = false
    for rank in Rank.rest.rawValue...Rank.preferred.rawValue {
      for place in forms.indices.reversed() where Self.rank(forms[place], preferred).rawValue == rank {
        position -= 2
        words[position] = forms[place].lsr.rawValue
        let note = forms[place].noteOfEntry | UInt64(truncatingIfNeeded: place)
        let first = index.slotPosition(ofLanguage: forms[place].lsr.language)
        words[position + 1] = note | UInt64(truncatingIfNeeded: index.firstEntry(at: first)) << 30
        words[first] = words[first] & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: position) << 32
        let identical = index.slotPosition(of: forms[place].lsr)
        words[identical] = words[identical] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: position)
        if note & EntryNote.tail != 0 { hasTails = true }
      }
    }
    if hasTails { markEqualsOfTails() }
  }

  private enum Rank: Int { case none, rest, paradigm, preferred }

  private static func rank(_ form: SupportedForm, _ preferred: UInt64) -> Rank {
    if form.lsr.isNone { return .none }
    if form.lsr.fields == preferred { return .preferred }
    return form.isParadigm ? .paradigm : .rest
  }

  /// Marks the entries whose language, script and region another entry has too, where one of them has a tail. The first
  /// one that a slot leads to knows of the tail.
  private func markEqualsOfTails() {
    for entry in index.entries where index.hasTail(entry) {
      words[index.entry(leading: index.lsr(entry)) + 1] |= EntryNote.tailAmongEquals
    }
    for entry in index.entries {
      let leader = index.entry(leading: index.lsr(entry))
      if leader != entry, words[leader + 1] & EntryNote.tailAmongEquals != 0 {
        words[leader + 1] |= EntryNote.decidedByText
        words[entry + 1] |= EntryNote.decidedByText
      }
    }
  }
}
