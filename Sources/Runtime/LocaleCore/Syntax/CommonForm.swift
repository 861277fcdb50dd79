/// Reads the forms that nearly all identifiers have, `xx[x][-Ssss][-RR|-999]`, all letters of a subtag at once, and those
/// that go on with one variant or `-u-`.
///
/// Fields are those of an `LSR`, as they are written: `und` alone is zero. `LSR.none` means every other form and
/// ill-formed text, which the grammar reads.
@frozen @usableFromInline package enum CommonForm {
  /// Reads the two most common forms, `en` and `en-GB`. The code is small enough to be inlined: a caller with one of
  /// these forms calls no function to read it.
  @_alwaysEmitIntoClient @inline(__always)
  package static func readShort(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return .none }
    if bytes.count == 5 {
      let text = four(start, 0) | UInt64(start.load(fromByteOffset: 4, as: UInt8.self)) << 32
      guard ASCII.isSeparator(UInt8(truncatingIfNeeded: text >> 16)), ASCII.areLetters(text, 0x80_80_00_80_80) else {
        return .none
      }
      let pairs = pairs(firsts: text & 0x00_1F_00_00_1F, seconds: text & 0x1F_00_00_1F_00)
      return LSR(rawValue: (pairs & 0x3FF) << LSR.languageShift | pairs >> 24)
    }
    if bytes.count == 2 {
      let text = two(start, 0)
      return ASCII.areLetters(text, 0x80_80)
        ? LSR(rawValue: pairs(firsts: text & 0x1F, seconds: text & 0x1F_00) << LSR.languageShift) : .none
    }
    return .none
  }

  /// Reads the two most common forms from a text; `none` also for a text that is not stored as UTF-8.
  @_alwaysEmitIntoClient @inline(__always)
  package static func readShort(_ text: String) -> LSR {
    LSR(rawValue: text.utf8.withContiguousStorageIfAvailable { readShort($0).rawValue } ?? .max)
  }

  /// Reads every common form.
  @_alwaysEmitIntoClient @inline(never)
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR { readAny(bytes) }

  /// Reads every common form from a text; `none` also for a text that is not stored as UTF-8.
  @_alwaysEmitIntoClient @inline(never) @_effects(releasenone)
  package static func read(_ text: String) -> LSR {
    LSR(rawValue: text.utf8.withContiguousStorageIfAvailable { readAny($0).rawValue } ?? .max)
  }

  /// Reads every common form, inlined where it is used.
  @_alwaysEmitIntoClient @inline(__always)
  package static func readAny(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    let count = bytes.count
    // No other form has these lengths.
    if count == 5 || count == 2 { return readShort(bytes) }
    guard count >= 3, count <= 12, let start = UnsafeRawPointer(bytes.baseAddress) else { return .none }
    var fields: UInt64
    var position = 2
    if ASCII.isSeparator(start.load(fromByteOffset: 2, as: UInt8.self)) {
      let text = two(start, 0)
      guard ASCII.areLetters(text, 0x80_80) else { return .none }
      fields = pairs(firsts: text & 0x1F, seconds: text & 0x1F_00) << LSR.languageShift
    } else {
      let text = two(start, 0) | UInt64(start.load(fromByteOffset: 2, as: UInt8.self)) << 16
      guard ASCII.areLetters(text, 0x80_80_80) else { return .none }
      var language = text & 0x1F | text >> 3 & 0x3E0 | text >> 6 & 0x7C00
      // Sign languages by country are legacy tags.
      if language == PackedSubtag.signLanguages { return .none }
      if language == PackedSubtag.undetermined { language = 0 }
      fields = language << LSR.languageShift
      if count == 3 { return LSR(rawValue: fields) }
      guard ASCII.isSeparator(start.load(fromByteOffset: 3, as: UInt8.self)) else { return .none }
      position = 3
    }
    // The subtags after a separator at `position`.
    var rest = count &- position
    if rest == 5 || rest >= 8 {
      let text = four(start, position &+ 1)
      guard ASCII.areLetters(text, 0x80_80_80_80) else { return .none }
      let pairs = pairs(firsts: text & 0x00_1F_00_1F, seconds: text & 0x1F_00_1F_00)
      fields |= (pairs & 0x3FF | pairs >> 6 & 0xF_FC00) << LSR.scriptShift
      if rest == 5 { return LSR(rawValue: fields) }
      position &+= 5
      rest &-= 5
      guard ASCII.isSeparator(start.load(fromByteOffset: position, as: UInt8.self)) else { return .none }
    }
    if rest == 3 {
      let text = two(start, position &+ 1)
      guard ASCII.areLetters(text, 0x80_80) else { return .none }
      return LSR(rawValue: fields | pairs(firsts: text & 0x1F, seconds: text & 0x1F_00))
    }
    guard rest == 4 else { return .none }
    let hundreds = digit(start, position &+ 1)
    let tens = digit(start, position &+ 2)
    let ones = digit(start, position &+ 3)
    guard hundreds < 10, tens < 10, ones < 10 else { return .none }
    return LSR(
      rawValue: fields | UInt64(PackedSubtag.numericRegionBase) &+ hundreds &* 100 &+ tens &* 10 &+ ones)
  }

  /// The fields of what is before a variant, keywords or private use, for whoever needs no more: `de-DE-1996`,
  /// `en-US-u-hc-h23`. `none` for two variants, other extensions, and what takes more than fields, `und` and pseudo-locales.
  ///
  /// - Parameter bytes: a text that begins with no legacy tag.
  @_alwaysEmitIntoClient @inline(never)
  package static func readBeginning(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    var scanner = SubtagScanner(bytes)
    guard let first = scanner.nextIfWellFormed(), first.isAllLetters, first.count == 2 || first.count == 3 else {
      return .none
    }
    let language = first.packedLetters
    if language == PackedSubtag.undetermined || language == PackedSubtag.signLanguages { return .none }
    var fields = LSR(rawValue: language << LSR.languageShift)
    // What was read last: language, script, region, variant.
    var stage = 0
    while let subtag = scanner.nextIfWellFormed() {
      if subtag.isSingleton {
        let isKnown = subtag.isPrivateUseSingleton || subtag.word == 0x75
        return isKnown && isRestWellFormed(&scanner, isPrivateUse: subtag.isPrivateUseSingleton) ? fields : .none
      } else if stage < 1, subtag.isScript {
        fields.rawValue |= subtag.packedLetters << LSR.scriptShift
        stage = 1
      } else if stage < 2, subtag.isRegion {
        fields.rawValue |= UInt64(subtag.packedRegion)
        stage = 2
      } else if stage < 3, subtag.isVariant, subtag.word & 0xFFFF != 0x7370 {
        // A variant that makes a pseudo-locale begins with `ps`.
        stage = 3
      } else {
        return .none
      }
    }
    return scanner.isAtEnd ? fields : .none
  }

  /// Whether attributes and keywords follow, then private use or nothing; or, after `x`, private use.
  @_alwaysEmitIntoClient @inline(never)
  static func isRestWellFormed(_ scanner: inout SubtagScanner, isPrivateUse: Bool) -> Bool {
    var isPrivateUse = isPrivateUse
    var isEmpty = true
    while let subtag = scanner.nextIfWellFormed() {
      if subtag.isSingleton, !isPrivateUse {
        guard subtag.isPrivateUseSingleton, !isEmpty else { return false }
        isPrivateUse = true
        isEmpty = true
      } else if subtag.count == 2, !subtag.endsWithLetter, !isPrivateUse {
        return false
      } else {
        isEmpty = false
      }
    }
    return !isEmpty && scanner.isAtEnd
  }

  // All offsets are below the number of bytes: each length was checked before.

  @_alwaysEmitIntoClient @inline(__always)
  package static func two(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  @_alwaysEmitIntoClient @inline(__always)
  package static func four(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  @_alwaysEmitIntoClient @inline(__always)
  package static func digit(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) &- 0x30
  }

  /// Puts two letters of five bits, in bytes next to each other, into ten bits, from the place of the first one on.
  @_alwaysEmitIntoClient @inline(__always)
  package static func pairs(firsts: UInt64, seconds: UInt64) -> UInt64 { firsts | seconds >> 3 }
}
