// Whoever knows the tables reads identifiers as well.
@_exported import LocaleSyntax

// Not in `LocaleSyntax`, where the conformance would be linked into every program.
extension LSR: Equatable {
  @usableFromInline package static func == (left: LSR, right: LSR) -> Bool { left.rawValue == right.rawValue }
}
