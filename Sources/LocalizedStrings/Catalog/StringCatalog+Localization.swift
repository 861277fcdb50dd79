extension StringCatalog {
  /// What an entry says in one language, or one variation of it: a text, or variations, which may nest.
  public struct Localization: Hashable, Sendable {
    /// All members, known and unknown.
    public var fields: JSONObject

    public init(fields: JSONObject = JSONObject()) { self.fields = fields }

    public init(_ unit: StringUnit) { fields = JSONObject([("stringUnit", .object(unit.fields))]) }

    public var stringUnit: StringUnit? {
      get { fields["stringUnit"]?.object.map { StringUnit(fields: $0) } }
      set { fields["stringUnit"] = newValue.map { .object($0.fields) } }
    }

    /// The ways in which it varies (`plural`, `device`), in the order of the file.
    public var variationKinds: [String] { fields["variations"]?.object?.keys ?? [] }

    /// The cases of a way to vary, in the order of the file.
    public func cases(of kind: String) -> [String] { fields["variations"]?.object?[kind]?.object?.keys ?? [] }

    /// One case: `variation("plural", "one")`.
    public func variation(_ kind: String, _ name: String) -> Localization? {
      fields["variations"]?.object?[kind]?.object?[name]?.object.map { Localization(fields: $0) }
    }

    public mutating func setVariation(_ kind: String, _ name: String, _ value: Localization?) {
      var variations = fields["variations"]?.object ?? JSONObject()
      var cases = variations[kind]?.object ?? JSONObject()
      cases[name] = value.map { .object($0.fields) }
      variations[kind] = cases.isEmpty ? nil : .object(cases)
      fields["variations"] = variations.isEmpty ? nil : .object(variations)
    }

    /// The names that `%#@name@` may refer to, in the order of the file.
    public var substitutionNames: [String] { fields["substitutions"]?.object?.keys ?? [] }

    public subscript(substitution name: String) -> Substitution? {
      get { fields["substitutions"]?.object?[name]?.object.map { Substitution(fields: $0) } }
      set {
        var substitutions = fields["substitutions"]?.object ?? JSONObject()
        substitutions[name] = newValue.map { .object($0.fields) }
        fields["substitutions"] = substitutions.isEmpty ? nil : .object(substitutions)
      }
    }
  }

  /// A part of a text that varies by an argument of its own: `%#@name@` in the text, `%arg` within.
  public struct Substitution: Hashable, Sendable {
    public var fields: JSONObject

    public init(fields: JSONObject = JSONObject()) { self.fields = fields }

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

    /// Its variations, as a localization has them.
    public var variations: Localization {
      get { Localization(fields: JSONObject(fields["variations"].map { [("variations", $0)] } ?? [])) }
      set { fields["variations"] = newValue.fields["variations"] }
    }
  }
}
