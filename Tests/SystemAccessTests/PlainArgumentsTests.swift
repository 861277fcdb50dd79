import ProgramSupport
import Testing

/// Arguments as the tools of plugins read them.
@Suite struct PlainArgumentsTests {
  private func read(_ arguments: String...) -> PlainArguments? {
    PlainArguments(arguments[...], flags: ["--check"], options: ["--to", "--copy"])
  }

  @Test func valuesAndFlags() throws {
    let given = try #require(read("--to", "a", "--check", "--copy", "b", "--copy", "--to"))
    #expect(given["--to"] == "a" && given.has("--check") && given.all("--copy") == ["b", "--to"])
    let none = try #require(read())
    #expect(none["--to"] == nil && !none.has("--check") && none.all("--copy").isEmpty)
    #expect(read("--to", "a", "--to", "b")?["--to"] == "b")
  }

  @Test(arguments: [["--to"], ["--check", "--copy"], ["--other"], ["a"], ["--to=a"]])
  func whatIsNotUnderstood(arguments: [String]) {
    #expect(PlainArguments(arguments[...], flags: ["--check"], options: ["--to", "--copy"]) == nil)
  }
}
