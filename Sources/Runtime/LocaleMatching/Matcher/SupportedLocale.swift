/// The localizations of one app as the cases of an enum, with a matcher over them that is constant data. The plugins
/// `GenerateAppLocale` and `WriteAppLocale` write the enum.
///
///     AppLocale.bestMatch(for: "en-IT")       // .enGB
///     AppLocale.bestLocale(for: ["ja", "xx"]) // .en, the default
///
/// Answers are those of a ``LocaleMatcher`` of the same list and options, by the same code. Nothing is constructed or
/// initialised, and a match allocates nothing.
public protocol SupportedLocale: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  /// The localization for people whom none suits.
  static var defaultLocale: Self { get }
  /// The options of the matcher.
  static var options: LocaleMatcher.Options { get }
  /// The case at a position in the supported list, from 0; nil for a position that does not exist.
  init?(supportedIndex: Int)
  /// Calls a closure with the prepared index.
  static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result
}

extension SupportedLocale {
  /// The localization that suits a locale, a list of preferences or an Accept-Language header best; nil if none is near
  /// enough.
  ///
  /// Takes whatever `LocaleMatcher.bestMatch(for:)` takes, at the same cost. Allocates nothing.
  @inlinable
  public static func bestMatch(for desired: some DesiredLocales) -> Self? {
    withPreparedIndex { $0.supportedIndex(for: desired) }.flatMap { Self(supportedIndex: $0) }
  }

  /// The localization that suits a locale, a list of preferences or an Accept-Language header best, or the default.
  ///
  /// Takes whatever `LocaleMatcher.bestMatch(for:)` takes, at the same cost. Allocates nothing.
  @inlinable
  public static func bestLocale(for desired: some DesiredLocales) -> Self { bestMatch(for: desired) ?? defaultLocale }

  #if !hasFeature(Embedded)
    /// A matcher of the same list and options, made anew each time: for whatever a case cannot say, such as ranking. It
    /// allocates in proportion to the list.
    public static var matcher: LocaleMatcher {
      LocaleMatcher(supported: allCases.map { $0.rawValue }, options: options)
    }

    /// The reasons for an answer. Allocates; time grows linearly with the number of localizations.
    public static func explanation(for desired: some LocaleList) -> MatchExplanation {
      matcher.explanation(for: desired)
    }

    /// The names that the localization's folder can have in a bundle, the likelier one first: `en-GB.lproj` as Xcode
    /// writes it, and `en-gb.lproj` as SwiftPM writes it on Linux. Allocates.
    public var folderNames: [String] {
      let lowercased = rawValue.lowercased()
      return (rawValue == lowercased ? [rawValue] : [rawValue, lowercased]).map { $0 + ".lproj" }
    }
  #endif
}

extension PreparedIndex {
  /// The position of the best supported locale. The matcher is a value on the stack that refers to the index.
  @inlinable
  func supportedIndex(for desired: some DesiredLocales) -> Int? {
    desired.bestMatch(in: LocaleMatcher(self))?.supportedIndex
  }
}

extension LocaleMatcher {
  /// A matcher over a prepared index, valid while that is lent. It has no list of its own.
  @usableFromInline
  init(_ prepared: PreparedIndex) {
    supported = []
    options = Options()
    index = SupportedIndex(prepared)
    names = InternedNames()
    settings = prepared.settings
  }

  /// Calls a body with the identifier at a position of the supported list.
  func withIdentifier<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let prepared = index.prepared { return body(prepared.identifier(at: position)) }
    return supported[position].withIdentifierBytes(body)
  }
}
