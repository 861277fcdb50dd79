import LocaleAliases
import LocaleCore

/// A Unicode locale identifier with every field (UTS #35, `unicode_locale_id`): language, script, region, variants,
/// `-u-` attributes and keywords, `-t-` with its source language and fields, other extensions, private use.
///
///     let identifier = LocaleIdentifier("zh_hant_tw_u_ca_roc")
///     identifier?.description            // zh-Hant-TW-u-ca-roc
///     identifier?.keyword("ca")          // roc
///
/// It keeps the text in canonical case, and where its parts begin. A text of up to fifteen characters fits into the
/// string itself, which allocates nothing. Fields are read from the text on demand, as substrings, in the order written;
/// `canonicalized` sorts them.
public struct LocaleIdentifier: Sendable {
  /// The text in BCP 47 form and canonical case.
  package let text: String
  /// What the grammar reads in the text.
  package let parsed: ParsedIdentifier

  /// - Parameter text: a well-formed identifier in canonical case.
  package init(canonical text: String) {
    self.text = text
    parsed = text.withIdentifierBytes { bytes in
      let common = CommonForm.read(bytes)
      if !common.isNone { return ParsedIdentifier(fields: common, count: bytes.count) }
      return (try? ParsedIdentifier.read(bytes)) ?? ParsedIdentifier()
    }
  }

  /// Language, script and region. Setting them keeps the rest, and allocates for more than fifteen characters.
  public var languageIdentifier: LanguageIdentifier {
    get { LanguageIdentifier(parsed) }
    set { self = replacing(with: newValue) }
  }
  /// The language; `und` if none was written. Setting it keeps the rest.
  public var language: LanguageSubtag {
    get { languageIdentifier.language }
    set { languageIdentifier.language = newValue }
  }
  /// The script; nil if none was written. Setting it keeps the rest.
  public var script: ScriptSubtag? {
    get { languageIdentifier.script }
    set { languageIdentifier.script = newValue }
  }
  /// The region; nil if none was written. Setting it keeps the rest.
  public var region: RegionSubtag? {
    get { languageIdentifier.region }
    set { languageIdentifier.region = newValue }
  }

  /// The identifier with another language, script and region; variants, extensions and private use stay.
  func replacing(with changed: LanguageIdentifier) -> LocaleIdentifier {
    changed == languageIdentifier
      ? self : LocaleIdentifier(canonical: changed.hyphenated + String(Substring(text.utf8.dropFirst(parsed.tail))))
  }
}

extension LocaleIdentifier {
  /// The identifier with its likely script and region; the rest stays: `zh-TW-u-ca-roc` → `zh-Hant-TW-u-ca-roc`
  /// (UTS #35, Add Likely Subtags). See ``LanguageIdentifier/maximized``; a variant with a language of its own is replaced
  /// by that, `hy-arevmda` → `hyw-Armn-AM`. Allocates if the result is longer than fifteen characters.
  public var maximized: LocaleIdentifier {
    let identifier = replacingVariants
    return identifier.replacing(with: identifier.languageIdentifier.maximized)
  }

  /// The identifier with variants replaced that are deprecated or have a language of their own (UTS #35, Annex C).
  private var replacingVariants: LocaleIdentifier {
    if namedVariants.isEmpty { return self }
    var words = variants.compactMap { $0.withIdentifierBytes { SubtagWord.pack(bytes: $0) } }
    var fields = languageIdentifier.fields
    Aliases.replace(&fields, &words)
    var text = LanguageIdentifier(fields: fields, longLanguage: languageIdentifier.longLanguage).hyphenated
    for word in words {
      text += "-"
      SubtagWord.forEachByte(of: word) { text.unicodeScalars.append(Unicode.Scalar($0)) }
    }
    return LocaleIdentifier(canonical: text + String(Substring(self.text.utf8.dropFirst(parsed.variantsEnd))))
  }

  /// Those of its variants that aliases name.
  private var namedVariants: AliasVariants {
    text.withIdentifierBytes { AliasVariants(in: parsed.variants(in: $0)) }
  }

  /// The identifier without the script or region that its other subtags imply; the rest stays: `zh-Hant-TW-u-ca-roc` →
  /// `zh-TW-u-ca-roc` (UTS #35, Remove Likely Subtags). See ``LanguageIdentifier/minimized(keepsScript:)`` for a choice of what
  /// stays. Allocates if the result is longer than fifteen characters.
  public var minimized: LocaleIdentifier {
    let identifier = replacingVariants
    return identifier.replacing(with: identifier.languageIdentifier.minimized)
  }

  /// The identifier without a script that its language and region imply. See ``LanguageIdentifier/withoutLikelyScript``.
  /// Allocates if the result is longer than fifteen characters.
  public var withoutLikelyScript: LocaleIdentifier { replacing(with: languageIdentifier.withoutLikelyScript) }

  /// The direction of the identifier's script, written or likely. Allocates nothing.
  public var writingDirection: WritingDirection {
    // A variant may name another language, `hy-arevmda`, and so another script.
    var (fields, variants) = (languageIdentifier.fields, namedVariants)
    Aliases.replace(&fields, &variants)
    return LanguageIdentifier(fields: fields, longLanguage: languageIdentifier.longLanguage).writingDirection
  }

  /// The identifier from which this one inherits; nil for `und`: `ca-ES-valencia-u-co-trad` → `ca-ES-valencia` →
  /// `ca-ES` → `ca` → `und`. Extensions and private use go first, then all variants after the 32nd, then the others one by
  /// one, then as ``LanguageIdentifier/parent(for:)``. Allocates if the parent is longer than fifteen characters.
  public func parent(for component: LocaleComponent = .main) -> LocaleIdentifier? {
    let count = text.utf8.count
    if count == 0 { return LocaleIdentifier(.undetermined) }
    if count == parsed.tail { return languageIdentifier.parent(for: component).map { LocaleIdentifier($0) } }
    if count > parsed.variantsEnd { return withoutExtensions }
    var end = parsed.tail
    text.withIdentifierBytes { bytes in
      var variants = 0
      for offset in parsed.tail..<count where bytes[offset] == 0x2D && variants <= Self.variantsInChain {
        end = offset
        variants += 1
      }
    }
    return beginning(end)
  }

  /// The most variants that a chain takes away one by one: else its texts together would grow with the square of their number.
  private static var variantsInChain: Int { 32 }

  /// The identifier, then each parent in turn, to `und`. Takes linear time. Allocates the array and every step of over fifteen
  /// characters.
  public func fallbackChain(for component: LocaleComponent = .main) -> [LocaleIdentifier] {
    Array(sequence(first: self) { $0.parent(for: component) })
  }

  /// Language, script, region and variants.
  var withoutExtensions: LocaleIdentifier { beginning(parsed.variantsEnd) }

  /// The identifier up to the end of its region or of a variant.
  private func beginning(_ end: Int) -> LocaleIdentifier {
    LocaleIdentifier(canonical: String(Substring(text.utf8.prefix(end))))
  }
}

extension LocaleIdentifier: Hashable {
  /// Whether both have the same text in canonical case. `sl-rozaj-1994` and `sl-1994-rozaj` are equal only once they
  /// are canonicalized.
  public static func == (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes of the canonical case; allocates nothing.
  public func hash(into hasher: inout Hasher) {
    text.withIdentifierBytes { bytes in
      for byte in bytes { hasher.combine(byte) }
    }
  }
}

extension LocaleIdentifier: LosslessStringConvertible {
  /// The identifier in BCP 47 form and canonical case: `zh-Hant-TW-u-ca-roc`. Allocates nothing.
  ///
  /// Reading the description gives an equal identifier. One that would begin with a legacy tag is ``cldrIdentifier`` for
  /// that, `sgn_DE` and `art_lojban`, because reading replaces legacy tags: `art-lojban` is read as `jbo`.
  public var description: String { text.readingBack }

  /// The identifier in CLDR's form with underscores: `zh_Hant_TW_u_ca_roc`. Allocates if it is longer than fifteen
  /// characters.
  public var cldrIdentifier: String { text.underscored }
}

extension String {
  /// Whether the texts differ in case and separators only.
  package func isSpelledLike(_ other: String) -> Bool {
    withIdentifierBytes { one in other.withIdentifierBytes { ASCII.areEqual(one, $0) } }
  }

  /// The text of an identifier; with underscores if it begins with a legacy tag, which reading would replace.
  var readingBack: String { LegacyTag.begins(self) ? underscored : self }

  fileprivate var underscored: String {
    withIdentifierBytes { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
        for index in bytes.indices { buffer[index] = bytes[index] == 0x2D ? 0x5F : bytes[index] }
        return String(decoding: buffer, as: UTF8.self)
      }
    }
  }
}
