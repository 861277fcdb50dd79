import LocaleCore

/// The plural rules of a language: the form of a text for a number (UTS #35 part 3, Language Plural Rules).
///
///     PluralRules("pl").category(for: 5)                    // many: "5 plików"
///     try PluralRules("pl").category(for: "1.50")           // other: "1.50 pliku"
///     PluralRules("en", .ordinal).category(for: 22)         // two: "22nd"
///
/// It is a value of a few words, made from constant tables without allocating. Selecting a category reads the rules until
/// one holds.
public struct PluralRules: Hashable, Sendable {
  /// Whether a number counts things or gives a position among them.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A count: "5 files".
    case cardinal
    /// A position: "the 5th file".
    case ordinal
  }

  /// Whether the rules are for counts or for positions.
  public let kind: Kind
  /// The locale that the rules come from, as in `PluralLocaleRow`.
  let source: UInt64
  private let set: PluralRuleSet

  /// Makes the rules of a locale.
  ///
  /// Subtags after the region do not count. A locale without rules of its own has those of its parent: `pt` for
  /// `pt-BR`, while `pt-PT` has its own. A language without rules in CLDR, and a text that is not an identifier, get
  /// those of root, which give every number `other`; see `locale`. Aliases are replaced as in canonical form: `pol` has
  /// the rules of `pl`, `prs` those of `fa`, `hy-arevmda` those of `hyw`.
  ///
  /// Allocates nothing; takes some 300 instructions.
  public init(_ identifier: String, _ kind: Kind = .cardinal) {
    let key = PluralLocaleKey(identifier)
    self.kind = kind
    var found = PluralLanguageRow(rawValue: 0)
    if let row = Self.row(of: key.language) {
      found = row
      if row.hasLocales, let row = Self.locale(key) {
        source = row.key
        set = Self.set(row.sets, kind)
        return
      }
    } else if let root = PluralTable.languages.first {
      found = PluralLanguageRow(rawValue: root)
    }
    source = PluralLocaleRow.key(language: UInt64(found.language), script: 0, region: 0)
    set = Self.set(found.sets, kind)
  }

  private static func set(_ sets: PluralSets, _ kind: Kind) -> PluralRuleSet {
    PluralRuleSet(rawValue: PluralTable.sets[kind == .cardinal ? sets.cardinal : sets.ordinal])
  }

  /// The row of a language, by binary search.
  private static func row(of language: UInt64) -> PluralLanguageRow? {
    var low = 0
    var high = PluralTable.languages.count
    while low < high {
      let middle = (low &+ high) >> 1
      let row = PluralLanguageRow(rawValue: PluralTable.languages[middle])
      if UInt64(row.language) == language { return row }
      if UInt64(row.language) < language { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// The row of a script or region whose rules are not its language's: CLDR has a handful.
  private static func locale(_ key: PluralLocaleKey) -> PluralLocaleRow? {
    for rawValue in PluralTable.locales where PluralLocaleRow(rawValue: rawValue).key == key.all {
      return PluralLocaleRow(rawValue: rawValue)
    }
    for rawValue in PluralTable.locales where PluralLocaleRow(rawValue: rawValue).key == key.withoutRegion {
      return PluralLocaleRow(rawValue: rawValue)
    }
    return nil
  }

  // MARK: - Selecting

  /// The category of an integer; for a negative one, that of its absolute value.
  ///
  /// Allocates nothing for any integer type of the standard library.
  @inlinable
  public func category(for number: some BinaryInteger) -> PluralCategory { category(for: PluralOperands(number)) }

  /// The category of a number as it is written, `1.50`, or in CLDR's notation of compact forms, `1.2c6`.
  ///
  /// Takes time linear in the length. Allocates nothing.
  ///
  /// - Throws: an error if the text is not a number, see `PluralOperands.init(_:)`.
  public func category(for number: String) throws(PluralNumberError) -> PluralCategory {
    category(for: try PluralOperands(number))
  }

  @available(
    *, unavailable,
    message: "give the number as it is written, \"1.5\": 1.5 and 1.50 may have different categories"
  )
  public func category(for number: some BinaryFloatingPoint) -> PluralCategory { .other }

  /// The category of a number by its operands. Allocates nothing.
  public func category(for operands: PluralOperands) -> PluralCategory {
    PluralInterpreter.category(of: operands, from: set.start)
  }

  // MARK: - About the rules

  /// The categories of the language, for which a translation needs texts: `one`, `few`, `many` and `other` for Polish.
  /// `other` is always one of them. In CLDR's order. Allocates the array.
  public var categories: [PluralCategory] { PluralCategory.allCases.filter(has) }

  private func has(_ category: PluralCategory) -> Bool { set.categories >> category.code & 1 != 0 }

  /// The locale that the rules come from: `pt-PT` for `pt-PT`, `pt` for `pt-BR`, `root` for a language without rules in
  /// CLDR.
  public var locale: String { PluralLocaleKey.text(of: source) }

  /// The rule of a category as CLDR writes it: `i = 1 and v = 0`, with one space where CLDR may have several. Empty for
  /// `other`, which takes all remaining numbers; nil for a category that the language does not have.
  ///
  /// Makes the text from the words that select categories: no table holds it.
  public func rule(for category: PluralCategory) -> String? {
    has(category) ? PluralRuleText.text(of: category, from: set.start) : nil
  }
}

extension PluralRules: CustomStringConvertible {
  /// The locale, the kind and the categories: `pl, cardinal: one, few, many, other`. Allocates.
  public var description: String {
    var text = locale + (kind == .cardinal ? ", cardinal" : ", ordinal")
    for (index, category) in categories.enumerated() { text += (index == 0 ? ": " : ", ") + category.rawValue }
    return text
  }
}
