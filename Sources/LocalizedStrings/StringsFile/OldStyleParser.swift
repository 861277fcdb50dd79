/// Reads an old-style property list as a table of strings, and goes on after a line that is wrong.
///
/// The grammar is that of CoreFoundation: quotes of both kinds, unquoted words of `[A-Za-z0-9_$/:.-]`, `/* */` and `//`
/// comments, `key = value;`, `key;`, braces, arrays and data. Linear in the length of the text: what follows a string or a
/// collection that is never closed is read again from the next line on, until as much was read again as there is.
struct OldStyleParser {
  var cursor: ScalarCursor
  let options: StringsOptions
  let limits: ReadingLimits
  let lines: LineTable
  var diagnostics: DiagnosticList
  /// How many values there are so far.
  var valueCount = 0
  /// How much may still be read again.
  private var rereadable: Int
  /// The line of the last error: what follows it on the same line is its consequence.
  private var errorLine: Int?
  /// From here on no quote closes a string that begins earlier: spares reading to the end again and again.
  var unclosed: [Unicode.Scalar: Int] = [:]

  init(_ scalars: [Unicode.Scalar], options: StringsOptions = StringsOptions(), limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.options = options
    self.limits = limits
    diagnostics = DiagnosticList(limits)
    // A few mistakes may each swallow the rest of a file.
    rereadable = 16 * scalars.count
  }

  // MARK: - Diagnostics

  mutating func report(_ problem: StringsProblem) {
    let position = lines.position(of: problem.index)
    if errorLine != position.line {
      diagnostics.append(LocalizationDiagnostic(.error, problem.code, problem.message, position: position))
    }
    errorLine = position.line
  }

  mutating func warn(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.append(LocalizationDiagnostic(.warning, code, message, position: lines.position(of: index)))
  }

  mutating func note(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.append(LocalizationDiagnostic(.note, code, message, position: lines.position(of: index)))
  }

  /// Goes on behind the next semicolon, or on the next line, whichever comes first. Always moves.
  mutating func resynchronize(from start: Int, resume: Int?) {
    if let resume, resume > start, cursor.index - resume <= rereadable {
      rereadable -= max(0, cursor.index - resume)
      // What lies between is read again, and tells its warnings again.
      let place = lines.position(of: resume)
      diagnostics.removeLast { $0.severity != .error && ($0.position ?? place) >= place }
      cursor.rewind(to: resume)
      return
    }
    cursor.skip { $0 != ";" && $0 != "\n" && $0 != "\r" }
    cursor.advance()
  }
}
