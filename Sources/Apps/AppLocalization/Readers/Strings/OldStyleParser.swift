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
  /// Whether the next string is the key of an entry: Foundation stops there if it is none, and keeps what it has.
  private var isAtKey = false

  init(_ scalars: [Unicode.Scalar], limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.limits = limits
    diagnostics = DiagnosticList(limits)
  }

  // MARK: - Diagnostics

  mutating func report(_ problem: StringsProblem) {
    diagnostics.report(.error, problem.code, problem.message, at: lines.position(of: problem.index))
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
    var table = StringsTable()
    var trivia = readTrivia(isAtStart: true)
    let start = cursor.index
    var isBraced = cursor.take("{")
    if isBraced { trivia.append(readTrivia()) }
    do throws(StringsProblem) {
      while let scalar = cursor.current, scalar != ";" {
        if isBraced, cursor.take("}") {
          isBraced = false
          trivia.append(readTrivia())
          if cursor.isAtEnd { break }
          isAtKey = false
          throw StringsProblem(message: "\(cursor.found) after the table", index: cursor.index)
        }
        var entry = try readEntry()
        if let last = table.entries.indices.last {
          table.entries[last].comments += trivia.firstLine
          entry.comments = trivia.others + entry.comments
        } else {
          entry.comments = trivia.all + entry.comments
        }
        table.entries.append(entry)
        trivia = readTrivia()
      }
      if !cursor.isAtEnd { straySemicolon(&table, isBraced: isBraced) }
      if isBraced, cursor.isAtEnd { throw StringsProblem(message: "a brace that is never closed", index: start) }
    } catch {
      if !isAtKey || isBraced { table.entries = [] }
      report(error)
    }
    if let last = table.entries.indices.last { table.entries[last].comments += trivia.firstLine }
    return table
  }

  /// Foundation stops at a semicolon without an entry, which matters if anything follows.
  private mutating func straySemicolon(_ table: inout StringsTable, isBraced: Bool) {
    let index = cursor.index
    while cursor.take(";") { _ = readTrivia() }
    diagnostics.report(
      cursor.isAtEnd ? .warning : .error, "strings.straySemicolon",
      "a semicolon without an entry" + (cursor.isAtEnd ? "" : ": Foundation reads nothing from here on"),
      at: lines.position(of: index))
    if isBraced { table.entries = [] }
  }

  private mutating func readEntry() throws(StringsProblem) -> StringsEntry {
    let start = cursor.index
    isAtKey = true
    guard let key = try readString() else {
      throw StringsProblem(
        message: "\(cursor.found) where a key is expected: Foundation reads nothing from here on", index: start)
    }
    isAtKey = false
    let keyEnd = cursor.index
    var inner = readTrivia().all
    if key.isEmpty { note("strings.emptyKey", "an empty key", at: start) }
    if cursor.take(";") {
      return StringsEntry(key: key, value: .string(key), comments: inner, position: lines.position(of: start))
    }
    if !cursor.take("=") {
      throw spansLines(start..<keyEnd)
        ? unterminated(start) : StringsProblem(message: "no '=' after the key", index: keyEnd)
    }
    let equalsEnd = cursor.index
    inner += readTrivia().all
    let valueStart = cursor.index
    guard let value = try readValue(depth: 0) else {
      throw StringsProblem(message: "\(cursor.found) where the value begins", index: min(valueStart, cursor.index))
    }
    let valueEnd = cursor.index
    let trivia = readTrivia()
    if !cursor.take(";") {
      // A string on the next line before another '=' is the next key.
      if cursor.current == "=", spansLines(equalsEnd..<valueStart) {
        throw StringsProblem(message: "no value after the '='", index: equalsEnd)
      }
      // A string without its quote ends at the first quote of the next line, so that text follows it at once.
      if value.string != nil, spansLines(valueStart..<valueEnd), !trivia.hasNewline, !cursor.isAtEnd {
        throw unterminated(valueStart)
      }
      let isFollowed = !cursor.isAtEnd && !trivia.hasNewline && cursor.current != "}"
      let more = isFollowed ? #": write a quote within a string as '\"'"# : ""
      throw StringsProblem(message: "no semicolon after the value\(more)", index: valueEnd)
    }
    if value.string == nil {
      warn("strings.notText", "the value of '\(key.excerpt)' is \(value.kind), not text", at: valueStart)
    }
    return StringsEntry(key: key, value: value, comments: inner + trivia.all, position: lines.position(of: start))
  }
}

/// The comments and white space between two entries.
struct Trivia {
  /// Comments on the line on which the trivia begin.
  private(set) var firstLine: [String] = []
  private(set) var others: [String] = []
  var hasNewline = false

  var all: [String] { firstLine + others }

  mutating func append(_ comment: String, isBlock: Bool) {
    guard !hasNewline else { return others.append(comment) }
    firstLine.append(comment)
    if isBlock, comment.unicodeScalars.contains(where: \.isNewline) { hasNewline = true }
  }

  /// Appends later trivia. Time is linear in their length.
  mutating func append(_ later: Trivia) {
    if hasNewline { others += later.firstLine } else { firstLine += later.firstLine }
    others += later.others
    hasNewline = hasNewline || later.hasNewline
  }
}

/// A problem that ends the reading of an old-style list.
struct StringsProblem: Error {
  var code: LocalizationDiagnostic.Code = "strings.malformed"
  let message: String
  let index: Int
  /// Where it was noticed, if that is elsewhere.
  var noticed: Int?
}
