import Testing

@testable import ProgramSupport
@testable import SystemAccess

/// Control characters in input never reach a terminal.
@Suite struct VisibleTextTests {
  /// The styles are a coloured program's own.
  @Test(arguments: [
    ("a\tb\nc", "a\\u{9}b\\u{A}c", "a\\u{9}b\\u{A}c"),
    ("\u{1B}[1;32mchosen\u{1B}[0m", "\u{1B}[1;32mchosen\u{1B}[0m", "\\u{1B}[1;32mchosen\\u{1B}[0m"),
    (
      "\u{1B}[2J\u{1B}]0;title\u{7}", "\\u{1B}[2J\\u{1B}]0;title\\u{7}",
      "\\u{1B}[2J\\u{1B}]0;title\\u{7}"
    ),
    ("a\rb\u{85}c", "a\\u{D}b\\u{85}c", "a\\u{D}b\\u{85}c"),
    (
      "\u{1B}[1m\u{202E}\u{1B}\u{1B}[2m", "\u{1B}[1m\\u{202E}\\u{1B}\u{1B}[2m",
      "\\u{1B}[1m\\u{202E}\\u{1B}\\u{1B}[2m"
    ),
    ("end\u{1B}", "end\\u{1B}", "end\\u{1B}"), ("", "", ""),
    ("::error::x", "\\u{3A}:error::x", "\\u{3A}:error::x"), (" \t::x", "\\u{3A}:x", "\\u{3A}:x"),
    ("a::b", "a::b", "a::b"),
  ])
  func linesOfAProgram(text: String, colored: String, plain: String) {
    #expect(text.terminalLine(.styled) == colored)
    #expect(text.terminalLine() == plain)
  }

  @Test func aWorkflowCommandIsWrittenAsOne() {
    #expect("::error::x\ny".terminalLine(.command) == "::error::x\\u{A}y")
    #expect("a\tb\n::c".terminalLine(.row) == "a\tb\\u{A}::c")
    #expect("a\n::b".terminalText == "a\n\\u{3A}:b")
  }

  /// A colour or a line within a cell is text.
  @Test func cellsAreText() {
    let style = TextStyle(isColored: true)
    #expect(style.apply(.strong, to: "a\u{1B}[2m\nb") == "\u{1B}[1ma\\u{1B}[2m\\u{A}b\u{1B}[0m")
    let table = TextTable([.text(), .text()], [["a\n\u{1B}[1m", "b"], ["c", "\td"]])
    #expect(table.lines() == ["  a\\u{A}\\u{1B}[1m  b", "  c                \\u{9}d"])
    #expect(["a\tb", "c\n"].tabSeparated == "a\\u{9}b\tc\\u{A}")
  }

  /// A table that is too wide for a terminal goes on below itself after a word; a word is never divided.
  @Test(
    arguments: [
      (nil, ["  name  why", "  a     one two three", "  b/c   four"]),
      (20, ["  name  why", "  a     one two", "        three", "  b/c   four"]),
      (13, ["  name  why", "  a     one", "        two", "        three", "  b/c   four"]),
      (12, ["  name  why", "  a     one two three", "  b/c   four"]),
    ] as [(Int?, [String])])
  func tablesFitATerminal(width: Int?, lines: [String]) {
    let table = TextTable([.text("name"), .text("why")], [["a", "one two three"], ["b/c", "four"]])
    #expect(table.lines(TextStyle(isColored: false, width: width)) == lines)
  }

  /// Any line goes on below itself after a word, two columns further in; its looks take no columns.
  @Test(
    arguments: [
      (nil, "one two", ["one two"]), (7, "one two", ["one two"]), (6, "one two", ["one", "  two"]),
      (9, "  one two  three", ["  one two", "    three"]), (4, "abcdefgh ij", ["abcdefgh", "  ij"]),
      (7, "\u{1B}[1mone\u{1B}[0m two", ["\u{1B}[1mone\u{1B}[0m two"]),
      (6, "\u{1B}[1mone\u{1B}[0m two", ["\u{1B}[1mone\u{1B}[0m", "  two"]),
    ] as [(Int?, String, [String])])
  func linesFitATerminal(width: Int?, line: String, lines: [String]) {
    #expect(TextStyle(isColored: true, width: width).fitted(line) == lines)
  }

  /// A word that is almost a name is meant for it: whatever its case, with one letter of up to three, and two of up to eight,
  /// added, left out or changed, a third of a long one. The first of equally near names is taken.
  @Test(
    arguments: [
      ("match", "match"), ("macth", "match"), ("MATCH", "match"), ("mat", nil), ("matching", nil), ("matches", "match"),
      ("es", "en"), ("xy", nil), ("x", nil), ("", nil), ("--sup", "--sub"), ("localizatio", "localization"),
      ("localisations", "localization"), ("lcliztion", "localization"), ("lclztns", nil),
    ] as [(String, String?)])
  func namesAreGuessed(word: String, meant: String?) {
    #expect(["match", "en", "eo", "--sub", "localization"].nearest(to: word) == meant)
  }
}
