/// What may stand behind `-u-` and `-t-` (UTS #35, Unicode Locale Identifier); other singletons take anything.
enum ReferenceExtensionSyntax {
  static func firstBadSubtag(singleton: String, subtags: [ReferenceSubtag]) -> ReferenceSubtag? {
    switch singleton {
    case "u": firstBadKeyword(subtags)
    case "t": firstBadTransform(subtags)
    default: nil
    }
  }

  /// Attributes and types are 3 to 8 long; of two there is only a key: alphanumeric, then a letter.
  private static func firstBadKeyword(_ subtags: [ReferenceSubtag]) -> ReferenceSubtag? {
    subtags.first { $0.text.utf8.count == 2 && !endsWithLetter($0) }
  }

  /// A language tag, then fields: a letter and a digit, each with at least one value of 3 to 8.
  private static func firstBadTransform(_ subtags: [ReferenceSubtag]) -> ReferenceSubtag? {
    var rest = subtags[...]
    if let first = rest.first, first.isLanguage, first.text != "root" {
      rest = rest.dropFirst()
      if let next = rest.first, next.isScript { rest = rest.dropFirst() }
      if let next = rest.first, next.isRegion { rest = rest.dropFirst() }
      var variants: Set<String> = []
      while let next = rest.first, next.isVariant {
        if !variants.insert(next.text).inserted { return next }
        rest = rest.dropFirst()
      }
    }
    while let field = rest.first {
      guard isFieldKey(field) else { return field }
      rest = rest.dropFirst()
      let values = rest.prefix { $0.text.utf8.count >= 3 }
      if values.isEmpty { return field }
      rest = rest.dropFirst(values.count)
    }
    return nil
  }

  private static func isFieldKey(_ subtag: ReferenceSubtag) -> Bool {
    subtag.text.utf8.count == 2 && !subtag.startsWithDigit && !endsWithLetter(subtag)
  }

  private static func endsWithLetter(_ subtag: ReferenceSubtag) -> Bool {
    subtag.text.utf8.last.map { (0x61...0x7A).contains($0) } ?? false
  }
}
