import LocaleMatching

/// The properties of one POSIX locale name, `language[_territory][.codeset][@modifier]`.
enum POSIXNameProperties {
  static func check(_ name: String) throws(PropertyViolation) {
    let identifier = EnvironmentLocales.identifier(ofPOSIXName: name)
    let head = String(Substring(name.utf8.prefix { $0 != 0x2E && $0 != 0x40 }))
    if head.utf8.count == name.utf8.count, name.utf8.count <= 40 {
      for suffix in [".UTF-8", "@euro", ".ISO-8859-15@euro"] {
        try require(
          EnvironmentLocales.identifier(ofPOSIXName: name + suffix) == identifier,
          "character sets and currencies say nothing of the language", name + suffix)
      }
    }
    guard let identifier else { return }
    let read = LocaleIdentifier(identifier)
    let found = try require(read?.languageIdentifier, "an answer is an identifier", "\(name): \(identifier)")
    guard let written = LanguageIdentifier(head) else {
      try check(found, ofTerritoryThatIsNone: head, name)
      return
    }
    try require(
      found.language == written.language && found.region == written.region
        && (written.script == nil || found.script == written.script),
      "language and region are those of the name, and a script that is written stays", "\(name): \(identifier)")
    guard name.utf8.contains(0x40) || found.script == nil || written.script != nil else {
      throw PropertyViolation(
        property: "a script comes from the name or its modifier", values: "\(name): \(identifier)")
    }
  }

  /// `en_BCN`, `nb--`: the language alone; `en_USA` has a region by its code of three letters.
  private static func check(
    _ found: LanguageIdentifier, ofTerritoryThatIsNone head: String, _ name: String
  ) throws(PropertyViolation) {
    let subtags = head.utf8.split(omittingEmptySubsequences: false) { $0 == 0x5F || $0 == 0x2D }
    let language = try require(
      subtags.first.flatMap { LanguageIdentifier(String(Substring($0))) }, "a language is written first", name)
    try require(found.language == language.language, "the language is that of the name", "\(name): \(found)")
    try require(
      found.region == nil || subtags.count > 1 && subtags.last?.count == 3,
      "a territory that is none gives no region", "\(name): \(found)")
  }
}
