import SystemAccess

/// Reads an old-style property list as a table of strings, up to its first error: Foundation reads no further either.
///
/// The grammar is CoreFoundation's: quotes of both kinds, unquoted words of `[A-Za-z0-9_$/:.-]`, `/* */` and `//`
/// comments, `key = value;`, `key;`, braces, arrays and data. Time is linear in the length of the text.
struct OldStyleParser {
  var cursor: ScalarCursor
  let limits: ReadingLimits
  let lines: LineTable
  var diagnostics: DiagnosticList
  /// The number of values so far.
  var valueCount = 0
  /// Whether it is a table of strings, which has comments.
  private(set) var isTable = false
  /// The comments behind the last entry, and where they begin.
  var comments: [(text: String, index: Int)] = []
  /// Whether the next string is the key of an entry: Foundation stops there if it is none, and keeps what it has.
  private var isAtKey = false

  init(_ scalars: [Unicode.Scalar], limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.limits = limits
    diagnostics = DiagnosticList(limits)
  }

  /// - Parameter index: nil for the place of the cursor.
  func problem(
    _ message: String, code: LocalizationDiagnostic.Code = "strings.malformed", at index: Int? = nil
  ) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, code, message, position: lines.position(of: index ?? cursor.index))
  }

  mutating func warn(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.report(.warning, code, message, at: lines.position(of: index))
  }

  mutating func note(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.report(.note, code, message, at: lines.position(of: index))
  }
}

extension OldStyleParser {
  /// Parses the text. An error keeps the entries before the place where a key should begin, or none.
  mutating func parse() -> StringsTable {
    isTable = true
    var table = StringsTable()
    skipSpace()
    let start = cursor.index
    var isBraced = cursor.take("{")
    skipSpace()
    var end: Int?
    do throws(LocalizationDiagnostic) {
      while let scalar = cursor.current, scalar != ";" {
        if isBraced, cursor.take("}") {
          isBraced = false
          skipSpace()
          if cursor.isAtEnd { break }
          isAtKey = false
          throw problem("\(cursor.found) after the table")
        }
        let before = takeComments(&table, end)
        var entry = try readEntry()
        entry.comments = before + comments.map(\.text)
        comments = []
        table.entries.append(entry)
        end = cursor.index
        skipSpace()
      }
      _ = takeComments(&table, end)
      if !cursor.isAtEnd { straySemicolon(&table, isBraced: isBraced) }
      if isBraced, cursor.isAtEnd { throw problem("a brace that is never closed", at: start) }
    } catch {
      if !isAtKey || isBraced { table.entries = [] }
      diagnostics.append(error)
    }
    return table
  }

  /// Gives the last entry the comments on the line where it ends.
  ///
  /// - Returns: the others, which are those of the next entry.
  private mutating func takeComments(_ table: inout StringsTable, _ end: Int?) -> [String] {
    defer { comments = [] }
    guard let end, let last = table.entries.indices.last, let stop = comments.last?.index else {
      return comments.map(\.text)
    }
    // A comment in the entry's value begins before its end.
    let lineEnd = cursor.scalars[end..<max(end, stop)].firstIndex(where: \.isNewline) ?? max(end, stop + 1)
    let own = comments.prefix { $0.index < lineEnd }
    table.entries[last].comments += own.map(\.text)
    return comments.dropFirst(own.count).map(\.text)
  }

  /// Foundation stops at a semicolon without an entry, which matters if anything follows.
  private mutating func straySemicolon(_ table: inout StringsTable, isBraced: Bool) {
    let index = cursor.index
    while cursor.take(";") { skipSpace() }
    diagnostics.report(
      cursor.isAtEnd ? .warning : .error, "strings.straySemicolon",
      "a semicolon without an entry" + (cursor.isAtEnd ? "" : ": Foundation reads nothing from here on"),
      at: lines.position(of: index))
    if isBraced { table.entries = [] }
  }

  private mutating func readEntry() throws(LocalizationDiagnostic) -> StringsEntry {
    let start = cursor.index
    isAtKey = true
    guard let key = try readString() else {
      throw problem("\(cursor.found) where a key is expected: Foundation reads nothing from here on", at: start)
    }
    isAtKey = false
    if key.isEmpty { note("strings.emptyKey", "an empty key", at: start) }
    let keyEnd = cursor.index
    skipSpace()
    var value = PropertyListValue.string(key)
    if !cursor.take(";") {
      if !cursor.take("=") {
        throw spansLines(start..<keyEnd) ? unterminated(start) : problem("no '=' after the key", at: keyEnd)
      }
      value = try readValue(of: key)
    }
    return StringsEntry(key: key, value: value, comments: [], position: lines.position(of: start))
  }

  /// Reads the value of an entry, and its semicolon.
  private mutating func readValue(of key: String) throws(LocalizationDiagnostic) -> PropertyListValue {
    let equalsEnd = cursor.index
    skipSpace()
    let start = cursor.index
    guard let value = try readValue(depth: 0) else {
      throw problem("\(cursor.found) where the value begins", at: start)
    }
    let end = cursor.index
    skipSpace()
    if cursor.take(";") {
      if value.string == nil {
        warn("strings.notText", "the value of '\(key.excerpt)' is \(value.kind), not text", at: start)
      }
      return value
    }
    let isFollowed = !cursor.isAtEnd && !spansLines(end..<cursor.index)
    // A string on the next line before another '=' is the next key.
    if cursor.current == "=", spansLines(equalsEnd..<start) { throw problem("no value after the '='", at: equalsEnd) }
    // A string without its quote ends at the first quote of the next line, so that text follows it at once.
    if value.string != nil, spansLines(start..<end), isFollowed { throw unterminated(start) }
    let more = isFollowed && cursor.current != "}" ? #": write a quote within a string as '\"'"# : ""
    throw problem("no semicolon after the value\(more)", at: end)
  }
}
