/// A locale that somebody prefers: text of any kind, or a parsed identifier. Every question takes one, or a sequence of
/// them in descending order.
///
///     matcher.bestMatch(for: "en-IT")
///     matcher.bestMatch(for: [LocaleIdentifier("de-CH"), LocaleIdentifier("fr")].compactMap { $0 })
///
/// `String`, `Substring`, ``UTF8Preference``, ``LanguageIdentifier`` and ``LocaleIdentifier`` are preferences;
/// Foundation's `Locale` is one with `LocaleMatchingFoundation`. A type of your own needs one function.
public protocol LocalePreference {
  /// Calls a body once with what the matcher reads, and returns its result.
  ///
  /// Text is BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), in any case, or a name as programs write it
  /// (`zh_TW.UTF-8`, `zh_TW_#Hant`); any other text matches nothing.
  func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result
}

/// The part of a preference that a matcher reads.
public enum LocalePreferenceContent {
  /// An identifier in UTF-8, valid for the call only.
  case text(UnsafeBufferPointer<UInt8>)
  /// An identifier that was read before.
  case identifier(LanguageIdentifier)
}

extension String: LocalePreference {
  /// Lends the string's UTF-8. Allocates only for a string that is not stored as UTF-8.
  @inlinable
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    withIdentifierBytes { body(.text($0)) }
  }
}

extension Substring: LocalePreference {
  /// Lends the substring's UTF-8. Allocates only for a string that is not stored as UTF-8.
  @inlinable
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    withIdentifierBytes { body(.text($0)) }
  }
}

/// An identifier in UTF-8 as a preference: `matcher.bestMatch(for: UTF8Preference(bytes))`.
@frozen
public struct UTF8Preference<Bytes: Collection>: LocalePreference where Bytes.Element == UInt8 {
  @usableFromInline let bytes: Bytes

  /// Keeps the bytes, and copies nothing.
  @inlinable
  public init(_ bytes: Bytes) { self.bytes = bytes }

  /// Lends the bytes. Allocates only if they do not lie next to each other.
  @inlinable
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    bytes.withContiguousStorageIfAvailable { body(.text($0)) }
      ?? Array(bytes).withUnsafeBufferPointer { body(.text($0)) }
  }
}

extension UTF8Preference: Sendable where Bytes: Sendable {}

extension LanguageIdentifier: LocalePreference {
  /// Gives the identifier. Reads nothing again and allocates nothing.
  @inlinable
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    body(.identifier(self))
  }
}

extension LocaleIdentifier: LocalePreference {
  /// Lends the text, because private use and the variants of pseudo-locales count. Allocates nothing.
  @inlinable
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    withText { body(.text($0)) }
  }

  @usableFromInline
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { text.withIdentifierBytes(body) }
}
