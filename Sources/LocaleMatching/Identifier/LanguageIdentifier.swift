/// Language, script and region: the part of a locale identifier that likely subtags and matching work on
/// (UTS #35, `unicode_language_id` without variants). Sixteen bytes, compared as integers, never on the heap.
///
/// One that was read, or put together, has been maximised for matching already; one that was changed or computed is
/// maximised in each match, which then costs some fifty instructions more.
///
/// Variants, extensions and private use are checked for well-formedness on reading and then left out: an identifier
/// that keeps them is a `LocaleIdentifier`'s job. Pass strings to the matcher where they may matter to it:
/// private use alone (`x-bork`) and pseudo-locales named by a variant.
public struct LanguageIdentifier: Sendable {
  /// Language, script and region as in an `LSR`; the language only where it has two or three letters.
  let fields: UInt64
  /// What else there is to say:
  ///
  ///     0              nothing: `und`, a pseudo-locale, or not maximised
  ///     below 2⁶²      maximised for matching, with the written fields, as in an `LSR`
  ///     from 2⁶² on    the same, in a language of three letters
  ///     from 2⁶³ on    a language of five to eight letters, packed
  private var extra: UInt64

  /// A language of five to eight letters, packed; zero for every other one.
  @inline(__always)
  var longLanguage: UInt64 { extra >> 63 == 0 ? 0 : extra & ~(1 << 63) }

  /// Maximised for matching, with the written fields; nil for what has no such form.
  @inline(__always)
  var matchingForm: LSR? { extra &- 1 < 1 << 63 - 1 ? LSR(rawValue: extra & ~Self.threeLettersFlag) : nil }

  /// The same unless its language has three letters.
  @inline(__always)
  var directForm: LSR? { extra &- 1 < Self.threeLettersFlag ? LSR(rawValue: extra) : nil }

  private static let threeLettersFlag: UInt64 = 1 << 62

  /// `und` where none was written.
  public var language: LanguageSubtag {
    get { LanguageSubtag(packed: fields >> 31 | longLanguage) }
    set {
      let isLong = newValue.packed >= PackedSubtag.shortLanguageLimit
      self = LanguageIdentifier(
        fields: fields & ~LSR.languageMask | (isLong ? 0 : newValue.packed << 31),
        longLanguage: isLong ? newValue.packed : 0)
    }
  }
  /// Nil where none was written.
  public var script: ScriptSubtag? {
    get {
      let packed = LSR(rawValue: fields).script
      return packed == 0 ? nil : ScriptSubtag(packed: packed)
    }
    set {
      self = LanguageIdentifier(
        fields: fields & ~LSR.scriptMask | UInt64(newValue?.packed ?? 0) << 11, longLanguage: longLanguage)
    }
  }
  /// Nil where none was written.
  public var region: RegionSubtag? {
    get {
      let packed = LSR(rawValue: fields).region
      return packed == 0 ? nil : RegionSubtag(packed: packed)
    }
    set {
      self = LanguageIdentifier(
        fields: fields & ~LSR.regionMask | UInt64(newValue?.packed ?? 0), longLanguage: longLanguage)
    }
  }

  /// Puts subtags together. Checks nothing, for subtags are well-formed.
  public init(language: LanguageSubtag, script: ScriptSubtag? = nil, region: RegionSubtag? = nil) {
    let isLong = language.packed >= PackedSubtag.shortLanguageLimit
    self.init(
      fields: LSR(language: isLong ? 0 : language.packed, script: script?.packed ?? 0, region: region?.packed ?? 0)
        .rawValue,
      longLanguage: isLong ? language.packed : 0)
    maximizeForMatching()
  }

  /// Reads BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`) in any case. Allocates nothing, nil where ill-formed.
  /// Some 150 instructions, half of them to maximise it for matching.
  // An initialiser takes what it is given for itself unless told otherwise: a retain and a release for each text.
  public init?(_ text: borrowing String) {
    guard let identifier = Self.read(text) else { return nil }
    self = identifier
    maximizeForMatching()
  }

  @inline(__always)
  private static func read(_ text: String) -> LanguageIdentifier? {
    text.withIdentifierBytes { bytes in
      let fields = CommonIdentifier.read(bytes)
      return fields != CommonIdentifier.none ? LanguageIdentifier(fields: fields) : uncommon(bytes)
    }
  }

  /// The same, telling what is wrong.
  ///
  /// - Throws: the offset of the offending subtag and the reason.
  public init(validating text: String) throws(IdentifierError) {
    if let error = text.withIdentifierBytes({ ParsedIdentifier.error(in: $0) }) { throw error }
    guard let identifier = LanguageIdentifier(text) else {
      throw IdentifierError(offset: 0, reason: .invalidLanguage)
    }
    self = identifier
  }

  /// Reads raw UTF-8.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    let fields = CommonIdentifier.read(bytes)
    if fields != CommonIdentifier.none {
      self.init(fields: fields)
    } else {
      guard let identifier = Self.uncommon(bytes) else { return nil }
      self = identifier
    }
    maximizeForMatching()
  }

  @inline(never) @_effects(releasenone)
  private static func uncommon(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageIdentifier? {
    ParsedIdentifier(wellFormed: bytes).map { LanguageIdentifier($0) }
  }

  @inline(__always)
  init(fields: UInt64, longLanguage: UInt64 = 0) {
    self.fields = fields
    extra = longLanguage == 0 ? 0 : 1 << 63 | longLanguage
  }

  @inline(__always)
  private mutating func maximizeForMatching() {
    guard longLanguage == 0 else { return }
    let form = LSR(rawValue: MatchingForm.prepared(fields))
    extra = form.language < UInt64(LanguageWord.directCount) ? form.rawValue : form.rawValue | Self.threeLettersFlag
  }

  init(_ parsed: ParsedIdentifier) {
    let isLong = parsed.language >= PackedSubtag.shortLanguageLimit
    self.init(
      fields: LSR(language: isLong ? 0 : parsed.language, script: parsed.script, region: parsed.region).rawValue,
      longLanguage: isLong ? parsed.language : 0)
  }

  package init(_ lsr: LSR) { self.init(fields: lsr.fields) }

  @inline(__always)
  var parsed: ParsedIdentifier {
    var parsed = ParsedIdentifier(fields: fields, tail: 0)
    if longLanguage != 0 {
      parsed.language = longLanguage
      parsed.kind = .ordinary
    }
    return parsed
  }
}

extension LanguageIdentifier: Hashable {
  public static func == (left: LanguageIdentifier, right: LanguageIdentifier) -> Bool {
    left.fields == right.fields && left.longLanguage == right.longLanguage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(longLanguage)
  }
}
