/// The contents of an `.xcstrings` file (a String Catalog of Xcode 15 and later).
///
/// Every part is a view of the file's JSON, kept in ``fields`` in the order of the file: what this module does not know
/// survives, and a file that Xcode wrote is rewritten byte for byte.
public struct StringCatalog: Hashable, Sendable {
  /// All members of the file's outermost object.
  public var fields: JSONObject
  /// Whether the file ends with an end of line; Xcode writes none.
  public var endsWithNewline = false

  /// An empty catalog.
  public init(sourceLanguage: String, version: String = "1.0") {
    fields = JSONObject([
      ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(JSONObject())), ("version", .string(version)),
    ])
  }

  init(fields: JSONObject) { self.fields = fields }

  /// The language of the keys and of the developer; nil where the file does not name it.
  public var sourceLanguage: String? {
    get { fields["sourceLanguage"]?.string }
    set { fields["sourceLanguage"] = newValue.map(JSONValue.string) }
  }

  /// The version of the format: `1.0` since Xcode 15.
  public var version: String? {
    get { fields["version"]?.string }
    set { fields["version"] = newValue.map(JSONValue.string) }
  }

  /// The keys in the order of the file.
  public var keys: [String] { fields["strings"]?.object?.keys ?? [] }

  /// The entry of a key; constant time. Setting a new key puts it where Xcode's order has it.
  public subscript(key: String) -> Entry? {
    get { fields["strings"]?.object?[key]?.object.map { Entry(fields: $0) } }
    set {
      var strings = fields["strings"]?.object ?? JSONObject()
      // Out of the tree while it is edited, so that it need not be copied.
      fields["strings"] = .null
      strings[key] = newValue.map { .object($0.fields) }
      fields["strings"] = .object(strings)
    }
  }

  /// Every language of an entry and the source language, sorted, each once. Linear in the size of the catalog.
  public var languages: [String] {
    var languages = Set(sourceLanguage.map { [$0] } ?? [])
    for key in keys { languages.formUnion(self[key]?.languages ?? []) }
    return languages.sorted()
  }
}
