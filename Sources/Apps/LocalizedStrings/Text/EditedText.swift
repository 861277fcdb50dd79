/// The text of a file with parts of it replaced. All other parts keep their layout, and the file keeps its encoding.
struct EditedText {
  let text: DecodedText
  /// The line ending of the file.
  let lineEnd: String
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ text: DecodedText) {
    self.text = text
    let end = text.scalars.firstIndex { $0 == "\n" || $0 == "\r" }
    lineEnd =
      switch end {
      case let place? where text.scalars[place] == "\r":
        text.scalars.dropFirst(place + 1).first == "\n" ? "\r\n" : "\r"
      default: "\n"
      }
  }

  /// Replaces a range by a text, with the line endings of the file. Ranges must not overlap.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, lineEnd == "\n" ? text : text.components(cutAt: "\n").joined(separator: lineEnd)))
  }

  mutating func insert(_ text: String, at index: Int) { replace(index..<index, with: text) }

  /// The spaces and tabs that a line begins with; nil if something else is on the line before this place.
  func indentation(before index: Int) -> String? {
    var start = index
    while start > 0, text.scalars[start - 1] == " " || text.scalars[start - 1] == "\t" { start -= 1 }
    if start > 0, text.scalars[start - 1] != "\n", text.scalars[start - 1] != "\r" { return nil }
    return ScalarCursor(text.scalars).text(start..<index)
  }

  /// The file. Linear in its length but for sorting the edits.
  var bytes: [UInt8] {
    var edited = String.UnicodeScalarView()
    var start = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edited.append(contentsOf: text.scalars[start..<max(start, edit.range.lowerBound)])
      edited.append(contentsOf: edit.text.unicodeScalars)
      start = max(start, edit.range.upperBound)
    }
    edited.append(contentsOf: text.scalars[min(start, text.scalars.count)...])
    return text.encoding.bytes(of: String(edited), byteOrderMark: text.hasByteOrderMark)
  }
}
