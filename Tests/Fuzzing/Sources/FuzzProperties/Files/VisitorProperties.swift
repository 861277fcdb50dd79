import LocaleMatching

#if FROM_ANOTHER_PACKAGE
  @testable import AppLocalization
#else
  import AppLocalization
#endif

/// The properties of texts with arguments for a visitor, through the look-up that an app uses: whatever a header, a
/// preference or a text is, Foundation writes the numbers and survives.
enum VisitorProperties {
  private static let tables = tables(of: [
    "days": [
      "en": "%d days, %.2f, %@", "ar": "%d، %.2f، %@", "de": "%d Tage, %.2f, %@", "sr-Latn": "%lld dana %8.3f %@",
    ]
  ])
  private static let arguments: [any FormatArgument] = [1_234_567, 1234.5, "x"]

  /// A header by CLDR's rules, and its text as a preference by Apple's.
  static func check(_ header: AcceptLanguage) throws(PropertyViolation) {
    try check(tables.localizer(for: header), header.header)
    try check(AppLocalizer(tables, preferredLanguages: [header.header]), header.header)
  }

  /// A text of a table in a language, for a user who prefers that language.
  static func check(_ text: String, _ language: String, _ arguments: [any FormatArgument]) throws(PropertyViolation) {
    let localizer = AppLocalizer(
      tables(of: ["text": [language.isEmpty ? "en" : language: text]]), preferredLanguages: [language])
    let written = localizer.string("text", arguments: arguments)
    if localizer.localization == language, !text.utf8.contains(0x25), !text.isEmpty {
      try require(written == text, "a text without conversions is written as it is", "\(text): \(written)")
    }
    try checkLocale(localizer, language)
  }

  private static func check(_ localizer: AppLocalizer, _ visitor: String) throws(PropertyViolation) {
    let written = localizer.string("days", arguments: arguments)
    try require(written.unicodeScalars.last == "x", "the text is written to its end", "\(visitor): \(written)")
    try checkLocale(localizer, visitor)
  }

  /// Foundation gets subtags and a system of digits.
  private static func checkLocale(_ localizer: AppLocalizer, _ visitor: String) throws(PropertyViolation) {
    let name = localizer.formattingLocale.identifier
    let rest = Substring(name.utf8.drop { isLetterOrDigit($0) || $0 == 0x5F })
    let digits = rest.utf8.dropFirst("@numbers=".utf8.count)
    try require(
      rest.isEmpty || rest.hasPrefix("@numbers=") && !digits.isEmpty && digits.allSatisfy(isLetterOrDigit),
      "Foundation gets subtags and digits", "\(visitor): \(name)")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Tables as a catalog gives them, without a file: texts by key and language.
  private static func tables(of texts: [String: [String: String]]) -> BundleTables {
    let strings = texts.map { key, languages in
      let localizations = languages.map { language, text in
        (language, JSONValue.object(["stringUnit": .object(["value": .string(text)])]))
      }
      return (key, JSONValue.object(["localizations": .object(JSONObject(localizations))]))
    }
    let catalog = StringCatalog(fields: ["sourceLanguage": .string("en"), "strings": .object(JSONObject(strings))])
    var reading = BundleReading("", BundleLayout(kind: nil, resourceFolders: [], infoPath: nil), limits: .standard)
    reading.contents["Localizable.xcstrings"] = catalog
    reading.catalogs = [CatalogSummary(catalog, path: "Localizable.xcstrings")]
    return BundleTables(reading)
  }
}
