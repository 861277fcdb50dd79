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
    let identifier = identifier(of: entry)
    let isGiven = identifier.withIdentifierBytes { ASCII.areEqual(desired.given, $0) }
    guard let told = told(entry) else {
      let isSame = index.lsr(entry).written == desired.parsed.fields && desired.parsed.extra == 0 && tail.isEmpty
      return Likeness(
        text: isGiven || isSame && desired.given.isEmpty ? 0 : isSame ? 1 : 2, variants: tail.hasVariants ? 1 : 0,
        rest: tail.hasRest ? 1 : 0)
    }
    return (told.meaning ?? identifier).withIdentifierBytes { text in
      let supported = told.parsed
      let other = IdentifierTail(supported, text, named: told.named)
      let isSame =
        supported.fields == desired.parsed.fields && supported.extra == desired.parsed.extra
        && ASCII.areEqual(supported.afterHead(in: text), desired.parsed.afterHead(in: desired.text))
      // What was read before has no text of its own.
      let isWritten = desired.given.isEmpty && told.meaning == nil
      return Likeness(
        text: isGiven || isSame && isWritten ? 0 : isSame ? 1 : 2,
        variants: tail.hasVariants(of: other) && other.hasVariants(of: tail) ? 0 : other.hasVariants ? 2 : 1,
        rest: tail.hasRest(of: other) ? 0 : other.hasRest ? 2 : 1)
    }
  }

  /// What was read of an entry that only its text tells from others; nil for any other.
  private func told(_ entry: Int) -> ToldIdentifier? {
    guard index.isToldByText(entry) else { return nil }
    let supportedIndex = index.supportedIndex(entry)
    let row = Sorted.firstIndex(in: told) { $0.supportedIndex >= supportedIndex }
    return told.indices.contains(row) ? told[row] : nil
  }
}

/// A supported identifier that only its text tells from others, as it was read when the matcher was made.
struct ToldIdentifier: Sendable {
  let supportedIndex: Int
  fileprivate let parsed: ParsedIdentifier
  /// What is meant by a legacy tag, or a name as programs write it; nil for an identifier.
  fileprivate let meaning: String?
  fileprivate let named: AliasVariants

  /// - Parameter given: the identifier as it was given, in the same memory as the text unless it means another.
  init(
    _ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>, at index: Int, of given: UnsafeBufferPointer<UInt8>
  ) {
    supportedIndex = index
    self.parsed = parsed
    meaning = text.baseAddress == given.baseAddress ? nil : String(decoding: text, as: UTF8.self)
    named = IdentifierTail.variantsNamed(in: parsed, text)
  }
}

/// What an identifier has after its region: variants, extensions and private use.
struct IdentifierTail {
  private let parsed: ParsedIdentifier
  private let text: UnsafeBufferPointer<UInt8>
  /// The variants that aliases name, replaced.
  private let named: AliasVariants

  init(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>) {
    self.init(parsed, text, named: Self.variantsNamed(in: parsed, text))
  }

  fileprivate init(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>, named: AliasVariants) {
    self.parsed = parsed
    self.text = text
    self.named = named
  }

  fileprivate static func variantsNamed(
    in parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>
  ) -> AliasVariants {
    var (fields, variants) = (parsed.fields, AliasVariants(in: parsed.variants(in: text)))
    if !variants.isEmpty { Aliases.replace(&fields, &variants) }
    return variants
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
