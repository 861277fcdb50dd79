import SystemAccess

extension StringCatalog {
  /// The entry of a key in a catalog.
  package struct CatalogEntry: Sendable {
    package let fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// The languages in the order of the file.
    package var languages: [String] { fields["localizations"]?.object?.keys ?? [] }

    /// Where the file has a language; nil if it does not.
    package func position(of language: String) -> TextPosition? {
      fields["localizations"]?.object?.member(language)?.position
    }

    /// The localization with exactly this language name.
    package subscript(language language: String) -> Localization? {
      fields["localizations"]?.object?[language]?.object.map { Localization(fields: $0) }
    }
  }

  /// An entry in one language, or one variation of it: a text, or variations, which may be nested.
  package struct Localization: Sendable {
    package let fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// The text, where it does not vary.
    package var stringUnit: StringUnit? { fields["stringUnit"]?.object.map { StringUnit(fields: $0) } }

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
  package struct Substitution: Sendable {
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
  package struct StringUnit: Sendable {
    package let fields: JSONObject

    package var value: String? { fields["value"]?.string }
  }
}
