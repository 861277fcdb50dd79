/// Where a line of the table of legacy tags has its parts: the tag, a space, the language, script and region that replace
/// it, a space, all that replaces it.
///
///     bit 63…40   the tag's first three characters, the first lowest
///         39…32   length of the whole replacement
///         31…24   length of the language, script and region
///         23…16   length of the tag
///         15…0    where the line begins
struct LegacyTagWord: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(start: Int, tag: Int, head: Int, text: Int, _ bytes: some Sequence<UInt8>) {
    let characters = bytes.prefix(3).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    rawValue = characters << 40 | UInt64(text) << 32 | UInt64(head) << 24 | UInt64(tag) << 16 | UInt64(start)
  }

  @inline(__always) var characters: UInt64 { rawValue >> 40 }
  @inline(__always) var textCount: Int { Int(truncatingIfNeeded: rawValue >> 32 & 0xFF) }
  @inline(__always) var headCount: Int { Int(truncatingIfNeeded: rawValue >> 24 & 0xFF) }
  @inline(__always) var tagCount: Int { Int(truncatingIfNeeded: rawValue >> 16 & 0xFF) }
  @inline(__always) var start: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF) }
}

/// The legacy tags with the same first letter, which stand side by side: where the first is, and a bit for each letter
/// that a second subtag of theirs begins with. Zero for none.
///
///     bit 31…26   index of the first
///         25…0    bit n is the letter n, from 0
enum LegacyTagInitials {
  static let indexLimit = 1 << 6
}
