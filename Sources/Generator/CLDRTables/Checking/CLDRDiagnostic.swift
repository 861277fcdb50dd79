/// One reason why a CLDR release cannot be used: where, what, the offending text, and how to correct it.
package struct CLDRDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the folder that holds `common/`, and the line; line zero for the whole file.
  package var location: SourceLocation
  /// The column at which libxml stopped, from 1; nil except for malformed XML.
  package var column: Int?
  /// The problem, a phrase without a full stop.
  package var message: String
  /// The offending text, as it is in the file.
  package var text: String?
  /// The correction.
  package var hint: String?

  package init(
    _ message: String, at location: SourceLocation, column: Int? = nil, text: String? = nil, hint: String? = nil
  ) {
    self.location = location
    self.column = column
    self.message = message
    self.text = text
    self.hint = hint
  }

  /// `file:line: error: message: 'text' (hint)`, the form that editors and build logs turn into a link.
  package var description: String {
    var result = location.description
    if let column, location.line > 0 { result += ":\(column)" }
    result += ": error: \(message)"
    if let text { result += ": '\(text)'" }
    if let hint { result += " (\(hint))" }
    return result
  }
}

/// Everything that stopped a step, in the order in which it was found. Prints one diagnostic a line.
package struct CLDRDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [CLDRDiagnostic]

  package init(_ diagnostics: [CLDRDiagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: CLDRDiagnostic) {
    self.init([diagnostic])
  }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
