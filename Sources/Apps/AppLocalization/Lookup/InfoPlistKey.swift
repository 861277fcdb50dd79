/// The keys of `InfoPlist.strings` that an app's users see.
package enum InfoPlistKey: String, Hashable, Sendable, CaseIterable {
  /// The name under the icon.
  case displayName = "CFBundleDisplayName"
  /// The short name, in the menu bar.
  case name = "CFBundleName"
  case shortVersion = "CFBundleShortVersionString"
  case copyright = "NSHumanReadableCopyright"
}

extension StringLookup {
  /// What a key of `Info.plist` is in the language: its entry in the table `InfoPlist`, else the value of `Info.plist`;
  /// nil where neither has it.
  ///
  /// - Parameters:
  ///   - key: one that Apple's systems look up in the language.
  ///   - value: the value in `Info.plist`.
  package func info(_ key: InfoPlistKey, value: String?) -> StringAnswer? {
    info(key.rawValue, value: value)
  }

  /// The same for any key, such as `NSCameraUsageDescription`.
  package func info(_ key: String, value: String?) -> StringAnswer? {
    var answer = string(key, table: "InfoPlist")
    if answer.place != nil { return answer }
    guard let value else { return nil }
    answer.text = value
    answer.origin = .givenValue
    return answer
  }
}
