/// An identifier as the matcher sees it: maximised, with the fields that were written out (ICU's "maximized LSR").
struct MatchingForm {
  /// The triple and the written fields. `undetermined` has no field at all.
  var lsr: LSR
  /// The language's row, for what its rules may reach.
  var row: LanguageRow

  /// `und`, which equals only itself.
  static let undetermined = MatchingForm(lsr: LSR(rawValue: 7 << 59), row: .unknown)

  @inline(__always)
  init(lsr: LSR, row: LanguageRow) {
    self.lsr = lsr
    self.row = row
  }

  /// Maximises for matching: simple aliases, then likely subtags, every missing field filled in the end from `und`.
  ///
  /// Languages of more than three letters and private use have no place in a packed triple: the caller gives
  /// a number that stands for the name among those it has to tell apart.
  @inline(__always)
  init(_ parsed: ParsedIdentifier, internedName: (ParsedIdentifier) -> UInt32) {
    // The quick path below is the whole story for an ordinary identifier.
    if parsed.isPlain {
      self.init(language: parsed.language, script: parsed.script, region: parsed.region)
    } else {
      self.init(unusual: parsed, internedName: internedName)
    }
  }

  @inline(__always)
  init(language: UInt64, script: UInt32, region: UInt16) {
    var language = language
    var row = LanguageTable.resolved(&language)
    let script = script == PackedSubtag.unknownScript ? 0 : script
    let region = region == PackedSubtag.unknownRegion ? 0 : LikelySubtags.replacingAlias(of: region)
    let lsr = LSR(language: language, script: script, region: region)
    let written: UInt64 = (language != 0 ? 4 : 0) | (script != 0 ? 2 : 0) | (region != 0 ? 1 : 0)
    let full: LSR
    if let pair = LikelySubtags.scriptAndRegion(of: row) {
      full = LikelySubtags.adding(to: lsr, row: row, scriptAndRegion: pair)
    } else if written == 7 {
      full = lsr
    } else {
      full = LikelySubtags.addingFromUndetermined(to: lsr, keepsScript: true)
      if language == 0 { row = LanguageTable.row(of: full.language) }
    }
    self.init(lsr: full.writing(written), row: row)
  }

  @inline(never)
  private init(unusual parsed: ParsedIdentifier, internedName: (ParsedIdentifier) -> UInt32) {
    switch parsed.kind {
    case .undetermined:
      self = .undetermined
      return
    case .privateUse:
      self.init(lsr: LSR(language: Self.interned(internedName(parsed)), script: 0, region: 0).writing(7), row: .unknown)
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
    self.init(lsr: lsr.writing(parsed.region == 0 ? 6 : 7), row: .unknown)
  }

  private init(longLanguage language: UInt64, script: UInt32, region: UInt16) {
    var form = MatchingForm(language: 0, script: script, region: region)
    form.lsr = LSR(language: language, script: form.lsr.script, region: form.lsr.region)
      .writing(form.lsr.writtenFields | 4)
    form.row = .unknown
    self = form
  }

  /// The language field of a name that is known by number only; it leaves the two bits of pseudo-locales free.
  private static func interned(_ number: UInt32) -> UInt64 {
    1 << 27 | UInt64(number & 0x7FFF) | (UInt64(number) >> 15 & 0x3FF) << 17
  }
}
