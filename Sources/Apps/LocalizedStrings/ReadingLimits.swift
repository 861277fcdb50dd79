/// How much is read of folders and files that somebody else wrote.
///
/// What goes beyond is left out and reported. The defaults leave room for the largest apps and keep a hostile folder
/// from costing more than a few seconds.
public struct ReadingLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  public var fileByteCount: Int
  /// The most entries of one folder.
  public var folderEntryCount: Int
  /// The most values of a property list, elements of an XML document or values of a JSON one. What a binary property
  /// list names in several places is counted each time.
  public var valueCount: Int
  /// How deep collections and elements nest, in every format. Readers and writers recurse as deep.
  public var nestingDepth: Int
  /// The most diagnostics about one file.
  public var diagnosticCount: Int
  /// How deep a tree of folders is searched.
  public var folderDepth: Int
  /// The most folders of a tree.
  public var folderCount: Int
  /// The most localizations of a bundle. CLDR has some 700 locales; what is asked of an app's grows with their square.
  public var localizationCount: Int

  /// Limits that differ from the defaults where they are named.
  public init(
    fileByteCount: Int = 64 << 20, folderEntryCount: Int = 50_000, valueCount: Int = 2_000_000,
    nestingDepth: Int = 128, diagnosticCount: Int = 1_000, folderDepth: Int = 8, folderCount: Int = 5_000,
    localizationCount: Int = 1_000
  ) {
    self.fileByteCount = fileByteCount
    self.folderEntryCount = folderEntryCount
    self.valueCount = valueCount
    self.nestingDepth = nestingDepth
    self.diagnosticCount = diagnosticCount
    self.folderDepth = folderDepth
    self.folderCount = folderCount
    self.localizationCount = localizationCount
  }

  /// The defaults.
  public static let standard = ReadingLimits()

  /// Nil for a file that is not too long, else what is wrong.
  func refusal(ofByteCount count: Int) -> LocalizationDiagnostic? {
    if count <= fileByteCount { return nil }
    return LocalizationDiagnostic(.error, .tooLarge, "\(count) bytes are more than is read")
  }
}

extension LocalizationDiagnostic.Code {
  package static let tooLarge: Self = "file.tooLarge"
}
