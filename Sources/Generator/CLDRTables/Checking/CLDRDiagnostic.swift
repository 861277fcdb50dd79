import LocaleCore
import SystemAccess

/// One error in a CLDR release, or one thing to know about it: its place, a message, the wrong text, and a correction.
package struct CLDRDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// The file, relative to the folder that holds `common/`, and the line; line zero for the whole file.
  package var location: SourceLocation
  /// The problem, a phrase without a full stop.
  package var message: String
  /// The wrong text, as it is in the file.
  package var text: String?
  /// The correction, a phrase without a full stop.
  package var hint: String
  /// The exit status of a program that stops here.
  package var status: ExitStatus
  /// An error stops what found it.
  package var severity: Severity

  package init(
    _ message: String, at location: SourceLocation, text: String? = nil, hint: String, status: ExitStatus = .malformed,
    severity: Severity = .error
  ) {
    self.location = location
    self.message = message
    self.text = text
    self.hint = hint
    self.status = status
    self.severity = severity
  }

  /// `file:line: error: message: 'text' (hint)`, the form that editors and build logs turn into a link, on one line.
  package var description: String {
    var result = "\(location): \(severity.rawValue): \(message)"
    if let text { result += ": '\(text)'" }
    return "\(result) (\(hint))".visibleLine
  }
}

extension CLDRDiagnostic {
  /// A statement that an earlier one makes already. If the two differ both are named, because either may be wrong.
  static func second(
    _ what: String, at location: SourceLocation, text: String? = nil, after earlier: SourceLocation,
    saying earlierText: String? = nil
  ) -> CLDRDiagnostic {
    let place = earlier.file == location.file ? "line \(earlier.line)" : earlier.description
    let saying = earlierText.flatMap { $0 == text ? nil : ", which says '\($0)'" } ?? ""
    return CLDRDiagnostic(
      "second \(what)", at: location, text: text,
      hint: location == earlier && saying.isEmpty ? "name it once" : "remove it, or \(place)\(saying)")
  }

  /// A rule behind others that fit every pair that it fits.
  static func unreached(_ rule: LanguageMatchFact, after earlier: SourceLocation? = nil) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "rule that no pair of locales reaches", at: rule.location, text: rule.text,
      hint: "remove it, or move it before \(earlier.map { "line \($0.line)" } ?? "those that fit first")")
  }

  /// An alias whose replacement is an alias too, which the tables do not hold: the runtime would have to replace twice.
  static func chain(of kind: String, from type: String, to replacement: String, at location: SourceLocation)
    -> CLDRDiagnostic
  {
    CLDRDiagnostic(
      "\(kind) leads to another alias", at: location, text: "\(type) → \(replacement)",
      hint: "replace \(type) by the replacement of \(replacement)")
  }
}

/// All errors that stopped a step, in the order found. Prints one a line, and how many more there are than anybody reads.
package struct CLDRDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [CLDRDiagnostic]

  package init(_ diagnostics: [CLDRDiagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: CLDRDiagnostic) {
    self.init([diagnostic])
  }

  /// One error: see `CLDRDiagnostic`.
  package init(
    _ message: String, at location: SourceLocation, text: String? = nil, hint: String, status: ExitStatus = .malformed
  ) {
    self.init(CLDRDiagnostic(message, at: location, text: text, hint: hint, status: status))
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
