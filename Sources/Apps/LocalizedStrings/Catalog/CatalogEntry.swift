extension StringCatalog {
  /// The entry of a key in a catalog.
  public struct CatalogEntry: Hashable, Sendable {
    /// All members, known and unknown.
    package var fields: JSONObject

    /// An entry without a text.
    public init() { self.init(fields: JSONObject()) }

    package init(fields: JSONObject) { self.fields = fields }

    /// The developer's comment for the translator.
    public var comment: String? {
      get { fields["comment"]?.string }
      set { fields["comment"] = newValue.map(JSONValue.string) }
    }

    /// The origin of the key; nil if Xcode found it in code.
    public var extractionState: ExtractionState? {
      get { fields["extractionState"]?.string.map(ExtractionState.init) }
      set { fields["extractionState"] = newValue.map { .string($0.rawValue) } }
    }

    /// Whether the entry is for translation: true unless the file says otherwise.
    public var shouldTranslate: Bool {
      get { fields["shouldTranslate"]?.bool ?? true }
      set { fields["shouldTranslate"] = newValue ? nil : .bool(false) }
    }

    /// The languages in the order of the file.
    public var languages: [String] { fields["localizations"]?.object?.keys ?? [] }

    /// The localization with exactly this language name.
    public subscript(language language: String) -> Localization? {
      get { fields["localizations"]?.object?[language]?.object.map { Localization(fields: $0) } }
      set {
        var localizations = fields["localizations"]?.object ?? JSONObject()
        localizations[language] = newValue.map { .object($0.fields) }
        fields["localizations"] = localizations.isEmpty ? nil : .object(localizations)
      }
    }
  }

  /// The origin of a key. Unknown names are kept.
  public struct ExtractionState: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public var rawValue: String

    /// A state that Xcode may have beside those named here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Written into the catalog by hand; Xcode leaves it alone.
    public static var manual: Self { Self(rawValue: "manual") }
    /// Found in code with a default value.
    public static var extractedWithValue: Self { Self(rawValue: "extracted_with_value") }
    /// Migrated from a `.strings` file.
    public static var migrated: Self { Self(rawValue: "migrated") }
    /// No longer found in code.
    public static var stale: Self { Self(rawValue: "stale") }

    static let known = ["manual", "extracted_with_value", "migrated", "stale"]
  }
}

extension StringCatalog {
  /// An entry in one language, or one variation of it: a text, or variations, which may be nested.
  public struct Localization: Hashable, Sendable {
    /// All members, known and unknown.
    package var fields: JSONObject

    /// A localization without a text.
    public init() { self.init(fields: JSONObject()) }

    package init(fields: JSONObject) { self.fields = fields }

    /// A localization of one text that does not vary.
    public init(_ unit: StringUnit) { fields = JSONObject([("stringUnit", .object(unit.fields))]) }

    /// The text, where it does not vary; setting nil removes it.
    public var stringUnit: StringUnit? {
      get { fields["stringUnit"]?.object.map { StringUnit(fields: $0) } }
      set { fields["stringUnit"] = newValue.map { .object($0.fields) } }
    }

    /// The kinds of its variations (`plural`, `device`), in the order of the file.
    public var variationKinds: [String] { fields["variations"]?.object?.keys ?? [] }

    /// The cases of a kind of variation, in the order of the file.
    public func cases(of kind: String) -> [String] { fields["variations"]?.object?[kind]?.object?.keys ?? [] }

    /// One case: `variation("plural", "one")`.
    public func variation(_ kind: String, _ name: String) -> Localization? {
      fields["variations"]?.object?[kind]?.object?[name]?.object.map { Localization(fields: $0) }
    }

    /// Puts a case of a kind of variation in place of the one that is there; nil removes it.
    public mutating func setVariation(_ kind: String, _ name: String, _ value: Localization?) {
      var variations = fields["variations"]?.object ?? JSONObject()
      var cases = variations[kind]?.object ?? JSONObject()
      cases[name] = value.map { .object($0.fields) }
      variations[kind] = cases.isEmpty ? nil : .object(cases)
      fields["variations"] = variations.isEmpty ? nil : .object(variations)
    }

    /// The names that `%#@name@` may refer to, in the order of the file.
    public var substitutionNames: [String] { fields["substitutions"]?.object?.keys ?? [] }

    /// A varying part by its name in the text; setting nil removes it.
    public subscript(substitution name: String) -> Substitution? {
      get { fields["substitutions"]?.object?[name]?.object.map { Substitution(fields: $0) } }
      set {
        var substitutions = fields["substitutions"]?.object ?? JSONObject()
        substitutions[name] = newValue.map { .object($0.fields) }
        fields["substitutions"] = substitutions.isEmpty ? nil : .object(substitutions)
      }
    }
  }

  /// A part of a text that varies by its own argument: `%#@name@` in the text, `%arg` within the part.
  public struct Substitution: Hashable, Sendable {
    package var fields: JSONObject

    /// A substitution without forms.
    public init() { self.init(fields: JSONObject()) }

    package init(fields: JSONObject) { self.fields = fields }

    /// The argument's position, from 1; nil for the next one.
    public var argumentNumber: Int? {
      get { fields["argNum"]?.integer }
      set { fields["argNum"] = newValue.map { .number("\($0)") } }
    }

    /// The specifier without its percent sign: `lld`, `@`.
    public var formatSpecifier: String? {
      get { fields["formatSpecifier"]?.string }
      set { fields["formatSpecifier"] = newValue.map(JSONValue.string) }
    }

    /// The variations of the part.
    public var variations: Localization {
      get { Localization(fields: JSONObject(fields["variations"].map { [("variations", $0)] } ?? [])) }
      set { fields["variations"] = newValue.fields["variations"] }
    }
  }
}

extension StringCatalog {
  /// A text with the state of its translation.
  public struct StringUnit: Hashable, Sendable {
    package var fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// A text and how far its translation has come.
    public init(_ value: String, state: TranslationState = .translated) {
      fields = JSONObject([("state", .string(state.rawValue)), ("value", .string(value))])
    }

    /// How far the translation has come; nil if the file does not say.
    public var state: TranslationState? {
      get { fields["state"]?.string.map(TranslationState.init) }
      set { fields["state"] = newValue.map { .string($0.rawValue) } }
    }

    /// The text; nil if the file has none.
    public var value: String? {
      get { fields["value"]?.string }
      set { fields["value"] = newValue.map(JSONValue.string) }
    }
  }

  /// The state of a translation. Unknown names are kept.
  public struct TranslationState: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public var rawValue: String

    /// A state that Xcode may have beside those named here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not translated yet.
    public static var new: Self { Self(rawValue: "new") }
    /// Done.
    public static var translated: Self { Self(rawValue: "translated") }
    /// Translated, and to be looked at again.
    public static var needsReview: Self { Self(rawValue: "needs_review") }
    /// The source has changed since, or is gone.
    public static var stale: Self { Self(rawValue: "stale") }

    static let known = ["new", "translated", "needs_review", "stale"]
  }
}

extension StringCatalog {
  /// A text of a localization with its path.
  package struct Unit: Hashable, Sendable {
    /// `["plural", "one"]`, `["device", "iphone", "plural", "other"]`, `["substitutions", "items", "plural", "one"]`;
    /// empty for a text that does not vary. Joined with full stops it is Xcode's name in XLIFF.
    package var path: [String]
    package var unit: StringUnit
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
  var ownUnits: [StringCatalog.Unit] {
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

  /// Sets the text at the end of a path, and creates missing parts of the path. A localization has either a text or
  /// variations: setting one replaces the other. A path has pairs of kind and case; for a substitution it begins with
  /// `substitutions` and the name. Returns false for any other path.
  package mutating func setUnit(_ unit: StringCatalog.StringUnit, at path: [String]) -> Bool {
    guard let kind = path.first else {
      stringUnit = unit
      fields["variations"] = nil
      return true
    }
    guard let name = path.dropFirst().first else { return false }
    let rest = Array(path.dropFirst(2))
    if kind == "substitutions" {
      guard !rest.isEmpty else { return false }
      var substitution = self[substitution: name] ?? StringCatalog.Substitution()
      var inner = substitution.variations
      guard inner.setUnit(unit, at: rest) else { return false }
      substitution.variations = inner
      self[substitution: name] = substitution
      return true
    }
    var inner = variation(kind, name) ?? StringCatalog.Localization()
    guard inner.setUnit(unit, at: rest) else { return false }
    stringUnit = nil
    setVariation(kind, name, inner)
    return true
  }
}
