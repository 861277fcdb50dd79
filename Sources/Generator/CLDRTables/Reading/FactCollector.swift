/// Gathers what is wrong with a file's elements while facts are made of them, so that all of it is reported at once.
struct FactCollector {
  private(set) var diagnostics: [CLDRDiagnostic] = []

  mutating func report(_ diagnostic: CLDRDiagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The value of an attribute that must be there; empty, and reported, where it is not.
  mutating func required(_ value: String?, _ attribute: String, of element: String, at location: SourceLocation)
    -> String
  {
    if let value, !value.isEmpty { return value }
    report(
      CLDRDiagnostic(
        value == nil ? "<\(element)> without the attribute \(attribute)" : "<\(element)> with an empty \(attribute)",
        at: location, hint: "add \(attribute)=\"…\""))
    return ""
  }

  /// The locales of the attribute `locales`, which must be there.
  mutating func locales(_ value: String?, of element: String, at location: SourceLocation) -> [LocaleFact] {
    required(value, "locales", of: element, at: location).listItems.map { LocaleFact(name: $0, location: location) }
  }

  /// `true` or `false`; false where the attribute is not there.
  mutating func flag(_ value: String?, _ attribute: String, of element: String, at location: SourceLocation) -> Bool {
    switch value {
    case nil, "false": return false
    case "true": return true
    default:
      report(
        CLDRDiagnostic(
          "\(attribute) of <\(element)> is neither true nor false", at: location, text: value,
          hint: "write true or false"))
      return false
    }
  }

  func finish() throws(CLDRDiagnostics) {
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }
}

extension String {
  /// The items of a list as CLDR writes them, separated by white space of any amount.
  var listItems: [String] {
    split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
  }
}
