extension PropertyListValue {
  /// What Core Foundation takes the value of a switch in `Info.plist` for: a boolean, `YES` or `true` in any case, or a
  /// number other than 0. Nil for what is neither.
  public var flag: Bool? {
    switch self {
    case .boolean(let value): value
    case .string(let text): ["yes", "true"].contains(text.lowercased())
    case .integer(let number): number != 0
    case .unsignedInteger(let number): number != 0
    case .real(let number): number != 0
    case .date, .data, .array, .dictionary: nil
    }
  }
}
