import LocalizedStrings

/// Something that an audit found, and what it concerns.
public struct AuditFinding: Hashable, Sendable {
  /// What is wrong, how bad it is, and where.
  public var diagnostic: LocalizationDiagnostic
  /// The localization it concerns, nil where it concerns the app.
  public var localization: String?
  /// The table of strings, `Localizable`.
  public var table: String?
  /// The key of a string.
  public var key: String?

  /// A diagnostic and what it concerns.
  public init(
    _ diagnostic: LocalizationDiagnostic, localization: String? = nil, table: String? = nil, key: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.localization = localization
    self.table = table
    self.key = key
  }

  /// How bad it is.
  public var severity: LocalizationDiagnostic.Severity { diagnostic.severity }
  /// What it is, for programs: `audit.missingKey`.
  public var code: LocalizationDiagnostic.Code { diagnostic.code }
  /// What it is, for people.
  public var message: String { diagnostic.message }
}

extension LocalizationDiagnostic.Code {
  enum Audit {
    static var missingKeys: LocalizationDiagnostic.Code { "audit.missingKey" }
    static var staleKey: LocalizationDiagnostic.Code { "audit.staleKey" }
    static var missingTable: LocalizationDiagnostic.Code { "audit.missingTable" }
    static var formatMismatch: LocalizationDiagnostic.Code { "audit.formatMismatch" }
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
    static var hiddenResource: LocalizationDiagnostic.Code { "audit.hiddenResource" }
  }
}
