/// An identifier as the matcher sees it: maximised, with the fields that were written out (ICU's "maximized LSR").
struct MatchingForm {
  /// The triple and the written fields. `undetermined` has no field at all.
  var lsr: LSR
  /// The language's word, for what its rules may reach.
  var word: LanguageWord

  /// `und`, which equals only itself.
  static let undetermined = MatchingForm(lsr: LSR(rawValue: 7 << 59), word: .unknown)

  @inline(__always)
  init(lsr: LSR, word: LanguageWord) {
    self.lsr = lsr
    self.word = word
  }

  /// Maximises for matching: simple aliases, then likely subtags, every missing field filled in the end from `und`.
  ///
  /// Languages of more than three letters and private use have no place in a packed triple: the caller gives
  /// a number that stands for the name among those it has to tell apart.
  @inline(__always)
  init(_ parsed: ParsedIdentifier, internedName: (ParsedIdentifier) -> UInt32) {
    if parsed.isPlain {
      self.init(language: parsed.language, script: parsed.script, region: parsed.region)
    } else {
      self.init(unusual: parsed, internedName: internedName)
    }
  }

  /// The form of an ordinary identifier: a language that has likely subtags and is no alias, a region that is no mark.
  /// Nil for every other one. About twenty instructions.
  @inline(__always)
  init?(ordinary fields: UInt64) {
    guard fields >> 31 != 0, !RegionClass.isSpecial(fields) else { return nil }
    let word = LanguageTable.word(of: fields >> 31)
    let script = fields & LSR.scriptMask
    guard !word.isUnusual, script != LSR.unknownScript else { return nil }
    let written: UInt64 = 4 << 59 | (script != 0 ? 2 << 59 : 0) | (fields & LSR.regionMask != 0 ? 1 << 59 : 0)
    self.init(lsr: LSR(rawValue: LikelySubtags.adding(to: fields, word) | written), word: word)
  }

  /// Whether what was maximised by a language's word alone has a language or a region that is not what it seems.
  ///
  /// - Parameter desired: with the written fields.
  @inline(__always)
  static func isUnresolved(_ desired: LSR, _ word: LanguageWord) -> Bool {
    // A language that is merely unknown has no script but what is written or comes from `und`.
    RegionClass.isSpecial(desired.rawValue)
      || word.isUnusual
        && (word.isAlias || desired.rawValue & LSR.scriptMask == 0 || desired.rawValue & LSR.regionMask == 0)
  }

  /// The form of what was maximised by a language's word alone.
  @inline(__always)
  init(resolving desired: LSR) {
    let word = LanguageTable.word(of: desired.language)
    if Self.isUnresolved(desired, word) {
      self.init(anyFields: desired.written)
    } else {
      self.init(lsr: desired, word: word)
    }
  }

  /// Whether the fields, `CommonIdentifier.none` included, are all that the form depends on: so but for `und` alone
  /// and pseudo-locales.
  @inline(__always)
  static func isTriple(_ fields: UInt64) -> Bool {
    fields != 0 && fields != CommonIdentifier.none
      && RegionClass.of(UInt16(truncatingIfNeeded: fields & LSR.regionMask)) != RegionClass.pseudoLocale
  }

  /// The form of any identifier whose fields fit a triple, but for pseudo-locales and `und` alone.
  @inline(never)
  init(fields: UInt64) {
    var language = fields >> 31
    var word = LanguageTable.resolved(&language)
    let fields = LikelySubtags.withoutUnknown(fields) & ~LSR.languageMask | language << 31
    let lsr = LSR(rawValue: fields)
    let written: UInt64 = (language != 0 ? 4 : 0) | (lsr.script != 0 ? 2 : 0) | (lsr.region != 0 ? 1 : 0)
    let full: LSR
    if !word.isUnusual {
      full = LSR(rawValue: LikelySubtags.adding(to: fields, word))
    } else if written == 7 {
      full = lsr
    } else {
      full = LikelySubtags.addingFromUndetermined(to: lsr, keepsScript: true)
      if language == 0 { word = LanguageTable.word(of: full.language) }
    }
    self.init(lsr: full.writing(written), word: word)
  }

  /// The form without its word, as a number; zero for `und` alone and for pseudo-locales, which have no triple.
  @inline(__always)
  static func prepared(_ fields: UInt64) -> UInt64 {
    MatchingForm(ordinary: fields)?.lsr.rawValue ?? preparedUnusually(fields)
  }

  @inline(never)
  private static func preparedUnusually(_ fields: UInt64) -> UInt64 {
    isTriple(fields) ? MatchingForm(fields: fields).lsr.rawValue : 0
  }

  /// The form of any identifier whose fields fit a triple.
  @inline(never)
  init(anyFields fields: UInt64) {
    if Self.isTriple(fields) {
      self.init(fields: fields)
    } else {
      self.init(ParsedIdentifier(fields: fields, tail: 0)) { _ in InternedNames.unknown }
    }
  }

  private init(language: UInt64, script: UInt32, region: UInt16) {
    self.init(fields: LSR(language: language, script: script, region: region).rawValue)
  }

  @inline(never)
  private init(unusual parsed: ParsedIdentifier, internedName: (ParsedIdentifier) -> UInt32) {
    switch parsed.kind {
    case .undetermined:
      self = .undetermined
      return
    case .privateUse:
      self.init(
        lsr: LSR(language: Self.interned(internedName(parsed)), script: 0, region: 0).writing(7), word: .unknown)
      return
    case .ordinary: break
    }
    var language = parsed.language
    if language >= PackedSubtag.shortLanguageLimit { language = Self.interned(internedName(parsed)) }
    let byRegion = PseudoLocale(region: parsed.region)
    let pseudo = byRegion == .none ? parsed.pseudoVariant : byRegion
    guard pseudo != .none else {
      // A long language is in no table: script and region come from `und`.
      self.init(longLanguage: language, script: parsed.script, region: parsed.region)
      return
    }
    let lsr = LSR(
      language: language | UInt64(pseudo.rawValue) << 15, script: parsed.script,
      region: parsed.region == 0 ? pseudo.region : parsed.region)
    self.init(lsr: lsr.writing(parsed.region == 0 ? 6 : 7), word: .unknown)
  }

  private init(longLanguage language: UInt64, script: UInt32, region: UInt16) {
    var form = MatchingForm(language: 0, script: script, region: region)
    form.lsr = LSR(language: language, script: form.lsr.script, region: form.lsr.region)
      .writing(form.lsr.writtenFields | 4)
    form.word = .unknown
    self = form
  }

  /// The language field of a name that is known by number only; it leaves the two bits of pseudo-locales free.
  private static func interned(_ number: UInt32) -> UInt64 {
    1 << 27 | UInt64(number & 0x7FFF) | (UInt64(number) >> 15 & 0x3FF) << 17
  }
}
