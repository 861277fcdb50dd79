import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

@Suite struct AuditTests {
  @Test func nothing() {
    let audit = AppAuditor().audit("/nonexistent")
    #expect(audit.findings.first?.severity == .error)
    #expect(audit.coverage.isEmpty)
  }

  /// The limits hold for the files of tables too: of ten faults two are listed, and that there are more.
  @Test func limitsHoldForEveryFile() throws {
    let values = (0..<10).map { "k\($0) = (x);" }.joined(separator: "\n")
    let members = (0..<10).map { "\"k\($0)\":1" }.joined(separator: ",")
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/A.strings", values)
      try folder.write("en.lproj/B.stringsdict", values)
      try folder.write("C.xcstrings", "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(members)}}")
      let limits = ReadingLimits(diagnosticCount: 2)
      let findings = AppAuditor(limits: limits).audit(folder.path).findings
      for file in ["A.strings", "B.stringsdict", "C.xcstrings"] {
        let found = findings.filter { $0.diagnostic.path?.hasSuffix(file) == true }
        #expect(found.count == 3, "\(file)")
        #expect(found.contains { $0.code == "file.furtherDiagnostics" }, "\(file)")
      }
    }
  }

  /// Of a file that is not read no key is missing.
  @Test func filesThatAreNotRead() throws {
    let long = "/* \(String(repeating: "x", count: 500)) */ b = B;"
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":\#(unit)}}}}"#
    for (files, code) in [
      (["en.lproj/A.strings": "a = A; b = B;", "de.lproj/A.strings": "a = A; " + long], "file.tooLarge"),
      (["en.lproj/A.strings": "a = A; b = B;", "de.lproj/A.stringsdict": "{"], "plist.malformed"),
      (["A.xcstrings": catalog.replacing("\"a\":", with: "\"a\""), "de.lproj/B.strings": ""], "json.malformed"),
    ] {
      try withTemporaryFolder(files.merging(["Info.plist": "{ CFBundleDevelopmentRegion = en; }"]) { $1 }) { folder in
        let findings = AppAuditor(limits: ReadingLimits(fileByteCount: 300)).audit(folder.path).findings
        #expect(findings.contains { $0.code.rawValue == code }, "\(findings)")
        #expect(!findings.contains { $0.code == "audit.missingKey" }, "\(findings)")
      }
    }
  }

  /// A folder that is excluded is not listed: it counts for no limit.
  @Test func excludedFoldersAreNotWalked() throws {
    try withTemporaryFolder { folder in
      try folder.write("Package.swift", "let package = Package(name: \"a\", defaultLocalization: \"en\")")
      try folder.write("Sources/A/en.lproj/Localizable.strings", "a = b;")
      try folder.write("Vendor/" + String(repeating: "a/", count: 30) + "a.txt", "")
      func codes(_ excluded: String...) -> [String] {
        var auditor = AppAuditor()
        auditor.options.excluded = excluded
        return auditor.audit(folder.path).findings.map(\.code.rawValue)
      }
      #expect(codes().contains("file.tooLarge"))
      #expect(!codes("Vendor").contains("file.tooLarge"))
    }
  }
}
