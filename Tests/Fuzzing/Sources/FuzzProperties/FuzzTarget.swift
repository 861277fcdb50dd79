/// The fuzzing targets. Each target reads its input in its own form and checks properties of the library's answers;
/// `swift test` checks the same properties on the stored corpus.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Lines: a desired identifier, then up to eight supported ones.
  case identifiers
  /// Lines: an Accept-Language header, then up to eight language tags.
  case headers
  /// The values of LANGUAGE, LC_ALL, LC_MESSAGES and LANG, with a zero byte between two.
  case environment
  /// A `.strings` file, in any of its forms.
  case strings
  /// An `.xcstrings` file.
  case catalogs
  /// Lines: a language, a text with conversions, then up to eight arguments.
  case formats
  /// Lines: a locale, then a number.
  case plurals
  /// An `Info.plist`: XML, binary or old-style.
  case plists
  /// A person's settings: a property list or text with `AppleLanguages`.
  case settings
  /// Lines: preferences, from which an Accept-Language header is written.
  case writing

  /// Checks every property of one input.
  ///
  /// - Throws: the first property that does not hold.
  public func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    switch self {
    case .identifiers: try IdentifierInput(bytes).check()
    case .headers: try HeaderInput(bytes).check()
    case .environment: try EnvironmentInput(bytes).check()
    case .strings: try BundleFileProperties.checkStrings(bytes)
    case .catalogs: try BundleFileProperties.checkCatalog(bytes)
    case .formats: try FormatProperties.check(bytes)
    case .plurals: try PluralProperties.check(bytes)
    case .plists: try BundleFileProperties.checkInfo(bytes)
    case .settings: try SettingsProperties.check(bytes)
    case .writing: try HeaderWritingProperties.check(InputLines(bytes, separator: 0x0A, limit: 32).lines)
    }
  }

  /// Runs the target for a fuzzer, which only notices a crash.
  public func checkOrTrap(_ bytes: UnsafeBufferPointer<UInt8>) {
    do throws(PropertyViolation) {
      try check(bytes)
    } catch {
      fatalError("\(error)")
    }
  }
}
