import LocaleCore
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

  init(_ identifier: LocaleIdentifier) {
    let text = identifier.text
    var fields = text.withIdentifierBytes {
      CanonicalFields(UnsafeBufferPointer(rebasing: $0.prefix(identifier.layout.variantsEnd)))
    }
    fields.replaceAliases()
    // UTS #35, Legacy Variants: the variant `posix` is the keyword `-u-va-posix`.
    let isPOSIX = fields.variants.contains(Self.posix)
    fields.variants.removeAll { $0 == Self.posix }
    head = fields.head
    append(fields, inLowerCase: false)
    variantsEnd = bytes.count
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
    extensionsEnd = bytes.count
    bytes += text.utf8.dropFirst(identifier.layout.extensionsEnd)
  }

  private static var posix: UInt64 { 0x78_69_73_6F_70 }

  private mutating func append(_ text: String) {
    bytes.append(0x2D)
    bytes += text.utf8
  }

  private mutating func append(_ fields: CanonicalFields, inLowerCase: Bool) {
    var head = IdentifierBuffer()
    head.append(fields.head)
    head.withBytes { for byte in $0 { bytes.append(inLowerCase ? ASCII.lowercased(byte) : byte) } }
    if !inLowerCase { headEnd = bytes.count }
    for variant in fields.variants {
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
      var fields = transform.sourceText.withIdentifierBytes { CanonicalFields($0) }
      fields.replaceAliases()
      bytes.append(0x2D)
      append(fields, inLowerCase: true)
    }
    append(transform.fields, dropsTrue: false)
  }

  /// Appends keywords, sorted by key; where a key occurs twice, the first counts.
  private mutating func append(_ keywords: [LocaleIdentifier.Keyword], dropsTrue: Bool) {
    var sorted = keywords.map { (key: TypeAlias.Key($0.key), value: $0.value) }
    sorted.sort { ($0.key.rawValue, $0.value.startIndex) < ($1.key.rawValue, $1.value.startIndex) }
    var earlier: UInt16 = 0
    for (key, value) in sorted where key.rawValue != earlier {
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
