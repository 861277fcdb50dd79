import AppLocalization

extension Sequence<String> {
  /// The forms that all spellings of these localizations' names have in common.
  var comparable: Set<String> { Set(map(LocalizationName.comparable)) }

  /// The names with a region whose language and script is another of the names.
  var variants: Set<String> {
    let names = Set(comparable.map(LocalizationName.folded))
    return Set(filter { $0.withoutRegion.map(names.contains) ?? false })
  }
}

extension String {
  /// The language and script of a name with a region.
  fileprivate var withoutRegion: String? {
    let parts = LocalizationName.comparable(self).split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let region = parts.last,
      region.count == 2 || region.count == 3 && region.allSatisfy(\.isNumber)
    else { return nil }
    return parts.dropLast().joined(separator: "-")
  }

  /// Whether ISO 639 keeps the code for private use: `qaa` to `qtz`, of which translators' tools use `qqq` for their notes.
  var isPrivateUseLanguage: Bool {
    let letters = Array(languageSubtag.utf8)
    return letters.count == 3 && letters[0] == UInt8(ascii: "q")
      && (UInt8(ascii: "a")...UInt8(ascii: "t")).contains(letters[1])
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letters[2])
  }

  /// Whether two names have the same language.
  func sharesLanguage(with other: String) -> Bool { languageSubtag == other.languageSubtag }

  private var languageSubtag: String {
    String(LocalizationName.comparable(self).prefix { $0 != "_" && $0 != "-" })
  }
}
