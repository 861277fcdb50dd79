import AppLocalization

/// What an audit looks at.
public struct AuditOptions: Hashable, Sendable {
  /// The engines by which localizations have to be reachable. What only others than these cannot reach is not told.
  public var engines: [LocalizationEngine]
  /// Whether every string is read and compared; off, only names and declarations are looked at.
  public var checksStrings: Bool
  /// The localization whose keys all others should have; nil for the development region, or a catalog's source language.
  public var reference: String?
  /// What a team takes for worse or better than it is usually; the last that matches holds.
  public var rules: [AuditRule]

  /// Options that differ from the defaults where they are named.
  public init(
    engines: [LocalizationEngine] = [.apple, .cldr], checksStrings: Bool = true, reference: String? = nil,
    rules: [AuditRule] = []
  ) {
    self.engines = engines
    self.checksStrings = checksStrings
    self.reference = reference
    self.rules = rules
  }
}
