import AppLocalization
import LocalePlurals
import SystemAccess

/// Finds the problems in the entries of a `.stringsdict` file: entries without a format, variables that are missing,
/// unused or cyclic, rules of a wrong kind, plurals without `other`.
package struct DictionaryChecker {
  /// The language of the texts; nil if it is not known.
  private let language: String?
  private var diagnostics: DiagnosticList
  private var forms = PluralForms()
  private var hasWidths = false
  /// The entry that is checked: its name and its position.
  private var name = ""
  private var position: TextPosition?

  package static func diagnostics(
    of dictionary: StringsDictionary?, language: String? = nil, path: String?, limits: ReadingLimits = .standard
  ) -> [LocalizationDiagnostic] {
    var checker = DictionaryChecker(language: language, diagnostics: DiagnosticList(limits))
    for member in dictionary?.fields.members ?? [] {
      (checker.name, checker.position) = ("'\(member.key.excerpt)'", member.position)
      checker.check(member.value)
    }
    return checker.diagnostics.all(path: path)
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
    if fields[StringsDictionary.Name.widths] != nil {
      if entry.widest == nil {
        report(.error, "stringsdict.wrongType", ": no text for the greatest width")
      } else if !hasWidths {
        report(
          .note, "stringsdict.unreadWidth", " varies by width: its widest text is shown, here and in other entries")
        hasWidths = true
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
    for name in entry.variableNames {
      if let variable = entry[variable: name] { check(variable, ", variable '\(name.excerpt)'") }
    }
    let graph = SubstitutionGraph(roots: [format], names: entry.variableNames) { name in
      PluralCategory.allCases.compactMap { entry[variable: name]?[$0] }
    }
    for (severity, code, message) in graph.problems(of: "variable", in: "stringsdict") {
      report(severity, code, ": \(message)")
    }
  }

  /// - Parameter name: the variable in a message.
  private mutating func check(_ variable: StringsDictionary.Variable, _ name: String) {
    if variable.ruleType != StringsDictionary.Name.pluralRuleType {
      let type = variable.ruleType.map { "'\($0.excerpt)'" } ?? "none"
      report(.error, "stringsdict.unknownRule", "\(name): unknown rule, \(type)")
    }
    let specifiers = FormatString("%" + (variable.valueType ?? "")).specifiers
    var countsWholeNumbers = false
    switch (variable.valueType, specifiers.count == 1 ? specifiers.first?.argumentType : nil) {
    case (nil, _): report(.warning, "stringsdict.valueType", "\(name) has no '\(StringsDictionary.Name.valueType)'")
    case (_, .integer): countsWholeNumbers = true
    case (_, .double): break
    case (_, .object):
      // Apple's page asks for a number's specifier, and an `NSNumber` is counted all the same.
      report(.note, "stringsdict.valueType", "\(name): '@' fits only a number object (NSNumber)")
    case (let type?, _):
      report(
        .error, "stringsdict.valueType", "\(name): '\(type.excerpt)' is not the specifier of a number, such as d or lld"
      )
    }
    if variable[.other] == nil {
      let severity = forms.severity(withoutOther: variable.fields.keys, countsWholeNumbers, language)
      report(severity, "stringsdict.missingOther", "\(name) has no 'other'")
    }
    for member in variable.fields.members {
      let isKnown = [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType].contains(member.key)
      if !isKnown, PluralCategory(rawValue: member.key) == nil {
        report(
          .warning, "stringsdict.unknownCategory",
          "\(name): '\(member.key.excerpt)' is not a plural category: use zero, one, two, few, many or other")
      } else if member.value.string == nil {
        report(
          .error, "stringsdict.wrongType", "\(name): '\(member.key.excerpt)' is \(member.value.kind), not a string")
      }
    }
  }
}
