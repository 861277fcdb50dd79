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

  /// What a key with a full stop may be: the name of a host, a file, a product or a version, which is shown as it is.
  enum Thing {
    /// `example.org`, `Trakt.tv`, `Node.js`, `H.264`, `0.25x`.
    case certain
    /// `trakt.tv` and `export.pdf`, unless the keys beside it begin alike and have texts.
    case likely

    private static let hosts: Set<Substring> = ["com", "org", "net", "edu", "gov", "js"]
    private static let others: Set<Substring> = [
      "ai", "app", "apk", "cn", "co", "css", "csv", "db", "de", "dev", "dmg", "exe", "fm", "fr", "gg", "gif", "html",
      "info",
      "io", "ipa", "it", "jp", "jpg", "json", "me", "md", "mov", "mp3", "mp4", "pdf", "pkg", "plist", "png", "py", "rb",
      "ru",
      "sh", "sqlite", "strings", "svg", "swift", "ts", "tv", "txt", "uk", "wav", "xcstrings", "xml", "yaml", "yml",
      "zip",
    ]

    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 1, let first = parts[0].unicodeScalars.first, let last = parts.last else { return nil }
      func isNumber(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.numericType != nil }
      // `H.264` and `1.5x`, but not `q.1`, a question's name.
      let isVersion = zip(parts, parts.dropFirst()).contains { left, right in
        let isLetter = left.unicodeScalars.count == 1 && left.unicodeScalars.first?.properties.isUppercase == true
        return isNumber(right.unicodeScalars.first) && (isLetter || isNumber(left.unicodeScalars.last))
      }
      let ending = Substring(last.lowercased())
      if isVersion || isNumber(first) || Self.hosts.contains(ending) {
        self = .certain
      } else if Self.others.contains(ending) {
        self = first.properties.isUppercase ? .certain : .likely
      } else {
        return nil
      }
    }
  }

  /// Whether a key is an identifier, and nothing that is shown as it is.
  static func isNameOfText(_ key: String) -> Bool { isCertainlyNoText(key) && Thing(key) != .certain }

  /// Whether a key is an identifier: it has an underscore or a full stop between letters, no space, and no sign that only
  /// sentences have.
  static func isCertainlyNoText(_ key: String) -> Bool {
    !key.utf8.contains(0x20) && !key.unicodeScalars.contains(where: \.isOfSentences)
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
    if text.hasScheme, text.wordCount == 0 { return false }
    guard text.utf8.contains(0x25) else { return isTranslatable(text.unicodeScalars) }
    var rest = Array(text.unicodeScalars)
    for specifier in FormatString(text, isSubstitution: true).specifiers.reversed() where !specifier.isAmbiguous {
      // A part with variations has its own words.
      if specifier.substitution != nil { return true }
      let end = specifier.offset + specifier.scalarCount
      if end <= rest.count { rest.removeSubrange(specifier.offset..<end) }
    }
    return isTranslatable(rest)
  }

  /// Whether a text without conversions has a letter, and is no unit.
  private static func isTranslatable(_ rest: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    guard rest.contains(where: \.isLetter) else { return false }
    // Symbols are short.
    if !rest.dropFirst(12).isEmpty { return true }
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
  /// Whether it is a path in a file of XLIFF, of which an import made a key: `/files:dict/NSStringLocalizedFormatKey:dict/:string`.
  var isPathOfExport: Bool { contains(":dict/") && hasSuffix(":string") }

  /// Whether it is a location or an e-mail address.
  var isAddress: Bool {
    hasScheme
      || components(cutAt: "@").dropLast().contains { $0.last?.isLetter == true || $0.last?.isNumber == true }
  }

  /// Its letters and digits without conversions, in small letters: what two texts say, however it is written.
  var letters: String {
    KeyPatterns.bare(self).lettersOfName
  }

  /// Whether an address with its scheme is in it: `https://example.org`.
  fileprivate var hasScheme: Bool {
    var rest = utf8[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[colon...].dropFirst()
      if rest.starts(with: "//".utf8) { return true }
    }
    return false
  }

  /// The number of words with a letter, without addresses, which are the same in all languages. Scripts without spaces have a
  /// word for two letters, about.
  var wordCount: Int {
    unicodeScalars.split(whereSeparator: \.isSpace).reduce(0) { count, word in
      guard word.contains(where: \.isLetter), !word.contains("@"), !String(word).hasScheme else { return count }
      return count + max(1, word.count(where: \.isOfScriptWithoutSpaces) / 2)
    }
  }
}

extension Unicode.Scalar {
  // Most are ASCII, of which no table is asked.
  fileprivate var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
  /// Whether it is a comma, or a sign beyond ASCII: a full-width parenthesis, an apostrophe of print.
  fileprivate var isOfSentences: Bool {
    isASCII
      ? self == ","
      : !properties.isAlphabetic && properties.numericType == nil && properties.canonicalCombiningClass == .notReordered
  }
  fileprivate var isSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

  /// Whether it is a letter of Thai, Lao, Burmese, Khmer, Japanese or Chinese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    guard !isASCII, properties.isAlphabetic else { return false }
    return switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Sequence<String> {
  package var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
