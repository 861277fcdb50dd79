/// A report for a terminal.
struct TextWriter: ReportWriter {
  private(set) var text = ""

  mutating func title(_ text: String) { self.text += "\(text)\n" }

  mutating func heading(_ text: String) { self.text += "\n\(text)\n" }

  mutating func paragraph(_ text: String) { self.text += "\(text)\n" }

  mutating func table(_ columns: [String], _ rows: [[String]], more: Int) {
    let widths = columns.indices.map { column in
      ([columns] + rows).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    for row in [columns] + rows {
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      var line = "  " + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    if more > 0 { text += "  … and \(more) more\n" }
  }

  mutating func details(_ summary: String, _ lines: [String]) {
    text += "  \(summary)\n" + lines.map { "    \($0)\n" }.joined()
  }
}
