/// The fallback for a key that the chosen table lacks. An app shows the key, as on Apple's platforms (``apple``); a server's
/// visitor sees the next localization's text (``chain``).
public enum MissingKeyPolicy: Sendable {
  /// No fallback, as on Apple's platforms: the result is the caller's value, or the key.
  case apple
  /// Search the other places of the search list, in their order. The development region comes last.
  case chain
  /// Ask a closure, which may log. Its text is the result; if it is nil, the caller's value, or the key.
  ///
  ///     missingKeys: .ask { missing in
  ///       log("\(missing.localization ?? "-") lacks \(missing.key)")
  ///       return missing.chained
  ///     }
  case ask(@Sendable (MissingKey) -> String?)
}

/// A key that the table of the chosen localization lacks.
public struct MissingKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The name of the table.
  public let table: String
  /// The localization whose table lacks it; nil if there is no such table.
  public let localization: String?
  /// The text that ``MissingKeyPolicy/chain`` shows: another localization's; nil if none has the key. A text with
  /// variations is in the form `other`.
  public let chained: String?

  /// Makes what a policy is told, for tests of it.
  public init(key: String, table: String, localization: String?, chained: String? = nil) {
    self.key = key
    self.table = table
    self.localization = localization
    self.chained = chained
  }
}
