import LocaleMatching

/// Language, script, region and variants on their way to canonical form (UTS #35, Annex C, "Canonicalizing Syntax").
struct CanonicalFields {
  var language: UInt64
  var script: UInt32
  var region: UInt16
  /// In the order of their texts, once `replaceAliases` has been called.
  var variants: [UInt64] = []

  /// The subtags of a well-formed identifier, or of the source language of a `-t-`, and nothing behind them.
  init(subtags bytes: UnsafeBufferPointer<UInt8>) {
    language = 0
    script = 0
    region = 0
    var start = 0
    while start < bytes.count {
      let end = IdentifierLayout.subtagEnd(bytes, from: start)
      let subtag = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if start == 0 {
        language = PackedSubtag.language(subtag) ?? 0
      } else if variants.isEmpty, region == 0, script == 0, let packed = PackedSubtag.script(subtag) {
        script = packed
      } else if variants.isEmpty, region == 0, subtag.count < 4, let packed = PackedSubtag.region(subtag) {
        region = packed
      } else if let word = SubtagWord.pack(subtag) {
        variants.append(word)
      }
      start = end + 1
    }
  }

  /// Applies aliases until none is left, and sorts the variants.
  mutating func replaceAliases() {
    // Every alias takes away what it applies to, so this ends by itself; the bound is for tables that do not.
    for _ in 0..<64 where !replaceOnce() { break }
    variants.sort(by: SubtagWord.precedes)
  }

  private mutating func replaceOnce() -> Bool {
    let mayBeCompound =
      language == PackedSubtag.signLanguages && region != 0 || variants.contains { FieldAlias.concerns(variant: $0) }
    if mayBeCompound, replaceCompound(ofAnyLanguage: false) { return true }
    if let replacement = FieldAlias.language(language) {
      language = replacement.language
      if script == 0 { script = replacement.script }
      if region == 0 { region = replacement.region }
      return true
    }
    if mayBeCompound, replaceCompound(ofAnyLanguage: true) { return true }
    if let replacement = FieldAlias.script(script) {
      script = replacement
      return true
    }
    if let replacement = FieldAlias.region(region, language: language, script: script) {
      region = replacement
      return true
    }
    return false
  }

  private mutating func replaceCompound(ofAnyLanguage: Bool) -> Bool {
    var fields = self
    let found = CompoundAlias.first { type, replacement in
      guard ofAnyLanguage == (type.language == 0), fields.contains(type) else { return false }
      fields.replace(type, with: replacement)
      return true
    }
    self = fields
    return found
  }

  /// Whether an alias applies: all that it names is there.
  private func contains(_ type: CompoundAlias) -> Bool {
    (type.language == 0 || type.language == language) && (type.region == 0 || type.region == region)
      && (type.variants.0 == 0 || variants.contains(type.variants.0))
      && (type.variants.1 == 0 || variants.contains(type.variants.1))
  }

  /// What the alias names goes; what replaces it comes where nothing else stands.
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
