import AppLocalization
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// The scan of code: what Swift and Clang read in a literal is what it reads. Keys in code beside keys of tables are in
/// `AuditCases/code.txt`.
@Suite struct CodeKeyTests {
  /// The texts of literals, by the grammars of Swift and C; a null stands for what is not known before the program runs.
  @Test(
    arguments: [
      (#"Text("a\tb\n\\\"\'")"#, true, "a\tb\n\\\"'"), (#"Text("a\(b)c\(d("e"))")"#, true, "a\0c\0"),
      (##"Text(#"a\n\#nb"#)"##, true, "a\\n\nb"), (###"Text(##"a"#b"##)"###, true, "a\"#b"),
      (#"Text("\u{1F600}\u{e9}")"#, true, "😀é"),
      (#"Text("\u{D800}")"#, true, "\u{FFFD}"),
      ("Text(\"\"\"\n  a\n    b\n\n  c \"d\"\n  \"\"\")", true, "a\n  b\n\nc \"d\""),
      ("Text(\"\"\"\r\n a\r\n b\\\r\n c\r\n \"\"\")", true, "a\nbc"),
      ("Text(\"\"\"\n  a\n b\n  \"\"\")", true, "a\n b"),
      (#"NSLocalizedString(@"a\tb\n\\\"\'\u00e9\U0001F600", nil)"#, false, "a\tb\n\\\"'é😀"),
      (#"NSLocalizedString(@"a\101", nil)"#, false, "a\u{0}01"), ("NSLocalizedString(@\"a\\\nb\", nil)", false, "ab"),
      (#"NSLocalizedString(@"a\(b)", nil)"#, false, "a\0b)"),
    ] as [(String, Bool, String)])
  func literals(code: String, isSwift: Bool, text: String) {
    let scanner = KeyScanner(Array(code.unicodeScalars), isSwift: isSwift, names: []) { _ in true }
    #expect(scanner.uses.map(\.key) == [text])
    #expect(scanner.literals.contains(LiteralKey(text)))
  }

  /// Brackets are followed to a depth of a thousand.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func depth(count: Int, isCut: Bool) {
    let code = Array((String(repeating: "(", count: count) + "Text").unicodeScalars)
    #expect(KeyScanner(code, isSwift: true, names: []) { _ in true }.isCut == isCut)
  }

  /// Patterns match as their definition says, whatever their number.
  @Test(arguments: [
    ("a.\0", "a.b", true), ("a.\0", "a.", true), ("a.\0", "b.a.", false), ("\0.b", "a.b", true),
    ("\0.b", "a.bc", false), ("a\0b\0c", "axbxbc", true), ("a\0b\0c", "ac", false), ("\0ab\0", "aab", true),
    ("abc", "abc", true), ("abc", "ab", false),
  ])
  func patterns(pattern: String, key: String, matches: Bool) {
    var patterns = KeyPatterns()
    #expect(!patterns.match(key))
    for other in ["zz\0", "a\0zz", "\0zz\0"] { patterns.insert(other) }
    patterns.insert(pattern)
    #expect(patterns.match(key) == matches)
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
