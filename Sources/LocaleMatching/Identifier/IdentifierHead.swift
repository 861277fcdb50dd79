/// Reads identifiers with a variant or keywords of the kinds that people have, where matching asks for the language,
/// script and region only: what follows need only be well-formed.
///
/// The general parser reads them as well, in many times as many steps. Whatever is rare is left to it: several variants,
/// other extensions than `-u-`, private use, legacy tags with something after them, and everything ill-formed.
enum IdentifierHead {
  /// The fields as in an `LSR`, as they are written; `CommonIdentifier.none` for what the general parser must read.
  @inline(__always)
  static func fields(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let common = CommonIdentifier.read(bytes)
    return common != CommonIdentifier.none ? common : fieldsBeforeOthers(bytes)
  }

  /// The same for a text; `none` also for one that is not stored as UTF-8.
  @inline(never) @_effects(releasenone)
  static func fields(of text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { fields(of: $0) } ?? CommonIdentifier.none
  }

  @inline(never)
  private static func fieldsBeforeOthers(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if let legacy = LegacyTag.find(at: bytes) { return fields(of: legacy, bytes) }
    let end = headEnd(bytes)
    guard end > 0, end < bytes.count else { return CommonIdentifier.none }
    let fields = CommonIdentifier.read(UnsafeBufferPointer(rebasing: bytes[..<end]))
    // `und` may have private use after it and is more than its fields say then.
    guard fields != CommonIdentifier.none, fields >> 31 != 0, isIndifferent(bytes, from: end &+ 1) else {
      return CommonIdentifier.none
    }
    return fields
  }

  /// What replaces a legacy tag, if nothing follows it and it is no private use.
  private static func fields(of legacy: LegacyTag, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let replacement = legacy.replacement
    guard legacy.length == bytes.count, !legacy.endsWithPrivateUse, replacement.isPlain, replacement.language != 0
    else {
      return CommonIdentifier.none
    }
    return LSR(language: replacement.language, script: replacement.script, region: replacement.region).rawValue
  }

  /// Where language, script and region end, if all is as it seems to be by the lengths of the subtags; zero for no idea.
  private static func headEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > 4 else { return 0 }
    var end = SubtagScanner.isSeparator(bytes[2]) ? 2 : SubtagScanner.isSeparator(bytes[3]) ? 3 : 0
    if end == 0 { return 0 }
    var length = subtagLength(bytes, from: end &+ 1)
    if length == 4, SubtagScanner.isLetter(bytes[end &+ 1]) {
      end &+= 5
      length = subtagLength(bytes, from: end &+ 1)
    }
    return length == 2 || length == 3 ? end &+ length &+ 1 : end
  }

  /// Five stands for every greater length.
  @inline(__always)
  private static func subtagLength(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var length = 0
    while length < 5, start &+ length < bytes.count, !SubtagScanner.isSeparator(bytes[start &+ length]) { length &+= 1 }
    return length
  }

  /// Whether what begins at an offset is at most one variant, then at most `-u-` with what it may have, and nothing of
  /// it counts in matching: `1996`, `valencia-u-co-phonebk`. A variant that begins with `p` may make a pseudo-locale.
  private static func isIndifferent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var start = start
    var mayBeVariant = true
    var isExtension = false
    while true {
      var end = start
      while end < bytes.count {
        let value = CommonIdentifier.value(of: bytes[end])
        if UInt64(value) == CommonIdentifier.separator { break }
        if value == CommonIdentifier.invalid { return false }
        end &+= 1
      }
      let length = end &- start
      guard length > 0, length <= 8 else { return false }
      if isExtension {
        // A key ends with a letter.
        guard length >= 3 || length == 2 && SubtagScanner.isLetter(bytes[start &+ 1]) else { return false }
      } else if length == 1 {
        guard bytes[start] | 0x20 == 0x75, end < bytes.count else { return false }
        isExtension = true
      } else {
        guard mayBeVariant, length >= 5 || length == 4 && SubtagScanner.isDigit(bytes[start]),
          bytes[start] | 0x20 != 0x70
        else { return false }
        mayBeVariant = false
      }
      if end == bytes.count { return true }
      start = end &+ 1
    }
  }
}
