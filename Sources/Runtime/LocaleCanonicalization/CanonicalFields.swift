import LocaleCore
import LocaleMatching

/// Language, script, region and variants on their way to canonical form (UTS #35, Annex C, "Canonicalizing Syntax").
struct CanonicalFields {
  var language: UInt64
  var script: UInt32
  var region: UInt16
  /// The variants, in the order of their texts once `replaceAliases` has been called.
  var variants: [UInt64] = []

  init(language: UInt64 = 0, script: UInt32 = 0, region: UInt16 = 0, variants: [UInt64] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads language, script, region and variants from a part of a well-formed identifier: its beginning, or the source
  /// language of a `-t-`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    let head = SubtagHead(bytes, from: start, to: end)
    self.init(language: head.language, script: head.script, region: head.region)
    var walk = SubtagWalk(bytes, from: head.end + 1, to: end)
    while let subtag = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: subtag) { variants.append(word) }
    }
  }

  /// Applies aliases until none applies, and sorts the variants, in n·log n. Only variants that occur in some alias are
  /// looked up: the tables limit their number.
  mutating func replaceAliases() {
    let others = variants.filter { !CompoundAlias.concerns(variant: $0) }
    variants.removeAll { !CompoundAlias.concerns(variant: $0) }
    // Every alias removes its own type, so this loop ends. The limit is for tables that break this rule.
    for _ in 0..<64 where !replaceOnce() { break }
    variants += others
    variants.sort(by: SubtagWord.precedes)
    // The replacement of a variant may have been there already.
    var earlier: UInt64 = 0
    variants.removeAll { variant in
      defer { earlier = variant }
      return variant == earlier
    }
  }

  private mutating func replaceOnce() -> Bool {
    let mayBeCompound =
      language == PackedSubtag.signLanguages && region != 0 || variants.contains { CompoundAlias.concerns(variant: $0) }
    if mayBeCompound, replaceCompound(ofAnyLanguage: false) { return true }
    if let replacement = Aliases.language(language) {
      language = replacement.language
      if script == 0 { script = replacement.script }
      if region == 0 { region = replacement.region }
      return true
    }
    if mayBeCompound, replaceCompound(ofAnyLanguage: true) { return true }
    if let replacement = Aliases.script(script) {
      script = replacement
      return true
    }
    if let replacement = RegionAlias.region(replacing: region, language: language, script: script) {
      region = replacement
      return true
    }
    return false
  }

  private mutating func replaceCompound(ofAnyLanguage: Bool) -> Bool {
    var fields = self
    let found = CompoundAlias.first { type, replacement in
      guard ofAnyLanguage == (type.language == 0), fields.contains(type) else { return false }
      fields.replace(type, with: replacement())
      return true
    }
    self = fields
    return found
  }

  /// Whether the identifier has all subtags of an alias's type.
  private func contains(_ type: CompoundAlias) -> Bool {
    (type.language == 0 || type.language == language) && (type.region == 0 || type.region == region)
      && (type.variants.0 == 0 || variants.contains(type.variants.0))
      && (type.variants.1 == 0 || variants.contains(type.variants.1))
  }

  /// Removes the subtags of an alias's type, and adds those of its replacement where the identifier has none of that
  /// kind.
  private mutating func replace(_ type: CompoundAlias, with replacement: CompoundAlias) {
    if type.language != 0 { language = replacement.language }
    if script == 0 { script = replacement.script }
    if type.region != 0 { region = 0 }
    if region == 0 { region = replacement.region }
    variants.removeAll { $0 == type.variants.0 || $0 == type.variants.1 }
    for variant in [replacement.variants.0, replacement.variants.1] where variant != 0 {
      if !variants.contains(variant) { variants.append(variant) }
    }
  }
}
