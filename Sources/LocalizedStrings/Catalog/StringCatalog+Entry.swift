extension StringCatalog {
  /// What a catalog says of a key.
  public struct Entry: Hashable, Sendable {
    /// All members, known and unknown.
    public var fields: JSONObject

    public init(fields: JSONObject = JSONObject()) { self.fields = fields }

    /// The developer's words to the translator.
    public var comment: String? {
      get { fields["comment"]?.string }
      set { fields["comment"] = newValue.map(JSONValue.string) }
    }

    /// Where the key comes from; nil where Xcode found it in code.
    public var extractionState: ExtractionState? {
      get { fields["extractionState"]?.string.map(ExtractionState.init) }
      set { fields["extractionState"] = newValue.map { .string($0.rawValue) } }
    }

    /// Whether translators get to see it: true unless the file says otherwise.
    public var shouldTranslate: Bool {
      get { fields["shouldTranslate"]?.bool ?? true }
      set { fields["shouldTranslate"] = newValue ? nil : .bool(false) }
    }

    /// The languages in the order of the file.
    public var languages: [String] { fields["localizations"]?.object?.keys ?? [] }

    /// What the entry says in a language, under exactly this name.
    public subscript(language language: String) -> Localization? {
      get { fields["localizations"]?.object?[language]?.object.map { Localization(fields: $0) } }
      set {
        var localizations = fields["localizations"]?.object ?? JSONObject()
        localizations[language] = newValue.map { .object($0.fields) }
        fields["localizations"] = localizations.isEmpty ? nil : .object(localizations)
      }
    }
  }

  /// Where a key comes from. Names that Xcode may add are kept.
  public struct ExtractionState: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Written into the catalog by hand; Xcode leaves it alone.
    public static var manual: Self { Self(rawValue: "manual") }
    /// Found in code with a default value.
    public static var extractedWithValue: Self { Self(rawValue: "extracted_with_value") }
    /// Taken over from a `.strings` file.
    public static var migrated: Self { Self(rawValue: "migrated") }
    /// No longer found in code.
    public static var stale: Self { Self(rawValue: "stale") }

    static let known = ["manual", "extracted_with_value", "migrated", "stale"]
  }
}
