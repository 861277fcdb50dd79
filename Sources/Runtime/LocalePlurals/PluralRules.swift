import LocaleAliases
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
  /// The row of the locale that the rules come from: 0 is that of root.
  private let row: Int
  /// The index of the first of the words that select a category.
  private let start: Int

  /// Makes the rules of a locale.
  ///
  /// Subtags after the region do not count. A locale without rules of its own has those of its parent: `pt` for
  /// `pt-BR`, while `pt-PT` has its own. A name as programs write it, `pt_PT.UTF-8`, is the locale that it names. A language
  /// without rules in CLDR, and a text that names none, get those of root, which give every number `other`; see `locale`. Aliases are replaced as in canonical form: `pol` has
  /// the rules of `pl`, `prs` those of `fa`, `hy-arevmda` those of `hyw`.
  ///
  /// Allocates nothing; takes some 500 instructions for `en`, and twice as many for a name that has to be rewritten.
  public init(_ identifier: String, _ kind: Kind = .cardinal) {
    self.kind = kind
    row = Self.row(of: identifier.withIdentifierBytes { Self.read($0) })
    start = Int(PluralTable.starts[Self.set(of: row, kind)])
  }

  /// Reads language, script and region, and replaces aliases. The language is zero, as that of root, if the text names none of two
  /// or three letters.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    var fields = LSR(rawValue: 0)
    // Closures and no local function, whose context would be on the heap.
    ParsedIdentifier.readingAsFarAsPossible(
      bytes, isLanguage: { _ in true },
      { parsed, text in
        fields = parsed.fields
        var variants = AliasVariants(in: parsed.variants(in: text))
        Aliases.replace(&fields, &variants)
      })
    return fields
  }

  /// The row of a locale, else of its language in its script, else of its language, else of root.
  private static func row(of locale: LSR) -> Int {
    let language = LSR(language: locale.language, script: 0, region: 0).rawValue
    guard let first = Sorted.index(of: language, in: PluralTable.locales) else { return 0 }
    // The locales of a language follow it, one in a script before those in a region of it.
    var found = first
    for row in first..<PluralTable.locales.count {
      let other = LSR(rawValue: PluralTable.locales[row])
      if other.language != locale.language { break }
      if other.rawValue == locale.rawValue & ~LSR.regionMask || other == locale { found = row }
    }
    return found
  }

  /// The number of a locale's set of rules.
  private static func set(of row: Int, _ kind: Kind) -> Int {
    Int(kind == .cardinal ? PluralTable.cardinals[row] : PluralTable.ordinals[row])
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
    PluralInterpreter.category(of: operands, from: start)
  }

  // MARK: - Ranges

  /// The category of a range of numbers, by the categories of its start and its end: of "1–5 files" in Polish, `many`.
  ///
  /// If CLDR has no row for these two categories, or the language no ranges, the answer is `other`, as in ICU4C and
  /// `Intl.PluralRules`. UTS #35 part 3, Plural Ranges, and ICU4X give the category of the end. The rows hold for
  /// ordinals too. Allocates nothing.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    let place = Int(PluralTable.ranges[row]) &* 36 &+ Int(truncatingIfNeeded: start.code &* 6 &+ end.code)
    return PluralCategory(code: UInt64(PluralTable.rangeCategories[place]))
  }

  /// The category of a range of integers. Allocates nothing for any integer type of the standard library.
  public func category(from start: some BinaryInteger, to end: some BinaryInteger) -> PluralCategory {
    category(from: category(for: start), to: category(for: end))
  }

  /// The category of a range of numbers as they are written: `0.5` and `1.0`. Allocates nothing.
  ///
  /// - Throws: an error if a text is not a number, see `PluralOperands.init(_:)`.
  public func category(from start: String, to end: String) throws(PluralNumberError) -> PluralCategory {
    category(from: try category(for: start), to: try category(for: end))
  }

  // MARK: - About the rules

  /// The categories of the language, for which a translation needs texts: `one`, `few`, `many` and `other` for Polish.
  /// `other` is always one of them. In CLDR's order. Allocates the array.
  public var categories: [PluralCategory] { PluralCategory.allCases.filter(has) }

  private func has(_ category: PluralCategory) -> Bool {
    PluralTable.categories[Self.set(of: row, kind)] >> category.code & 1 != 0
  }

  /// The locale that the rules come from: `pt-PT` for `pt-PT`, `pt` for `pt-BR`, `root` for a language without rules in
  /// CLDR.
  public var locale: String {
    if row == 0 { return "root" }
    let fields = LSR(rawValue: PluralTable.locales[row])
    var text = IdentifierBuffer()
    text.append(language: fields.language, script: fields.script, region: fields.region)
    return text.text
  }

  /// The rule of a category as CLDR writes it: `i = 1 and v = 0`, with one space where CLDR may have several. Empty for
  /// `other`, which takes all remaining numbers; nil for a category that the language does not have.
  ///
  /// Makes the text from the words that select categories: no table holds it.
  public func rule(for category: PluralCategory) -> String? {
    has(category) ? PluralRuleText.text(of: category, from: start) : nil
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
