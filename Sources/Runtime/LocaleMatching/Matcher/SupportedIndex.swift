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
///         56      on entries that a slot leads to: one with the same language, script and region has a tail (below)
///         55      it has a tail: variants, extensions or private use
///         54      it has variants or private use
///         53…30   position of the next entry of the language; zero at the end
///         22…21   its group in the search order, the last group first
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
  func hasTail(_ entry: Int) -> Bool { note(entry).hasTail }
  func hasVariants(_ entry: Int) -> Bool { note(entry).hasVariants }
  /// Whether texts decide among the entries with the language, script and region of one that was probed; false for none,
  /// because the header has no such bit.
  func isDecidedByText(_ entry: Int) -> Bool { note(entry).isDecidedByText }

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

  /// Calls a body with the entries that slots with this language, script and region lead to.
  fileprivate func forEachEntry(like identifier: LSR, _ body: (Int) -> Void) {
    var slot = slot(identifier.fields)
    while low(slot) != 0 {
      if lsr(low(slot)).fields == identifier.fields { body(low(slot)) }
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
}

/// A supported identifier before it is in the index: its LSR with the explicit subtags, and the note that its entry gets.
struct SupportedForm {
  /// The groups of the search order, the last one first. What is ill-formed is in none.
  fileprivate enum Group: UInt64 { case rest, paradigm, preferred, none }

  fileprivate let lsr: LSR
  fileprivate private(set) var note: UInt64

  private static let groupShift: UInt64 = 21

  init(_ form: MatchingForm, _ tail: IdentifierTail) {
    lsr = form.lsr
    note = UInt64(truncatingIfNeeded: lsr.regionMark.classNumber) << 57
    switch tail {
    case .none: break
    case .extensions: note |= EntryNote.tail
    case .variantsOrPrivateUse: note |= EntryNote.tail | EntryNote.variants
    }
    if form.word.hasParadigm, DistanceTable.paradigmLocales.contains(lsr.fields) { add(to: .paradigm) }
  }

  private init() { (lsr, note) = (.none, Group.none.rawValue << Self.groupShift) }

  static var illFormed: SupportedForm { SupportedForm() }

  var identity: LSR? { lsr.isNone ? nil : lsr }

  fileprivate mutating func add(to group: Group) {
    note = note & ~(3 << Self.groupShift) | group.rawValue << Self.groupShift
  }
  fileprivate var group: UInt64 { note >> Self.groupShift & 3 }
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
    // At least two slots for each identifier, and at least 32.
    let slotBits = max(5, Int.bitWidth - max(2 * forms.count - 1, 0).leadingZeroBitCount)
    var entryCount = 0
    for place in forms.indices where forms[place].identity != nil {
      entryCount += 1
      if forms[place].lsr.fields == preferred?.fields { forms[place].add(to: .preferred) }
    }
    let start = 2 + 1 << slotBits
    words = .allocate(capacity: start + 2 * entryCount)
    // Each entry's words are set below.
    words[..<start].initialize(repeating: 0)
    words[0] = UInt64(64 - slotBits)
    words[1] = UInt64(start)
    index = SupportedIndex(UnsafeBufferPointer(words))
    var position = words.count
    for group in SupportedForm.Group.rest.rawValue...SupportedForm.Group.preferred.rawValue {
      for place in forms.indices.reversed() where forms[place].group == group {
        position -= 2
        set(forms[place], at: position, place)
      }
    }
    for entry in index.entries where index.hasTail(entry) {
      index.forEachEntry(like: index.lsr(entry)) { words[$0 + 1] |= EntryNote.decidedByText }
    }
  }

  /// Sets the words of an entry that comes before all others in search order, so that it leads to those after it.
  private func set(_ form: SupportedForm, at position: Int, _ supportedIndex: Int) {
    words[position] = form.lsr.rawValue
    let note = form.note | UInt64(truncatingIfNeeded: supportedIndex)
    let first = index.slotPosition(ofLanguage: form.lsr.language)
    words[position + 1] = note | UInt64(truncatingIfNeeded: index.firstEntry(at: first)) << 30
    words[first] = words[first] & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: position) << 32
    let identical = index.slotPosition(of: form.lsr)
    words[identical] = words[identical] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: position)
  }
}
