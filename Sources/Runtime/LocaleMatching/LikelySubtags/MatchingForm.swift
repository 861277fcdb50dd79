import LocaleAliases
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
    switch parsed.kind {
    case .undetermined: self = .undetermined
    case .privateUse:
      self.init(
        lsr: LSR(language: Self.interned(name), script: 0, region: 0).explicitly(LSR.allSubtags), word: .unknown)
    case .ordinary:
      let isLong = parsed.longLanguage != 0
      if let pseudo = Self.pseudoLocale(of: parsed.fields) ?? parsed.pseudoVariant {
        self.init(pseudo, isLong ? parsed.fields.with(language: Self.interned(name)) : parsed.fields)
      } else {
        self.init(fields: parsed.fields, variants: parsed.variants(in: text))
        // A long language is in no table: script and region come from `und`.
        if isLong {
          self.init(lsr: lsr.with(language: Self.interned(name)).explicitly(LSR.languageSubtag), word: .unknown)
        }
      }
    }
  }

  /// The kind of pseudo-locale by the region; `973` is `XA`.
  private static func pseudoLocale(of fields: LSR) -> PseudoLocale? {
    fields.regionMark.isSpecial ? PseudoLocale(region: Aliases.replacing(fields).region) : nil
  }

  /// The form of any identifier whose fields are a triple.
  private init(fields: LSR, variants: UnsafeBufferPointer<UInt8>) {
    var variants = AliasVariants(in: variants)
    if variants.isEmpty, let ordinary = MatchingForm(ordinary: fields) {
      self = ordinary
      return
    }
    var replaced = fields
    Aliases.replace(&replaced, &variants)
    replaced = LikelySubtags.withoutUnknown(replaced)
    var full = replaced
    var word = LanguageTable.word(of: replaced.language)
    if !word.isUnusual {
      full = LikelySubtags.adding(to: replaced, word)
    } else if replaced.presentSubtags != LSR.allSubtags {
      full = LikelySubtags.addingFromUndetermined(to: replaced, keepsScript: true)
      if replaced.language == 0 { word = LanguageTable.word(of: full.language) }
    }
    let own = LanguageTable.word(of: fields.language)
    if own.isAliasNamedByRules {
      // `sh` has rules of its own: only its script and region are those of what replaces it.
      replaced = LikelySubtags.withoutUnknown(fields)
      full = full.with(language: fields.language)
      word = own
    }
    self.init(lsr: full.explicitly(replaced.presentSubtags), word: word)
  }

  /// A pseudo-locale is a language of its own. Its script counts as explicit, written or not.
  private init(_ pseudo: PseudoLocale, _ fields: LSR) {
    let hasRegion = fields.hasRegion
    let language = Aliases.language(fields.language)?.language ?? fields.language
    let region = !hasRegion ? pseudo.region : Aliases.replacing(fields).region
    self.init(
      lsr: LSR(language: language | UInt64(pseudo.rawValue) << 15, script: fields.script, region: region)
        .explicitly(hasRegion ? LSR.allSubtags : LSR.allSubtags & ~LSR.regionSubtag), word: .unknown)
  }

  /// The language field of a name that is known only by number. It leaves the two bits of pseudo-locales free.
  private static func interned(_ number: UInt32) -> UInt64 {
    LSR.internedMark | UInt64(number & 0x7FFF) | (UInt64(number) >> 15 & 0x3FF) << 17
  }
}
