/// The columns of a line, and lists within them. They are divided as bytes, because Characters would need Swift's
/// Unicode tables.
struct Columns {
  private let texts: [String]

  init(_ line: String) { texts = Self.pieces(of: line, at: UInt8(ascii: "\t")) }

  /// A column's text, empty if the line ends before it.
  subscript(_ column: Int) -> String { texts.indices.contains(column) ? texts[column] : "" }

  /// The identifiers of a column. An empty column is an empty list.
  func list(_ column: Int) -> [String] {
    self[column].isEmpty ? [] : Self.pieces(of: self[column], at: UInt8(ascii: ","))
  }

  private static func pieces(of text: String, at separator: UInt8) -> [String] {
    text.utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
