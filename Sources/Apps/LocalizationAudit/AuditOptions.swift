import AppLocalization
import AppSources

/// The options of an audit: all that a team's `.which-locale.json` has, which completes what is set here.
public struct AuditOptions: Hashable, Sendable {
  /// Whether all strings are read and compared. If false, only names and declarations are checked.
  public var checksStrings: Bool
  /// The localization whose keys all others should have; nil for the development region, or a catalog's source
  /// language.
  public var reference: String?
  /// Whether keys in Swift and Objective-C are compared with tables, and the functions beside Apple's whose first
  /// argument is a key: `tr`, `L10n.tr`, and `.localized` for `"key".localized`. Nil if they are not.
  public var keysInCode: [String]?
  /// Whether the app's own code shows the reference's text for a key that a localization lacks. People are then shown no
  /// keys.
  public var fallsBackToReference: Bool
  /// The settings that change severities. The last one that matches decides.
  public var settings: [RuleSetting]
  /// The folders and files of sources to skip, relative to the folder that is audited, with `*` and `?`.
  public var excluded: [String] = []
  /// The languages that every table must have.
  public var required: [String] = []
  /// The least share of its texts that a language must have translated, in percent.
  public var shares: [String: Int] = [:]
  /// Whether texts that a catalog marks as in need of review are found.
  public var findsReviews = false
  /// The codes to report, by their names, beginnings or patterns; without any, all.
  public var only: [String] = []
  /// The codes not to report, named alike.
  public var ignored: [String] = []
  /// The file of known findings, which are not reported; nil for none. Relative to the working folder; one that a team's file
  /// names is relative to that.
  public var baseline: String?
  /// The least severity that fails; nil for errors, and in a build for none.
  public var failOn: FailureThreshold?
  /// Whether code is read: for the keys of Foundation's functions, also without ``keysInCode``.
  package var readsCode = true
  /// The language that a translator works on: each text that it lacks is told by itself, however many there are.
  package var workLanguage: String?
  /// Whether comments beside texts are kept, for whoever translates them.
  package var keepsComments = false

  /// Creates options.
  public init(
    checksStrings: Bool = true, reference: String? = nil, keysInCode: [String]? = nil,
    fallsBackToReference: Bool = false, settings: [RuleSetting] = []
  ) {
    self.checksStrings = checksStrings
    self.reference = reference
    self.keysInCode = keysInCode
    self.fallsBackToReference = fallsBackToReference
    self.settings = settings
  }

  /// Says whether to skip a path, which is relative to the folder that is audited.
  package var isExcluded: @Sendable (String) -> Bool { ExcludedPaths(excluded).leavesOut }
}

/// The least severity that makes an audit fail.
public enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note
  /// Nothing fails.
  case never

  /// Whether any of these findings is as severe.
  package func isReached(by severities: some Sequence<LocalizationDiagnostic.Severity>) -> Bool {
    guard let least = LocalizationDiagnostic.Severity(rawValue: rawValue) else { return false }
    return severities.contains { $0 >= least }
  }
}
