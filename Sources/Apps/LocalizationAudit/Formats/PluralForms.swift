import AppLocalization
import LocalePlurals

/// Compares the plural forms of a text with the forms that its language needs.
struct PluralForms {
  /// The categories of whole numbers by CLDR's rules: those of typical counts, which are below a thousand, and of all. Rules
  /// depend on the last digits, and in Romance languages on whole millions.
  private var known: [String: (typical: Set<PluralCategory>, all: Set<PluralCategory>)] = [:]

  private mutating func categories(in language: String) -> (typical: Set<PluralCategory>, all: Set<PluralCategory>) {
    if let found = known[language] { return found }
    let rules = PluralRules(language)
    let typical = Set((0..<1000).map { rules.category(for: $0) })
    let found = (typical, typical.union([1000, 1_000_000, 2_000_000, 1_000_001].map { rules.category(for: $0) }))
    known[language] = found
    return found
  }

  /// The severity of a plural without `other`: a warning if only fractions would be shown that form, because the plural has
  /// those of all whole numbers and counts these.
  mutating func severity(
    withoutOther names: [String], _ countsWholeNumbers: Bool, _ language: String?
  ) -> LocalizationDiagnostic.Severity {
    guard countsWholeNumbers, let language else { return .error }
    let all = categories(in: language).all
    return !all.contains(.other) && all.isSubset(of: names.compactMap(PluralCategory.init)) ? .warning : .error
  }

  /// The categories, in CLDR's order, for which a part of the format has no text. The readers report a text without
  /// `other`, which is shown for decimals (in Polish) and round millions (in French) too.
  ///
  /// A text that does not vary lacks nothing unless the developer's varies and the language has more forms than `one`
  /// and `other`. Where CLDR has no `zero` that form is for exactly 0, and says nothing about the others. If the
  /// developer's text is for a single form, code chooses between several keys, and the translation's are not counted.
  mutating func missing(
    in format: LocalizedFormat, of localization: String, beside source: LocalizedFormat?
  ) -> [PluralCategory] {
    let sources = source?.plurals ?? []
    let varies = sources.contains { !$0.isSubset(of: [.zero, .other]) }
    if !sources.isEmpty, !varies { return [] }
    let plurals = format.plurals.isEmpty && format.countsBesideWords ? [[.other]] : format.plurals
    if plurals.isEmpty { return [] }
    let needed = categories(in: localization).typical
    let neutral: Set<PluralCategory> = needed.contains(.zero) ? [.other] : [.zero, .other]
    let needsAll =
      varies && (!needed.isSubset(of: [.one, .other]) || !format.plurals.isEmpty && format.inflects(in: localization))
    let lacking = plurals.filter { needsAll || !$0.isSubset(of: neutral) }.map { needed.subtracting($0) }
    return PluralCategory.allCases.filter { category in
      category != .other && lacking.contains { $0.contains(category) }
    }
  }
}

extension LocalizedFormat {
  /// The languages with `one` and `other` whose nouns stay as they are beside a number, so that one form serves both.
  private static let uninflected: Set<String> = [
    "az", "bn", "ckb", "eu", "fa", "fil", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Whether the words beside the number of the form `other` are others for one thing.
  fileprivate func inflects(in language: String) -> Bool {
    guard let fullText, !Self.uninflected.contains(String(language.prefix { $0 != "-" && $0 != "_" })) else {
      return false
    }
    return LocalizedFormat(text: .text(fullText)).countsBesideWords
  }

  /// Whether a plain text has words that agree with a number, unlike `Files: %lld`.
  fileprivate var countsBesideWords: Bool {
    guard let plainText, plainText.utf8.contains(0x25), TextForm.isTranslatable(plainText) else { return false }
    let scalars = Array(plainText.unicodeScalars)
    return FormatString(plainText).specifiers.contains { specifier in
      guard !specifier.isAmbiguous, specifier.argumentType != .none else { return false }
      let before = scalars.prefix(specifier.offset).last { !$0.properties.isWhitespace }
      return before.map { !":\u{FF1A}=–—(".unicodeScalars.contains($0) } ?? true
    }
  }

  /// The categories of each variation by number.
  fileprivate var plurals: [Set<PluralCategory>] { ([text] + parts.map(\.text)).flatMap(\.plurals) }
}

extension VariedText {
  fileprivate var plurals: [Set<PluralCategory>] {
    switch self {
    case .text: []
    case .plural(_, let variations): [Set(variations.map(\.category))]
    case .device(let variations): variations.flatMap { $0.text.plurals }
    }
  }
}
