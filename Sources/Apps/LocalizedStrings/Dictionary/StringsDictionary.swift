/// The contents of a `.stringsdict` file: texts that vary by number, width or device.
///
/// Every part is a view of the property list, which is kept in the order of the file. Members that this module
/// does not know are preserved.
public struct StringsDictionary: Hashable, Sendable {
  package var fields: PropertyListDictionary
  /// The comments before each key, if the file is XML. Comments within an entry are not kept.
  public var comments: [String: [String]] = [:]
  /// The comments after the last entry.
  public var closingComments: [String] = []

  /// A dictionary without entries.
  public init() { self.init(fields: PropertyListDictionary()) }

  package init(fields: PropertyListDictionary) { self.fields = fields }

  /// The keys in the order of the file; sorted for a binary file.
  public var keys: [String] { fields.members.map(\.key) }

  /// The entry of a key, in constant time; nil if there is none, or if its value is not a dictionary.
  public subscript(key: String) -> DictionaryEntry? {
    get { fields[key]?.dictionary.map { DictionaryEntry(fields: $0) } }
    set { fields[key] = newValue.map { .dictionary($0.fields) } }
  }

  /// Apple's names of members in such a file.
  enum Name {
    static let formatKey = "NSStringLocalizedFormatKey"
    static let ruleType = "NSStringFormatSpecTypeKey"
    static let pluralRuleType = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let widths = "NSStringVariableWidthRuleType"
    static let devices = "NSStringDeviceSpecificRuleType"
  }

  /// A text with its variations: a format with variables, or a text for each width or device.
  public struct DictionaryEntry: Hashable, Sendable {
    package var fields: PropertyListDictionary

    /// An entry without a format and without variables.
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

    /// `NSStringVariableWidthRuleType`: texts by the width they need, in the app's own unit, narrowest first.
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

    /// A variable without forms.
    public init() { self.init(fields: PropertyListDictionary()) }

    package init(fields: PropertyListDictionary) { self.fields = fields }

    /// Creates a plural variable.
    public init(valueType: String, cases: [(PluralCategory, String)]) {
      fields = PropertyListDictionary(
        [(Name.ruleType, .string(Name.pluralRuleType)), (Name.valueType, .string(valueType))]
          + cases.map { ($0.0.rawValue, .string($0.1)) })
    }

    /// `NSStringFormatSpecTypeKey`: `NSStringPluralRuleType` is the only one that Apple documents.
    public var ruleType: String? { fields[Name.ruleType]?.string }

    /// `NSStringFormatValueTypeKey`: the specifier of the number without its percent sign: `d`, `lld`.
    /// Many files have `%d`, which Foundation accepts too. The percent sign is omitted here.
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

/// The contents of a `.stringsdict` file, and its problems.
public struct StringsDictionaryReading: Sendable {
  /// The contents; nil if the file is not a property list with a dictionary.
  public var dictionary: StringsDictionary?
  /// In the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  /// The position of each key, in the order of the keys; empty for a file that is not XML.
  public var positions: [TextPosition]
  /// The form of the file: XML, binary or old-style.
  public var format: StringsReading.Format

  /// Whether a diagnostic is an error: then a part of the file could not be read.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringsDictionary {
  /// Reads and checks a `.stringsdict` file: XML as by Xcode, binary as by builds, or old-style.
  ///
  /// Never fails. Does not use Foundation's look-up, which on Linux crashes for such files. Time and memory are linear
  /// in the length of the file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: how long the file may be, how deep it may nest, how many values and diagnostics it may have.
  public static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringsDictionaryReading {
    let list = StringsTable.read(bytes, path: path, limits: limits)
    var reading = StringsDictionaryReading(
      dictionary: nil, diagnostics: list.diagnostics.filter { $0.code != .Strings.notText },
      positions: list.positions, format: list.format)
    let isDamaged = list.diagnostics.contains {
      $0.code == .Strings.notATable || $0.code == .Strings.emptyFile || $0.code == .tooLarge
    }
    if isDamaged { return reading }
    var dictionary = StringsDictionary()
    for entry in list.table.entries {
      dictionary.fields[entry.key] = entry.value
      let comments = (entry.comments + entry.trailingComments).map(\.text)
      if !comments.isEmpty { dictionary.comments[entry.key] = comments }
    }
    dictionary.closingComments = list.table.closingComments.map(\.text)
    reading.dictionary = dictionary
    var places: [LiteralKey: TextPosition] = [:]
    for (entry, position) in zip(list.table.entries, list.positions) { places[LiteralKey(entry.key)] = position }
    var found = DiagnosticList(limits)
    for keyed in dictionary.diagnostics {
      var diagnostic = keyed.diagnostic
      diagnostic.position = places[LiteralKey(keyed.key)]
      found.append(diagnostic)
    }
    reading.diagnostics += found.all(path: path)
    return reading
  }

  /// The problems, with their keys: entries without a format, variables that are missing, unused or cyclic, rules of a
  /// wrong kind, plurals without `other`.
  public var diagnostics: [(key: String, diagnostic: LocalizationDiagnostic)] {
    var found: [(key: String, diagnostic: LocalizationDiagnostic)] = []
    for member in fields.members {
      var checker = DictionaryChecker(name: "'\(member.key.shown)'")
      checker.check(member.value)
      found += checker.diagnostics.map { (member.key, $0) }
    }
    return found
  }
}

/// Checks one entry.
private struct DictionaryChecker {
  let name: String
  var diagnostics: [LocalizationDiagnostic] = []

  mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String
  ) {
    diagnostics.append(LocalizationDiagnostic(severity, code, "\(name)\(message)"))
  }

  /// A plain text is allowed, as in a `.strings` file. One level of devices may hold whole entries.
  mutating func check(_ value: PropertyListValue, isWithinDevice: Bool = false) {
    if value.string != nil { return }
    guard let fields = value.dictionary else {
      report(.error, .Dictionary.wrongType, " is \(value.kind), not a dictionary")
      return
    }
    let entry = StringsDictionary.DictionaryEntry(fields: fields)
    if !entry.devices.isEmpty, !isWithinDevice {
      for (device, value) in entry.devices {
        if DeviceKind(rawValue: device) == nil {
          report(.warning, .Dictionary.unknownDevice, ": unknown device '\(device.shown)'")
        }
        check(value, isWithinDevice: true)
      }
      return
    }
    if let widths = fields[StringsDictionary.Name.widths] {
      if widths.dictionary == nil || widths.dictionary?.count != entry.widths.count || entry.widths.isEmpty {
        report(.error, .Dictionary.wrongType, ": a width is not a whole number, or has no text")
      }
      return
    }
    guard let format = entry.formatKey else {
      report(.error, .Dictionary.missingFormat, " has no '\(StringsDictionary.Name.formatKey)'")
      return
    }
    for specifier in FormatString(format, isSubstitution: true).specifiers where specifier.lacksDollarSign {
      let written = "%\(specifier.position ?? 1)#@\((specifier.substitution ?? "").shown)@"
      report(
        .warning, .Dictionary.malformedSpecifier,
        ": '\(written)' is malformed: a position needs a dollar sign, '\("\(specifier)".shown)'")
    }
    for variable in entry.variableNames { check(entry[variable: variable], variable) }
    checkReferences(entry, format)
  }

  private mutating func check(_ variable: StringsDictionary.Variable?, _ name: String) {
    guard let variable else { return }
    if variable.ruleType != StringsDictionary.Name.pluralRuleType {
      let type = variable.ruleType.map { "'\($0.shown)'" } ?? "none"
      report(.error, .Dictionary.unknownRule, ", variable '\(name.shown)': unknown rule, \(type)")
    }
    if let type = variable.valueType {
      let parsed = FormatString("%" + type)
      let isNumber = parsed.specifiers.first.map { specifier in
        switch specifier.argumentType {
        case .integer, .double: true
        default: false
        }
      }
      if isNumber != true || parsed.specifiers.count != 1 {
        report(
          .error, .Dictionary.valueType,
          ", variable '\(name.shown)': '\(type.shown)' is not the specifier of a number, such as d or lld")
      }
    } else {
      report(
        .warning, .Dictionary.valueType,
        ", variable '\(name.shown)' has no '\(StringsDictionary.Name.valueType)'")
    }
    if variable[.other] == nil {
      report(.error, .Dictionary.missingOther, ", variable '\(name.shown)' has no 'other'")
    }
    let known =
      PluralCategory.allCases.map(\.rawValue)
      + [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType]
    for member in variable.fields.members {
      if !known.contains(member.key) {
        report(
          .warning, .Dictionary.unknownCategory,
          ", variable '\(name.shown)': '\(member.key.shown)' is not a plural category: use zero, one, two, few, many or other"
        )
      } else if member.value.string == nil {
        report(
          .error, .Dictionary.wrongType,
          ", variable '\(name.shown)': '\(member.key.shown)' is \(member.value.kind), not a string")
      }
    }
  }

  private mutating func checkReferences(_ entry: StringsDictionary.DictionaryEntry, _ format: String) {
    var graph = SubstitutionGraph()
    for name in entry.variableNames {
      let variable = entry[variable: name]
      graph.define(name, texts: PluralCategory.allCases.compactMap { variable?[$0] })
    }
    graph.setRoots(texts: [format])
    for missing in graph.missing {
      report(.error, .Dictionary.missingVariable, ": '%#@\(missing.shown)@' has no variable")
    }
    for unused in graph.unused {
      report(.warning, .Dictionary.unusedVariable, ": variable '\(unused.shown)' is never used")
    }
    if let cycle = graph.cycle {
      let path = cycle.map(\.shown).joined(separator: " → ")
      report(.error, .Dictionary.cyclicVariable, ": a variable contains itself: \(path)")
    }
  }
}

extension LocalizationDiagnostic.Code {
  enum Dictionary {
    static var wrongType: LocalizationDiagnostic.Code { "stringsdict.wrongType" }
    static var unknownDevice: LocalizationDiagnostic.Code { "stringsdict.unknownDevice" }
    static var missingFormat: LocalizationDiagnostic.Code { "stringsdict.missingFormat" }
    static var unknownRule: LocalizationDiagnostic.Code { "stringsdict.unknownRule" }
    static var malformedSpecifier: LocalizationDiagnostic.Code { "stringsdict.malformedSpecifier" }
    static var valueType: LocalizationDiagnostic.Code { "stringsdict.valueType" }
    static var missingOther: LocalizationDiagnostic.Code { "stringsdict.missingOther" }
    static var unknownCategory: LocalizationDiagnostic.Code { "stringsdict.unknownCategory" }
    static var missingVariable: LocalizationDiagnostic.Code { "stringsdict.missingVariable" }
    static var unusedVariable: LocalizationDiagnostic.Code { "stringsdict.unusedVariable" }
    static var cyclicVariable: LocalizationDiagnostic.Code { "stringsdict.cyclicVariable" }
  }
}
