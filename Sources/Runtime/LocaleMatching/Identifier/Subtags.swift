import LocaleAliases
import LocaleCore

/// A subtag of a locale identifier: it is read from a text, and written as one.
///
///     LocaleIdentifier("pt-BR")?.language == "pt"   // true
///
/// A literal is a subtag in any case; one that is none is the unknown subtag of its kind, `und`, `Zzzz` or `ZZ` (UTS #35, Unknown
/// or Invalid Identifiers). A text that is no literal is read by `init(_:)`, which returns nil for what is none.
public protocol LocaleSubtag: Hashable, LosslessStringConvertible, ExpressibleByStringLiteral, Sendable {}

/// A language subtag: two, three, or five to eight ASCII letters (UTS #35, `unicode_language_subtag`). One integer.
public struct LanguageSubtag: LocaleSubtag {
  package let packed: UInt64

  package init(packed: UInt64) { self.packed = packed }

  /// Reads a subtag in any case; nil for a text that is not such a subtag.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.language(bytes: $0) }) else { return nil }
    self.init(packed: packed)
  }

  /// The subtag of a literal: `language == "de"`. Allocates nothing.
  public init(stringLiteral text: String) { self = LanguageSubtag(text) ?? .undetermined }

  /// The subtag `und`: the language is not known.
  public static let undetermined = LanguageSubtag(packed: 0)
}

extension LanguageSubtag {
  /// The subtag in lower case: `en`, `und`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(language: packed)
    return buffer.text
  }
}

/// A script subtag: four ASCII letters (UTS #35, `unicode_script_subtag`; ISO 15924). One integer.
public struct ScriptSubtag: LocaleSubtag {
  package let packed: UInt32

  package init(packed: UInt32) { self.packed = packed }

  /// Reads a subtag in any case; nil for a text that is not such a subtag.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.script(bytes: $0) }) else { return nil }
    self.init(packed: packed)
  }

  /// The subtag of a literal: `script == "Hant"`. Allocates nothing.
  public init(stringLiteral text: String) {
    self = ScriptSubtag(text) ?? ScriptSubtag(packed: PackedSubtag.unknownScript)
  }
}

extension ScriptSubtag {
  /// The subtag in title case: `Hant`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(script: packed)
    return buffer.text
  }
}

/// A region subtag: two ASCII letters or three digits (UTS #35, `unicode_region_subtag`; ISO 3166, UN M.49). One
/// integer.
public struct RegionSubtag: LocaleSubtag {
  package let packed: UInt16

  package init(packed: UInt16) { self.packed = packed }

  /// Reads a subtag in any case; nil for a text that is not such a subtag.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.region(bytes: $0) }) else { return nil }
    self.init(packed: packed)
  }

  /// The subtag of a literal: `region == "TW"`. Allocates nothing.
  public init(stringLiteral text: String) {
    self = RegionSubtag(text) ?? RegionSubtag(packed: PackedSubtag.unknownRegion)
  }
}

extension RegionSubtag {
  /// The region of fields that were read; nil if they have none.
  package init?(of fields: LSR) {
    guard fields.hasRegion else { return nil }
    packed = fields.region
  }

  /// The region as CLDR's containment names it, or the one that replaces it: `UK` is `GB`; nil for a region that CLDR does
  /// not know, and for one that stands for none, such as `ZZ`.
  package var known: RegionSubtag? {
    var fields = LSR(language: 0, script: 0, region: packed)
    if fields.regionMark.isSpecial { fields = Aliases.replacing(fields) }
    return fields.regionMark.classNumber > 0 ? RegionSubtag(packed: fields.region) : nil
  }
}

extension RegionSubtag {
  /// The subtag in upper case: `TW`, `419`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(region: packed)
    return buffer.text
  }
}
