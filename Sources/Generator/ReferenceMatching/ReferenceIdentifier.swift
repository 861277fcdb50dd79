import CLDRTables

/// The parts of a Unicode locale identifier (UTS #35, Unicode Locale Identifier), every field a plain String.
package struct ReferenceIdentifier: Hashable, Sendable {
  /// `-u-ca-roc` as singleton `u` and subtags `ca`, `roc`.
  package struct Extension: Hashable, Sendable {
    package var singleton: String
    package var subtags: [String]

    package init(singleton: String, subtags: [String]) {
      self.singleton = singleton
      self.subtags = subtags
    }
  }

  /// The language in lower case; empty for `und` and if it is missing. `root` keeps its name, because ICU maximizes it.
  package var language: String
  /// The script in title case, or empty. `Zzzz` is kept: it is explicit, although it has no meaning.
  package var script: String
  /// The region in upper case, or empty. `ZZ` is kept.
  package var region: String
  /// The variants in lower case, in the order written.
  package var variants: [String]
  package var extensions: [Extension]
  package var privateUse: [String]

  package init(
    language: String = "", script: String = "", region: String = "", variants: [String] = [],
    extensions: [Extension] = [], privateUse: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
    self.privateUse = privateUse
  }

  /// Whether it is `und` or the empty identifier, with nothing else: only these stay unmaximized for matching.
  package var isUndetermined: Bool { self == ReferenceIdentifier() }

  /// Whether it is only private use, as `x-bork` and `und-x-bork`, which matching treats as a language of its own.
  package var isPrivateUseOnly: Bool {
    !privateUse.isEmpty && self == ReferenceIdentifier(privateUse: privateUse)
  }

  /// Whether it has more than language, script and region. Private use alone is a language of its own.
  var hasTail: Bool { !isPrivateUseOnly && !(variants.isEmpty && extensions.isEmpty && privateUse.isEmpty) }

  /// The identifier written with hyphens, subtags in the order read.
  package var text: String {
    var parts = [language.isEmpty ? "und" : language]
    if !script.isEmpty { parts.append(script) }
    if !region.isEmpty { parts.append(region) }
    parts += variants
    for piece in extensions { parts += [piece.singleton] + piece.subtags }
    if !privateUse.isEmpty { parts += ["x"] + privateUse }
    return parts.joined(separator: "-")
  }
}

/// A text is not an identifier.
package struct ReferenceIdentifierError: Error {}

/// Reads identifiers: BCP 47 or underscores, any case, legacy tags replaced.
package struct ReferenceIdentifierParser: Sendable {
  private let legacyTags: ReferenceLegacyTags

  package init(facts: CLDRFacts) {
    legacyTags = ReferenceLegacyTags(facts: facts)
  }

  package func parse(_ text: String) throws(ReferenceIdentifierError) -> ReferenceIdentifier {
    if text.isEmpty { return ReferenceIdentifier() }
    // Legacy tags belong to BCP 47: ICU replaces `i-klingon` and leaves `i_klingon` alone.
    if !text.utf8.contains(UInt8(ascii: "_")), let replaced = legacyTags.replacing(text.lowercased()) {
      return try Self.fields(of: replaced)
    }
    return try Self.fields(of: text)
  }

  static func fields(of text: String) throws(ReferenceIdentifierError) -> ReferenceIdentifier {
    let subtags = try ReferenceSubtag.split(text)
    var result = ReferenceIdentifier()
    var position = 0

    if let first = subtags.first, first.text != "x" {
      guard first.isLanguage else { throw ReferenceIdentifierError() }
      result.language = first.text == "und" ? "" : first.text
      position = 1
      if position < subtags.count, subtags[position].isScript {
        result.script = subtags[position].titleCased
        position += 1
      }
      if position < subtags.count, subtags[position].isRegion {
        result.region = subtags[position].text.uppercased()
        position += 1
      }
      while position < subtags.count, subtags[position].isVariant {
        let variant = subtags[position].text
        if result.variants.contains(variant) { throw ReferenceIdentifierError() }
        result.variants.append(variant)
        position += 1
      }
    }
    while position < subtags.count, subtags[position].text != "x" {
      let singleton = subtags[position]
      let rest = subtags[(position + 1)...].prefix { $0.text.utf8.count > 1 }
      guard singleton.text.utf8.count == 1, !rest.isEmpty,
        !result.extensions.contains(where: { $0.singleton == singleton.text }),
        ReferenceExtensionSyntax.isWellFormed(singleton: singleton.text, subtags: Array(rest))
      else { throw ReferenceIdentifierError() }
      result.extensions.append(.init(singleton: singleton.text, subtags: rest.map(\.text)))
      position = rest.endIndex
    }
    if position < subtags.count {
      result.privateUse = subtags[(position + 1)...].map(\.text)
      if result.privateUse.isEmpty { throw ReferenceIdentifierError() }
    }
    return result
  }
}

/// One subtag in lower case.
struct ReferenceSubtag: Hashable, Sendable {
  var text: String

  /// Splits at `-` and `_`; every subtag 1 to 8 ASCII letters and digits.
  static func split(_ text: String) throws(ReferenceIdentifierError) -> [ReferenceSubtag] {
    let subtags = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    }
    guard areWellFormed else { throw ReferenceIdentifierError() }
    return subtags.map { ReferenceSubtag(text: String($0).lowercased()) }
  }

  var isAllLetters: Bool { text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
  var isAllDigits: Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  var startsWithDigit: Bool { text.utf8.first.map { (0x30...0x39).contains($0) } ?? false }

  /// 2, 3 or 5 to 8 letters; `root` is the one name of four.
  var isLanguage: Bool { isAllLetters && ([2, 3, 5, 6, 7, 8].contains(text.utf8.count) || text == "root") }
  var isScript: Bool { isAllLetters && text.utf8.count == 4 }
  var isRegion: Bool { (isAllLetters && text.utf8.count == 2) || (isAllDigits && text.utf8.count == 3) }
  var isVariant: Bool { text.utf8.count >= 5 || (text.utf8.count == 4 && startsWithDigit) }

  var titleCased: String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// Checks the contents of `-u-` and `-t-` (UTS #35, Unicode Locale Identifier); other singletons take anything.
enum ReferenceExtensionSyntax {
  static func isWellFormed(singleton: String, subtags: [ReferenceSubtag]) -> Bool {
    switch singleton {
    case "u": areKeywords(subtags)
    case "t": isTransform(subtags)
    default: true
    }
  }

  /// Attributes and types are 3 to 8 characters long. A subtag of two is a key: a letter or digit, then a letter.
  private static func areKeywords(_ subtags: [ReferenceSubtag]) -> Bool {
    subtags.allSatisfy { $0.text.utf8.count != 2 || endsWithLetter($0) }
  }

  /// A language tag, then fields: a letter and a digit, each with at least one value of 3 to 8.
  private static func isTransform(_ subtags: [ReferenceSubtag]) -> Bool {
    var rest = subtags[...]
    if let first = rest.first, first.isLanguage, first.text != "root" {
      rest = rest.dropFirst()
      if let next = rest.first, next.isScript { rest = rest.dropFirst() }
      if let next = rest.first, next.isRegion { rest = rest.dropFirst() }
      let variants = rest.prefix { $0.isVariant }
      if Set(variants).count != variants.count { return false }
      rest = rest.dropFirst(variants.count)
    }
    while let field = rest.first {
      let values = rest.dropFirst().prefix { $0.text.utf8.count >= 3 }
      guard isFieldKey(field), !values.isEmpty else { return false }
      rest = rest.dropFirst(values.count + 1)
    }
    return true
  }

  private static func isFieldKey(_ subtag: ReferenceSubtag) -> Bool {
    subtag.text.utf8.count == 2 && !subtag.startsWithDigit && !endsWithLetter(subtag)
  }

  private static func endsWithLetter(_ subtag: ReferenceSubtag) -> Bool {
    subtag.text.utf8.last.map { (0x61...0x7A).contains($0) } ?? false
  }
}

/// Tags from before BCP 47's syntax (RFC 5646 §2.2.8), and redundant tags of its registry with a preferred form. They are
/// replaced on reading, as in ICU's forLanguageTag, by the rows of `languageAlias`.
struct ReferenceLegacyTags: Sendable {
  /// The tags that happen to be well-formed, and are replaced all the same. ICU reads others of that form (`cel-gaulish`,
  /// `hy-arevmda`, `no-bokmal`) as language and variant; they are aliases of Annex C.
  private static let wellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private struct LegacyTagRow: Sendable {
    var subtags: [String]
    var replacement: String
  }

  private let rows: [LegacyTagRow]

  init(facts: CLDRFacts) {
    var rows: [LegacyTagRow] = []
    for alias in facts.aliases where alias.kind == .language && alias.type.contains("_") {
      let subtags = alias.type.lowercased().split(separator: "_").map(String.init)
      guard let first = subtags.first, first != "und", let replacement = alias.replacements.first else { continue }
      let isSignLanguage = first == "sgn"
      if isSignLanguage || Self.wellFormed.contains(alias.type) || ReferenceAliases.fields(alias.type) == nil {
        rows.append(LegacyTagRow(subtags: subtags, replacement: replacement.replacing("_", with: "-")))
      }
    }
    // Most subtags first: `zh-min-nan` before `zh-min`.
    self.rows = rows.sorted { $0.subtags.count > $1.subtags.count }
  }

  /// The lower-cased tag with its legacy beginning replaced; nil if it has none.
  func replacing(_ tag: String) -> String? {
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    for row in rows where subtags.starts(with: row.subtags) {
      return ([row.replacement] + subtags.dropFirst(row.subtags.count)).joined(separator: "-")
    }
    return nil
  }
}
