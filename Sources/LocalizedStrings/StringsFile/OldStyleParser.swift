/// Reads an old-style property list as a table of strings, and goes on after a line that is wrong.
///
/// The grammar is that of CoreFoundation: quotes of both kinds, unquoted words of `[A-Za-z0-9_$/:.-]`, `/* */` and `//`
/// comments, `key = value;`, `key;`, braces, arrays and data. Linear in the length of the text, but for a string
/// without its closing quote, which is read again from the next line on.
struct OldStyleParser {
  var cursor: ScalarCursor
  let options: StringsOptions
  let lines: LineTable
  var diagnostics: [LocalizationDiagnostic] = []
  /// Nested collections beyond this are refused. Recursion is bounded by it.
  static let maximumDepth = 64
  /// The line of the last error: what follows it on the same line is its consequence.
  private var errorLine: Int?
  /// From here on no quote closes a string that begins earlier: spares reading to the end again and again.
  var unclosed: [Unicode.Scalar: Int] = [:]

  init(_ scalars: [Unicode.Scalar], options: StringsOptions) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.options = options
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
    if let resume, resume > start {
      // What lies between is read again, and tells its warnings again.
      let place = lines.position(of: resume)
      while let last = diagnostics.last, last.severity != .error, (last.position ?? place) >= place {
        diagnostics.removeLast()
      }
      cursor.rewind(to: resume)
      return
    }
    cursor.skip { $0 != ";" && $0 != "\n" && $0 != "\r" }
    cursor.advance()
  }
}
