import LocaleCore

/// Replaces deprecated subtags, which is the first step of maximizing (UTS #35, Add Likely Subtags, step 1.2). Canonical
/// form, in LocaleCanonicalization, replaces by the same tables; only of several regions it takes the likely one, and this
/// the first. Allocates nothing.
package enum Aliases {
  /// The fields with a deprecated region replaced: `UK` → `GB`, `SU` → `RU`, `158` → `TW`.
  static func replacingRegion(_ fields: LSR) -> LSR {
    guard fields.regionMark.isAlias else { return fields }
    return RegionTable.aliases.withUnsafeBufferPointer { rows in
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low &+ high) >> 1
        let row = RegionReplacement(rawValue: rows[middle])
        if row.region == fields.region {
          return LSR(rawValue: fields.rawValue & ~LSR.regionMask | UInt64(row.replacement))
        }
        if row.region < fields.region { low = middle &+ 1 } else { high = middle }
      }
      return fields
    }
  }

  /// Whether a region is deprecated.
  package static func isAlias(region: UInt16) -> Bool { LSR(language: 0, script: 0, region: region).regionMark.isAlias }

  /// The fields with a deprecated script, `Qaai` → `Zinh`, and a deprecated region replaced.
  static func replacingScriptAndRegion(_ fields: LSR) -> LSR {
    guard let script = script(fields.script) else { return replacingRegion(fields) }
    return replacingRegion(LSR(rawValue: fields.rawValue & ~LSR.scriptMask | UInt64(script) << LSR.scriptShift))
  }

  /// What replaces a deprecated script; nil for every other one.
  package static func script(_ script: UInt32) -> UInt32? {
    for index in LikelySubtagsTable.scriptAliases.indices {
      let row = ScriptAliasRow(rawValue: LikelySubtagsTable.scriptAliases[index])
      if row.script == script { return row.replacement }
    }
    return nil
  }

  /// The triple that replaces a language; nil if the language is not an alias.
  package static func language(_ language: UInt64) -> LSR? {
    let word = LanguageTable.word(of: language)
    return word.isAlias ? LSR(rawValue: word.scriptAndRegion).with(language: word.replacement) : nil
  }

  /// Replaces the language, until none applies: by a variant (`hy-arevmda` → `hyw`), by the region of a sign language
  /// (`sgn-DE` → `gsg`), or for itself (`sh` → `sr-Latn`). Returns the word of the new language.
  ///
  /// - Parameters:
  ///   - hasVariant: whether the identifier has a variant, a `SubtagWord`.
  ///   - applied: receives the two sides of each alias with a variant.
  static func resolve(
    _ fields: inout LSR, hasVariant: (UInt64) -> Bool, applied: (CompoundAlias, CompoundAlias) -> Void
  ) -> LanguageWord {
    // An alias applies once, because a variant that it replaces is gone.
    var isDone: UInt64 = 0
    while true {
      if replaceCompound(&fields, ofAnyLanguage: false, hasVariant, applied, &isDone) { continue }
      if LanguageTable.word(of: fields.language).isAlias {
        _ = LanguageTable.resolve(&fields)
      } else if replaceCompound(&fields, ofAnyLanguage: true, hasVariant, applied, &isDone) {
        continue
      } else if fields.language == PackedSubtag.signLanguages, fields.regionMark.isAlias {
        // `sgn-276` is `sgn-DE`.
        fields = replacingRegion(fields)
      } else {
        return LanguageTable.word(of: fields.language)
      }
    }
  }

  /// Replaces the language and the variants, each a `SubtagWord`, of an identifier (UTS #35, Annex C).
  package static func resolve(_ fields: inout LSR, _ variants: inout [UInt64]) {
    var words = variants
    _ = resolve(&fields, hasVariant: { words.contains($0) }) { type, replacement in
      words.removeAll { $0 == type.variants.0 || $0 == type.variants.1 }
      for variant in [replacement.variants.0, replacement.variants.1] where variant != 0 && !words.contains(variant) {
        words.append(variant)
      }
    }
    variants = words
  }

  /// Replaces the language of an identifier without variants.
  static func resolve(_ fields: inout LSR) -> LanguageWord {
    fields.language == PackedSubtag.signLanguages && fields.hasRegion
      ? resolve(&fields, hasVariant: { _ in false }, applied: { _, _ in }) : LanguageTable.resolve(&fields)
  }

  private static func replaceCompound(
    _ fields: inout LSR, ofAnyLanguage: Bool, _ hasVariant: (UInt64) -> Bool,
    _ applied: (CompoundAlias, CompoundAlias) -> Void, _ isDone: inout UInt64
  ) -> Bool {
    var row: UInt64 = 1
    return CompoundAlias.first { type, replacement in
      defer { row <<= 1 }
      guard isDone & row == 0, ofAnyLanguage == (type.language == 0), type.fits(fields, hasVariant) else {
        return false
      }
      isDone |= row
      let replacement = replacement()
      if type.language != 0 { fields = fields.with(language: replacement.language) }
      if !fields.hasScript { fields.rawValue |= UInt64(replacement.script) << LSR.scriptShift }
      if type.region != 0 { fields.rawValue &= ~LSR.regionMask }
      if !fields.hasRegion { fields.rawValue |= UInt64(replacement.region) }
      applied(type, replacement)
      return true
    }
  }
}

extension LSR {
  /// Whether the script may be deprecated or `Zzzz`, by its first letter.
  var mayHaveAliasedScript: Bool { LikelySubtagsTable.aliasedScriptInitials &>> scriptInitial & 1 != 0 }
}

/// An alias of more than a bare language, `hy-arevmda` → `hyw`: a line of the generated table, taken apart.
package struct CompoundAlias {
  package let language: UInt64
  package let region: UInt16
  package let script: UInt32
  package let variants: (UInt64, UInt64)

  /// Reads one side of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let head = SubtagHead(bytes, to: bytes.count)
    language = head.language
    script = head.script
    region = head.region
    var walk = SubtagWalk(bytes, from: head.end + 1, to: bytes.count)
    let first = walk.nextBytes().flatMap { SubtagWord.pack(bytes: $0) } ?? 0
    variants = (first, walk.nextBytes().flatMap { SubtagWord.pack(bytes: $0) } ?? 0)
  }

  /// Whether an identifier has all subtags of an alias's type.
  func fits(_ fields: LSR, _ hasVariant: (UInt64) -> Bool) -> Bool {
    (language == 0 || language == fields.language) && (region == 0 || region == fields.region)
      && (variants.0 == 0 || hasVariant(variants.0)) && (variants.1 == 0 || hasVariant(variants.1))
  }

  /// Calls the body for each line, in the order in which aliases apply, until the body returns true.
  ///
  /// - Parameter body: reads the replacement only when it needs it, because few lines apply.
  /// - Returns: whether the body returned true.
  package static func first(
    where body: (_ type: CompoundAlias, _ replacement: () -> CompoundAlias) -> Bool
  ) -> Bool {
    CompoundAliasTable.lines.withIdentifierBytes { table in
      var lines = table
      while let space = lines.firstIndex(of: 0x20), let end = lines.firstIndex(of: 0x0A), space < end {
        let line = UnsafeBufferPointer(rebasing: lines[..<end])
        let type = CompoundAlias(UnsafeBufferPointer(rebasing: line[..<space]))
        if body(type, { CompoundAlias(UnsafeBufferPointer(rebasing: line[(space + 1)...])) }) { return true }
        lines = UnsafeBufferPointer(rebasing: lines[(end + 1)...])
      }
      return false
    }
  }

  /// Whether a variant occurs in any alias.
  package static func concerns(variant: UInt64) -> Bool {
    for index in CompoundAliasTable.variants.indices where CompoundAliasTable.variants[index] == variant { return true }
    return false
  }

  /// Whether one of some variants occurs in any alias.
  static func concerns(anyOf variants: UnsafeBufferPointer<UInt8>) -> Bool {
    // Only for speed: nearly no identifier has variants.
    if variants.isEmpty { return false }
    var walk = SubtagWalk(variants)
    while let variant = walk.nextBytes() {
      if let word = SubtagWord.pack(bytes: variant), concerns(variant: word) { return true }
    }
    return false
  }

  /// Whether a sign language by country, `sgn-DE`, has a code of its own.
  package static func hasSignLanguage(of region: UInt16) -> Bool {
    first { type, _ in type.language == PackedSubtag.signLanguages && type.region == region }
  }
}
