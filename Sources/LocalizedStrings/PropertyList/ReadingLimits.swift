/// How much is read of folders and files that somebody else wrote.
///
/// What goes beyond is left out and reported. The defaults leave room for the largest apps and keep a hostile folder
/// from costing more than a few seconds.
public struct ReadingLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  public var fileByteCount: Int
  /// The most entries of one folder.
  public var folderEntryCount: Int
  /// The most values of a property list, those counted that stand in several places each time.
  public var propertyListValueCount: Int
  /// How deep collections of a property list nest. Foundation gives up above 512.
  public var propertyListDepth: Int
  /// How deep a tree of folders is searched.
  public var folderDepth: Int
  /// The most folders of a tree.
  public var folderCount: Int

  /// Limits that differ from the defaults where they are named.
  public init(
    fileByteCount: Int = 64 << 20, folderEntryCount: Int = 50_000, propertyListValueCount: Int = 2_000_000,
    propertyListDepth: Int = 256, folderDepth: Int = 8, folderCount: Int = 5_000
  ) {
    self.fileByteCount = fileByteCount
    self.folderEntryCount = folderEntryCount
    self.propertyListValueCount = propertyListValueCount
    self.propertyListDepth = propertyListDepth
    self.folderDepth = folderDepth
    self.folderCount = folderCount
  }

  /// The defaults.
  public static let standard = ReadingLimits()
}
