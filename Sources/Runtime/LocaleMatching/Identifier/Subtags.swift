import LocaleAliases
import LocaleCore

/// A subtag of a locale identifier: it is read from a text, and written as one.
///
///     LocaleIdentifier("pt-BR")?.language == "pt"   // true
public protocol LocaleSubtag: Hashable, LosslessStringConvertible, Sendable {}

/// Whether a subtag is that of a text, in any case: `language == "de"`. False for none, and for a text that is no such subtag.
/// Allocates nothing.
public func == <Subtag: LocaleSubtag>(subtag: Subtag?, text: String) -> Bool { subtag != nil && subtag == Subtag(text) }

/// Whether a subtag is not that of a text. Allocates nothing.
public func != <Subtag: LocaleSubtag>(subtag: Subtag?, text: String) -> Bool { !(subtag == text) }

/// Lets a text be a case of a switch over subtags: `case "de":`. Allocates nothing.
public func ~= <Subtag: LocaleSubtag>(text: String, subtag: Subtag?) -> Bool { subtag == text }

/// A language subtag: two, three, or five to eight ASCII letters (UTS #35, `unicode_language_subtag`). One integer.
public struct LanguageSubtag: LocaleSubtag {
  package let packed: UInt64

  package init(packed: UInt64) { self.packed = packed }

  /// Reads a subtag in any case; nil for a text that is not such a subtag.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.language(bytes: $0) }) else { return nil }
    self.init(packed: packed)
  }

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
}

extension RegionSubtag {
  /// The region as CLDR's containment names it, or the one that replaces it: `UK` is `GB`; nil for a region that CLDR does
  /// not know, and for one that stands for none, such as `ZZ`.
  package var known: RegionSubtag? {
    let fields = Aliases.replacing(LSR(language: 0, script: 0, region: packed))
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
