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
    var reader = BaseNameReader(bytes)
    guard let language = reader.language() else { return nil }
    self.language = ThreeLetterCodes.shortened(language: language)
    script = reader.script()
    region = ThreeLetterCodes.shortened(region: reader.region())
    variants = reader.variants(skippingRegion: region.isEmpty)
    rest = reader.rest()
  }

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

/// Reads the parts one after another.
private struct BaseNameReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes up to the next separator, `.`, `@` or the end.
  private func run(from start: Int) -> ArraySlice<UInt8> {
    bytes.dropFirst(start).prefix { !ASCII.isSeparator($0) && $0 != 0x2E && $0 != 0x40 }
  }

  private var isAtSeparator: Bool { position < bytes.count && ASCII.isSeparator(bytes[position]) }

  mutating func language() -> [UInt8]? {
    let run = run(from: position)
    guard run.count <= 11 else { return nil }
    position = run.endIndex
    return run.map(ASCII.lowercased)
  }

  mutating func script() -> [UInt8] {
    guard isAtSeparator else { return [] }
    let run = run(from: position + 1)
    guard run.count == 4, run.allSatisfy(ASCII.isLetter), let first = run.first else { return [] }
    position = run.endIndex
    return [first.uppercased] + run.dropFirst().map(ASCII.lowercased)
  }

  mutating func region() -> [UInt8] {
    guard isAtSeparator else { return [] }
    let run = run(from: position + 1)
    guard run.count == 2 || run.count == 3 else { return [] }
    position = run.endIndex
    return run.map { $0.uppercased }
  }

  mutating func variants(skippingRegion: Bool) -> [UInt8] {
    guard isAtSeparator else { return [] }
    position += 1
    if skippingRegion, isAtSeparator { position += 1 }
    let variants = bytes[position...].prefix { $0 != 0x2E && $0 != 0x40 }
    position = variants.endIndex
    return variants.map { $0 == 0x2D ? 0x5F : $0.uppercased }
  }

  /// The rest, which is kept: a character set after a dot, and text after `@` that is not a keyword.
  func rest() -> [UInt8] {
    let tail = bytes[position...]
    guard let at = tail.firstIndex(of: 0x40) else { return Array(tail) }
    return tail[at...].contains(0x3D) ? Array(tail[..<at]) : Array(tail)
  }
}

extension UInt8 {
  /// The byte with a letter in upper case; every other byte as it is.
  var uppercased: UInt8 { ASCII.isLetter(self) ? self & 0xDF : self }
}
