import AppLocalization
import LocalizedStrings
import Testing

@Suite struct LocalizationDiagnosticTests {
  @Test func isWrittenAsCompilersWriteIt() {
    let place = TextPosition(line: 3, column: 7)
    let diagnostic = LocalizationDiagnostic(.error, "strings.missingSemicolon", "no semicolon", position: place)
    #expect(diagnostic.description == "3:7: error: no semicolon [strings.missingSemicolon]")
    #expect(diagnostic.at(path: "a.strings").description.hasPrefix("a.strings:3:7: error: "))
    #expect(diagnostic.line == 3)
    #expect(diagnostic.column == 7)
    let whole = LocalizationDiagnostic(.note, "strings.empty", "no entry", path: "a.strings")
    #expect(whole.description == "a.strings: note: no entry [strings.empty]")
    #expect(LocalizationDiagnostic.Severity.allCases.max() == .error)
  }
}
