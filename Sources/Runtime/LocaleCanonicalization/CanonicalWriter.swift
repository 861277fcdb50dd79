import LocaleCore
import LocaleMatching

/// Writes an identifier's canonical form (UTS #35, Annex C) into an array.
struct CanonicalWriter {
  private(set) var bytes: [UInt8] = []

  init(_ identifier: LocaleIdentifier) {
    let text = identifier.text
    var variants = text.withIdentifierBytes { Self.words(identifier.parsed, $0) }
    let head = identifier.languageIdentifier.canonical(with: &variants)
    // UTS #35, Legacy Variants: the variant `posix` is the keyword `-u-va-posix`.
    let isPOSIX = variants.contains(Self.posix)
    variants.removeAll { $0 == Self.posix }
    append(head, variants, inLowerCase: false)
    let variantKeyword = isPOSIX ? [LocaleIdentifier.Keyword(key: "va", value: "posix")] : []
    var extensions = identifier.extensions
    if isPOSIX, !extensions.contains(where: { $0.singleton == "u" }) {
      extensions.append(LocaleIdentifier.Extension(singleton: "u", content: ""))
    }
    for piece in extensions.sorted(by: { $0.singleton < $1.singleton }) {
      switch piece.singleton {
      case "u":
        append("u")
        append(attributes: piece.attributes)
        append(piece.keywords + variantKeyword, dropsTrue: true)
      case "t": append(piece.transform)
      default: append("\(piece)")
      }
    }
    bytes += text.utf8.dropFirst(identifier.parsed.extensionsEnd)
  }

  /// The variants of an identifier, each a `SubtagWord`.
  private static func words(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var words: [UInt64] = []
    var walk = SubtagWalk(parsed.variants(in: text))
    while let variant = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: variant) { words.append(word) }
    }
    return words
  }

  private static var posix: UInt64 { 0x78_69_73_6F_70 }

  private mutating func append(_ text: String) {
    bytes.append(0x2D)
    bytes += text.utf8
  }

  private mutating func append(_ identifier: LanguageIdentifier, _ variants: [UInt64], inLowerCase: Bool) {
    var head = IdentifierBuffer()
    head.append(identifier.parsed)
    head.withBytes { for byte in $0 { bytes.append(inLowerCase ? ASCII.lowercased(byte) : byte) } }
    for variant in variants {
      bytes.append(0x2D)
      append(word: variant)
    }
  }

  private mutating func append(word: UInt64) { SubtagWord.forEachByte(of: word) { bytes.append($0) } }

  /// Appends attributes, sorted, each once.
  private mutating func append(attributes: [Substring]) {
    let words = attributes.compactMap { $0.withIdentifierBytes { SubtagWord.pack(bytes: $0) } }
    var earlier: UInt64 = 0
    for word in words.sorted(by: SubtagWord.precedes) where word != earlier {
      bytes.append(0x2D)
      append(word: word)
      earlier = word
    }
  }

  private mutating func append(_ transform: LocaleIdentifier.Transform) {
    append("t")
    if !transform.sourceText.utf8.isEmpty {
      // Read as it is written: here `art-lojban` is a language with a variant, not a legacy tag.
      let source = LocaleIdentifier(canonical: String(transform.sourceText))
      var variants = source.text.withIdentifierBytes { Self.words(source.parsed, $0) }
      bytes.append(0x2D)
      append(source.languageIdentifier.canonical(with: &variants), variants, inLowerCase: true)
    }
    append(transform.fields, dropsTrue: false)
  }

  /// Appends keywords, sorted by key; where a key occurs twice, the first counts.
  private mutating func append(_ keywords: [LocaleIdentifier.Keyword], dropsTrue: Bool) {
    var sorted = keywords.enumerated().map {
      (key: TypeAlias.Key($0.element.key), place: $0.offset, value: $0.element.value)
    }
    sorted.sort { ($0.key.rawValue, $0.place) < ($1.key.rawValue, $1.place) }
    var earlier: UInt16 = 0
    for (key, _, value) in sorted where key.rawValue != earlier {
      earlier = key.rawValue
      bytes += [0x2D, key.first, key.second]
      let canonical = value.withIdentifierBytes { type in
        TypeAlias.range(key: key, type: type).map(TypeAlias.bytes) ?? [UInt8](type)
      }
      let isTrue = canonical.withUnsafeBufferPointer(TypeAlias.isTrue)
      guard !canonical.isEmpty, !(dropsTrue && isTrue) else { continue }
      bytes.append(0x2D)
      bytes += canonical
    }
  }
}
