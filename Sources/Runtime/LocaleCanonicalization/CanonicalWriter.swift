import LocaleMatching

/// Writes an identifier's canonical form (UTS #35, Annex C) into an array.
struct CanonicalWriter {
  private(set) var bytes: [UInt8] = []
  /// Language, script and region.
  private(set) var head = LanguageIdentifier(language: .undetermined)
  private var headEnd = 0
  private var variantsEnd = 0
  private var extensionsEnd = 0

  /// The ends of its parts.
  var layout: IdentifierLayout {
    IdentifierLayout(headEnd: headEnd, variantsEnd: variantsEnd, extensionsEnd: extensionsEnd)
  }

  /// - Parameter text: a well-formed identifier in canonical case.
  init(_ text: UnsafeBufferPointer<UInt8>, _ layout: IdentifierLayout) {
    bytes.reserveCapacity(text.count + 8)
    var fields = CanonicalFields(text, from: 0, to: layout.variantsEnd)
    fields.replaceAliases()
    head = LanguageIdentifier(fields: fields)
    append(fields, inLowerCase: false)
    variantsEnd = bytes.count
    var extensions: [(singleton: UInt8, content: Range<Int>)] = []
    var walk = MarkedPartWalk.extensions(text, from: layout.variantsEnd + 1, to: layout.extensionsEnd)
    while let piece = walk.next() {
      extensions.append((ASCII.lowercased(text[piece.mark.lowerBound]), piece.content))
    }
    extensions.sort { $0.singleton < $1.singleton }
    for piece in extensions {
      bytes += [0x2D, piece.singleton]
      switch piece.singleton {
      case 0x75: append(unicode: text, piece.content)
      case 0x74: append(transform: text, piece.content)
      default:
        bytes.append(0x2D)
        bytes += text[piece.content]
      }
    }
    extensionsEnd = bytes.count
    bytes += text[layout.extensionsEnd...]
  }

  private mutating func append(_ fields: CanonicalFields, inLowerCase: Bool) {
    var head = IdentifierBuffer()
    head.append(LanguageIdentifier(fields: fields))
    for index in 0..<head.length {
      let byte = head[index]
      bytes.append(inLowerCase ? ASCII.lowercased(byte) : byte)
    }
    if !inLowerCase { headEnd = bytes.count }
    for variant in fields.variants {
      bytes.append(0x2D)
      append(word: variant)
    }
  }

  private mutating func append(word: UInt64) { SubtagWord.forEachByte(of: word) { bytes.append($0) } }

  private mutating func append(unicode text: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) {
    var walk = MarkedPartWalk.keywords(text, from: content.lowerBound, to: content.upperBound)
    var attributes: [UInt64] = []
    while let range = walk.nextAttribute() {
      if let word = SubtagWord.pack(bytes: UnsafeBufferPointer(rebasing: text[range])) { attributes.append(word) }
    }
    attributes.sort(by: SubtagWord.precedes)
    var earlier: UInt64 = 0
    for attribute in attributes where attribute != earlier {
      bytes.append(0x2D)
      append(word: attribute)
      earlier = attribute
    }
    append(keywords: text, &walk, dropsTrue: true)
  }

  private mutating func append(transform text: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) {
    let start = MarkedPartWalk.fieldsStart(ofTransform: text, from: content.lowerBound, to: content.upperBound)
    if start > content.lowerBound {
      bytes.append(0x2D)
      var fields = CanonicalFields(text, from: content.lowerBound, to: start - 1)
      fields.replaceAliases()
      append(fields, inLowerCase: true)
    }
    var walk = MarkedPartWalk.keywords(text, from: start, to: content.upperBound)
    append(keywords: text, &walk, dropsTrue: false)
  }

  /// Appends keywords, sorted by key; of equal keys the first counts.
  private mutating func append(
    keywords text: UnsafeBufferPointer<UInt8>, _ walk: inout MarkedPartWalk, dropsTrue: Bool
  ) {
    var keywords: [(key: TypeAlias.Key, type: Range<Int>)] = []
    while let keyword = walk.next() { keywords.append((TypeAlias.Key(text, keyword.mark), keyword.content)) }
    keywords.sort { ($0.key.rawValue, $0.type.lowerBound) < ($1.key.rawValue, $1.type.lowerBound) }
    var earlier: UInt16 = 0
    for (key, range) in keywords where key.rawValue != earlier {
      earlier = key.rawValue
      bytes += [0x2D, key.first, key.second]
      let type = UnsafeBufferPointer(rebasing: text[range])
      let canonical = TypeAlias.range(key: key, type: type).map(TypeAlias.bytes) ?? [UInt8](type)
      let isTrue = canonical.withUnsafeBufferPointer(TypeAlias.isTrue)
      guard !canonical.isEmpty, !(dropsTrue && isTrue) else { continue }
      bytes.append(0x2D)
      bytes += canonical
    }
  }
}
