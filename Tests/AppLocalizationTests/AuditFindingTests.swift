import LocalizationAudit
import TestSupport
import Testing

/// What a case of `AuditCases` cannot say: parts of findings, engines that are asked, and properties of many apps.
@Suite struct AuditFindingTests {
  func audit(_ files: [String: String]) throws -> AppAudit {
    try withTemporaryFolder(files) { AppAuditor().audit($0.path) }
  }

  let english = "{ CFBundleDevelopmentRegion = en; }"
}
