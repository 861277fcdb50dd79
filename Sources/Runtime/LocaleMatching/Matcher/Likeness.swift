import LocaleAliases
import LocaleCore

// Among equals: supported identifiers of one language, script and region, whatever their distance. UTS #35 compares nothing
// else, so variants, extensions and private use decide, then the written subtags.

/// How like a supported identifier is to a preference, beyond language, script and region: the less, the more alike.
struct Likeness: Comparable {
  /// 0 for the text as it was given, 1 for one that means the same text, 2 for another.
  let text: Int
  /// 0 for the same variants, 1 for none, 2 for others.
  let variants: Int
  /// 0 for the same extensions and private use, 1 for none, 2 for others.
  let rest: Int

  static func < (left: Likeness, right: Likeness) -> Bool {
    (left.text, left.variants, left.rest) < (right.text, right.variants, right.rest)
  }
}

extension LocaleMatcher {
  /// How like an entry is to a preference. Search and explanations ask it.
  ///
  /// - Parameter tail: the preference's.
  func likeness(of entry: Int, to desired: DesiredIdentifier, _ tail: IdentifierTail) -> Likeness {
    var likeness = Likeness(text: 2, variants: 2, rest: 2)
    identifier(of: entry).withIdentifierBytes { bytes in
      let isGiven = ASCII.areEqual(desired.given, bytes)
      if !index.isToldByText(entry) {
        let isSame = index.lsr(entry).written == desired.parsed.fields && desired.parsed.extra == 0 && tail.isEmpty
        likeness = Likeness(
          text: isGiven || isSame && desired.given.isEmpty ? 0 : isSame ? 1 : 2, variants: tail.hasVariants ? 1 : 0,
          rest: tail.hasRest ? 1 : 0)
        return
      }
      ParsedIdentifier.readingNames(bytes) { supported, text in
        let other = IdentifierTail(supported, text)
        let isSame =
          supported.fields == desired.parsed.fields && supported.extra == desired.parsed.extra
          && ASCII.areEqual(supported.afterHead(in: text), desired.parsed.afterHead(in: desired.text))
        // What was read before has no text of its own.
        let isWritten = desired.given.isEmpty && text.baseAddress == bytes.baseAddress
        likeness = Likeness(
          text: isGiven || isSame && isWritten ? 0 : isSame ? 1 : 2,
          variants: tail.hasVariants(of: other) && other.hasVariants(of: tail) ? 0 : other.hasVariants ? 2 : 1,
          rest: tail.hasRest(of: other) ? 0 : other.hasRest ? 2 : 1)
      }
    }
    return likeness
  }
}

/// What an identifier has after its region: variants, extensions and private use.
struct IdentifierTail {
  private let parsed: ParsedIdentifier
  private let text: UnsafeBufferPointer<UInt8>
  /// The variants that aliases name, replaced.
  private let named: AliasVariants

  init(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>) {
    self.parsed = parsed
    self.text = text
    var (fields, variants) = (parsed.fields, AliasVariants(in: parsed.variants(in: text)))
    if !variants.isEmpty { Aliases.replace(&fields, &variants) }
    named = variants
  }

  var isEmpty: Bool { !parsed.hasTail(in: text) }

  /// Whether any variant is left when those are replaced that stand for a language or a region.
  var hasVariants: Bool {
    if !named.isEmpty { return true }
    var walk = SubtagWalk(parsed.variants(in: text))
    while let variant = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: variant), !AliasVariants.areNamed(word) { return true }
    }
    return false
  }

  /// Whether these are extensions or private use.
  var hasRest: Bool { parsed.variantsEnd < text.count }

  /// Whether all variants of another tail are here, in any order.
  func hasVariants(of other: IdentifierTail) -> Bool {
    guard other.named.isSubset(of: named) else { return false }
    // Variants as they are here need not be looked for one by one.
    if ASCII.areEqual(parsed.variants(in: text), other.parsed.variants(in: other.text)) { return true }
    var walk = SubtagWalk(other.parsed.variants(in: other.text))
    while let variant = walk.nextBytes() {
      // The sets of those that aliases name were compared.
      guard let word = SubtagWord.pack(bytes: variant), !AliasVariants.areNamed(word) else { continue }
      if !SubtagWalk.contains(word, in: parsed.variants(in: text)) { return false }
    }
    return true
  }

  /// Whether another tail has the same extensions and private use.
  func hasRest(of other: IdentifierTail) -> Bool {
    ASCII.areEqual(
      UnsafeBufferPointer(rebasing: text.dropFirst(parsed.variantsEnd + 1)),
      UnsafeBufferPointer(rebasing: other.text.dropFirst(other.parsed.variantsEnd + 1)))
  }

  /// Whether another tail has these extensions and this private use in their order, with other subtags between.
  func restFits(_ other: IdentifierTail) -> Bool {
    LanguageFilter.subtags(of: parsed.rest(of: text), areIn: other.parsed.rest(of: other.text))
  }
}
