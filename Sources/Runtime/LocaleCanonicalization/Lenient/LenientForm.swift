import LocaleAliases
import LocaleCore
import LocaleMatching

extension LocaleIdentifier.Syntax {
  /// The syntax that also reads locale names as programs write them: `en_US.UTF-8`, `sr_RS@latin`, `C`, `zh_TW_#Hant`,
  /// `b+zh+Hant`, `_US`, `en-USA`, `de_DE@collation=phonebook`.
  ///
  /// What such a name says of no locale is left out: a character set, `@euro`, Java's `en_US_WIN`. It is in this module
  /// because ICU's long names of keys and types are aliases of CLDR's. Allocates if a text must be rewritten.
  public static var lenient: LocaleIdentifier.Syntax {
    .rewriting { (text) throws(IdentifierError) in
      if ProgramLocaleName.isC(text) { return (Array(ProgramLocaleName.identifierOfC.utf8), 0) }
      return ParsedIdentifier.error(in: text) == nil ? nil : try rewritten(text)
    }
  }

  /// The identifier of a name as programs write it, with its variants, extensions and keywords.
  private static func rewritten(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(IdentifierError) -> (bytes: [UInt8], source: Int) {
    guard let name = ProgramLocaleName(text, allowsUndetermined: true) else {
      let at = text.firstIndex(of: 0x40)
      throw ParsedIdentifier.error(in: ProgramLocaleName.head(of: text))
        ?? IdentifierError(offset: at.map { $0 + 1 } ?? 0, reason: at == nil ? .invalidLanguage : .invalidModifier)
    }
    var bytes = name.text.withBytes { Array($0) }
    var variants = SubtagWalk(text, from: name.variants.lowerBound, to: name.variants.upperBound)
    while let variant = variants.nextBytes() {
      if variant.isVariant { bytes += [0x2D] + variant }
    }
    if !name.extensions.isEmpty { bytes += [0x2D] + text[name.extensions] }
    name.impliedExtension.withIdentifierBytes { bytes += $0 }
    if name.keywords.isEmpty { return (bytes, name.extensions.lowerBound) }
    var keywords = ICUKeywords()
    try keywords.read(text, from: name.keywords.lowerBound)
    keywords.write(to: &bytes)
    return (bytes, name.keywords.lowerBound - 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether letters and digits can be a variant.
  fileprivate var isVariant: Bool { 5...8 ~= count || count == 4 && ASCII.isDigit(self[0]) }
}
