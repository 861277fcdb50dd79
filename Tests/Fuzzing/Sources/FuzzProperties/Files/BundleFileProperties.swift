import AppLocalization
import Foundation

/// The properties of any bytes that are a file of a bundle. They are written to a folder and read as an app reads them,
/// so that a fuzzer sees what a client sees.
enum BundleFileProperties {
  /// A `.strings` file in any of its forms, and the same bytes as a `.stringsdict` file.
  static func checkStrings(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    try check(bytes, ["en.lproj/Localizable.strings", "en.lproj/Days.stringsdict"], table: "Days")
  }

  /// An `.xcstrings` file.
  static func checkCatalog(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    try check(bytes, ["Localizable.xcstrings", "InfoPlist.xcstrings"], table: "Localizable")
  }

  /// An `Info.plist`.
  static func checkInfo(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    try check(bytes, ["Info.plist"], table: "Localizable")
  }

  private static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, _ names: [String], table: String
  ) throws(PropertyViolation) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let file = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: file)
    }
    let tables = try require(try? BundleTables(path: folder.path), "a folder can be read", folder.path)
    try PlaceProperties.check(tables.diagnostics, in: bytes)
    let localizations = tables.bundle.localizations
    try require(Set(localizations).count == localizations.count, "each localization is listed once", "\(localizations)")
    let localizer = AppLocalizer(tables, preferredLanguages: localizations, missingKeys: .chain)
    try require(
      localizations.isEmpty || localizer.localization != nil, "a bundle with localizations shows one",
      "\(localizations)")
    for key in ["a", "b", "key", "%lld items", ""] {
      let answer = localizer.answer(key, table: table)
      try require(
        answer.place != nil || answer.text == key, "a key that no table has is its own text", "\(answer)")
      _ = localizer.string(key, arguments: [2, "x", 1.5], table: table)
    }
    _ = localizer.info.displayName
  }
}

/// The properties of any bytes that are a person's settings.
enum SettingsProperties {
  /// `AppleLanguages` of a property list, of an argument, or of plain text.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    if let languages = try? AppleLanguages(propertyList: Data(bytes)) { try check(languages) }
    let text = String(decoding: bytes, as: UTF8.self)
    try check(AppleLanguages(text: text))
    if let languages = AppleLanguages(arguments: ["-AppleLanguages", text]) { try check(languages) }
  }

  private static func check(_ languages: AppleLanguages) throws(PropertyViolation) {
    let identifiers = languages.identifiers
    try require(
      AppleLanguages(identifiers).identifiers == identifiers, "identifiers are canonical", "\(identifiers)")
  }
}
