import AppLocalization

/// A team's setting of rules, which gives findings another severity, or silences them.
///
/// A setting selects findings by its properties; a nil property matches all. Names may contain `*` for any text and `?`
/// for any character. If several settings match, the last one decides.
public struct RuleSetting: Hashable, Sendable {
  /// The code of the problem: `audit.missingKey`, `missingKey`, `strings.*`.
  public var code: String?
  /// A table, with its folder or without: `Localizable`, `App/Resources/*`.
  public var table: String?
  /// A localization, as the bundle spells it.
  public var localization: String?
  /// The key of a string.
  public var key: String?
  /// A file, relative to the folder that is audited.
  public var path: String?
  /// The severity; nil to silence the finding.
  public var severity: LocalizationDiagnostic.Severity?

  /// Creates a setting. It applies to everything that its properties do not restrict.
  public init(
    code: String? = nil, table: String? = nil, localization: String? = nil, key: String? = nil, path: String? = nil,
    severity: LocalizationDiagnostic.Severity?
  ) {
    self.code = code
    self.table = table
    self.localization = localization
    self.key = key
    self.path = path
    self.severity = severity
  }

  /// Whether the setting matches a finding of its code, with only this localization.
  ///
  /// - Parameter table: the finding's table, with its folder or without.
  func matches(table: String?, localization: String?, key: String?, path: String?) -> Bool {
    func fits(_ pattern: String?, _ text: String?) -> Bool {
      pattern.map { pattern in text.map { $0.matches(glob: pattern) } ?? false } ?? true
    }
    return fits(self.table, table) && fits(self.localization, localization) && fits(self.key, key)
      && fits(self.path, path)
  }
}

extension String {
  /// The path relative to a folder, `.` for the folder itself; the unchanged path if it is not in the folder.
  package func relative(to root: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    if self == folder || self + "/" == folder { return "." }
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
  }
}
