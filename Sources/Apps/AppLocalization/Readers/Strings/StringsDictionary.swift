import LocalePlurals

/// The contents of a `.stringsdict` file: texts that vary by number, width or device.
///
/// Every part is a view of the property list, which is kept in the order of the file.
package struct StringsDictionary: Sendable {
  package let fields: PropertyListDictionary

  /// The keys in the order of the file; sorted for a binary file.
  package var keys: [String] { fields.members.map(\.key) }

  /// The entry of a key, in constant time; nil if there is none, or if its value is not a dictionary.
  package subscript(key: String) -> DictionaryEntry? { fields[key]?.dictionary.map { DictionaryEntry(fields: $0) } }

  /// Apple's names of members in such a file.
  package enum Name {
    package static let formatKey = "NSStringLocalizedFormatKey"
    package static let ruleType = "NSStringFormatSpecTypeKey"
    package static let pluralRuleType = "NSStringPluralRuleType"
    package static let valueType = "NSStringFormatValueTypeKey"
    package static let widths = "NSStringVariableWidthRuleType"
    package static let devices = "NSStringDeviceSpecificRuleType"
  }

  /// A text with its variations: a format with variables, or a text for each width or device.
  package struct DictionaryEntry: Sendable {
    package let fields: PropertyListDictionary

    package init(fields: PropertyListDictionary) { self.fields = fields }

    /// `NSStringLocalizedFormatKey`: the text, with `%#@name@` for each variable.
    package var formatKey: String? { fields[Name.formatKey]?.string }

    /// The names of the variables, in the order of the file.
    package var variableNames: [String] {
      fields.members.filter { ![Name.formatKey, Name.widths, Name.devices].contains($0.key) }
        .filter { $0.value.dictionary != nil }.map(\.key)
    }

    /// A variable by the name between `%#@` and `@`.
    package subscript(variable name: String) -> Variable? { fields[name]?.dictionary.map { Variable(fields: $0) } }

    /// The widest text of `NSStringVariableWidthRuleType`, which is shown unless an app asks for another.
    package var widest: String? {
      let members = fields[Name.widths]?.dictionary?.members ?? []
      return members.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }?.value.string
    }

    /// `NSStringDeviceSpecificRuleType`: texts, or whole entries, by device, in the order of the file.
    package var devices: [(device: String, value: PropertyListValue)] {
      (fields[Name.devices]?.dictionary?.members ?? []).map { ($0.key, $0.value) }
    }
  }

  /// A part of a format that varies by a number.
  package struct Variable: Sendable {
    package let fields: PropertyListDictionary

    /// `NSStringFormatSpecTypeKey`: `NSStringPluralRuleType` is the only one that Apple documents.
    package var ruleType: String? { fields[Name.ruleType]?.string }

    /// `NSStringFormatValueTypeKey`: the specifier of the number without its percent sign: `d`, `lld`.
    /// Many files have `%d`, which Foundation accepts too. The percent sign is omitted here.
    package var valueType: String? {
      fields[Name.valueType]?.string.map { $0.hasPrefix("%") ? String($0.dropFirst()) : $0 }
    }

    package subscript(category: PluralCategory) -> String? { fields[category.rawValue]?.string }
  }
}

extension StringsDictionary {
  /// Reads a `.stringsdict` file: XML as by Xcode, binary as by builds, or old-style.
  ///
  /// Never throws: there is no dictionary if the file is not a property list with one. Does not use Foundation's look-up,
  /// which on Linux crashes for such files. Time and memory are linear in the length of the file.
  package static func read(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) -> (dictionary: StringsDictionary?, diagnostics: [LocalizationDiagnostic]) {
    do throws(LocalizationDiagnostic) {
      let list = try PropertyListDocument(bytes, path: path, limits: limits)
      guard let fields = list.value.dictionary else {
        let message = "the file contains \(list.value.kind), not a table of texts"
        return (nil, [LocalizationDiagnostic(.error, "strings.notATable", message, path: path)])
      }
      var found = DiagnosticList(limits)
      found.append(contentsOf: list.warnings)
      return (StringsDictionary(fields: fields), found.all(path: path))
    } catch {
      return (nil, [error])
    }
  }
}
