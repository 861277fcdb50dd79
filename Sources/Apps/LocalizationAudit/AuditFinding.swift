import AppLocalization

/// A problem that an audit found. One cause is one finding, even if it concerns several localizations.
public struct AuditFinding: Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The localization of the file's text; nil if there is none.
    public var localization: String?
    /// The file's path, which begins with the bundle's path.
    public var path: String
    /// The line and column; nil for the whole file.
    public var position: TextPosition?

    init(localization: String? = nil, path: String, position: TextPosition? = nil) {
      self.localization = localization
      self.path = path
      self.position = position
    }
  }

  /// The problem, its severity, and its first place.
  public var diagnostic: LocalizationDiagnostic
  /// The localizations it concerns, sorted; empty if it concerns the app.
  public var localizations: [String]
  /// The table of strings, `Localizable`; in sources with its folder.
  public var table: String?
  /// The key of a string.
  public var key: String?
  /// All places, the diagnostic's first; empty if there is only one.
  public var places: [Place] = []

  /// Creates a finding from a diagnostic and the things it concerns.
  init(
    _ diagnostic: LocalizationDiagnostic, localizations: [String] = [], table: String? = nil, key: String? = nil,
    places: [Place] = []
  ) {
    self.diagnostic = diagnostic
    self.localizations = localizations
    self.table = table
    self.key = key
    self.places = places
  }

  /// Creates a finding that concerns one localization, or none.
  init(_ diagnostic: LocalizationDiagnostic, localization: String?, table: String? = nil, key: String? = nil) {
    self.init(diagnostic, localizations: localization.map { [$0] } ?? [], table: table, key: key)
  }

  /// The localization it concerns; nil for none or several.
  public var localization: String? { localizations.count == 1 ? localizations.first : nil }
  /// The severity.
  public var severity: LocalizationDiagnostic.Severity { diagnostic.severity }
  /// The code of the problem, for programs: `audit.missingKey`.
  public var code: LocalizationDiagnostic.Code { diagnostic.code }
  /// The description of the problem, for people.
  public var message: String { diagnostic.message }
}

extension AuditFinding {
  /// Merges equal findings about several files.
  static func grouped(_ findings: [AuditFinding]) -> [AuditFinding] {
    struct Cause: Hashable {
      let code: LocalizationDiagnostic.Code
      let message: String
      let table: String?
      let key: String?
    }
    var result: [AuditFinding] = []
    var indexes: [Cause: Int] = [:]
    for finding in findings {
      let cause = Cause(code: finding.code, message: finding.message, table: finding.table, key: finding.key)
      guard let index = indexes[cause], result.indices.contains(index) else {
        indexes[cause] = result.count
        result.append(finding)
        continue
      }
      if result[index].places.isEmpty { result[index].places = result[index].ownPlaces }
      result[index].places += finding.places.isEmpty ? finding.ownPlaces : finding.places
      result[index].localizations = Set(result[index].localizations).union(finding.localizations).sorted()
    }
    return result
  }

  private var ownPlaces: [Place] {
    diagnostic.path.map { [Place(localization: localization, path: $0, position: diagnostic.position)] } ?? []
  }
}

extension LocalizationDiagnostic.Code {
  enum Audit {
    static var missingKeys: LocalizationDiagnostic.Code { "audit.missingKey" }
    static var emptyText: LocalizationDiagnostic.Code { "audit.emptyText" }
    static var similarTables: LocalizationDiagnostic.Code { "audit.similarTables" }
    static var privateUse: LocalizationDiagnostic.Code { "audit.privateUseLanguage" }
    static var incomplete: LocalizationDiagnostic.Code { "audit.incompleteLocalization" }
    static var stray: LocalizationDiagnostic.Code { "audit.strayLocalization" }
    static var partialVariant: LocalizationDiagnostic.Code { "audit.partialVariant" }
    static var staleKey: LocalizationDiagnostic.Code { "audit.staleKey" }
    static var rareKeys: LocalizationDiagnostic.Code { "audit.rareKeys" }
    static var missingTable: LocalizationDiagnostic.Code { "audit.missingTable" }
    static var leftoverBase: LocalizationDiagnostic.Code { "audit.leftoverBase" }
    static var formatMismatch: LocalizationDiagnostic.Code { "audit.formatMismatch" }
    static var missingPluralCategory: LocalizationDiagnostic.Code { "audit.missingPluralCategory" }
    static var identicalTexts: LocalizationDiagnostic.Code { "audit.identicalTexts" }
    static var similarKeys: LocalizationDiagnostic.Code { "audit.similarKeys" }
    static var unreachable: LocalizationDiagnostic.Code { "audit.unreachable" }
    static var unmatchedName: LocalizationDiagnostic.Code { "audit.unmatchedName" }
    static var duplicate: LocalizationDiagnostic.Code { "audit.duplicateLocalization" }
    static var noDevelopmentRegion: LocalizationDiagnostic.Code { "audit.noDevelopmentRegion" }
    static var developmentRegionMissing: LocalizationDiagnostic.Code { "audit.developmentRegionNotLocalized" }
    static var developmentRegionSpelling: LocalizationDiagnostic.Code { "audit.developmentRegionSpelling" }
    static var declaredWithoutFolder: LocalizationDiagnostic.Code { "audit.declaredWithoutResources" }
    static var folderNotDeclared: LocalizationDiagnostic.Code { "audit.resourcesNotDeclared" }
    static var declaredTwice: LocalizationDiagnostic.Code { "audit.declaredTwice" }
    static var knownRegionWithoutFolder: LocalizationDiagnostic.Code { "audit.knownRegionWithoutResources" }
    static var notKnownRegion: LocalizationDiagnostic.Code { "audit.resourcesNotKnownRegion" }
    static var notInTarget: LocalizationDiagnostic.Code { "audit.resourcesInNoTarget" }
    static var hiddenResource: LocalizationDiagnostic.Code { "audit.hiddenResource" }
  }
}
