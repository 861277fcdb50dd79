/// An app's info dictionary in one language: `InfoPlist.strings`, or a string catalog `InfoPlist.xcstrings`, overrides
/// `Info.plist`.
public struct LocalizedInfoDictionary: Equatable, Sendable {
  /// `Info.plist`.
  package let unlocalized: InfoDictionary
  /// The texts of the table `InfoPlist`, by key.
  package let localized: [String: String]
  /// The place of that table; nil if there is none.
  public let place: TablePlace?

  /// The text of any key, such as `NSCameraUsageDescription`: the localized one, else the text in `Info.plist`.
  public subscript(key: String) -> String? { localized[key] ?? unlocalized[key] }

  /// `CFBundleDisplayName`: the name below the icon. If there is none, the system shows `name`.
  public var displayName: String? { self["CFBundleDisplayName"] }
  /// `CFBundleName`: the short name.
  public var name: String? { self["CFBundleName"] }
  /// `CFBundleShortVersionString`.
  public var shortVersion: String? { self["CFBundleShortVersionString"] }
  /// `NSHumanReadableCopyright`.
  public var copyright: String? { self["NSHumanReadableCopyright"] }
}
