/// The contents of a `.strings` file: every entry in order, duplicates too, so that nothing is lost in rewriting.
public struct StringsTable: Hashable, Sendable {
  public var entries: [StringsEntry]
  /// The comments behind the last entry.
  public var closingComments: [StringsComment]

  public init(entries: [StringsEntry] = [], closingComments: [StringsComment] = []) {
    self.entries = entries
    self.closingComments = closingComments
  }

  /// The entry that answers for a key: the last with exactly these scalars, as Foundation reads such a file. Linear in
  /// the number of entries; for lookups make a ``LocalizedTable`` of it.
  public func entry(for key: String) -> StringsEntry? {
    let literal = LiteralKey(key)
    return entries.last { LiteralKey($0.key) == literal }
  }
}
