import Foundation
import Testing

@Suite struct DataTests {
  @Test func versions() throws {
    let result = try Executable.run("--version")
    #expect(result.lines == ["which-locale 0.1.0-dev (CLDR 48.2)"])
    #expect(result.status == 0)
  }

  @Test func rulesAsCLDRWritesThem() throws {
    let all: Answers.Rules = try Executable.json("explain", "--rules")
    #expect(all.rules.count == 378)
    #expect(all.rules.map(\.number) == Array(1...378))
    #expect(all.rules.last?.xml == #"<languageMatch desired="*_*_*" supported="*_*_*" distance="4"/>"#)
    let english = try Executable.run("explain", "--rules", "enUS").lines.map { $0.drop { $0 != "<" } }
    #expect(
      english == [
        #"<languageMatch desired="en_*_$enUS" supported="en_*_$enUS" distance="4"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_$!enUS" distance="4"/>"#,
      ])
  }

  /// The commands of earlier versions answer with the new one.
  @Test(arguments: [
    ("compare", "explain --engine all"), ("device", "explain --device"), ("data", "--version"),
    ("verify-platform", "Scripts/verify-platform.swift"), ("strings", "audit FILE"), ("strings", "bundle FILE"),
  ])
  func oldNames(name: String, new: String) throws {
    let result = try Executable.run(name, "--anything")
    #expect(result.status == 64)
    #expect(result.errors.contains("'\(name)' is now '") && result.errors.contains(new), "\(result.errors)")
  }

  @Test func filtersThatFindNothing() throws {
    #expect(try Executable.run("explain", "--rules", "qqq").status == 1)
  }
}
