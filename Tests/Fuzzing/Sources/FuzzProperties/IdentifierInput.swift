import LocaleCanonicalization
import LocaleMatching

/// A desired identifier, and supported ones.
struct IdentifierInput {
  private let text: String
  private let raw: UnsafeBufferPointer<UInt8>
  private let supported: [String]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let lines = InputLines(bytes, separator: 0x0A, limit: 9).lines
    text = lines.first ?? ""
    supported = Array(lines.dropFirst())
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    raw = UnsafeBufferPointer(rebasing: bytes[..<end])
  }

  func check() throws(PropertyViolation) {
    let reading = ReadingProperties(text)
    try reading.check()
    for identifier in reading.identifiers {
      try FieldProperties.check(identifier)
      try CanonicalProperties.check(identifier)
    }
    let identifier = LocaleIdentifier(text)?.languageIdentifier
    try require(
      LanguageIdentifier(languageOf: UTF8Preference(raw)) == LanguageIdentifier(languageOf: text),
      "an identifier from UTF-8 is that from a string", text)
    if let identifier {
      try LikelySubtagsProperties.check(identifier)
      try FallbackProperties.check(identifier, text)
    }
    try MatchProperties.check(text, raw)
    try MatchProperties.check(text, isWellFormed: identifier != nil, supported: supported)
  }
}
