import LocaleMatching

/// Checks whether an identifier is in canonical form, without allocating.
enum CanonicalCheck {
  /// - Parameter bytes: a well-formed identifier in canonical case.
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

  static func isCanonical(language: UInt64, script: UInt32, region: UInt16) -> Bool {
    if FieldAlias.language(language) != nil { return false }
    if script != 0, FieldAlias.script(script) != nil { return false }
    if region != 0 {
      if FieldAlias.isAlias(region: region) { return false }
      if language == PackedSubtag.signLanguages { return !hasSignLanguage(region) }
    }
    return true
  }

  private static func hasSignLanguage(_ region: UInt16) -> Bool {
    CompoundAlias.first { type, _ in type.language == PackedSubtag.signLanguages && type.region == region }
  }

  private static func isTailCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, _ identifier: LanguageIdentifier, _ layout: IdentifierLayout
  ) -> Bool {
    guard
      areVariantsCanonical(
        bytes, from: layout.headEnd + 1, to: layout.variantsEnd, language: identifier.language.packed,
        region: identifier.region?.packed ?? 0)
    else { return false }
    // Extensions must be in the order of their singletons.
    var walk = MarkedPartWalk.extensions(bytes, from: layout.variantsEnd + 1, to: layout.extensionsEnd)
    var earlier: UInt8 = 0
    while let piece = walk.next() {
      let singleton = bytes[piece.mark.lowerBound]
      guard earlier < singleton else { return false }
      earlier = singleton
      switch singleton {
      case 0x75: if !isUnicodeCanonical(bytes, piece.content) { return false }
      case 0x74: if !isTransformCanonical(bytes, piece.content) { return false }
      default: break
      }
    }
    return true
  }

  /// Whether variants are in order and no alias applies to them.
  private static func areVariantsCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, language: UInt64, region: UInt16
  ) -> Bool {
    var walk = SubtagWalk(bytes, from: start, to: end)
    var earlier: UInt64 = 0
    var isConcerned = false
    while let variant = walk.nextBytes() {
      guard let word = SubtagWord.pack(bytes: variant), SubtagWord.precedes(earlier, word) else { return false }
      earlier = word
      isConcerned = isConcerned || FieldAlias.concerns(variant: word)
    }
    guard isConcerned else { return true }
    func has(_ variant: UInt64) -> Bool {
      if variant == 0 { return true }
      var walk = SubtagWalk(bytes, from: start, to: end)
      while let subtag = walk.nextBytes() { if SubtagWord.pack(bytes: subtag) == variant { return true } }
      return false
    }
    return !CompoundAlias.first { type, _ in
      (type.language == 0 || type.language == language) && (type.region == 0 || type.region == region)
        && has(type.variants.0) && has(type.variants.1)
    }
  }

  private static func isUnicodeCanonical(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Bool {
    var walk = MarkedPartWalk.keywords(bytes, from: content.lowerBound, to: content.upperBound)
    var earlier: UInt64 = 0
    while let attribute = walk.nextAttribute() {
      guard let word = SubtagWord.pack(bytes: UnsafeBufferPointer(rebasing: bytes[attribute])),
        SubtagWord.precedes(earlier, word)
      else { return false }
      earlier = word
    }
    return areKeywordsCanonical(bytes, &walk, dropsTrue: true)
  }

  private static func isTransformCanonical(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Bool {
    let fields = MarkedPartWalk.fieldsStart(ofTransform: bytes, from: content.lowerBound, to: content.upperBound)
    if fields > content.lowerBound {
      let head = SubtagHead(bytes, from: content.lowerBound, to: fields - 1)
      guard isCanonical(language: head.language, script: head.script, region: head.region),
        areVariantsCanonical(bytes, from: head.end + 1, to: fields - 1, language: head.language, region: head.region)
      else { return false }
    }
    var walk = MarkedPartWalk.keywords(bytes, from: fields, to: content.upperBound)
    return areKeywordsCanonical(bytes, &walk, dropsTrue: false)
  }

  private static func areKeywordsCanonical(
    _ bytes: UnsafeBufferPointer<UInt8>, _ walk: inout MarkedPartWalk, dropsTrue: Bool
  ) -> Bool {
    var earlier: UInt16 = 0
    while let keyword = walk.next() {
      let key = TypeAlias.Key(bytes, keyword.mark)
      guard earlier < key.rawValue else { return false }
      earlier = key.rawValue
      let type = UnsafeBufferPointer(rebasing: bytes[keyword.content])
      if dropsTrue, TypeAlias.isTrue(type) { return false }
      if !type.isEmpty, TypeAlias.range(key: key, type: type) != nil { return false }
    }
    return true
  }
}
