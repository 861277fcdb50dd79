/// A report for a pull request or a changelog.
struct MarkdownWriter: ReportWriter {
  private(set) var text = ""

  mutating func title(_ text: String) { self.text += "# \(text)\n" }

  mutating func heading(_ text: String) { self.text += "\n## \(Self.escaped(text))\n" }

  mutating func paragraph(_ text: String) { self.text += "\n\(Self.escaped(text))\n" }

  mutating func table(_ columns: [String], _ rows: [[String]], more: Int) {
    let lines = [columns, columns.map { _ in "---" }] + rows.map { $0.map(Self.escaped) }
    text += "\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    if more > 0 { text += "\n… and \(more) more.\n" }
  }

  mutating func details(_ summary: String, _ lines: [String]) {
    text += "\n<details><summary>\(Self.escaped(summary))</summary>\n\n```\n"
    text += lines.map { "\($0)\n" }.joined() + "```\n</details>\n"
  }

  /// What Markdown or HTML would take for its own.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "*", "_", "\\", "`", "[", "]", "$": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }
}
