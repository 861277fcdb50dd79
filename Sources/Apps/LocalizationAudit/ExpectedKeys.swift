import AppLocalization

/// The keys that every localization of a table should have.
///
/// If the table has the developer's texts, their keys are expected. If the keys themselves are the developer's texts,
/// the file of the developer's language has few keys or none. Then the keys of at least half of the localizations are
/// expected.
struct ExpectedKeys {
  /// The expected keys, sorted by bytes.
  private(set) var keys: [String] = []
  /// Whether keys are the developer's texts. A key that the reference lacks is then its own text there.
  let areTexts: Bool
  /// The number of localizations beside the reference, without variants, and how many of them have each key.
  private let measuredCount: Int
  private let counts: [LiteralKey: Int]
  /// The keys that at least half of them have.
  private let common: Set<LiteralKey>

  init(_ table: AuditTable, _ kind: AuditTable.TableKind, variants: Set<TablePlace>) {
    // The localizations whose keys are counted: neither the reference, nor Base, nor a variant of another such as en-GB.
    let measured = table.localizations.keys.filter {
      $0 != table.reference && $0.localization != nil && !variants.contains($0)
    }
    var counts: [LiteralKey: Int] = [:]
    for name in measured {
      for key in (table.localizations[name]?.written ?? [:]).keys { counts[key, default: 0] += 1 }
    }
    let own = table.developers
    let referenceCount = own?.entries.count ?? 0
    let isCounted = measured.count > 1 || referenceCount == 0
    let common = Set(counts.filter { isCounted && AuditThreshold.isCommon($1, of: measured.count) }.keys)
    self.counts = counts
    self.common = common
    measuredCount = measured.count
    let isReferenceSmall = AuditThreshold.isReferenceSmall(referenceCount, beside: common.count)
    let all = own.map { Set($0.entries.keys) } ?? []
    let areTexts = kind == .settings || !table.isCatalog && Self.areTexts(own: all, common: common)
    self.areTexts = areTexts
    var wanted = all
    if !table.isCatalog, own == nil || isReferenceSmall || areTexts { wanted.formUnion(common) }
    if kind == .interface, !table.interfaces.isEmpty {
      wanted = wanted.union(common).filter { key in
        table.interfaces.contains { $0.has(key.text) } && !table.interfaces.contains { $0.isPlaceholder(key.text) }
      }
    }
    if let texts = table.settingsTexts { wanted = Set(texts.map(LiteralKey.init)) }
    keys =
      wanted.map(\.text).filter { key in
        guard !key.isEmpty else { return false }
        let entry = own?.entries[key]
        if entry?.state == .stale { return false }
        // A key that is no text, and that the reference lacks, has its text in code.
        let inCode = Self.isText(key) ? key : table.sample(key)?.format.representative
        let text =
          entry?.format.representative ?? table.interfaces.lazy.compactMap { $0.text(of: key) }.first ?? inCode ?? key
        // A missing key would be shown even in place of a text without words, unless the key is the text.
        return Self.isTranslatable(text)
          || entry != nil && kind == .strings && !table.isCatalog && !Self.isText(key) && text != key && !text.isEmpty
      }.sortedByBytes
  }

  /// Whether keys are texts: one of five has a space.
  ///
  /// - Parameters:
  ///   - own: the keys in the developer's language.
  ///   - common: the keys that at least half of the other localizations have. If there are more of them, they decide.
  private static func areTexts(own: Set<LiteralKey>, common: Set<LiteralKey>) -> Bool {
    let sample = own.count < common.count ? common : own
    return AuditThreshold.areTexts(sample.count { $0.text.utf8.contains(0x20) }, of: sample.count)
  }

  /// Whether at least half of the localizations have a key.
  func isCommon(_ key: String) -> Bool { common.contains(LiteralKey(key)) }

  /// Whether most localizations have a key, and at least three.
  func isInMost(_ key: String) -> Bool {
    AuditThreshold.isExpected(counts[LiteralKey(key)] ?? 0, of: measuredCount)
  }

  /// Whether only one of several localizations has a key: it is behind the others, and not ahead of them.
  func isAlone(_ key: String) -> Bool { measuredCount > 1 && (counts[LiteralKey(key)] ?? 0) < 2 }

  /// Whether a key that the reference lacks is its own text there: at least half of the localizations have it, and it
  /// looks like a text.
  func isOwnText(_ key: String) -> Bool { isCommon(key) && Self.isText(key) }

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

  /// Whether a key is the name of a text, and not a format: `home.title_%@` is, `%.1fs` is none.
  static func isName(_ key: String) -> Bool {
    guard key.utf8.contains(0x25) else { return isCertainlyNoText(key) }
    let scalars = Array(CodeKeys.bare(key).unicodeScalars)
    return isTranslatable(key)
      && zip(scalars, scalars.dropFirst()).contains { $0.properties.isAlphabetic && ($1 == "." || $1 == "_") }
      && isCertainlyNoText(String(scalars: scalars.map { $0 == CodeScanner.mark ? "0" : $0 }[...]))
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
