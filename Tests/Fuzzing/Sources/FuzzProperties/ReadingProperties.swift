import LocaleCanonicalization
import LocaleMatching

/// The properties of the identifiers that are read from a text.
struct ReadingProperties {
  private typealias Outcome = Result<LocaleIdentifier, IdentifierError>

  private let text: String
  private let strict: Outcome
  private let standard: Outcome
  private let lenient: Outcome

  init(_ text: String) {
    self.text = text
    strict = Self.read(text, .strict)
    standard = Self.read(text, .standard)
    lenient = Self.read(text, .lenient)
  }

  private static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    Result { () throws(IdentifierError) in try LocaleIdentifier(validating: text, syntax: syntax) }
  }

  /// The identifiers that the syntaxes read, each once.
  var identifiers: [LocaleIdentifier] {
    var identifiers: [LocaleIdentifier] = []
    for outcome in [strict, standard, lenient] {
      guard case .success(let identifier) = outcome, !identifiers.contains(identifier) else { continue }
      identifiers.append(identifier)
    }
    return identifiers
  }

  func check() throws(PropertyViolation) {
    try checkError(of: strict)
    try checkError(of: standard)
    try checkError(of: lenient, isAtSubtag: false)
    try require(
      LocaleIdentifier(text) == (try? standard.get()), "the failable initialiser reads what the throwing one does", text
    )
    try checkSyntaxes()
    try checkLanguageIdentifier()
  }

  /// An error is at a place in the text. If the text is not rewritten before it is read, the wrong character is there,
  /// or a wrong subtag begins there.
  private func checkError(of outcome: Outcome, isAtSubtag: Bool = true) throws(PropertyViolation) {
    guard case .failure(let error) = outcome else { return }
    let bytes = Array(text.utf8)
    try require(0...bytes.count ~= error.offset, "an error's offset lies in the text", "\(text): \(error)")
    guard isAtSubtag else { return }
    if error.reason == .invalidCharacter {
      let wrong = bytes.dropFirst(error.offset).first.map { !isLetterOrDigit($0) && $0 != 0x2D } ?? false
      try require(wrong, "an error points at the character that is wrong", "\(text): \(error)")
    } else if error.offset > 0 {
      let isSubtag = bytes[error.offset - 1] == 0x2D || bytes[error.offset - 1] == 0x5F
      try require(isSubtag, "an error points at the beginning of a subtag", "\(text): \(error)")
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// Each syntax reads everything that a stricter one reads, with an equal result.
  private func checkSyntaxes() throws(PropertyViolation) {
    if case .success(let strict) = strict {
      try require(
        folded(strict.description) == folded(text), "strict reading changes nothing but case", "\(text): \(strict)")
      guard case .success(let standard) = standard else {
        throw PropertyViolation(property: "standard reading reads what strict reading does", values: text)
      }
      let (written, replaced) = (strict.canonicalized, standard.canonicalized)
      // Only standard reading takes legacy tags such as sgn-BE-FR for well-formed and replaces them. In
      // zh-hakka-…-guoyu the second alias needs the zh that the replaced tag no longer has.
      let isReplaced = folded(strict.description) != folded(standard.description)
      try require(
        isReplaced ? written.languageIdentifier == replaced.languageIdentifier : written == replaced,
        "strict and standard reading mean the same", "\(text): \(written) \(replaced)")
    }
    guard case .success(let standard) = standard, folded(text) != Array("posix".utf8) else { return }
    try require(
      standard == (try? lenient.get()), "lenient reading reads what standard reading does", "\(text): \(standard)")
  }

  /// Language, script and region are those of `LanguageIdentifier`, which refuses the same texts at the same place.
  private func checkLanguageIdentifier() throws(PropertyViolation) {
    let result = Result { () throws(IdentifierError) in try LocaleIdentifier(validating: text).languageIdentifier }
    try require(
      result == standard.map(\.languageIdentifier), "a language identifier is a locale identifier's head",
      "\(text): \(result) \(standard)")
    guard let head = try? result.get() else { return }
    try require(LanguageIdentifier(languageOf: text) == head, "the language of a preference is an identifier's", text)
  }
}
