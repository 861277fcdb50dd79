import AppLocalization
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// The scan of code: what Swift and Clang read in a literal is what it reads. Keys in code beside keys of tables are in
/// `AuditCases/code.txt`.
@Suite struct CodeKeyTests {
  /// Brackets are followed to a depth of a thousand.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func depth(count: Int, isCut: Bool) {
    let code = Array((String(repeating: "(", count: count) + "Text").unicodeScalars)
    #expect(KeyScanner(code, isSwift: true, names: []) { _ in true }.isCut == isCut)
  }

  /// Where a file of code is not read, no key is known to be unused.
  @Test func codeThatIsNotThere() throws {
    let files = ["App/en.lproj/Localizable.strings": "\"a.b\" = A;"]
    func found(_ files: [String: String], _ limits: ReadingLimits = .standard) throws -> [String] {
      try withTemporaryFolder(files) { folder in
        AppAuditor(options: AuditOptions(keysInCode: []), limits: limits).audit(folder.path).findings.map {
          "\($0.severity) \($0.code.rawValue): \($0.message)"
        }
      }
    }
    let large = files.merging(["App/A.swift": String(repeating: "x\n", count: 200)]) { $1 }
    #expect(try found(large) == ["warning audit.keyNotInCode: no code has 'a.b'"])
    #expect(
      try found(large, ReadingLimits(fileByteCount: 300)) == ["warning file.unreadable: the code is not read"])
    let deep = files.merging(["App/B.swift": "x", "App/" + String(repeating: "a/", count: 30) + "A.swift": "x"]) { $1 }
    #expect(try found(deep).contains("note file.missing: keys were not compared with code: too many folders"))
  }

  /// No damage to code makes the scan trap, and what it finds is in the file.
  @Test func damagedCode() {
    let code = ##"""
      #Preview { Text("a \(f("b", [1: "\u{41}"]))") } /* /* */ */ NSLocalizedString(@"c\x41", @"T", nil) 'x' '\''
      Text(#"d \#(e)"#, tableName: "T", bundle: .module) // "
      String(localized: """
        f\
        g
        """, table: nil) ; "h".localized(1) ; L10n.tr(key: "i", {}) ; Text.init("\
      """##
    var generator = SeededGenerator(seed: 50)
    for round in 0..<3_000 {
      let bytes = round == 0 ? Array(code.utf8) : generator.mutated(Array(code.utf8))
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      for isSwift in [true, false] {
        let scanner = KeyScanner(scalars, isSwift: isSwift, names: ["L10n.tr", ".localized"]) { _ in true }
        #expect(scanner.uses.allSatisfy { scalars.indices.contains($0.start) })
        if round == 0, isSwift {
          let texts = scanner.uses.map(\.key)
          #expect(texts == ["a \0", "d \0", "fg", "h", "i"])
        }
      }
    }
  }
}
