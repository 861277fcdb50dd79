import LocalePlurals

/// Sentences with a number, by CLDR's plural rules for English.
extension Int {
  private static let english = PluralRules("en")

  /// The number and its noun: `1 text`, `2 texts`.
  ///
  /// - Parameter plural: the noun's plural; nil if it only has an `s` more.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(agreeing(noun, plural ?? noun + "s"))"
  }

  /// The words that agree with the number: `is` or `are`.
  package func agreeing(_ one: String, _ other: String) -> String {
    Self.english.category(for: self) == .one ? one : other
  }
}
