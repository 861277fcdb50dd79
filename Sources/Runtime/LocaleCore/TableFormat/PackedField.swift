/// The fields of a table's word. What makes a word puts every number in by this, so that none runs into its neighbour.
public enum PackedField {
  /// A number, if its field has room for it.
  ///
  /// - Parameters:
  ///   - limit: one more than the greatest number of the field.
  ///   - field: its name, for messages.
  public static func value(
    _ number: some BinaryInteger, below limit: UInt64, _ field: StaticString
  ) throws(FieldOverflow) -> UInt64 {
    guard let value = UInt64(exactly: number), value < limit else { throw FieldOverflow(field: field, limit: limit) }
    return value
  }
}

/// A number that is too wide for its field in a table's word: the layout has to grow.
public struct FieldOverflow: Error, Sendable {
  /// The field's name.
  public let field: StaticString
  /// One more than the greatest number that the field holds.
  public let limit: UInt64
}
