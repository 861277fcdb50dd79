/// The limits of reading folders and files from unknown sources.
///
/// Anything beyond a limit is omitted and reported. The defaults are enough for the largest apps, and limit the time
/// for a hostile folder to a few seconds.
public struct ReadingLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes.
  package let fileByteCount: Int
  /// The greatest number of entries in one folder.
  package let folderEntryCount: Int
  /// The greatest number of values of a property list or a JSON document, or of elements of an XML document. A value
  /// that a binary property list uses in several places counts each time.
  package let valueCount: Int
  /// The greatest nesting depth of collections and elements, in every format. It bounds the recursion of readers and
  /// writers: with the default they fit the 512 KB of a thread of Darwin in a debug build, and the 128 KB of one of musl in
  /// release. The storyboards of 17 large apps are up to 27 deep, their catalogs 11.
  package let nestingDepth: Int
  /// The greatest number of diagnostics about one file.
  package let diagnosticCount: Int
  /// The greatest number of localizations of a bundle's folders, and of its catalogs. CLDR has some 800 locales.
  package let localizationCount: Int

  /// Creates limits. Those that are not named have the default values.
  public init(
    fileByteCount: Int = 64 << 20, folderEntryCount: Int = 50_000, valueCount: Int = 2_000_000,
    nestingDepth: Int = 48, diagnosticCount: Int = 1_000, localizationCount: Int = 1_000
  ) {
    self.fileByteCount = fileByteCount
    self.folderEntryCount = folderEntryCount
    self.valueCount = valueCount
    self.nestingDepth = nestingDepth
    self.diagnosticCount = diagnosticCount
    self.localizationCount = localizationCount
  }

  /// The default limits.
  public static let standard = ReadingLimits()

  /// The diagnostic for a file that is too large; nil for any other.
  func refusal(ofByteCount count: Int) -> LocalizationDiagnostic? {
    if count <= fileByteCount { return nil }
    return LocalizationDiagnostic(.error, "file.tooLarge", "too large to be read: \(count) bytes")
  }
}
