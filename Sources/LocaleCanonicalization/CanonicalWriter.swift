import LocaleMatching

/// Writes an identifier's canonical form (UTS #35, Annex C) into an array.
struct CanonicalWriter {
  private(set) var bytes: [UInt8] = []
  /// Language, script and region, and where they end.
  private(set) var head = LanguageIdentifier(language: .undetermined)
  private(set) var headEnd = 0

  /// - Parameter text: a well-formed identifier in canonical case.
  init(_ text: UnsafeBufferPointer<UInt8>, _ layout: IdentifierLayout) {
    bytes.reserveCapacity(text.count + 8)
    var fields = CanonicalFields(subtags: UnsafeBufferPointer(rebasing: text[..<layout.variantsEnd]))
    fields.replaceAliases()
    head = LanguageIdentifier(fields: fields)
    append(fields, inLowerCase: false)
    var extensions: [Range<Int>] = []
    var start = layout.variantsEnd
    while start < layout.extensionsEnd {
      let end = CanonicalCheck.extensionEnd(text, from: start, to: layout.extensionsEnd)
      extensions.append(start..<end)
      start = end
    }
    extensions.sort { text[$0.lowerBound + 1] < text[$1.lowerBound + 1] }
    for range in extensions {
      let content = UnsafeBufferPointer(rebasing: text[min(range.lowerBound + 3, range.upperBound)..<range.upperBound])
      switch text[range.lowerBound + 1] {
      case 0x75: append(unicode: content)
      case 0x74: append(transform: content)
      default: bytes += text[range]
      }
    }
    bytes += text[layout.extensionsEnd...]
  }

  private mutating func append(_ fields: CanonicalFields, inLowerCase: Bool) {
    var head = IdentifierBuffer()
    head.append(LanguageIdentifier(fields: fields))
    for index in 0..<head.length {
      let byte = head[index]
      bytes.append(inLowerCase && SubtagScanner.isLetter(byte) ? byte | 0x20 : byte)
    }
    if !inLowerCase { headEnd = bytes.count }
    for variant in fields.variants {
      bytes.append(0x2D)
      append(word: variant)
    }
  }

  private mutating func append(word: UInt64) {
    var rest = word
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0xFF))
      rest >>= 8
    }
  }

  private mutating func append(unicode content: UnsafeBufferPointer<UInt8>) {
    bytes += [0x2D, 0x75]
    var walker = KeywordWalker(content, fieldsOnly: false)
    var attributes: [UInt64] = []
    while let range = walker.nextAttribute() {
      if let word = SubtagWord.pack(UnsafeBufferPointer(rebasing: content[range])) { attributes.append(word) }
    }
    attributes.sort(by: SubtagWord.precedes)
    var earlier: UInt64 = 0
    for attribute in attributes where attribute != earlier {
      bytes.append(0x2D)
      append(word: attribute)
      earlier = attribute
    }
    append(keywords: content, &walker, dropsTrue: true)
  }

  private mutating func append(transform content: UnsafeBufferPointer<UInt8>) {
    bytes += [0x2D, 0x74]
    var walker = KeywordWalker(content, fieldsOnly: true)
    let source = UnsafeBufferPointer(rebasing: content[..<walker.start])
    if !source.isEmpty {
      bytes.append(0x2D)
      var fields = CanonicalFields(subtags: source)
      fields.replaceAliases()
      append(fields, inLowerCase: true)
    }
    append(keywords: content, &walker, dropsTrue: false)
  }

  /// Sorted by key; of equal keys the first counts.
  private mutating func append(
    keywords content: UnsafeBufferPointer<UInt8>, _ walker: inout KeywordWalker, dropsTrue: Bool
  ) {
    var keywords: [(key: UInt16, type: Range<Int>)] = []
    while let keyword = walker.nextKeyword() {
      keywords.append((UInt16(keyword.key.0) << 8 | UInt16(keyword.key.1), keyword.type))
    }
    keywords.sort { ($0.key, $0.type.lowerBound) < ($1.key, $1.type.lowerBound) }
    var earlier: UInt16 = 0
    for keyword in keywords where keyword.key != earlier {
      earlier = keyword.key
      let key = (UInt8(truncatingIfNeeded: keyword.key >> 8), UInt8(truncatingIfNeeded: keyword.key))
      bytes += [0x2D, key.0, key.1]
      let type = UnsafeBufferPointer(rebasing: content[keyword.type])
      let canonical = TypeAlias.range(key: key, type: type).map(TypeAlias.bytes) ?? [UInt8](type)
      let isTrue = canonical.withUnsafeBufferPointer(KeywordWalker.isTrue)
      guard !canonical.isEmpty, !(dropsTrue && isTrue) else { continue }
      bytes.append(0x2D)
      bytes += canonical
    }
  }
}
