/// A place in a text file, as editors show it.
///
/// Lines end at LF, CR LF or CR, and both counts begin with 1. Columns count Unicode scalar values of the decoded text:
/// not bytes, UTF-16 units or what a reader sees as one character, and a byte-order mark counts for nothing.
public struct TextPosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
