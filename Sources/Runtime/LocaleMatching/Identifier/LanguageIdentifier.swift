import LocaleAliases
import LocaleCore

/// Language, script and region: the part of a locale identifier that likely subtags and matching work on
/// (UTS #35, `unicode_language_id` without variants). Sixteen bytes, compared as integers, never on the heap.
///
/// `root`, CLDR's old name of `und`, keeps its name, because the matcher treats them differently, as ICU does: `root` is
/// matched as the maximized identifier of `und`; `und` matches only itself. Canonical form replaces it.
///
/// It has no variants, extensions and private use; a `LocaleIdentifier` has. Pass strings to the matcher where these parts
/// matter to it: private use alone (`x-bork`) and pseudo-locales named by a variant.
public struct LanguageIdentifier: Sendable {
  /// Language, script and region as they were given; the language only if it has two or three letters.
  package let fields: LSR
  /// A packed language of five to eight letters, `rootMark`, or zero.
  private var extra: UInt64

  /// Whether it is written `root`.
  package var isRoot: Bool { extra == ParsedIdentifier.rootMark }

  /// The packed language if it has five to eight letters; zero for every other one.
  package var longLanguage: UInt64 { isRoot ? 0 : extra }

  /// The language subtag; `und` if none was written.
  public var language: LanguageSubtag {
    get { LanguageSubtag(packed: packedLanguage) }
    set {
      let isLong = newValue.packed >= PackedSubtag.shortLanguageLimit
      self = LanguageIdentifier(
        fields: fields.with(language: isLong ? 0 : newValue.packed), longLanguage: isLong ? newValue.packed : 0)
    }
  }
  /// The subtag; nil if none was written.
  public var script: ScriptSubtag? {
    get { fields.hasScript ? ScriptSubtag(packed: fields.script) : nil }
    set {
      self = LanguageIdentifier(
        fields: LSR(language: fields.language, script: newValue?.packed ?? 0, region: fields.region),
        longLanguage: longLanguage)
    }
  }
  /// The subtag; nil if none was written.
  public var region: RegionSubtag? {
    get { fields.hasRegion ? RegionSubtag(packed: fields.region) : nil }
    set {
      self = LanguageIdentifier(
        fields: LSR(language: fields.language, script: fields.script, region: newValue?.packed ?? 0),
        longLanguage: longLanguage)
    }
  }

  /// The packed language, of any length.
  var packedLanguage: UInt64 { fields.language | longLanguage }

  /// Makes an identifier from subtags. Checks nothing, because subtags are well-formed. Allocates nothing.
  public init(language: LanguageSubtag, script: ScriptSubtag? = nil, region: RegionSubtag? = nil) {
    self.init(language.packed, script?.packed ?? 0, region?.packed ?? 0)
  }

  // An initializer owns its parameters by default, which costs a retain and a release for each text.
  /// Reads BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`) in any case; nil if ill-formed, and for what it cannot hold:
  /// variants, extensions and private use. Allocates nothing.
  public init?(_ text: borrowing String) {
    let identifier = text.withIdentifierBytes { bytes in
      var identifier: LanguageIdentifier?
      ParsedIdentifier.reading(bytes) { if $0.tail == $1.count { identifier = LanguageIdentifier($0) } }
      return identifier
    }
    guard let identifier else { return nil }
    self = identifier
  }

  /// The language, script and region of a preference, read as a matcher reads it: of a text, `LocaleIdentifier` or
  /// Foundation's `Locale`, of a name as programs write it (`en_GB.UTF-8`), else of the beginning that names a language.
  /// Variants, extensions and private use are left out: `no` of `no-bokmal`. Nil if a text names no language. Allocates
  /// nothing.
  @inlinable
  public init?(languageOf preference: borrowing some LocalePreference) {
    let read = preference.withPreferenceContent { LanguageIdentifier(content: $0) }
    guard let read else { return nil }
    self = read
  }

  @usableFromInline
  init?(content: LocalePreferenceContent) {
    switch content {
    case .identifier(let identifier): self = identifier
    case .text(let bytes):
      let fields = CommonForm.read(bytes)
      guard let read = fields.isNone ? Self.read(unusual: content) : LanguageIdentifier(fields: fields) else {
        return nil
      }
      self = read
    }
  }

  @inline(never)
  private static func read(unusual preference: LocalePreferenceContent) -> LanguageIdentifier? {
    var identifier: LanguageIdentifier?
    preference.reading { parsed, _ in identifier = LanguageIdentifier(parsed) }
    return identifier
  }

  package init(fields: LSR, longLanguage: UInt64 = 0) {
    self.fields = LSR(rawValue: fields.fields)
    extra = longLanguage
  }

  private init(_ language: UInt64, _ script: UInt32, _ region: UInt16) {
    let isLong = language >= PackedSubtag.shortLanguageLimit
    self.init(
      fields: LSR(language: isLong ? 0 : language, script: script, region: region), longLanguage: isLong ? language : 0)
  }

  package init(_ parsed: ParsedIdentifier) {
    fields = parsed.fields
    extra = parsed.extra
  }

  package init(_ lsr: LSR) { self.init(fields: lsr) }

  /// The identifier as one that was read, without anything after it.
  package var parsed: ParsedIdentifier { ParsedIdentifier(fields: fields, extra: extra, count: 0) }
}

extension LanguageIdentifier: Hashable {
  /// Whether language, script and region are equal as they are written: `zh-TW` is not equal to `zh-Hant-TW`.
  public static func == (left: LanguageIdentifier, right: LanguageIdentifier) -> Bool {
    left.fields == right.fields && left.extra == right.extra
  }

  /// Hashes language, script and region; allocates nothing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields.rawValue)
    hasher.combine(extra)
  }
}

extension LanguageIdentifier: LosslessStringConvertible {
  /// The identifier in BCP 47 form and canonical case: `zh-Hant-TW`. Allocates only for more than fifteen characters.
  ///
  /// Reading the description gives an equal identifier. A sign language by country has underscores for that, `sgn_DE`,
  /// because `sgn-DE` is a legacy tag: reading gives its replacement `gsg`.
  public var description: String { text(separator: separator) }

  /// The identifier in CLDR's form with underscores: `zh_Hant_TW`. Allocates if it has more than fifteen characters.
  public var cldrIdentifier: String { text(separator: 0x5F) }

  /// The identifier with hyphens, even if they make it a legacy tag.
  var hyphenated: String { text(separator: 0x2D) }

  /// The separator of the description. Only `sgn` has legacy tags of a language and a region alone.
  private var separator: UInt8 {
    fields.language == PackedSubtag.signLanguages && isLegacyTagWithHyphens ? 0x5F : 0x2D
  }

  @inline(never)
  private var isLegacyTagWithHyphens: Bool { LegacyTag.begins(hyphenated) }

  private func text(separator: UInt8) -> String {
    if extra == 0 {
      let text = IdentifierText(fields, separator: separator)
      if #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) {
        return String(unsafeUninitializedCapacity: IdentifierText.capacity) { bytes in
          guard let start = bytes.baseAddress else { return 0 }
          text.write(to: UnsafeMutableRawPointer(start))
          return text.count
        }
      }
    }
    var buffer = IdentifierBuffer()
    buffer.append(parsed, separator: separator)
    return buffer.text
  }
}
