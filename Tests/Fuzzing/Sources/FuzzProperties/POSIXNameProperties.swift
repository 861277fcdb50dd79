import LocaleMatching

/// The properties of one POSIX locale name, `language[_territory][.codeset][@modifier]`.
enum POSIXNameProperties {
  static func check(_ name: String) throws(PropertyViolation) {
    let identifier = EnvironmentLocales.identifier(ofName: name)
    let head = String(Substring(name.utf8.prefix { $0 != 0x2E && $0 != 0x40 }))
    if head.utf8.count == name.utf8.count, name.utf8.count <= 40 {
      for suffix in [".UTF-8", "@euro", ".ISO-8859-15@euro"] {
        try require(
          EnvironmentLocales.identifier(ofName: name + suffix) == identifier,
          "character sets and currencies say nothing of the language", name + suffix)
      }
    }
    guard let identifier else { return }
    let read = LocaleIdentifier(identifier)
    let found = try require(read?.languageIdentifier, "an answer is an identifier", "\(name): \(identifier)")
    guard let written = LocaleIdentifier(head)?.languageIdentifier else {
      try check(found, ofLooseName: head, name)
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

  /// A name in a form that is no identifier's, `en_BCN`, `b+zh+Hans`, `zh-rTW`: what is found is written.
  private static func check(
    _ found: LanguageIdentifier, ofLooseName head: String, _ name: String
  ) throws(PropertyViolation) {
    let subtags = head.lowercased().split { "_-+#".contains($0) }.map(String.init)
    // Java's Norwegian Nynorsk.
    guard subtags.prefix(3) != ["no", "no", "ny"] else { return }
    let language = found.language == .undetermined ? "" : found.language.description
    try require(
      language.isEmpty || subtags.prefix(2).contains(language)
        || LanguageIdentifier(subtags.first ?? "")?.language == found.language,
      "the language is that of the name", "\(name): \(found)")
    let region = found.region?.description.lowercased() ?? ""
    try require(
      subtags.contains { $0.hasSuffix(region) || $0.utf8.count == 3 }, "a region is written", "\(name): \(found)")
  }
}
