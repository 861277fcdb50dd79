extension StringCatalog {
  /// The entry of a key in a catalog.
  package struct CatalogEntry: Hashable, Sendable {
    package let fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// The developer's comment for the translator.
    package var comment: String? { fields["comment"]?.string }

    /// The origin of the key; nil if Xcode found it in code.
    package var extractionState: ExtractionState? { fields["extractionState"]?.string.map(ExtractionState.init) }

    /// Whether the entry is for translation: true unless the file says otherwise.
    package var shouldTranslate: Bool { fields["shouldTranslate"]?.bool ?? true }

    /// The languages in the order of the file.
    package var languages: [String] { fields["localizations"]?.object?.keys ?? [] }

    /// The localization with exactly this language name.
    package subscript(language language: String) -> Localization? {
      fields["localizations"]?.object?[language]?.object.map { Localization(fields: $0) }
    }
  }

  /// The origin of a key. Unknown names are kept.
  package struct ExtractionState: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// No longer found in code.
    package static var stale: Self { Self(rawValue: "stale") }

    package static let known = ["manual", "extracted_with_value", "migrated", "stale"]
  }

  /// An entry in one language, or one variation of it: a text, or variations, which may be nested.
  package struct Localization: Hashable, Sendable {
    package let fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// The text, where it does not vary.
    package var stringUnit: StringUnit? { fields["stringUnit"]?.object.map { StringUnit(fields: $0) } }

    /// The kinds of its variations (`plural`, `device`), in the order of the file.
    package var variationKinds: [String] { fields["variations"]?.object?.keys ?? [] }

    /// The cases of a kind of variation, in the order of the file.
    package func cases(of kind: String) -> [String] { fields["variations"]?.object?[kind]?.object?.keys ?? [] }

    /// One case: `variation("plural", "one")`.
    package func variation(_ kind: String, _ name: String) -> Localization? {
      fields["variations"]?.object?[kind]?.object?[name]?.object.map { Localization(fields: $0) }
    }

    /// The names that `%#@name@` may refer to, in the order of the file.
    package var substitutionNames: [String] { fields["substitutions"]?.object?.keys ?? [] }

    /// A varying part by its name in the text.
    package subscript(substitution name: String) -> Substitution? {
      fields["substitutions"]?.object?[name]?.object.map { Substitution(fields: $0) }
    }
  }

  /// A part of a text that varies by its own argument: `%#@name@` in the text, `%arg` within the part.
  package struct Substitution: Hashable, Sendable {
    package let fields: JSONObject

    /// The argument's position, from 1; nil for the next one, and if the file has a number that is no position.
    package var argumentNumber: Int? { fields["argNum"]?.integer.flatMap { $0 > 0 ? $0 : nil } }

    /// The specifier without its percent sign: `lld`, `@`.
    package var formatSpecifier: String? { fields["formatSpecifier"]?.string }

    /// The variations of the part.
    package var variations: Localization {
      Localization(fields: JSONObject(fields["variations"].map { [("variations", $0)] } ?? []))
    }
  }

  /// A text with the state of its translation.
  package struct StringUnit: Hashable, Sendable {
    package let fields: JSONObject

    /// How far the translation has come; nil if the file does not say.
    package var state: TranslationState? { fields["state"]?.string.map(TranslationState.init) }

    /// The text; nil if the file has none.
    package var value: String? { fields["value"]?.string }
  }

  /// The state of a translation. Unknown names are kept.
  package struct TranslationState: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// Not translated yet.
    package static var new: Self { Self(rawValue: "new") }
    /// Translated, and to be looked at again.
    package static var needsReview: Self { Self(rawValue: "needs_review") }
    /// The source has changed since, or is gone.
    package static var stale: Self { Self(rawValue: "stale") }

    package static let known = ["new", "translated", "needs_review", "stale"]
  }

  /// A text of a localization with its path.
  package struct Unit: Hashable, Sendable {
    /// `["plural", "one"]`, `["device", "iphone", "plural", "other"]`, `["substitutions", "items", "plural", "one"]`;
    /// empty for a text that does not vary.
    package let path: [String]
    package let unit: StringUnit
  }
}

extension StringCatalog.Localization {
  /// All texts in the order of the file: the localization's own, then those of its substitutions.
  package var units: [StringCatalog.Unit] {
    ownUnits
      + substitutionNames.flatMap { name in
        (self[substitution: name]?.variations.ownUnits ?? []).map {
          StringCatalog.Unit(path: ["substitutions", name] + $0.path, unit: $0.unit)
        }
      }
  }

  /// All texts except those of substitutions.
  package var ownUnits: [StringCatalog.Unit] {
    var units = stringUnit.map { [StringCatalog.Unit(path: [], unit: $0)] } ?? []
    for kind in variationKinds {
      for name in cases(of: kind) {
        units += (variation(kind, name)?.ownUnits ?? []).map {
          StringCatalog.Unit(path: [kind, name] + $0.path, unit: $0.unit)
        }
      }
    }
    return units
  }
}
