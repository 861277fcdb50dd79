/// What may stand in an extension (UTS #35, `unicode_locale_extensions`, `transformed_extensions`), a subtag at a time.
///
/// Keys of `-u-` end with a letter, its types and attributes have three to eight characters. `-t-` has a language
/// identifier, then fields: a letter and a digit, each with at least one value. Other singletons take anything.
struct ExtensionGrammar {
  private let singleton: Subtag
  private var count = 0
  /// How far a `-t-` has come: nothing, language, script, region, variants, fields.
  private var stage = 0
  private var variants = VariantSet()
  private var variantsEnd = 0
  /// A field of `-t-` that still lacks its value.
  private var emptyField: Subtag?

  init(_ singleton: Subtag) { self.singleton = singleton }

  /// Takes the next subtag, which is no singleton.
  mutating func accept(_ subtag: Subtag, of bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    count += 1
    switch singleton.word {
    case 0x75:
      if subtag.count == 2, !subtag.endsWithLetter { throw fault(subtag) }
    case 0x74: try acceptTransform(subtag, of: bytes)
    default: break
    }
  }

  private mutating func acceptTransform(
    _ subtag: Subtag, of bytes: UnsafeBufferPointer<UInt8>
  ) throws(IdentifierError) {
    switch (stage, subtag) {
    case (0, _) where subtag.isLanguage: stage = 1
    case (1, _) where subtag.isScript: stage = 2
    case (1...2, _) where subtag.isRegion: stage = 3
    case (1...4, _) where subtag.isVariant:
      stage = 4
      try variants.insert(subtag)
      variantsEnd = subtag.offset + subtag.count
    case (5, _) where subtag.count >= 3: emptyField = nil
    default:
      guard subtag.count == 2, subtag.startsWithLetter, !subtag.endsWithLetter, emptyField == nil else {
        throw fault(emptyField ?? subtag)
      }
      stage = 5
      emptyField = subtag
    }
  }

  /// Must be called where the extension ends.
  func finish(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    guard count > 0 else { throw IdentifierError(offset: singleton.offset, reason: .emptyExtension) }
    if let emptyField { throw fault(emptyField) }
    try variants.finish(bytes, end: variantsEnd)
  }

  private func fault(_ subtag: Subtag) -> IdentifierError {
    IdentifierError(offset: subtag.offset, reason: .invalidExtension)
  }
}

extension Subtag {
  var startsWithLetter: Bool { bytes.first.map(SubtagScanner.isLetter) == true }
  var endsWithLetter: Bool { bytes.last.map(SubtagScanner.isLetter) == true }
}
