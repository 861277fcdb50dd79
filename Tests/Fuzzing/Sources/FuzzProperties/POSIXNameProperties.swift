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
    let written = try require(LanguageIdentifier(head), "only an identifier gives one", "\(name): \(identifier)")
    try require(
      found.language == written.language && found.region == written.region
        && (written.script == nil || found.script == written.script),
      "language and region are those of the name, and a script that is written stays", "\(name): \(identifier)")
    guard name.utf8.contains(0x40) || found.script == nil || written.script != nil else {
      throw PropertyViolation(
        property: "a script comes from the name or its modifier", values: "\(name): \(identifier)")
    }
  }
}
