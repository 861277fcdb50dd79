import TextReading

/// Reads an old-style property list as a table of strings. Continues after a line with an error.
///
/// The grammar is CoreFoundation's: quotes of both kinds, unquoted words of `[A-Za-z0-9_$/:.-]`, `/* */` and `//`
/// comments, `key = value;`, `key;`, braces, arrays and data. Time is linear in the length of the text: the text after
/// a string or a collection that is never closed is read again from the next line on, but only up to a limit.
struct OldStyleParser {
  var cursor: ScalarCursor
  let limits: ReadingLimits
  let lines: LineTable
  var diagnostics: DiagnosticList
  /// The number of values so far.
  var valueCount = 0
  /// The number of scalars that may still be read again.
  private var rereadable: Int
  /// The number of errors for Foundation, whether they are reported or not.
  private var errorCount = 0
  /// The line of the last error. Further errors on this line are its consequences.
  private var errorLine: Int?
  /// The position after which no quote closes an earlier string. Avoids repeated searches up to the end.
  var unclosed: [Unicode.Scalar: Int] = [:]
  /// Whether the next string is the key of an entry: Foundation stops there if it is none, and keeps what it has.
  private var isAtKey = false

  init(_ scalars: [Unicode.Scalar], limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.limits = limits
    diagnostics = DiagnosticList(limits)
    // Each of a few mistakes may swallow the rest of a file.
    rereadable = 16 * scalars.count
  }

  // MARK: - Diagnostics

  mutating func report(_ problem: StringsProblem) {
    // What an open comment swallows is missed, and counted, where it should be.
    if problem.kind != .openComment { errorCount += 1 }
    let position = lines.position(of: problem.index)
    if errorLine != position.line {
      diagnostics.report(.error, problem.code, problem.message, at: position)
    }
    errorLine = position.line
  }

  mutating func warn(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.report(.warning, code, message, at: lines.position(of: index))
  }

  mutating func note(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.report(.note, code, message, at: lines.position(of: index))
  }

  /// Continues after the next semicolon or on the next line, whichever comes first. Always advances.
  mutating func resynchronize(from start: Int, resume: Int?) {
    if let resume, resume > start, cursor.index - resume <= rereadable {
      rereadable -= max(0, cursor.index - resume)
      // The text between is read again, and gives its warnings again.
      let place = lines.position(of: resume)
      diagnostics.removeLast { $0.severity != .error && ($0.position ?? place) >= place }
      cursor.rewind(to: resume)
      return
    }
    cursor.skip { $0 != ";" && $0 != "\n" && $0 != "\r" }
    cursor.advance()
  }
}

extension OldStyleParser {
  /// Parses the whole text.
  mutating func parse() -> StringsTable {
    var table = StringsTable()
    var trivia = readTrivia(isAtStart: true)
    var brace: Int?
    var isClosed = false
    while let scalar = cursor.current {
      let start = cursor.index
      if scalar == "{", brace == nil, !isClosed, table.entries.isEmpty {
        brace = start
        cursor.advance()
        trivia.append(readTrivia())
      } else if scalar == "}", brace != nil {
        brace = nil
        isClosed = true
        cursor.advance()
        trivia.append(readTrivia())
        if !cursor.isAtEnd {
          report(
            StringsProblem(
              message: "\(cursor.found) after the table", index: cursor.index))
          table.stop(at: 0)
        }
      } else if scalar == ";" {
        warn("strings.straySemicolon", "a semicolon without an entry: Foundation reads nothing from here on", at: start)
        table.stop(at: brace == nil ? table.entries.count : 0)
        cursor.advance()
        trivia.append(readTrivia())
      } else {
        let errorCount = self.errorCount
        let count = table.entries.count
        parseEntry(after: &trivia, into: &table)
        if self.errorCount > errorCount { table.stop(at: isAtKey && brace == nil ? count : 0) }
      }
    }
    if let brace {
      report(StringsProblem(message: "a brace that is never closed", index: brace))
      table.stop(at: 0)
    }
    if let last = table.entries.indices.last { table.entries[last].comments += trivia.firstLine }
    return table
  }

  /// Parses one entry, or a bad line in its place. Replaces the trivia before it by the trivia after it.
  private mutating func parseEntry(after trivia: inout Trivia, into table: inout StringsTable) {
    let start = cursor.index
    do throws(StringsProblem) {
      var entry = try readEntry()
      if let last = table.entries.indices.last {
        table.entries[last].comments += trivia.firstLine
        entry.comments = trivia.others + entry.comments
      } else {
        entry.comments = trivia.all + entry.comments
      }
      table.entries.append(entry)
      trivia = readTrivia()
    } catch {
      report(error)
      // A brace that is never closed would swallow the rest of the file: its contents are read line by line instead.
      let isOpen = error.kind == .openCollection || error.kind == .tooDeep
      resynchronize(from: start, resume: isOpen ? endOfLine(from: start) : error.resume)
      // The comments of an entry that could not be read belong to the next one.
      trivia.append(readTrivia())
    }
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
      if spansLines(start..<keyEnd) { throw unterminated(start) }
      let found = cursor.current
      guard found == "\"" || found == "'", !spansLines(keyEnd..<cursor.index) else {
        throw StringsProblem(
          message: "no '=' after the key", index: keyEnd,
          resume: spansLines(keyEnd..<cursor.index) ? cursor.index : nil)
      }
      report(StringsProblem(message: "no '=' after the key", index: keyEnd))
    }
    let equalsEnd = cursor.index
    inner += readTrivia().all
    let valueStart = cursor.index
    guard let value = try readValue(depth: 0) else {
      throw StringsProblem(
        message: "\(cursor.found) where the value begins",
        index: min(valueStart, cursor.index))
    }
    let valueEnd = cursor.index
    let trivia = readTrivia()
    if cursor.take(";") {
      inner += trivia.all
    } else {
      // A string on the next line before another '=' is the next key.
      if cursor.current == "=", spansLines(equalsEnd..<valueStart) {
        throw StringsProblem(
          message: "no value after the '='", index: equalsEnd, resume: valueStart)
      }
      // A string without its quote ends at the first quote of the next line, so that text follows it at once.
      if value.string != nil, spansLines(valueStart..<valueEnd), !trivia.hasNewline, !cursor.isAtEnd {
        throw unterminated(valueStart)
      }
      let isFollowed = !cursor.isAtEnd && !trivia.hasNewline && cursor.current != "}"
      let more = isFollowed ? #": the rest of the line is lost. Write a quote within a string as '\"'"# : ""
      report(
        StringsProblem(
          message: "no semicolon after the value\(more)", index: valueEnd))
      if isFollowed { cursor.skip { $0 != ";" && !$0.isNewline } }
      _ = cursor.take(";")
      inner += trivia.all
    }
    if value.string == nil {
      warn("strings.notText", "the value of '\(key.excerpt)' is \(value.kind), not text", at: valueStart)
    }
    return StringsEntry(key: key, value: value, comments: inner, position: lines.position(of: start))
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

/// A problem that prevents reading an entry of a `.strings` file.
struct StringsProblem: Error {
  /// The problems after which the parser goes on in a way of their own.
  enum Kind {
    case openComment, openCollection, tooDeep, tooLarge, other
  }

  var kind = Kind.other
  let message: String
  let index: Int
  /// The position at which to continue; nil for the current position.
  var resume: Int?

  var code: LocalizationDiagnostic.Code {
    switch kind {
    case .tooDeep: "strings.nestingTooDeep"
    case .tooLarge: "file.tooLarge"
    case .openComment, .openCollection, .other: "strings.malformed"
    }
  }
}
