/// The localizations of one app as cases, with a matcher over them that is constant data: what generated code conforms to.
///
///     AppLocale.bestMatch(for: "en-IT")   // .enGB
///
/// Nothing is constructed, and nothing is allocated while matching. Answers are those of `LocaleMatcher` with the same
/// list and the same options (UTS #35, Language Matching), on the release of CLDR that the table was made from.
public protocol SupportedLocale: CaseIterable, Hashable, Sendable {
  /// Lends the table to a closure.
  static func withTable<Result>(_ body: (SupportedLocaleTable) -> Result) -> Result
  /// The localization at a place in the list that the table was made from; nil where there is none.
  init?(position: Int)
  /// The place in the list that the table was made from, from 0.
  var position: Int { get }
}

/// An app's localizations, one of which stands in where nothing matches.
public protocol DefaultLocaleProviding: SupportedLocale {
  /// The localization that stands in where nothing matches.
  static var defaultLocale: Self { get }
}

extension SupportedLocale {
  /// The identifier as it was given to the generator, `en-GB`. Allocates where it is longer than fifteen bytes.
  @_alwaysEmitIntoClient
  public var identifier: String {
    Self.withTable { String(decoding: $0.identifier(at: position), as: UTF8.self) }
  }

  #if !hasFeature(Embedded)
    /// The names that the localization's folder may have in a bundle, the likelier first: `en-GB.lproj` as Xcode has it, and
    /// `en-gb.lproj`, as SwiftPM writes it on Linux. Allocates.
    @_alwaysEmitIntoClient
    public var folderNames: [String] {
      let name = identifier
      let lowercased = name.lowercased()
      return (name == lowercased ? [name] : [name, lowercased]).map { $0 + ".lproj" }
    }
  #endif

  /// The localization that is written so, byte for byte; nil where none is. For what an app has stored.
  @_alwaysEmitIntoClient
  public init?(identifier: String) {
    let position = identifier.withBytes { bytes in Self.withTable { $0.position(ofIdentifier: bytes) } }
    guard let position = position ?? nil else { return nil }
    self.init(position: position)
  }

  /// The release of CLDR that the table was made from: 48 and 2 for 48.2.
  @_alwaysEmitIntoClient
  public static var dataVersion: (major: Int, minor: Int) {
    let release = withTable { $0.release }
    return (release >> 8, release & 0xFF)
  }
}
