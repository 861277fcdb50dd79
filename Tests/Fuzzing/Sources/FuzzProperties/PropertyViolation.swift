/// A property that does not hold.
public struct PropertyViolation: Error, CustomStringConvertible {
  /// The property in words.
  public let property: String
  /// The values that break it.
  public let values: String

  /// The property, then the values.
  public var description: String { "\(property): \(values)" }
}

/// Requires a property. The values are shown only if it does not hold.
@inline(__always)
func require(
  _ holds: Bool, _ property: StaticString, _ values: @autoclosure () -> String
) throws(PropertyViolation) {
  guard !holds else { return }
  throw PropertyViolation(property: "\(property)", values: values())
}

/// Requires a value.
@inline(__always)
func require<Value>(
  _ value: Value?, _ property: StaticString, _ values: @autoclosure () -> String
) throws(PropertyViolation) -> Value {
  guard let value else { throw PropertyViolation(property: "\(property)", values: values()) }
  return value
}
