import LocaleCore

/// An identifier as the matcher sees it: maximized, with bits for the explicit subtags (ICU's "maximized LSR"). It
/// differs from the public operation, see `LikelySubtags.maximized`.
struct MatchingForm {
  /// The maximized triple. `undetermined` has no field at all.
  var lsr: LSR
  /// The language's word, with its rules.
  var word: LanguageWord

  /// The form of `und`, which equals only itself.
  static var undetermined: MatchingForm {
    MatchingForm(lsr: LSR(rawValue: 0).explicitly(LSR.allSubtags), word: .unknown)
  }

  init(lsr: LSR, word: LanguageWord) {
    self.lsr = lsr
    self.word = word
  }

  /// The form of an ordinary identifier: a language that has likely subtags and is not an alias, and a region without a
  /// mark. Nil for every other identifier, and for `LSR.none`, whose region has one.
  @inline(__always)
  init?(ordinary fields: LSR) {
    guard fields.language != 0, !fields.regionMark.isSpecial else { return nil }
    let word = LanguageTable.word(of: fields.language)
    guard !word.isUnusual, !fields.mayHaveAliasedScript else { return nil }
    self.init(lsr: LikelySubtags.adding(to: fields, word).explicitly(fields.presentSubtags), word: word)
  }

  /// Maximizes for matching: replaces aliases, then adds likely subtags; every field still missing comes from `und`.
  ///
  /// Languages of more than three letters and private use do not fit a packed triple: the caller numbers the names that
  /// it must tell apart.
  ///
  /// - Parameters:
  ///   - text: the identifier's text, whose variants may name another language; empty if it has no variants.
  ///   - name: the number of the identifier's name, if it has one.
  init(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>, name: UInt32) {
    var parsed = parsed
    // `973` is `XA`, of a pseudo-locale.
    let replaced = Aliases.replacingRegion(LSR(language: 0, script: 0, region: parsed.region))
    if replaced.regionMark.isPseudoLocale { parsed.region = replaced.region }
    let fields = parsed.fields
    // `root` has no field but is maximized.
    if case .ordinary = parsed.kind, !fields.isNone, !fields.regionMark.isPseudoLocale {
      self.init(fields: fields, variants: parsed.variants(in: text))
    } else {
      self.init(unusual: parsed, name: name)
    }
  }

  /// The form of any identifier whose fields are a triple.
  private init(fields: LSR, variants: UnsafeBufferPointer<UInt8>) {
    var resolved = fields
    var word =
      !CompoundAlias.concerns(anyOf: variants)
      ? Aliases.resolve(&resolved)
      : Aliases.resolve(&resolved, hasVariant: { SubtagWalk.contains($0, in: variants) }, applied: { _, _ in })
    let fields = LikelySubtags.withoutUnknown(resolved)
    let full: LSR
    if !word.isUnusual {
      full = LikelySubtags.adding(to: fields, word)
    } else if fields.presentSubtags == LSR.allSubtags {
      full = fields
    } else {
      full = LikelySubtags.addingFromUndetermined(to: fields, keepsScript: true)
      if fields.language == 0 { word = LanguageTable.word(of: full.language) }
    }
    self.init(lsr: full.explicitly(fields.presentSubtags), word: word)
  }

  private init(unusual parsed: ParsedIdentifier, name: UInt32) {
    switch parsed.kind {
    case .undetermined:
      self = .undetermined
      return
    case .privateUse:
      self.init(
        lsr: LSR(language: Self.interned(name), script: 0, region: 0).explicitly(LSR.allSubtags), word: .unknown)
      return
    case .ordinary: break
    }
    var language = parsed.language
    if language >= PackedSubtag.shortLanguageLimit { language = Self.interned(name) }
    guard let pseudo = PseudoLocale(region: parsed.region) ?? parsed.pseudoVariant else {
      // A long language is in no table: script and region come from `und`.
      let form = MatchingForm(
        fields: LSR(language: 0, script: parsed.script, region: parsed.region),
        variants: UnsafeBufferPointer(start: nil, count: 0))
      self.init(lsr: form.lsr.with(language: language).explicitly(LSR.languageSubtag), word: .unknown)
      return
    }
    let lsr = LSR(
      language: language | UInt64(pseudo.rawValue) << 15, script: parsed.script,
      region: parsed.region == 0 ? pseudo.region : parsed.region)
    // A pseudo-locale's script counts as explicit, written or not.
    let explicit = LSR.allSubtags & ~(parsed.region == 0 ? LSR.regionSubtag : 0)
    self.init(lsr: lsr.explicitly(explicit), word: .unknown)
  }

  /// The language field of a name that is known only by number. It leaves the two bits of pseudo-locales free.
  private static func interned(_ number: UInt32) -> UInt64 {
    LSR.internedMark | UInt64(number & 0x7FFF) | (UInt64(number) >> 15 & 0x3FF) << 17
  }
}
