import Foundation

#if FROM_ANOTHER_PACKAGE
  @testable import AppLocalization
#else
  import AppLocalization
#endif

/// The properties of any bytes that are a file of a bundle, read in memory by the readers of that file.
enum BundleFileProperties {
  /// A `.strings` file in any of its forms, and the same bytes as a `.stringsdict` file.
  static func checkStrings(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let strings = StringsTable.read(Array(bytes))
    let dictionary = StringsDictionary.read(Array(bytes))
    try PlaceProperties.check(strings.diagnostics + dictionary.diagnostics, in: bytes)
    try check(LocalizedTable(strings: strings.table), "en", bytes)
    try check(LocalizedTable(dictionary: dictionary.dictionary), "ar", bytes)
  }

  /// An `.xcstrings` file.
  static func checkCatalog(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let reading = StringCatalog.read(Array(bytes))
    try PlaceProperties.check(reading.diagnostics, in: bytes)
    guard let catalog = reading.catalog else { return }
    for language in catalog.languages.prefix(4) {
      guard let table = LocalizedTable(catalog: catalog, language: language) else { continue }
      try check(table, language, bytes)
    }
  }

  /// An `Info.plist`.
  static func checkInfo(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let reading = InfoDictionary.read(Array(bytes))
    try PlaceProperties.check(reading.diagnostics, in: bytes)
    try require(
      !reading.dictionary.localizations.contains(""), "a listed localization has a name", "\(reading.dictionary)")
    _ = reading.dictionary.developmentRegion
  }

  private static func check(
    _ table: LocalizedTable, _ language: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PropertyViolation) {
    let lookup = StringLookup(
      places: [.localization(language)], tables: [.localization(language): ["Localizable": table]])
    for key in ["a", "%lld items", ""] where table[key] == nil {
      try require(lookup.string(key).text == key, "a key that no table has is its own text", key)
    }
    let arguments = FormatProperties.arguments(endOf: bytes)
    for key in table.keys.prefix(8) {
      let value = try require(table[key], "a key of a table is in the table", key)
      try require(lookup.string(key).text == value.text, "what a table has is what is looked up", key)
      _ = value.format.string(arguments: arguments, language: language)
    }
  }
}

/// The properties of any bytes that are a person's settings.
enum SettingsProperties {
  /// `AppleLanguages` of an argument, or of plain text.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
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
