/// A folder of one localization, `en-GB.lproj`.
public struct LocalizationFolder: Hashable, Sendable {
  /// The localization in its usual spelling: `en-GB` for `en-gb.lproj`, but `en_GB` and `English` as they are.
  public let localization: String
  /// The name of the folder on disk, without `.lproj`.
  public let nameOnDisk: String
  /// The folder, relative to the bundle.
  public let path: String

  /// Whether this is `Base.lproj`, which holds no language.
  public var isBase: Bool { localization == LocalizationName.base }
  /// Whether the name on disk had lost its capitals.
  public var isRepaired: Bool { localization != nameOnDisk }
  /// Where its tables lie.
  var place: TablePlace { isBase ? .base : .localization(localization) }
}
