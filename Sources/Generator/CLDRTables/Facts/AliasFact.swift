import LocaleCore

/// `<languageAlias type="iw" replacement="he" reason="deprecated"/>` and its siblings (UTS #35, Annex C).
package struct AliasFact: Hashable, Sendable {
  /// The element's name without `Alias`.
  package enum AliasKind: String, Hashable, Sendable, CaseIterable {
    case language, script, territory, subdivision, variant, zone
  }

  package let kind: AliasKind
  package let type: String
  /// The replacements: several for a territory that was divided, `CW SX BQ` for `AN`, and for some subdivisions.
  package let replacements: [String]
  /// The reason: `deprecated`, `overlong`, `macrolanguage`, `legacy`, `bibliographic`.
  package let reason: String?
  package let location: SourceLocation
  /// The type of a language's alias; nil for a legacy tag that is no locale, `i_klingon`.
  let typeLocale: LocaleForm?
  /// The replacement of a language.
  let locale: LocaleForm

  /// - Parameter locale: the replacement of a language as it was read; nil to read it.
  package init(
    kind: AliasKind, type: String, replacements: [String], reason: String?, location: SourceLocation,
    locale: LocaleForm? = nil
  ) {
    (self.kind, self.type, self.replacements, self.reason, self.location) = (kind, type, replacements, reason, location)
    let isLanguage = kind == .language
    typeLocale = isLanguage ? try? LocaleForm(type) : nil
    self.locale = isLanguage ? locale ?? .reading(replacements.joined(separator: " ")) : .none
  }

  /// The replacements as CLDR writes them. Of a language and of a script there is one.
  package var replacement: String { replacements.joined(separator: " ") }
}

extension AliasFact.AliasKind {
  /// - Throws: the reason why a text is no type of such an alias.
  func check(type text: String) throws(LocaleForm.Fault) {
    let subtags = text.split(separator: "_", omittingEmptySubsequences: false)
    let (isType, expected) =
      switch self {
      // Legacy tags are kept whole, `i_klingon`, `zh_min_nan`, and do not have to be locales.
      case .language:
        (
          (SubtagForm.isShortLanguage(subtags[0]) || subtags[0] == "i") && subtags.allSatisfy { SubtagForm.isAny($0) },
          "a language, a locale or a legacy tag"
        )
      // ISO 3166 also has codes of three letters.
      case .territory:
        (
          SubtagForm.isRegion(text) || (text.utf8.count == 3 && text.utf8.allSatisfy(ASCII.isLetter)),
          "2 letters, 3 letters or 3 digits"
        )
      case .script: (SubtagForm.isScript(text), "a script")
      case .subdivision: (SubtagForm.isOf(.subdivision, text), "a subdivision")
      case .variant: (SubtagForm.isOf(.variant, text), "a variant")
      case .zone: (true, "")
      }
    if !isType { throw LocaleForm.Fault(subtag: text, expected: expected) }
  }

  /// Reads the replacement of a language, and looks at another one.
  ///
  /// - Throws: the reason why a text is no replacement in such an alias.
  func check(replacement text: String, _ values: inout ReadValues) throws(LocaleForm.Fault) {
    let items = text.listItems
    if self == .language || self == .script, items.count > 1 {
      throw LocaleForm.Fault(subtag: text, expected: "one: only a territory or a subdivision may be divided,")
    }
    for item in items {
      switch self {
      case .language: _ = try values.read(item, as: LocaleForm.self)
      case .territory where SubtagForm.isRegion(item), .subdivision where SubtagForm.isRegion(item), .zone: break
      case .territory: throw LocaleForm.Fault(subtag: item, expected: SubtagForm.words(for: .region))
      case .script, .subdivision, .variant: try check(type: item)
      }
    }
  }
}

/// The element of an alias. Its name, the kind, decides what its attributes may say.
struct AliasRow: CLDRElement {
  private var location = SourceLocation.none
  private var type = ""
  private var replacement = Replacement()
  private var reason: String?

  private struct Replacement: Decodable {
    var items: [String] = []
    /// What replaces a language; nil for another replacement.
    var locale: LocaleForm?

    init() {}

    init(from decoder: any Decoder) throws {
      items = try decoder.singleValueContainer().decode(String.self).listItems
      locale = try? ReadValues.value(of: items.joined(separator: " "), in: decoder)
    }
  }

  static let parts = described(.zone)
  static func described(_ kind: AliasFact.AliasKind) -> [Part<Self>] {
    [
      .line(\.location),
      .attribute(
        "type", .value(isList: false) { text, _ throws(LocaleForm.Fault) in try kind.check(type: text) }, \.type),
      .attribute(
        "replacement",
        .value(isList: false) { text, values throws(LocaleForm.Fault) in
          try kind.check(replacement: text, &values)
        }, \.replacement),
      .attribute("reason", .known(["deprecated", "overlong", "macrolanguage", "legacy", "bibliographic"]), \.reason),
    ]
  }

  func fact(_ kind: AliasFact.AliasKind) -> AliasFact {
    AliasFact(
      kind: kind, type: type, replacements: replacement.items, reason: reason, location: location,
      locale: replacement.locale)
  }
}
