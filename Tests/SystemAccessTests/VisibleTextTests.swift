import Testing

@testable import SystemAccess

/// Control characters in input never reach a terminal.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain täxt 漢字 👩‍👩‍👧", "plain täxt 漢字 👩‍👩‍👧"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\u{7}\u{8}b", "a\\u{7}\\u{8}b"),
    ("a\r\nb", "a\\u{D}\\u{A}b"), ("\u{9B}2J", "\\u{9B}2J"), ("x\u{202E}gnp.exe", "x\\u{202E}gnp.exe"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{200F}", "\\u{200F}"), ("a\u{2028}b", "a\\u{2028}b"),
    ("\u{7F}", "\\u{7F}"), ("\u{1B}[1mbold\u{1B}[0m", "\\u{1B}[1mbold\\u{1B}[0m"),
    // Persian needs the zero-width joiner, which hides no text.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func oneLine(text: String, shown: String) {
    #expect(text.visibleLine == shown)
  }

  @Test(arguments: [
    ("a\tb\nc", "a\tb\nc"), ("\u{1B}[1;32mchosen\u{1B}[0m", "\u{1B}[1;32mchosen\u{1B}[0m"),
    ("\u{1B}[2J\u{1B}]0;title\u{7}", "\\u{1B}[2J\\u{1B}]0;title\\u{7}"), ("a\rb", "a\\u{D}b"),
    ("\u{1B}[1m\u{202E}\u{1B}\u{1B}[2m", "\u{1B}[1m\\u{202E}\\u{1B}\u{1B}[2m"), ("end\u{1B}", "end\\u{1B}"),
  ])
  func linesOfAProgram(text: String, shown: String) {
    #expect(text.visibleText == shown)
  }
}
