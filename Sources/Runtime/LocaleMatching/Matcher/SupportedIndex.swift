import LocaleCore

/// The supported identifiers, arranged by language so that a match looks at few of them. One array of words:
///
///     header     the shift that makes a slot from a product; the position where the entries begin
///     slots      a hash table from a language to the first of its entries
///     entries    two words each, in search order: the default, its equals, then paradigm locales, then the rest
///
/// The words of an entry are an `LSR` with the explicit subtags, and
///
///     bit 63…57   class of the region
///         56      only its text tells it from others that maximize alike: an alias, variants, extensions
///         55      it, or one after it of its language, has bit 56
///         54      unused
///         53…30   position of the next entry of the language; zero at the end
///         23…21   its group in the search order, the last group first
///         20…0    its index in the caller's list
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

  /// The positions of all entries, in search order.
  var entries: StrideTo<Int> { stride(from: Int(truncatingIfNeeded: words[Self.start]), to: words.count, by: 2) }

  func lsr(_ entry: Int) -> LSR { LSR(rawValue: words[entry]) }
  private func note(_ entry: Int) -> EntryNote { EntryNote(rawValue: words[entry &+ 1]) }

  func regionClass(_ entry: Int) -> Int { note(entry).regionClass }
  /// The next entry of the same language; zero at the end.
  func next(_ entry: Int) -> Int { note(entry).next }
  /// The entry's index in the list that the index was made from.
  func supportedIndex(_ entry: Int) -> Int { note(entry).supportedIndex }
  /// Whether only its text tells an entry from others; false for none, because the header has no such bit.
  func isToldByText(_ entry: Int) -> Bool { note(entry).isToldByText }
  /// Whether only its text tells an entry, or one after it of its language, from others; false for none.
  func leadsToTold(_ entry: Int) -> Bool { note(entry).leadsToTold }
  /// Whether an entry comes first in the search order because it is the default, or equals it.
  func isPreferred(_ entry: Int) -> Bool { note(entry).isPreferred }

  /// The first entry of a language; zero for none.
  @inline(__always)
  func firstEntry(ofLanguage language: UInt64) -> Int { Int(truncatingIfNeeded: words[slot(of: language)]) }

  /// The position of the slot that leads to a language, or of the empty one where it would be. A slot is the highest bits of
  /// a product that depends on all of the language.
  @inline(__always)
  fileprivate func slot(of language: UInt64) -> Int {
    var slot = Self.headerCount &+ Int(truncatingIfNeeded: (language &* 0x9E37_79B9_7F4A_7C15) &>> words[Self.shift])
    while true {
      let entry = Int(truncatingIfNeeded: words[slot])
      if entry == 0 || lsr(entry).language == language { return slot }
      slot = slot &+ 1 == Int(truncatingIfNeeded: words[Self.start]) ? Self.headerCount : slot &+ 1
    }
  }
}

/// The second word of an entry.
private struct EntryNote {
  var rawValue: UInt64

  var regionClass: Int { Int(truncatingIfNeeded: rawValue >> 57) }
  var isToldByText: Bool { rawValue & Self.toldByText != 0 }
  var leadsToTold: Bool { rawValue & Self.leadsToTold != 0 }
  var next: Int { Int(truncatingIfNeeded: rawValue >> 30 & 0xFF_FFFF) }
  var isPreferred: Bool { rawValue >> 21 & 7 >= SupportedForm.Group.equal.rawValue }
  var supportedIndex: Int { Int(truncatingIfNeeded: rawValue & 0x1F_FFFF) }

  static let toldByText: UInt64 = 1 << 56
  static let leadsToTold: UInt64 = 1 << 55
}

/// A supported identifier before it is in the index: its LSR with the explicit subtags, and the note that its entry gets.
struct SupportedForm {
  /// The groups of the search order, the last one first. What is ill-formed is in none.
  fileprivate enum Group: UInt64 { case rest, paradigm, equal, preferred, none }

  fileprivate let lsr: LSR
  fileprivate private(set) var note: UInt64

  private static let groupShift: UInt64 = 21

  init(_ form: MatchingForm, isOrdinary: Bool) {
    lsr = form.lsr
    note =
      UInt64(truncatingIfNeeded: lsr.regionMark.classNumber) << 57
      | (isOrdinary ? 0 : EntryNote.toldByText | EntryNote.leadsToTold)
    if form.word.hasParadigm, DistanceTable.paradigmLocales.contains(lsr.fields) { add(to: .paradigm) }
  }

  private init() { (lsr, note) = (.none, Group.none.rawValue << Self.groupShift) }

  static var illFormed: SupportedForm { SupportedForm() }

  var identity: LSR? { lsr.isNone ? nil : lsr }

  fileprivate mutating func add(to group: Group) {
    note = note & ~(7 << Self.groupShift) | group.rawValue << Self.groupShift
  }
  fileprivate var group: UInt64 { note >> Self.groupShift & 7 }
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
  ///   - isDefault: whether the identifier at an index, which has that triple, is the default itself.
  init(_ forms: UnsafeMutableBufferPointer<SupportedForm>, preferred: LSR?, isDefault: (Int) -> Bool) {
    let forms = UnsafeMutableBufferPointer(rebasing: forms.prefix(SupportedIndex.limit))
    // At least two slots for each identifier, and at least 32.
    let slotBits = max(5, Int.bitWidth - max(2 * forms.count - 1, 0).leadingZeroBitCount)
    var entryCount = 0
    for supportedIndex in forms.indices where forms[supportedIndex].identity != nil {
      entryCount += 1
      if forms[supportedIndex].lsr.fields == preferred?.fields {
        forms[supportedIndex].add(to: isDefault(supportedIndex) ? .preferred : .equal)
      }
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
      for supportedIndex in forms.indices.reversed() where forms[supportedIndex].group == group {
        position -= 2
        set(forms[supportedIndex], at: position, supportedIndex)
      }
    }
  }

  /// Sets the words of an entry that comes before all others in search order, so that it leads to those after it.
  private func set(_ form: SupportedForm, at position: Int, _ supportedIndex: Int) {
    let slot = index.slot(of: form.lsr.language)
    let next = words[slot]
    words[position] = form.lsr.rawValue
    let leadsToTold = words[Int(next) + 1] & EntryNote.leadsToTold
    words[position + 1] = form.note | leadsToTold | next << 30 | UInt64(truncatingIfNeeded: supportedIndex)
    words[slot] = UInt64(truncatingIfNeeded: position)
  }
}
