import LocaleMatching

#if FROM_ANOTHER_PACKAGE
  @testable import AppLocalization
#else
  import AppLocalization
#endif

/// The properties of texts with arguments for a visitor, through the look-up that an app uses: whatever a header, a
/// preference or a text is, Foundation writes the numbers and survives.
enum VisitorProperties {
  private static let texts: [String: String] = [
    "en": "%d days, %.2f, %@", "ar": "%d، %.2f، %@", "de": "%d Tage, %.2f, %@", "sr-Latn": "%lld dana %8.3f %@",
  ]
  private static let tables = BundleTables(
    texts: texts.mapValues { ["Localizable": ["days": LocalizedFormat($0)]] }, developmentRegion: "en")
  private static let arguments: [any FormatArgument] = [1_234_567, 1234.5, "x"]

  /// A header by CLDR's rules, and its text as a preference by Apple's.
  static func check(_ header: AcceptLanguage) throws(PropertyViolation) {
    try check(tables.localizer(for: header), header.header)
    try check(AppLocalizer(tables, preferredLanguages: [header.header]), header.header)
  }

  /// A text of a table in a language, for a user who prefers that language.
  static func check(_ text: String, _ language: String, _ arguments: [any FormatArgument]) throws(PropertyViolation) {
    let language = language.isEmpty ? "en" : language
    let tables = BundleTables(
      texts: [language: ["Localizable": ["text": LocalizedFormat(text)]]], developmentRegion: "en")
    var localizer = AppLocalizer(tables, preferredLanguages: [language])
    let written = localizer.string("text", arguments: arguments)
    if localizer.localization == language, !text.utf8.contains(0x25), !text.isEmpty {
      try require(written == text, "a text without conversions is written as it is", "\(text): \(written)")
    }
    try checkLocale(localizer, language)
    // By name: where no conversion has one, nothing of the arguments is written.
    let named = Dictionary(zip(["name", "count", "n"], arguments)) { first, _ in first }
    let byName = localizer.string("text", arguments: named)
    if !text.utf8.contains(0x28), !named.isEmpty {
      let others = localizer.string("text", arguments: ["name": "other"])
      try require(byName == others, "conversions without a name stand", "\(text): \(byName)")
    }
    // Set apart, each argument ends where it began, and the text is the same.
    localizer.isolatesArguments = true
    let apart = localizer.string("text", arguments: arguments)
    let marks: Set<Unicode.Scalar> = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
    func withoutMarks(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { !marks.contains($0) } }
    try require(withoutMarks(apart) == withoutMarks(written), "marks are all that is added", "\(text): \(apart)")
    if !text.unicodeScalars.contains(where: marks.contains) {
      let depths = apart.unicodeScalars.filter(marks.contains).reduce(into: [0]) { depths, mark in
        depths.append((depths.last ?? 0) + (mark == "\u{2069}" ? -1 : 1))
      }
      try require(depths.last == 0 && !depths.contains { $0 < 0 }, "every mark has its other", "\(text): \(apart)")
    }
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
}
