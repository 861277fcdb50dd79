import LocaleAliases

extension AcceptLanguage {
  /// Writes a header that asks for preferences, best first: `en-IE, fr;q=0.9, de;q=0.8`.
  ///
  /// The weights are those that browsers and Alamofire write: the first has weight 1, which is left out, and each
  /// further one a tenth less, down to 0.1. More than ten preferences take steps of a hundredth, more than a hundred
  /// take steps of a thousandth, so that weights always descend and none is zero. Those after the first thousand are
  /// left out.
  ///
  /// Language, script, region and variants are written in canonical case. Extensions (`-u-ca-buddhist`) are not,
  /// because they tell much about a person, and servers do not use them. `und`, repeated identifiers, and texts that name no
  /// locale, which could inject a header, are left out too; a name as programs write it, `de_DE.UTF-8`, is the locale it names.
  ///
  /// - Parameters:
  ///   - preferences: identifiers, the most wanted first.
  ///   - addingLanguages: puts the language alone, with its script if that is written, after the last region of its first run,
  ///     `en-IE, en;q=0.9`, as Chrome does, for servers that compare tags and do not match them.
  ///
  /// The header is empty for no preferences, and as long as it takes: a server reads only its first 4096 bytes. Allocates;
  /// takes time in proportion to the preferences. RFC 9110, §12.5.4, §12.4.2.
  public init(preferences: [String], addingLanguages: Bool = false) {
    var tags: [String] = []
    var seen: Set<TextKey> = []
    for preference in preferences {
      if let tag = Self.tag(of: preference), seen.insert(TextKey(text: tag)).inserted { tags.append(tag) }
      // The rest would be left out. Added languages, however, depend on later tags.
      if !addingLanguages, tags.count == 1000 { break }
    }
    if addingLanguages { tags = Self.addingLanguages(to: tags) }
    if tags.count > 1000 { tags.removeLast(tags.count - 1000) }
    let step = tags.count <= 10 ? 100 : tags.count <= 100 ? 10 : 1
    var header = ""
    for (index, tag) in tags.enumerated() {
      if index > 0 { header += ", " }
      header += tag
      if index > 0 { header += Self.weight(1000 - index * step) }
    }
    self.init(header)
  }

  /// The text `;q=0.8` for 800, with no more decimals than necessary.
  private static func weight(_ thousandths: Int) -> String {
    var digits = thousandths
    var width = 3
    while width > 1, digits % 10 == 0 {
      digits /= 10
      width -= 1
    }
    var text = ";q=0."
    if width > 2, digits < 100 { text += "0" }
    if width > 1, digits < 10 { text += "0" }
    return text + String(digits)
  }

  /// The identifier as a language tag, without extensions; nil for `und`, and for what names no locale.
  package static func tag(of preference: String) -> String? {
    guard let identifier = LocaleIdentifier(naming: preference), !identifier.languageIdentifier.isUndetermined else {
      return nil
    }
    let tag = identifier.withoutExtensions.text
    // With hyphens `art_lojban` has become a legacy tag, which is replaced when it is read. One more round is enough:
    // the replacement of a legacy tag is not a legacy tag.
    return LegacyTag.begins(tag) ? LocaleIdentifier(tag)?.withoutExtensions.text : tag
  }

  /// As Chrome does: the language of each run of tags follows the last of the run; what comes again is left out.
  private static func addingLanguages(to tags: [String]) -> [String] {
    let bases = tags.map { tag in
      LanguageIdentifier(languageOf: tag).map {
        LanguageIdentifier(language: $0.language, script: $0.script).description
      } ?? tag
    }
    var result: [String] = []
    var seen: Set<TextKey> = []
    for index in tags.indices {
      if seen.insert(TextKey(text: tags[index])).inserted { result.append(tags[index]) }
      let isLast = index + 1 == tags.endIndex || TextKey(text: bases[index + 1]) != TextKey(text: bases[index])
      if isLast, seen.insert(TextKey(text: bases[index])).inserted { result.append(bases[index]) }
    }
    return result
  }
}

/// A text as a key of sets, compared by its bytes: comparing strings would link Unicode's tables into embedded
/// programs. The standard library's hash has a new seed in each process, so no list can be crafted to collide.
struct TextKey: Hashable {
  let text: String

  static func == (left: TextKey, right: TextKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8.max)
  }
}
