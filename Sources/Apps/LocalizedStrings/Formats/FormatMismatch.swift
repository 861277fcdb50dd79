/// How the format of a translation differs from that of its source.
public enum FormatMismatch: Hashable, Sendable {
  /// The source has an argument at this position (from 1) that the translation never shows.
  case missing(position: Int, FormatSpecifier)
  /// The translation reads an argument that the source does not have: garbage, or a crash.
  case extra(position: Int, FormatSpecifier)
  /// Both read the argument, as different types: garbage, or a crash.
  case type(position: Int, source: FormatSpecifier, translation: FormatSpecifier)
  /// The translation has conversions with and without a position, whose meaning C leaves open.
  case mixedPositions
  /// A percent sign that begins no conversion, this many Unicode scalars from the start of the translation.
  case malformed(offset: Int)
  /// The source has a varying part (`%#@name@`) that the translation lacks. `nil` position: it takes its own argument.
  case missingSubstitution(String)
  /// The translation has a varying part that the source lacks.
  case extraSubstitution(String)

  /// Whether the app may crash or show garbage, rather than leave something out.
  ///
  /// Two integers of different sizes are not: on 64-bit systems each is passed in a register of its own, and what an app
  /// counts fits into the smaller. Neither are mixed positions: Foundation numbers what has none from 1.
  public var isDangerous: Bool {
    switch self {
    case .type(_, let source, let translation):
      switch (source.argumentType, translation.argumentType) {
      case (.integer, .integer): false
      default: true
      }
    case .extra, .extraSubstitution: true
    case .missing, .malformed, .missingSubstitution, .mixedPositions: false
    }
  }
}

extension FormatMismatch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let position, let specifier): "argument \(position) ('\(specifier)') is missing"
    case .extra(let position, let specifier): "argument \(position) ('\(specifier)') is not in the source"
    case .type(let position, let source, let translation):
      "argument \(position) is '\(translation)' where the source has '\(source)'"
    case .mixedPositions: "conversions with and without a position"
    case .malformed(let offset): "a percent sign that begins no conversion, at offset \(offset)"
    case .missingSubstitution(let name): "'%#@\(name.shown)@' is missing"
    case .extraSubstitution(let name): "'%#@\(name.shown)@' is not in the source"
    }
  }
}
