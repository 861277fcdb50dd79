/// A folder of one localization, `en-GB.lproj`.
package struct LocalizationFolder: Hashable, Sendable {
  /// The localization in its usual spelling: `en-GB` for `en-gb.lproj`, but `en_GB` and `English` as they are.
  package let localization: String
  /// The name of the folder on disk, without `.lproj`.
  package let nameOnDisk: String
  /// The folder, relative to the bundle.
  package let path: String

  /// Whether this is `Base.lproj`, which holds no language.
  package var isBase: Bool { localization == LocalizationName.base }
  /// Whether the name on disk had lost its capitals.
  package var isRepaired: Bool { localization != nameOnDisk }
  /// Where its tables lie.
  var place: TablePlace { isBase ? .base : .localization(localization) }
}
