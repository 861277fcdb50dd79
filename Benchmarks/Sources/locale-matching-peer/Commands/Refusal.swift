import LocaleMatching

/// The reason why a line of input has no answer.
struct Refusal: Error {
  let reason: String
}

extension LanguageIdentifier {
  /// Reads one column.
  init(column text: String, called name: String) throws(Refusal) {
    do throws(IdentifierError) {
      self = try LocaleIdentifier(validating: text).languageIdentifier
    } catch {
      throw Refusal(reason: "\(name) '\(text)': \(error)")
    }
  }
}
