import AppLocalization
import AppSources

/// The forms of keys and texts.
enum TextForm {
  /// Whether a key looks like a text: several words, a conversion, or a word as prose writes it. `Q_AND_U`, `imageSource`
  /// and `home.title` do not.
  static func isText(_ key: String) -> Bool {
    let scalars = key.unicodeScalars
    if scalars.contains(where: { $0 == " " || $0 == "%" || !$0.isASCII }) { return true }
    guard scalars.contains(where: \.properties.isAlphabetic) else { return true }
    if isCertainlyNoText(key) { return false }
    guard let first = scalars.first, !first.properties.isLowercase else { return false }
    // `OK` is a word, and `ImageSource` none.
    let isLower = scalars.dropFirst().map(\.properties.isLowercase)
    return isLower.contains(true)
      ? !zip(isLower, scalars.dropFirst(2)).contains { $0 && $1.properties.isUppercase } : scalars.count <= 4
  }

  /// Whether a text of up to three words may be a name, which no language translates: each begins with a capital.
  static func isInCapitals(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return (2...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
  }

  /// Whether a key is the name of a text, and not a format: `home.title_%@` is, `%.1fs` is none.
  static func isName(_ key: String) -> Bool {
    guard key.utf8.contains(0x25) else { return isCertainlyNoText(key) }
    let scalars = Array(KeyPatterns.bare(key).unicodeScalars)
    return isTranslatable(key)
      && zip(scalars, scalars.dropFirst()).contains { $0.properties.isAlphabetic && ($1 == "." || $1 == "_") }
      && isCertainlyNoText(String(scalars: scalars.map { $0 == SourceLexer.mark ? "0" : $0 }[...]))
  }

  /// Whether a key is an identifier: it has an underscore or a full stop between letters, and no space.
  static func isCertainlyNoText(_ key: String) -> Bool {
    !key.utf8.contains(0x20)
      && key.utf8.dropFirst().dropLast().contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
      && key.utf8.last != UInt8(ascii: ".")
  }

  /// The symbols of units, which most languages share.
  private static let units: Set<String> = [
    "g", "kg", "mg", "m", "cm", "mm", "km", "s", "ms", "h", "min", "V", "W", "dB", "Hz", "kHz", "MHz", "GHz", "B", "kB",
    "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "kbps", "Mbps", "fps", "px", "pt", "U", "U/hr", "mg/dL", "mmol/L", "C",
    "F",
    "°C", "°F",
  ]

  /// Whether a text can be translated: it has a letter outside its conversions, and is no unit and no address.
  static func isTranslatable(_ text: String) -> Bool {
    if text.contains("://"), text.wordCount == 0 { return false }
    var rest = Array(text.unicodeScalars)
    if text.utf8.contains(0x25) {
      for specifier in FormatString(text, isSubstitution: true).specifiers.reversed() where !specifier.isAmbiguous {
        // A part with variations has its own words.
        if specifier.substitution != nil { return true }
        let end = specifier.offset + specifier.scalarCount
        if end <= rest.count { rest.removeSubrange(specifier.offset..<end) }
      }
    }
    guard rest.contains(where: \.properties.isAlphabetic) else { return false }
    // Symbols are short.
    if rest.count > 12 { return true }
    let isSymbol: (Unicode.Scalar) -> Bool = { $0.properties.isAlphabetic || $0 == "°" }
    let word = rest.drop { !isSymbol($0) }.reversed().drop { !isSymbol($0) }.reversed()
    return !units.contains(String(String.UnicodeScalarView(word)))
  }
}

extension [String] {
  /// The first three keys in a message.
  var firstKeys: String { prefix(3).map { "'\($0.excerpt)'" }.joined(separator: ", ") + (count > 3 ? " …" : "") }
}

extension String {
  /// Whether it is a location or an e-mail address.
  var isAddress: Bool {
    contains("://")
      || components(cutAt: "@").dropLast().contains { $0.last?.isLetter == true || $0.last?.isNumber == true }
  }

  /// Its letters and digits without conversions, in small letters: what two texts say, however it is written.
  var letters: String {
    KeyPatterns.bare(self).lettersOfName
  }

  /// The number of words with a letter, without addresses, which are the same in all languages. Scripts without spaces have a
  /// word for two letters, about.
  var wordCount: Int {
    let parts = split(whereSeparator: \.isWhitespace)
      .filter { $0.contains(where: \.isLetter) && !$0.contains("://") && !$0.contains("@") }
    return parts.reduce(0) { $0 + max(1, $1.unicodeScalars.count(where: \.isOfScriptWithoutSpaces) / 2) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Thai, Lao, Burmese, Khmer, Japanese or Chinese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    guard properties.isAlphabetic else { return false }
    return switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Sequence<String> {
  var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
