// Every file of the generator tells places.
@_exported import SystemAccess

extension InputDiagnostic {
  /// A statement that an earlier one makes already. If the two differ both are named, because either may be wrong.
  static func second(
    _ what: String, at location: SourceLocation, text: String? = nil, after earlier: SourceLocation,
    saying earlierText: String? = nil
  ) -> InputDiagnostic {
    let place = earlier.file == location.file ? "line \(earlier.line)" : earlier.description
    let saying = earlierText.flatMap { $0 == text ? nil : ", which says '\($0)'" } ?? ""
    return InputDiagnostic(
      "second \(what)", at: location, text: text,
      hint: location == earlier && saying.isEmpty ? "name it once" : "remove it, or \(place)\(saying)")
  }

  /// A rule behind others that fit every pair that it fits.
  static func unreached(_ rule: LanguageMatchFact, after earlier: SourceLocation? = nil) -> InputDiagnostic {
    InputDiagnostic(
      "rule that no pair of locales reaches", at: rule.location, text: rule.text,
      hint: "remove it, or move it before \(earlier.map { "line \($0.line)" } ?? "those that fit first")")
  }

  /// An alias whose replacement is an alias too, which the tables do not hold: the runtime would have to replace twice.
  static func chain(of kind: String, from type: String, to replacement: String, at location: SourceLocation)
    -> InputDiagnostic
  {
    InputDiagnostic(
      "\(kind) leads to another alias", at: location, text: "\(type) → \(replacement)",
      hint: "replace \(type) by the replacement of \(replacement)")
  }
}

/// All errors that stopped a step, in the order found. Prints one a line, and how many more there are than anybody reads.
package struct CLDRDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [InputDiagnostic]

  package init(_ diagnostics: [InputDiagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: InputDiagnostic) {
    self.init([diagnostic])
  }

  /// One error: see `InputDiagnostic`.
  package init(
    _ message: String, at location: SourceLocation, text: String? = nil, hint: String, status: ExitStatus = .malformed
  ) {
    self.init(InputDiagnostic(message, at: location, text: text, hint: hint, status: status))
  }

  /// The exit status of a program that stops here: that of the first reason.
  package var exitStatus: ExitStatus { diagnostics.first?.status ?? .malformed }

  /// The greatest number of errors that are printed.
  package static let printed = 100

  package var description: String {
    let more = diagnostics.count - Self.printed
    let last = more > 0 ? ["… and \(more) more \(more == 1 ? "error" : "errors")"] : []
    return (diagnostics.prefix(Self.printed).map(\.description) + last).joined(separator: "\n")
  }
}
