import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

/// The properties of an identifier that was read: its text can be read again, and its fields are complete.
enum FieldProperties {
  static func check(_ identifier: LocaleIdentifier) throws(PropertyViolation) {
    let text = identifier.description
    try require(LocaleIdentifier(text) == identifier, "what is printed is read as the same identifier", text)
    try require(
      LocaleIdentifier(identifier.cldrIdentifier) == identifier, "so is the underscore form", identifier.cldrIdentifier)
    let head = identifier.languageIdentifier
    try require(
      head.language == identifier.language && head.script == identifier.script && head.region == identifier.region,
      "the subtags are those of the language identifier", text)
    let printed = LocaleIdentifier(head)
    try require(
      printed.description == head.description && printed.languageIdentifier == head,
      "a language identifier alone is a locale identifier", text)
    let hyphenated = String(identifier.cldrIdentifier.map { $0 == "_" ? "-" : $0 })
    // `root` and the empty text are not BCP 47's, and their language is `und`.
    if hyphenated.hasPrefix("root") || hyphenated.isEmpty { return }
    try require(
      LocaleIdentifier(hyphenated, syntax: .strict) == identifier, "with hyphens it is what BCP 47 calls one", text)
    try require(
      joined(identifier) == hyphenated, "the fields, joined, are the identifier", "\(text): \(joined(identifier))")
    var hasTransform = false
    for piece in identifier.extensions {
      switch piece.singleton {
      case "u": try checkUnicodeExtension(identifier, piece.content)
      case "t":
        hasTransform = true
        try checkTransform(identifier, piece.content)
      default: break
      }
    }
    try require((identifier.transform != nil) == hasTransform, "there is a transform where there is -t-", text)
    try checkValidity(identifier)
  }

  private static func joined(_ identifier: LocaleIdentifier) -> String {
    var text = identifier.language.description
    if let script = identifier.script { text += "-\(script)" }
    if let region = identifier.region { text += "-\(region)" }
    for variant in identifier.variants { text += "-" + variant }
    for piece in identifier.extensions { text += "-\(piece.singleton)-" + piece.content }
    if !identifier.privateUse.isEmpty { text += "-x" }
    for subtag in identifier.privateUse { text += "-" + subtag }
    return text
  }

  private static func checkUnicodeExtension(
    _ identifier: LocaleIdentifier, _ content: Substring
  ) throws(PropertyViolation) {
    var parts: [Substring] = identifier.attributes
    parts += subtags(of: identifier.keywords)
    try require(parts.joined(separator: "-") == content, "attributes and keywords are the -u-", identifier.description)
    if let first = identifier.keywords.first {
      let again = identifier.keywords.first { $0.key == first.key }
      try require(again?.value == first.value, "of equal keys the first counts", identifier.description)
    }
    let calendar = identifier.keywords.first { $0.key == "ca" }?.value
    try require(identifier.keyword("ca") == calendar, "a keyword is found by its key", identifier.description)
  }

  private static func checkTransform(
    _ identifier: LocaleIdentifier, _ content: Substring
  ) throws(PropertyViolation) {
    let transform = try require(identifier.transform, "there is a transform", identifier.description)
    var parts = transform.sourceText.isEmpty ? [] : [transform.sourceText]
    parts += subtags(of: transform.fields)
    try require(
      parts.joined(separator: "-") == content, "source language and fields are the -t-", identifier.description)
    let source = transform.sourceText.isEmpty ? nil : LocaleIdentifier(String(transform.sourceText), syntax: .strict)
    try require(
      transform.source == source?.languageIdentifier, "the source language is an identifier", identifier.description)
  }

  private static func subtags(of keywords: [LocaleIdentifier.Keyword]) -> [Substring] {
    keywords.flatMap { $0.value.isEmpty ? [$0.key] : [$0.key, $0.value] }
  }

  /// The report names every subtag of language, script, region and variants in the order written.
  private static func checkValidity(_ identifier: LocaleIdentifier) throws(PropertyViolation) {
    let report = identifier.validity
    var named = report.filter { $0.field != .subdivision }.map { String($0.subtag) }
    if !identifier.variants.isEmpty { named.removeLast(identifier.variants.count) }
    try require(
      named.joined(separator: "_") == identifier.languageIdentifier.cldrIdentifier, "the report names the subtags",
      "\(identifier): \(named)")
    try require(
      identifier.isValid == report.allSatisfy(\.isValid), "valid is what has valid subtags only", "\(identifier)")
    for entry in report where entry.replacement == "" {
      throw PropertyViolation(property: "a replacement is not empty", values: "\(identifier): \(entry)")
    }
  }
}
