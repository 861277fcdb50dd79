// Both modules that read tables have this file, one of them by a link: what is not internal stays in every program.
extension SupportedLocaleTable {
  /// What a search answers that finds nothing: a distance above all others, from bit 16, and no position below.
  @inline(__always)
  static var noMatch: UInt32 { UInt32(TableLayout.noMatch) << 16 | UInt32(TableLayout.nothing) }

  /// A word as the generator wrote it.
  @inline(__always)
  subscript(position: Int) -> UInt16 { words[position] }

  /// Two words, the low one first.
  @inline(__always)
  func wide(_ position: Int) -> UInt32 {
    #if _endian(little)
      UnsafeRawPointer(words + position).loadUnaligned(as: UInt32.self)
    #else
      UInt32(words[position]) | UInt32(words[position &+ 1]) &<< 16
    #endif
  }

  @inline(__always)
  subscript(field: TableHeader) -> Int { Int(words[field.rawValue]) }

  /// Where positions of a large section count from.
  @inline(__always)
  func base(_ field: TableHeader) -> Int { self[field] &* TableLayout.baseUnit }

  /// Where an outcome is.
  @inline(__always)
  func node(ofOutcome number: Int) -> Int { base(.outcomes) &+ number &* 3 }

  /// A text as the generator wrote it.
  @inline(__always)
  func text(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: texts + start, count: count)
  }

  /// Where a localization's words are.
  @inline(__always)
  func localization(_ position: Int) -> Int { self[.localizations] &+ position &* 5 }
}
