import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// Texts beside each other, and what is found: tables of many pairs. Whole apps are in `AuditCases`.
@Suite struct AuditFindingTests {
  /// `severity code [localizations] key` of the findings in a folder of files.
  func found(_ files: [String: String]) throws -> [String] {
    try audit(files).findings.map { finding in
      let names = finding.localizations.isEmpty ? nil : finding.localizations.joined(separator: ",")
      return [finding.severity.rawValue, finding.code.rawValue, names, finding.key].compactMap { $0 }
        .joined(separator: " ")
    }.sorted()
  }

  func audit(_ files: [String: String]) throws -> AppAudit {
    try withTemporaryFolder(files) { AppAuditor().audit($0.path) }
  }

  let english = "{ CFBundleDevelopmentRegion = en; }"

  /// Two localizations beside English, whose text is the first argument.
  func strings(_ en: String, _ de: String, fr: String? = nil) -> [String: String] {
    [
      "Info.plist": english, "en.lproj/Localizable.strings": en, "de.lproj/Localizable.strings": de,
      "fr.lproj/Localizable.strings": fr ?? de,
    ]
  }
}
