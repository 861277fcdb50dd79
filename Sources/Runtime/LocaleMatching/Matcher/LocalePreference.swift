/// What somebody prefers: one locale, an array of them in descending order, or an Accept-Language header. Every question
/// takes it.
public protocol LocalePreferences {
  /// Lends each preference, the most wanted first, until the body returns true.
  func visitPreferences(_ body: (LocalePreferenceContent) -> Bool)
  /// The header, which can also refuse locales; nil for other preferences.
  var acceptLanguage: AcceptLanguage? { get }
}

extension LocalePreferences {
  /// Nil. Allocates nothing.
  @inlinable public var acceptLanguage: AcceptLanguage? { nil }
}

extension LocalePreferences where Self: Collection, Element: LocalePreference {
  /// Lends each element. Allocates nothing.
  @inlinable
  public func visitPreferences(_ body: (LocalePreferenceContent) -> Bool) {
    for preference in self where preference.withPreferenceContent(body) { return }
  }
}

extension Array: LocalePreferences where Element: LocalePreference {}
extension ArraySlice: LocalePreferences where Element: LocalePreference {}
extension ContiguousArray: LocalePreferences where Element: LocalePreference {}
extension UnsafeBufferPointer: LocalePreferences where Element: LocalePreference {}
extension EnvironmentLocales: LocalePreferences {}

extension AcceptLanguage: LocalePreferences {
  /// The header itself. Allocates nothing.
  public var acceptLanguage: AcceptLanguage? { self }
  /// Lends each range that is wanted, but for `*`. Allocates nothing.
  public func visitPreferences(_ body: (LocalePreferenceContent) -> Bool) {
    header.withIdentifierBytes { bytes in
      for range in list where range.weight > 0 && !range.isWildcard && body(.text(range.text(in: bytes))) { return }
    }
  }
}

/// A locale that somebody prefers: text of any kind, or a parsed identifier.
///
///     matcher.bestMatch(for: "en-IT")
///     matcher.bestMatch(for: [LocaleIdentifier("de-CH"), LocaleIdentifier("fr")].compactMap { $0 })
///
/// `String`, `Substring`, ``UTF8Preference``, ``LanguageIdentifier`` and ``LocaleIdentifier`` are preferences;
/// Foundation's `Locale` is one with `LocaleMatchingFoundation`. A type of your own needs one function.
public protocol LocalePreference: LocalePreferences {
  /// Calls a body once with what the matcher reads, and returns its result.
  ///
  /// Text is BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), in any case, or a name as programs write it
  /// (`zh_TW.UTF-8`, `zh_TW_#Hant`); any other text matches nothing.
  func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result
}

extension LocalePreference {
  /// Lends the one preference. Allocates nothing.
  @inlinable
  public func visitPreferences(_ body: (LocalePreferenceContent) -> Bool) { _ = withPreferenceContent(body) }
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
