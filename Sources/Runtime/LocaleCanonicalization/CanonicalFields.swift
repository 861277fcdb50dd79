import LocaleAliases
import LocaleCore
import LocaleMatching

/// Language, script, region and variants on their way to canonical form (UTS #35, Annex C, "Canonicalizing Syntax").
struct CanonicalFields {
  /// Language, script and region.
  private(set) var head: LanguageIdentifier
  /// The variants, in the order of their texts once `replaceAliases` has been called.
  var variants: [UInt64] = []

  init(variants: [UInt64]) {
    head = .undetermined
    self.variants = variants
  }

  /// Reads language, script, region and variants from a part of a well-formed identifier: its beginning, or the source
  /// language of a `-t-`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let subtags = SubtagHead(bytes, to: bytes.count)
    head = LanguageIdentifier(
      language: LanguageSubtag(packed: subtags.language),
      script: subtags.script == 0 ? nil : ScriptSubtag(packed: subtags.script),
      region: subtags.region == 0 ? nil : RegionSubtag(packed: subtags.region))
    var walk = SubtagWalk(bytes, from: subtags.end + 1, to: bytes.count)
    while let subtag = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: subtag) { variants.append(word) }
    }
  }

  /// Replaces aliases, and sorts the variants, in n·log n.
  mutating func replaceAliases() {
    var fields = head.fields
    Aliases.replace(&fields, &variants, region: Self.likelyRegion)
    head = LanguageIdentifier(fields: fields, longLanguage: head.longLanguage)
    variants.sort(by: SubtagWord.precedes)
    // The replacement of a variant may have been there already.
    var earlier: UInt64 = 0
    variants.removeAll { variant in
      defer { earlier = variant }
      return variant == earlier
    }
  }

  /// Of several regions the likely one of the language and script, else the first (UTS #35, Annex C, "Territory
  /// Exception").
  private static func likelyRegion(_ fields: LSR, _ replacements: RegionReplacements) -> UInt16 {
    var bare = LanguageIdentifier(fields: fields)
    bare.region = nil
    let likely = replacements.count > 1 ? bare.maximized.region?.packed : nil
    return replacements.first { $0 == likely } ?? replacements.first ?? fields.region
  }
}
