/// Everything that stopped a step, in the order in which it was found. Prints one diagnostic a line.
public struct CLDRDiagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  public var diagnostics: [CLDRDiagnostic]

  public init(_ diagnostics: [CLDRDiagnostic]) {
    self.diagnostics = diagnostics
  }

  public init(_ diagnostic: CLDRDiagnostic) {
    self.init([diagnostic])
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
