import LocaleCore

/// Replaces deprecated and overlong subtags by CLDR's aliases (UTS #35, Annex C, "Canonicalizing Syntax"): from language,
/// script, region and variants to those that replace them. Canonical form, likely subtags, matching, a header's refusals,
/// direction and plural rules take its result, so that what is one locale to one of them is one to all. Allocates nothing.
package enum Aliases {
  /// Chooses one of the regions that replace a deprecated one.
  ///
  /// - Parameter fields: the identifier with the region that is replaced.
  package typealias RegionChoice = (_ fields: LSR, _ replacements: RegionReplacements) -> UInt16

  /// Applies aliases until none applies: those of a language with variants or a region (`hy-arevmda`, `sgn-DE`), of a
  /// language (`sh` → `sr-Latn`), of variants (`heploc`), of a script, of a region.
  ///
  /// - Parameters:
  ///   - fields: as they are written. A language of more than three letters has no alias: zero stands for it.
  ///   - variants: those among the identifier's variants that aliases name.
  ///   - region: the first by default, as UTS #35 asks where likely subtags are added.
  package static func replace(
    _ fields: inout LSR, _ variants: inout AliasVariants, region: RegionChoice = firstRegion
  ) {
    // Every alias removes its own type, so that few steps are needed. The limit is for tables that break this rule.
    for _ in 0..<32 {
      // Only a sign language by country has an alias of several parts without a variant.
      let mayHaveParts = !variants.isEmpty || fields.language == PackedSubtag.signLanguages
      if mayHaveParts, CompoundAlias.apply(to: &fields, &variants, ofAnyLanguage: false) { continue }
      if let replacement = language(fields.language) {
        fields = fields.with(language: replacement.language).filled(from: replacement)
        if mayHaveParts { continue }
      }
      if mayHaveParts, CompoundAlias.apply(to: &fields, &variants, ofAnyLanguage: true) { continue }
      if let replacement = script(fields.script) { fields = fields.with(script: replacement) }
      let replacements = regions(replacing: fields.region)
      if replacements.isEmpty { return }
      fields = fields.with(region: region(fields, replacements))
      if !mayHaveParts { return }
    }
  }

  package static func firstRegion(_ fields: LSR, _ replacements: RegionReplacements) -> UInt16 {
    replacements.first ?? fields.region
  }

  /// The fields of an identifier without variants, replaced.
  package static func replacing(_ fields: LSR) -> LSR {
    var fields = fields
    var variants = AliasVariants()
    replace(&fields, &variants)
    return fields
  }

  /// Replaces in a list of variants too, each a `SubtagWord`: those that stay keep their order, new ones follow.
  package static func replace(
    _ fields: inout LSR, _ variants: inout [UInt64], region: RegionChoice = firstRegion
  ) {
    let before = variants.reduce(into: AliasVariants()) { $0.insert($1) }
    var after = before
    replace(&fields, &after, region: region)
    if after == before { return }
    variants.removeAll { before.contains($0) && !after.contains($0) }
    variants += after.words.filter { !before.contains($0) }
  }

  // MARK: Single subtags

  /// The language that replaces another, with the script and region that fill missing ones; nil for no alias.
  package static func language(_ language: UInt64) -> LSR? {
    guard let language = UInt16(exactly: language), let row = Sorted.index(of: language, in: AliasTable.languages)
    else { return nil }
    return LSR(rawValue: AliasTable.languageReplacements[row])
  }

  package static func script(_ script: UInt32) -> UInt32? {
    for index in stride(from: 0, to: AliasTable.scripts.count &- 1, by: 2) where AliasTable.scripts[index] == script {
      return AliasTable.scripts[index &+ 1]
    }
    return nil
  }

  /// The regions that replace another, in CLDR's order; empty for no alias.
  package static func regions(replacing region: UInt16) -> RegionReplacements {
    guard region != 0, let row = Sorted.index(of: region, in: AliasTable.regions) else {
      return RegionReplacements(range: 0..<0)
    }
    return RegionReplacements(range: Int(AliasTable.regionStarts[row])..<Int(AliasTable.regionStarts[row &+ 1]))
  }
}

/// The regions that replace a deprecated one, packed, in CLDR's order.
package struct RegionReplacements: RandomAccessCollection {
  fileprivate let range: Range<Int>

  package var startIndex: Int { range.lowerBound }
  package var endIndex: Int { range.upperBound }
  package subscript(index: Int) -> UInt16 { AliasTable.regionReplacements[index] }
}

/// A set of the variants that aliases name: a bit for each word of the table.
package struct AliasVariants: Equatable {
  private var bits: UInt32

  package init() { bits = 0 }

  fileprivate init(bits: UInt32) { self.bits = bits }

  /// Reads the variants of an identifier.
  package init(in bytes: UnsafeBufferPointer<UInt8>) {
    bits = 0
    // Only for speed: nearly no identifier has variants.
    if bytes.isEmpty { return }
    var walk = SubtagWalk(bytes)
    while let variant = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: variant) { insert(word) }
    }
  }

  package var isEmpty: Bool { bits == 0 }

  func contains(_ word: UInt64) -> Bool { bits & Self.bit(of: word) != 0 }

  mutating func insert(_ word: UInt64) { bits |= Self.bit(of: word) }

  /// The variants, each a `SubtagWord`.
  var words: [UInt64] { AliasTable.variants.filter { contains($0) } }

  fileprivate mutating func replace(_ old: AliasVariants, by new: AliasVariants) { bits = bits & ~old.bits | new.bits }

  package func isSubset(of other: AliasVariants) -> Bool { bits & ~other.bits == 0 }

  /// Whether aliases name a variant, a `SubtagWord`.
  package static func areNamed(_ word: UInt64) -> Bool { bit(of: word) != 0 }

  /// The bit of a variant, a `SubtagWord`; zero if no alias names it.
  private static func bit(of word: UInt64) -> UInt32 {
    for index in AliasTable.variants.indices where AliasTable.variants[index] == word {
      return 1 &<< UInt32(truncatingIfNeeded: index)
    }
    return 0
  }
}

/// An alias of more than a bare language, `hy-arevmda` → `hyw`: four words of the table.
private struct CompoundAlias {
  /// Language and region; zero for any.
  let type: LSR
  let variants: AliasVariants
  let replacement: LSR
  let newVariants: AliasVariants

  init(at index: Int) {
    type = LSR(rawValue: AliasTable.compounds[index])
    variants = AliasVariants(bits: UInt32(truncatingIfNeeded: AliasTable.compounds[index &+ 1]))
    replacement = LSR(rawValue: AliasTable.compounds[index &+ 2])
    newVariants = AliasVariants(bits: UInt32(truncatingIfNeeded: AliasTable.compounds[index &+ 3]))
  }

  /// Applies the first alias whose subtags an identifier has all; false if there is none.
  static func apply(to fields: inout LSR, _ variants: inout AliasVariants, ofAnyLanguage: Bool) -> Bool {
    for index in stride(from: 0, to: AliasTable.compounds.count &- 3, by: 4) {
      let alias = CompoundAlias(at: index)
      let (language, region) = (alias.type.language, alias.type.region)
      guard ofAnyLanguage ? language == 0 : language != 0 && language == fields.language,
        region == 0 || region == fields.region, alias.variants.isSubset(of: variants)
      else { continue }
      if language != 0 { fields = fields.with(language: alias.replacement.language) }
      if region != 0 { fields = fields.with(region: 0) }
      fields = fields.filled(from: alias.replacement)
      variants.replace(alias.variants, by: alias.newVariants)
      return true
    }
    return false
  }
}

extension LSR {
  /// The fields with the script and the region of a replacement where they have none.
  fileprivate func filled(from replacement: LSR) -> LSR {
    LSR(
      language: language, script: hasScript ? script : replacement.script,
      region: hasRegion ? region : replacement.region)
  }
}
