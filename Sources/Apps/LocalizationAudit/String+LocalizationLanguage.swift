import AppLocalization

extension String {
  /// Whether one of the names has its language and script, but no region.
  func isVariant(ofOneIn names: Set<String>) -> Bool {
    let parts = LocalizationName.comparable(self).split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let region = parts.last,
      region.count == 2 || region.count == 3 && region.allSatisfy(\.isNumber)
    else { return false }
    let parent = parts.dropLast().joined(separator: "-")
    return names.contains {
      $0 != self && !$0.isEmpty && LocalizationName.folded(LocalizationName.comparable($0)) == parent
    }
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
