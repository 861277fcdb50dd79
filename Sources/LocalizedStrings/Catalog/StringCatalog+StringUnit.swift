extension StringCatalog {
  /// A text with the state of its translation.
  public struct StringUnit: Hashable, Sendable {
    public var fields: JSONObject

    public init(fields: JSONObject) { self.fields = fields }

    public init(_ value: String, state: State = .translated) {
      fields = JSONObject([("state", .string(state.rawValue)), ("value", .string(value))])
    }

    public var state: State? {
      get { fields["state"]?.string.map(State.init) }
      set { fields["state"] = newValue.map { .string($0.rawValue) } }
    }

    public var value: String? {
      get { fields["value"]?.string }
      set { fields["value"] = newValue.map(JSONValue.string) }
    }
  }

  /// How far a translation has come. Names that Xcode may add are kept.
  public struct State: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var new: Self { Self(rawValue: "new") }
    public static var translated: Self { Self(rawValue: "translated") }
    public static var needsReview: Self { Self(rawValue: "needs_review") }
    public static var stale: Self { Self(rawValue: "stale") }

    static let known = ["new", "translated", "needs_review", "stale"]
  }
}
