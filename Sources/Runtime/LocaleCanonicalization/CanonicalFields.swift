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

  /// Applies aliases until none applies, and sorts the variants, in n·log n. Only variants that occur in some alias are
  /// looked up: the tables limit their number.
  mutating func replaceAliases() {
    let others = variants.filter { !CompoundAlias.concerns(variant: $0) }
    variants.removeAll { !CompoundAlias.concerns(variant: $0) }
    var fields = head.fields
    Aliases.resolve(&fields, &variants)
    // A language of more than three letters has no alias.
    if fields != head.fields { head = LanguageIdentifier(fields: fields, longLanguage: head.longLanguage) }
    if let script = head.script.flatMap({ Aliases.script($0.packed) }) { head.script = ScriptSubtag(packed: script) }
    if let region = head.region, let replacement = RegionAlias.region(replacing: region, of: head) {
      head.region = replacement
    }
    variants += others
    variants.sort(by: SubtagWord.precedes)
    // The replacement of a variant may have been there already.
    var earlier: UInt64 = 0
    variants.removeAll { variant in
      defer { earlier = variant }
      return variant == earlier
    }
  }
}
