import LocaleMatching

/// Whether an identifier is in canonical form already, told without allocating.
enum CanonicalCheck {
  /// - Parameter bytes: a well-formed identifier in canonical case.
  @inline(__always)
  static func isCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, _ identifier: LanguageIdentifier, _ layout: IdentifierLayout
  ) -> Bool {
    guard
      isCanonical(
        language: identifier.language.packed, script: identifier.script?.packed ?? 0,
        region: identifier.region?.packed ?? 0)
    else { return false }
    if layout.headEnd == bytes.count { return true }
    return isTailCanonical(bytes, identifier, layout)
  }

  @inline(__always)
  static func isCanonical(language: UInt64, script: UInt32, region: UInt16) -> Bool {
    if FieldAlias.language(language) != nil { return false }
    if script != 0, FieldAlias.script(script) != nil { return false }
    if region != 0 {
      if FieldAlias.isAlias(region: region) { return false }
      if language == PackedSubtag.signLanguages { return !hasSignLanguage(region) }
    }
    return true
  }

  @inline(never)
  private static func hasSignLanguage(_ region: UInt16) -> Bool {
    CompoundAlias.first { type, _ in type.language == PackedSubtag.signLanguages && type.region == region }
  }

  @inline(never)
  private static func isTailCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, _ identifier: LanguageIdentifier, _ layout: IdentifierLayout
  ) -> Bool {
    guard
      areVariantsCanonical(
        bytes, layout.headEnd..<layout.variantsEnd, language: identifier.language.packed,
        region: identifier.region?.packed ?? 0)
    else { return false }
    // Extensions in the order of their singletons; the last one's content ends where private use begins.
    var start = layout.variantsEnd
    var earlier: UInt8 = 0
    while start < layout.extensionsEnd {
      let singleton = bytes[start + 1]
      guard earlier < singleton else { return false }
      earlier = singleton
      let end = extensionEnd(bytes, from: start, to: layout.extensionsEnd)
      let content = UnsafeBufferPointer(rebasing: bytes[min(start + 3, end)..<end])
      switch singleton {
      case 0x75: if !isUnicodeCanonical(content) { return false }
      case 0x74: if !isTransformCanonical(content) { return false }
      default: break
      }
      start = end
    }
    return true
  }

  /// Where an extension that begins at a separator ends.
  static func extensionEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
    var end = start + 2
    while end < limit {
      let next = IdentifierLayout.subtagEnd(bytes, from: end + 1)
      if next - end == 2 { return end }
      end = next
    }
    return min(end, limit)
  }

  /// Whether variants are in order and no alias concerns them. The range begins with a separator, or is empty.
  private static func areVariantsCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, language: UInt64, region: UInt16
  ) -> Bool {
    var start = range.lowerBound
    var earlier: UInt64 = 0
    var isConcerned = false
    while start < range.upperBound {
      let end = IdentifierLayout.subtagEnd(bytes, from: start + 1)
      guard let word = SubtagWord.pack(UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end])),
        SubtagWord.precedes(earlier, word)
      else { return false }
      earlier = word
      isConcerned = isConcerned || FieldAlias.concerns(variant: word)
      start = end
    }
    guard isConcerned else { return true }
    return !CompoundAlias.first { type, _ in
      (type.language == 0 || type.language == language) && (type.region == 0 || type.region == region)
        && has(type.variants.0, bytes, range) && has(type.variants.1, bytes, range)
    }
  }

  private static func has(_ variant: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    if variant == 0 { return true }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = IdentifierLayout.subtagEnd(bytes, from: start + 1)
      if SubtagWord.pack(UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end])) == variant { return true }
      start = end
    }
    return false
  }

  private static func isUnicodeCanonical(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    var walker = KeywordWalker(content, fieldsOnly: false)
    var earlier: UInt64 = 0
    while let attribute = walker.nextAttribute() {
      guard let word = SubtagWord.pack(UnsafeBufferPointer(rebasing: content[attribute])),
        SubtagWord.precedes(earlier, word)
      else { return false }
      earlier = word
    }
    return areKeywordsCanonical(content, &walker, dropsTrue: true)
  }

  private static func isTransformCanonical(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    var walker = KeywordWalker(content, fieldsOnly: true)
    let source = UnsafeBufferPointer(rebasing: content[..<walker.start])
    if !source.isEmpty {
      var head = 0
      var language: UInt64 = 0
      var script: UInt32 = 0
      var region: UInt16 = 0
      var start = 0
      while start < source.count {
        let end = IdentifierLayout.subtagEnd(source, from: start)
        let subtag = UnsafeBufferPointer(rebasing: source[start..<end])
        if start == 0 {
          language = PackedSubtag.language(subtag) ?? 0
        } else if region == 0, script == 0, let packed = PackedSubtag.script(subtag) {
          script = packed
        } else if region == 0, subtag.count < 4, let packed = PackedSubtag.region(subtag) {
          region = packed
        } else {
          break
        }
        head = end
        start = end + 1
      }
      guard isCanonical(language: language, script: script, region: region),
        areVariantsCanonical(source, head..<source.count, language: language, region: region)
      else { return false }
    }
    return areKeywordsCanonical(content, &walker, dropsTrue: false)
  }

  private static func areKeywordsCanonical(
    _ content: UnsafeBufferPointer<UInt8>, _ walker: inout KeywordWalker, dropsTrue: Bool
  ) -> Bool {
    var earlier: UInt16 = 0
    while let keyword = walker.nextKeyword() {
      let key = UInt16(keyword.key.0) << 8 | UInt16(keyword.key.1)
      guard earlier < key else { return false }
      earlier = key
      let type = UnsafeBufferPointer(rebasing: content[keyword.type])
      if dropsTrue, KeywordWalker.isTrue(type) { return false }
      if !type.isEmpty, TypeAlias.range(key: keyword.key, type: type) != nil { return false }
    }
    return true
  }
}
