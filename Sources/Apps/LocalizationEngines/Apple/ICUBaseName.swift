import LocaleCore

/// An identifier as ICU parses it, more tolerantly than BCP 47, because names of folders are not always identifiers.
///
/// `EN-gb` is `en_GB`, `English` is `english`, `en-GB-u-rg-itzzzz` is `en_GB`, `sr@latin` is unchanged. Only a language
/// of more than eleven characters is refused: it has no base name.
struct ICUBaseName: Sendable {
  var language: [UInt8] = []
  var script: [UInt8] = []
  var region: [UInt8] = []
  /// The variants in upper case, with underscores between them.
  var variants: [UInt8] = []
  /// The text after `.` or `@` that is not a keyword: ICU keeps it.
  private var rest: [UInt8] = []

  /// Parses an identifier; nil if ICU refuses it.
  init?(_ text: String) {
    var bytes = Array(text.utf8)
    if let main = Self.partBeforeExtensions(of: bytes) {
      bytes = Self.legacyLanguage(text) ?? main
      if bytes.starts(with: "und_".utf8) || bytes.starts(with: "und-".utf8) {
        bytes.removeFirst(3)
      }
    }
    // What is not read yet, with the separator before it.
    var rest = bytes[...]
    var isAtSeparator: Bool { rest.first.map(ASCII.isSeparator) ?? false }
    func subtag() -> ArraySlice<UInt8> { isAtSeparator ? rest.dropFirst().prefix(while: Self.isInSubtag) : [] }
    let language = rest.prefix(while: Self.isInSubtag)
    guard language.count <= 11 else { return nil }
    self.language = ThreeLetterCodes.shortened(language: language.map(ASCII.lowercased))
    rest = rest[language.endIndex...]
    let script = subtag()
    if script.count == 4, script.allSatisfy(ASCII.isLetter) {
      self.script = script.prefix(1).map { $0.uppercased } + script.dropFirst().map(ASCII.lowercased)
      rest = rest[script.endIndex...]
    }
    let region = subtag()
    if region.count == 2 || region.count == 3 {
      self.region = ThreeLetterCodes.shortened(region: region.map { $0.uppercased })
      rest = rest[region.endIndex...]
    }
    if isAtSeparator {
      rest.removeFirst()
      if self.region.isEmpty, isAtSeparator { rest.removeFirst() }
      let variants = rest.prefix { $0 != 0x2E && $0 != 0x40 }
      self.variants = variants.map { $0 == 0x2D ? 0x5F : $0.uppercased }
      rest = rest[variants.endIndex...]
    }
    // A character set after a dot is kept, and text after `@` that is not a keyword.
    let keywords = rest.drop { $0 != 0x40 }
    self.rest = Array(keywords.contains(0x3D) ? rest[..<keywords.startIndex] : rest)
  }

  /// Whether a byte is in a subtag, which a separator, `.` or `@` ends.
  private static func isInSubtag(_ byte: UInt8) -> Bool { !ASCII.isSeparator(byte) && byte != 0x2E && byte != 0x40 }

  /// The parts in ICU's form; `ca__VALENCIA` if the region is missing.
  var bytes: [UInt8] {
    var bytes = language
    for part in [script, region] where !part.isEmpty { bytes += [0x5F] + part }
    if !variants.isEmpty { bytes += (region.isEmpty ? [0x5F, 0x5F] : [0x5F]) + variants }
    return bytes + rest
  }

  /// The part before the extensions. An identifier with a one-character subtag before its end is read as BCP 47.
  private static func partBeforeExtensions(of bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.contains(0x40) else { return nil }
    var start = 0
    for index in bytes.indices where ASCII.isSeparator(bytes[index]) {
      if index - start == 1 { return Array(bytes[..<max(start - 1, 0)]) }
      start = index + 1
    }
    return nil
  }

  /// The language of a legacy tag: `i-klingon` is `tlh`.
  private static func legacyLanguage(_ text: String) -> [UInt8]? {
    guard text.utf8.prefix(2).map({ $0 | 0x20 }).elementsEqual("i-".utf8) else { return nil }
    return LocaleIdentifier(text).map { Array($0.languageIdentifier.language.description.utf8) }
  }

  /// Whether ICU's minimizing keeps the region: there is one, and it is not the likely one.
  var keepsRegionWhenMinimized: Bool {
    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    if region.isEmpty || language.count > 8 { return false }
    guard let region = RegionSubtag(string(region)) else { return true }
    var identifier = LanguageIdentifier(
      language: LanguageSubtag(string(language)) ?? .undetermined, script: ScriptSubtag(string(script)), region: region)
    if language.count == 4 {
      // No language has four letters: ICU reads a script, refuses a second one, and takes the region's language.
      guard script.isEmpty else { return false }
      identifier = LanguageIdentifier(
        language: LanguageIdentifier(language: .undetermined, region: region).maximized.language,
        script: ScriptSubtag(string(language)), region: region)
    }
    return identifier.minimized.region != nil
  }
}

extension UInt8 {
  /// The byte with a letter in upper case; every other byte as it is.
  var uppercased: UInt8 { ASCII.isLetter(self) ? self & 0xDF : self }
}
