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
