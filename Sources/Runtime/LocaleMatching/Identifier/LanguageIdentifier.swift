/// Language, script and region: the part of a locale identifier that likely subtags and matching work on
/// (UTS #35, `unicode_language_id` without variants). Sixteen bytes, compared as integers, never on the heap.
///
/// One that was read, or put together, has been maximised for matching already; one that was changed or computed is
/// maximised in each match, which then costs some fifty instructions more.
///
/// `root` and `und` are equal, and yet not the same to the matcher, as with ICU: `root`, or `und` with an extension, is
/// looked for as what `und` maximises to, and `und` alone matches itself only.
///
/// Variants, extensions and private use are checked for well-formedness on reading and then left out: an identifier
/// that keeps them is a `LocaleIdentifier`'s job. Pass strings to the matcher where they may matter to it:
/// private use alone (`x-bork`) and pseudo-locales named by a variant.
public struct LanguageIdentifier: Sendable {
  /// Language, script and region as they are; the language only where it has two or three letters.
  let fields: LSR
  /// What else there is to say:
  ///
  ///     0              nothing: `und`, a pseudo-locale, or not maximised
  ///     below 2⁶³      maximised for matching, an `LSR`
  ///     from 2⁶³ on    a language of five to eight letters, packed
  private var extra: UInt64

  /// A language of five to eight letters, packed; zero for every other one.
  @inline(__always)
  var longLanguage: UInt64 { extra >> 63 == 0 ? 0 : extra & ~(1 << 63) }

  /// Maximised for matching; nil for what has no such form, or was not read.
  @inline(__always)
  var matchingForm: LSR? { extra &- 1 < 1 << 63 - 1 ? LSR(rawValue: extra) : nil }

  /// `und` where none was written.
  public var language: LanguageSubtag {
    get { LanguageSubtag(packed: packedLanguage) }
    set {
      let isLong = newValue.packed >= PackedSubtag.shortLanguageLimit
      self = LanguageIdentifier(
        fields: fields.with(language: isLong ? 0 : newValue.packed), longLanguage: isLong ? newValue.packed : 0)
    }
  }
  /// Nil where none was written.
  public var script: ScriptSubtag? {
    get { fields.hasScript ? ScriptSubtag(packed: fields.script) : nil }
    set {
      self = LanguageIdentifier(
        fields: LSR(language: fields.language, script: newValue?.packed ?? 0, region: fields.region),
        longLanguage: longLanguage)
    }
  }
  /// Nil where none was written.
  public var region: RegionSubtag? {
    get { fields.hasRegion ? RegionSubtag(packed: fields.region) : nil }
    set {
      self = LanguageIdentifier(
        fields: LSR(language: fields.language, script: fields.script, region: newValue?.packed ?? 0),
        longLanguage: longLanguage)
    }
  }

  /// Of any length.
  var packedLanguage: UInt64 { fields.language | longLanguage }

  /// Puts subtags together. Checks nothing, for subtags are well-formed.
  public init(language: LanguageSubtag, script: ScriptSubtag? = nil, region: RegionSubtag? = nil) {
    self.init(language.packed, script?.packed ?? 0, region?.packed ?? 0)
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
  private static func read(_ text: String) -> LanguageIdentifier? { text.withIdentifierBytes { read($0) } }

  @inline(__always)
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageIdentifier? {
    let fields = CommonForm.readAny(bytes)
    return fields.isNone ? readGenerally(bytes) : LanguageIdentifier(fields: fields)
  }

  @inline(never) @_effects(releasenone)
  private static func readGenerally(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageIdentifier? {
    let fields = CommonForm.readBeginningOfStandard(bytes)
    if !fields.isNone { return LanguageIdentifier(fields: fields) }
    return ParsedIdentifier.wellFormed(bytes).map { LanguageIdentifier($0) }
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
    guard let identifier = Self.read(bytes) else { return nil }
    self = identifier
    maximizeForMatching()
  }

  @inline(__always)
  package init(fields: LSR, longLanguage: UInt64 = 0) {
    self.fields = LSR(rawValue: fields.fields)
    extra = longLanguage == 0 ? 0 : 1 << 63 | longLanguage
  }

  private init(_ language: UInt64, _ script: UInt32, _ region: UInt16) {
    let isLong = language >= PackedSubtag.shortLanguageLimit
    self.init(
      fields: LSR(language: isLong ? 0 : language, script: script, region: region), longLanguage: isLong ? language : 0)
  }

  init(_ parsed: ParsedIdentifier) {
    self.init(parsed.language, parsed.script, parsed.region)
    // `root` and `und-u-ca-roc` say no more than `und`, and yet are maximised for matching, which `und` alone is not.
    if fields.rawValue == 0, extra == 0, parsed.kind == .ordinary, parsed.pseudoVariant == .none {
      extra = MatchingForm(parsed) { _ in InternedNames.unknown }.lsr.rawValue
    }
  }

  package init(_ lsr: LSR) { self.init(fields: lsr) }

  @inline(__always)
  private mutating func maximizeForMatching() {
    // Without fields there is nothing to maximise, or `init(_:)` has done so.
    guard longLanguage == 0, fields.rawValue != 0 else { return }
    extra = MatchingForm.prepared(fields)
  }

  @inline(__always)
  var parsed: ParsedIdentifier {
    var parsed = ParsedIdentifier(fields: fields, count: 0)
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
    hasher.combine(fields.rawValue)
    hasher.combine(longLanguage)
  }
}

extension LanguageIdentifier: LosslessStringConvertible {
  /// BCP 47 with canonical case: `zh-Hant-TW`. Allocates only for more than fifteen characters.
  ///
  /// Read again it gives the same identifier, but for a sign language by country, `sgn_DE`: `sgn-DE` is a tag from before
  /// BCP 47's grammar, and is read as what replaces it, `gsg`.
  public var description: String { text(separator: 0x2D) }

  /// CLDR's underscore form: `zh_Hant_TW`.
  public var underscored: String { text(separator: 0x5F) }

  private func text(separator: UInt8) -> String {
    if longLanguage == 0 {
      let text = IdentifierText(fields, separator: separator)
      return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { bytes in
        guard let start = bytes.baseAddress else { return "" }
        text.write(to: start)
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes.prefix(text.count)), as: UTF8.self)
      }
    }
    var buffer = IdentifierBuffer()
    buffer.append(self, separator: separator)
    return buffer.text
  }

  /// Writes the identifier's text, BCP 47 with canonical case (`zh-Hant-TW`), to the beginning of a buffer.
  ///
  /// At most seventeen bytes of ASCII, without a zero at the end. Allocates nothing; some forty instructions where the
  /// buffer has twelve bytes or more, whatever the text's own length.
  ///
  /// - Returns: how many bytes the text has. Where the buffer has fewer, nothing useful is written.
  public func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard longLanguage == 0, let start = buffer.baseAddress, buffer.count >= IdentifierText.capacity else {
      return writeBytewise(to: buffer)
    }
    let text = IdentifierText(fields, separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  @inline(never)
  private func writeBytewise(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    var text = IdentifierBuffer()
    text.append(self)
    for index in 0..<min(text.length, buffer.count) { buffer[index] = text[index] }
    return text.length
  }
}

extension IdentifierBuffer {
  /// The three subtags with a separator between them.
  package mutating func append(_ identifier: LanguageIdentifier, separator: UInt8 = 0x2D) {
    append(
      language: identifier.language.packed, script: identifier.script?.packed ?? 0,
      region: identifier.region?.packed ?? 0, separator: separator)
  }
}

// From text to text without a String in between, for who has many of them.
extension LanguageIdentifier {
  /// Reads an identifier and writes its language, script and region, maximised, into a buffer: `zh_TW` → `zh-Hant-TW`.
  ///
  /// From text to text without a String in between, for who has many of them. Allocates nothing.
  ///
  /// - Returns: how many bytes the text has, as `write(to:)` does; nil where the identifier is ill-formed.
  @_effects(releasenone)  // See LocaleMatcher.
  public static func writeMaximized(_ text: String, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let fields = CommonForm.readShort(text)
    guard !fields.isNone, let start = room(in: buffer), let full = LikelySubtags.maximized(short: fields) else {
      return writeGenerallyMaximized(text, to: buffer)
    }
    return IdentifierText.writeTenBytes(full, separator: 0x2D, to: start)
  }

  @inline(never) @_effects(releasenone)
  private static func writeGenerallyMaximized(_ text: String, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let fields = CommonForm.read(text)
    guard !fields.isNone, let start = room(in: buffer) else {
      return LanguageIdentifier(text)?.maximized.write(to: buffer)
    }
    let text = IdentifierText(LikelySubtags.maximized(fields), separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  /// The same, minimised: `zh-Hant-TW` → `zh-TW`.
  @_effects(releasenone)
  public static func writeMinimized(
    _ text: String, favoring favored: MinimizedSubtag = .region, to buffer: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let fields = CommonForm.read(text)
    guard !fields.isNone, let start = room(in: buffer) else {
      return LanguageIdentifier(text)?.minimized(favoring: favored).write(to: buffer)
    }
    let text = IdentifierText(LikelySubtags.minimized(fields, keepsRegion: favored == .region), separator: 0x2D)
    text.write(to: start)
    return text.count
  }

  @inline(__always)
  private static func room(in buffer: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawPointer? {
    buffer.count >= IdentifierText.capacity ? buffer.baseAddress : nil
  }
}
