/// Writes a table as an old-style `.strings` file that Foundation and ``StringsTable/read(_:options:path:limits:)``
/// read alike.
///
/// Entries, duplicates, comments and paragraphs stay in order. Keys and texts are written in double quotes. Reading the
/// written file gives an equal table, except for values that the format does not have: numbers, dates and booleans of
/// an XML list become text. A comment loses text that would end it.
public struct StringsWriter: Hashable, Sendable {
  /// How the characters are encoded.
  public var encoding: TextEncoding
  /// Whether the file begins with a byte-order mark.
  public var hasByteOrderMark: Bool
  /// Whether characters outside ASCII are written as `\U` escapes, for tools that damage them.
  public var isASCII: Bool

  /// - Parameters:
  ///   - encoding: the encoding of the file.
  ///   - hasByteOrderMark: whether to write a mark; nil writes it except for UTF-8. Foundation needs it in other
  ///     encodings.
  ///   - isASCII: whether characters outside ASCII are written as `\U` escapes.
  public init(encoding: TextEncoding = .utf8, hasByteOrderMark: Bool? = nil, isASCII: Bool = false) {
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark ?? (encoding != .utf8)
    self.isASCII = isASCII
  }

  /// The bytes of the file. Linear in its length.
  public func bytes(of table: StringsTable) -> [UInt8] {
    encoding.bytes(of: text(of: table), byteOrderMark: hasByteOrderMark)
  }

  /// The text of the file, without a byte-order mark.
  public func text(of table: StringsTable) -> String {
    var text = ""
    for (index, entry) in table.entries.enumerated() {
      if index > 0, entry.startsParagraph { text += "\n" }
      for comment in entry.comments { text += line(comment) }
      text += quoted(entry.key)
      if !(entry.isShort && entry.text.map { LiteralKey($0) == LiteralKey(entry.key) } == true) {
        text += " = " + written(entry.value, level: 0)
      }
      text += ";"
      let trailing = entry.trailingComments
      for (place, comment) in trailing.enumerated() {
        // Text after a line comment would be part of the comment.
        text += " " + marked(comment, isLast: place == trailing.count - 1)
      }
      text += "\n"
    }
    if !table.entries.isEmpty, !table.closingComments.isEmpty { text += "\n" }
    for comment in table.closingComments { text += line(comment) }
    return text
  }

  // MARK: - Comments

  private func line(_ comment: StringsComment) -> String {
    marked(comment, isLast: true) + (comment.endsParagraph ? "\n\n" : "\n")
  }

  private func marked(_ comment: StringsComment, isLast: Bool) -> String {
    let scalars = comment.text.unicodeScalars
    if comment.style == .line, isLast, !scalars.contains(where: \.isNewline) { return "//" + comment.text }
    // A comment that was not read from a file may contain the end mark of a comment.
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if previous == "*", scalar == "/" { text += " " }
      text.unicodeScalars.append(scalar)
      previous = scalar
    }
    return "/*" + text + "*/"
  }

  // MARK: - Values

  /// The text of a value. Recursion is as deep as the value, which the readers limit.
  ///
  /// - Parameter keepsLineEnds: whether the ends of line of a text are written as they are, not as escapes.
  func written(_ value: PropertyListValue, level: Int, keepsLineEnds: Bool = false) -> String {
    switch value {
    case .string(let text): return quoted(text, keepsLineEnds: keepsLineEnds)
    case .data(let bytes):
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "<" + digits.joined() + ">"
    case .array(let values):
      return "(" + values.map { written($0, level: level + 1) }.joined(separator: ", ") + ")"
    case .dictionary(let dictionary):
      let space = String(repeating: "  ", count: level)
      let members = dictionary.members.map { member in
        "\(space)  \(quoted(member.key)) = \(written(member.value, level: level + 1));\n"
      }
      return "{\n" + members.joined() + space + "}"
    case .integer(let number): return quoted("\(number)")
    case .unsignedInteger(let number): return quoted("\(number)")
    case .real(let number): return quoted("\(number)")
    case .boolean(let isTrue): return quoted(isTrue ? "1" : "0")
    case .date(let date): return quoted("\(date)")
    }
  }

  private func quoted(_ text: String, keepsLineEnds: Bool = false) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n" where keepsLineEnds: quoted += "\n"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": quoted += escape(scalar)
      case _ where isASCII && !scalar.isASCII: quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The escape of a scalar: `\U00e9`, or two escapes for a surrogate pair.
  private func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
