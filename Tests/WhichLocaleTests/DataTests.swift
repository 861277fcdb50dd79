import Foundation
import Testing

@Suite struct DataTests {
  @Test func versions() throws {
    let result = try Executable.run("--version")
    #expect(result.lines == ["which-locale 0.1.0-dev (CLDR 48.2)"])
    #expect(result.status == 0)
  }

  @Test func rulesAsCLDRWritesThem() throws {
    let all: Answers.Rules = try Executable.json("rules")
    #expect(all.rules.count == 378)
    #expect(all.rules.map(\.number) == Array(1...378))
    #expect(all.rules.last?.xml == #"<languageMatch desired="*_*_*" supported="*_*_*" distance="4"/>"#)
    let english = try Executable.run("rules", "enUS").lines.map { $0.drop { $0 != "<" } }
    #expect(
      english == [
        #"<languageMatch desired="en_*_$enUS" supported="en_*_$enUS" distance="4"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_$!enUS" distance="4"/>"#,
      ])
  }

  @Test func filtersThatFindNothing() throws {
    #expect(try Executable.run("rules", "qqq").status == 1)
  }
}
