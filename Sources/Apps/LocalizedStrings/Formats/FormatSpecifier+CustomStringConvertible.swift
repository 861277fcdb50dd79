extension FormatSpecifier: CustomStringConvertible {
  /// The specifier as a format string has it.
  public var description: String {
    let place = position.map { "\($0)$" } ?? ""
    let dot = precision.map { ".\($0)" } ?? ""
    let name = substitution.map { "\($0)@" } ?? ""
    return "%\(place)\(flags)\(width.map { "\($0)" } ?? "")\(dot)\(length?.rawValue ?? "")\(conversion)\(name)"
  }
}

extension FormatSpecifier.Measure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let number): "\(number)"
    case .argument(let position): "*\(position.map { "\($0)$" } ?? "")"
    }
  }
}
