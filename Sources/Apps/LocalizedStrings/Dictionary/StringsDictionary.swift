/// The contents of a `.stringsdict` file: texts that vary by number, width or device.
///
/// Every part is a view of the property list, kept in ``fields`` in the order of the file, so that what this module
/// does not know survives.
public struct StringsDictionary: Hashable, Sendable {
  package var fields: PropertyListDictionary
  /// The comments before each key, where the file is XML; comments within an entry are not kept.
  public var comments: [String: [String]] = [:]
  /// The comments behind the last entry.
  public var closingComments: [String] = []

  /// Nothing so far.
  public init() { self.init(fields: PropertyListDictionary()) }

  package init(fields: PropertyListDictionary) { self.fields = fields }

  /// The keys in the order of the file; of a binary file, sorted.
  public var keys: [String] { fields.members.map(\.key) }

  /// The entry of a key; nil for none, or where its value is no dictionary. Constant time.
  public subscript(key: String) -> Entry? {
    get { fields[key]?.dictionary.map { Entry(fields: $0) } }
    set { fields[key] = newValue.map { .dictionary($0.fields) } }
  }

  /// Apple's names within such a file.
  enum Name {
    static let formatKey = "NSStringLocalizedFormatKey"
    static let ruleType = "NSStringFormatSpecTypeKey"
    static let pluralRuleType = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let widths = "NSStringVariableWidthRuleType"
    static let devices = "NSStringDeviceSpecificRuleType"
  }
}

extension StringsDictionary {
  /// How one text varies: a format with variables, or a text for each width or device.
  public struct Entry: Hashable, Sendable {
    package var fields: PropertyListDictionary

    /// Nothing so far.
    public init() { self.init(fields: PropertyListDictionary()) }

    package init(fields: PropertyListDictionary) { self.fields = fields }

    /// `NSStringLocalizedFormatKey`: the text, with `%#@name@` for each variable.
    public var formatKey: String? {
      get { fields[Name.formatKey]?.string }
      set { fields[Name.formatKey] = newValue.map(PropertyListValue.string) }
    }

    /// The names of the variables, in the order of the file.
    public var variableNames: [String] {
      fields.members.filter { ![Name.formatKey, Name.widths, Name.devices].contains($0.key) }
        .filter { $0.value.dictionary != nil }.map(\.key)
    }

    /// A variable by the name between `%#@` and `@`; setting nil removes it.
    public subscript(variable name: String) -> Variable? {
      get { fields[name]?.dictionary.map { Variable(fields: $0) } }
      set { fields[name] = newValue.map { .dictionary($0.fields) } }
    }

    /// `NSStringVariableWidthRuleType`: texts by the width they need, an app's own measure, narrowest first.
    public var widths: [(width: Int, text: String)] {
      let members = fields[Name.widths]?.dictionary?.members ?? []
      return members.compactMap { member in
        Int(member.key).flatMap { width in member.value.string.map { (width, $0) } }
      }.sorted { $0.width < $1.width }
    }

    /// `NSStringDeviceSpecificRuleType`: texts, or whole entries, by device, in the order of the file.
    public var devices: [(device: String, value: PropertyListValue)] {
      (fields[Name.devices]?.dictionary?.members ?? []).map { ($0.key, $0.value) }
    }
  }

  /// A part of a format that varies by a number.
  public struct Variable: Hashable, Sendable {
    package var fields: PropertyListDictionary

    /// Nothing so far.
    public init() { self.init(fields: PropertyListDictionary()) }

    package init(fields: PropertyListDictionary) { self.fields = fields }

    /// A plural variable.
    public init(valueType: String, cases: [(PluralCategory, String)]) {
      fields = PropertyListDictionary(
        [(Name.ruleType, .string(Name.pluralRuleType)), (Name.valueType, .string(valueType))]
          + cases.map { ($0.0.rawValue, .string($0.1)) })
    }

    /// `NSStringFormatSpecTypeKey`: `NSStringPluralRuleType` is the only one that Apple documents.
    public var ruleType: String? { fields[Name.ruleType]?.string }

    /// `NSStringFormatValueTypeKey`: the specifier of the number without its percent sign: `d`, `lld`.
    /// Many files write `%d`, which Foundation takes too: the percent sign is left out here.
    public var valueType: String? {
      fields[Name.valueType]?.string.map { $0.hasPrefix("%") ? String($0.dropFirst()) : $0 }
    }

    /// The text of a category.
    public subscript(category: PluralCategory) -> String? {
      get { fields[category.rawValue]?.string }
      set { fields[category.rawValue] = newValue.map(PropertyListValue.string) }
    }

    /// The categories that have a text, in CLDR's order.
    public var categories: [PluralCategory] { PluralCategory.allCases.filter { self[$0] != nil } }
  }
}
