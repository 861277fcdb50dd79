import LocaleMatching

/// The names of localizations that an app may write: what a matcher reads, identifiers, and names as programs write them.
enum ReadableName {
  /// The identifier that a matcher reads: `sr-Latn` of `sr@latin`, `zh_TW` of `zh_TW.UTF-8`.
  ///
  /// - Throws: the error of a text that names no locale.
  static func identifier(of text: String) throws(IdentifierError) -> LocaleIdentifier {
    if let error = LocaleMatcher.error(in: text) { throw error }
    guard let identifier = LocaleIdentifier(naming: text) else {
      throw IdentifierError(offset: 0, reason: .invalidLanguage)
    }
    return identifier
  }

  /// Whether an identifier has a language of two or three letters, and not only private use: `x-shop`.
  static func hasShortLanguage(_ identifier: LocaleIdentifier) -> Bool {
    identifier.language.description.utf8.count <= 3
      && (identifier.language != .undetermined || identifier.privateUse.isEmpty)
  }
}
