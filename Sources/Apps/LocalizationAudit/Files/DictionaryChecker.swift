import AppLocalization
import LocalePlurals

/// Finds the problems in the entries of a `.stringsdict` file: entries without a format, variables that are missing,
/// unused or cyclic, rules of a wrong kind, plurals without `other`.
package struct DictionaryChecker {
  private let name: String
  private let position: TextPosition?
  /// The language of the texts; nil if it is not known.
  private let language: String?
  private var diagnostics: DiagnosticList
  private var forms: PluralForms

  package static func diagnostics(
    of dictionary: StringsDictionary?, language: String? = nil, path: String?, limits: ReadingLimits = .standard
  ) -> [LocalizationDiagnostic] {
    var (list, forms) = (DiagnosticList(limits), PluralForms())
    for member in dictionary?.fields.members ?? [] {
      var checker = DictionaryChecker(
        name: "'\(member.key.excerpt)'", position: member.position, language: language, diagnostics: list, forms: forms)
      checker.check(member.value)
      (list, forms) = (checker.diagnostics, checker.forms)
    }
    return list.all(path: path)
  }

  private mutating func report(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String
  ) {
    diagnostics.report(severity, code, "\(name)\(message)", at: position)
  }

  /// A plain text is allowed, as in a `.strings` file. One level of devices may hold whole entries.
  private mutating func check(_ value: PropertyListValue, isWithinDevice: Bool = false) {
    if value.string != nil { return }
    guard let fields = value.dictionary else {
      report(.error, "stringsdict.wrongType", " is \(value.kind), not a dictionary")
      return
    }
    let entry = StringsDictionary.DictionaryEntry(fields: fields)
    if !entry.devices.isEmpty, !isWithinDevice {
      for (device, value) in entry.devices {
        if DeviceKind(rawValue: device) == nil {
          report(.warning, "stringsdict.unknownDevice", ": unknown device '\(device.excerpt)'")
        }
        check(value, isWithinDevice: true)
      }
      return
    }
    if let widths = fields[StringsDictionary.Name.widths] {
      if widths.dictionary == nil || widths.dictionary?.count != entry.widths.count || entry.widths.isEmpty {
        report(.error, "stringsdict.wrongType", ": a width is not a whole number, or has no text")
      }
      return
    }
    guard let format = entry.formatKey else {
      report(.error, "stringsdict.missingFormat", " has no '\(StringsDictionary.Name.formatKey)'")
      return
    }
    for specifier in FormatString(format, isSubstitution: true).specifiers where specifier.lacksDollarSign {
      let written = "%\(specifier.position ?? 1)#@\((specifier.substitution ?? "").excerpt)@"
      report(
        .warning, "stringsdict.malformedSpecifier",
        ": '\(written)' is malformed: a position needs a dollar sign, '\("\(specifier)".excerpt)'")
    }
    for variable in entry.variableNames { check(entry[variable: variable], variable) }
    checkReferences(entry, format)
  }

  private mutating func check(_ variable: StringsDictionary.Variable?, _ name: String) {
    guard let variable else { return }
    if variable.ruleType != StringsDictionary.Name.pluralRuleType {
      let type = variable.ruleType.map { "'\($0.excerpt)'" } ?? "none"
      report(.error, "stringsdict.unknownRule", ", variable '\(name.excerpt)': unknown rule, \(type)")
    }
    var isWhole = false
    if let type = variable.valueType {
      let parsed = FormatString("%" + type)
      switch parsed.specifiers.first?.argumentType {
      case .integer? where parsed.specifiers.count == 1: isWhole = true
      case .double? where parsed.specifiers.count == 1: break
      case .object? where parsed.specifiers.count == 1:
        // Apple's page asks for a number's specifier, and an `NSNumber` is counted all the same.
        report(.note, "stringsdict.valueType", ", variable '\(name.excerpt)': '@' fits only a number object")
      default:
        report(
          .error, "stringsdict.valueType",
          ", variable '\(name.excerpt)': '\(type.excerpt)' is not the specifier of a number, such as d or lld")
      }
    } else {
      report(
        .warning, "stringsdict.valueType",
        ", variable '\(name.excerpt)' has no '\(StringsDictionary.Name.valueType)'")
    }
    if variable[.other] == nil {
      let isRare = isWhole && forms.coverWholeNumbers(variable.fields.members.map(\.key), in: language)
      report(isRare ? .warning : .error, "stringsdict.missingOther", ", variable '\(name.excerpt)' has no 'other'")
    }
    let known =
      PluralCategory.allCases.map(\.rawValue)
      + [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType]
    for member in variable.fields.members {
      if !known.contains(member.key) {
        report(
          .warning, "stringsdict.unknownCategory",
          ", variable '\(name.excerpt)': '\(member.key.excerpt)' is not a plural category: use zero, one, two, few, many or other"
        )
      } else if member.value.string == nil {
        report(
          .error, "stringsdict.wrongType",
          ", variable '\(name.excerpt)': '\(member.key.excerpt)' is \(member.value.kind), not a string")
      }
    }
  }

  private mutating func checkReferences(_ entry: StringsDictionary.DictionaryEntry, _ format: String) {
    let graph = SubstitutionGraph(roots: [format], names: entry.variableNames) { name in
      PluralCategory.allCases.compactMap { entry[variable: name]?[$0] }
    }
    for missing in graph.missing {
      report(.error, "stringsdict.missingVariable", ": '%#@\(missing.excerpt)@' has no variable")
    }
    for unused in graph.unused {
      report(.warning, "stringsdict.unusedVariable", ": variable '\(unused.excerpt)' is never used")
    }
    if let cycle = graph.cycle {
      let path = cycle.map(\.excerpt).joined(separator: " → ")
      report(.error, "stringsdict.cyclicVariable", ": a variable contains itself: \(path)")
    }
  }
}
