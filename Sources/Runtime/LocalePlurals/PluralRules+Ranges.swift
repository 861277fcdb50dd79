import LocaleCore

extension PluralRules {
  /// The category of a range of numbers, by the categories of its start and its end: of "1–5 files" in Polish, `many`.
  ///
  /// If CLDR has no row for these two categories, or the language no ranges, the answer is `other`, as in ICU4C and
  /// `Intl.PluralRules`. UTS #35 part 3, Plural Ranges, and ICU4X give the category of the end. The rows hold for
  /// ordinals too. Allocates nothing.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    guard let set = rangeSet else { return .other }
    let word = PluralRangeTable.sets[2 &* set &+ Int(truncatingIfNeeded: start.code / 3)]
    return PluralCategory(code: PluralRangeSet.category(in: word, start.code, end.code))
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

  /// The index of the language's set, by binary search.
  private var rangeSet: Int? {
    let language = LSR(rawValue: source).language
    var low = 0
    var high = PluralRangeTable.languages.count
    while low < high {
      let middle = (low &+ high) >> 1
      let row = PluralRangeLanguage(rawValue: PluralRangeTable.languages[middle])
      if UInt64(row.language) == language { return row.set }
      if UInt64(row.language) < language { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }
}
