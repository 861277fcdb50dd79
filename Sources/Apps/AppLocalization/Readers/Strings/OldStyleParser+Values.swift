extension OldStyleParser {
  /// Parses the value of a property list. Any error is thrown. Entries may have no braces around them.
  mutating func parseValue() throws(LocalizationDiagnostic) -> PropertyListValue {
    skipSpace()
    let start = cursor.index
    let value: PropertyListValue
    do throws(LocalizationDiagnostic) {
      guard let first = try readValue(depth: 0) else { throw unexpected("a value begins") }
      skipSpace()
      if cursor.isAtEnd || first.string == nil {
        value = first
      } else {
        cursor.rewind(to: start)
        value = try readDictionary(depth: 0, isBraced: false)
      }
      if !cursor.isAtEnd { throw unexpected("the list ends") }
    } catch {
      switch error.code {
      case "strings.nestingTooDeep": throw .tooDeep(limits, at: error.position)
      case "file.tooLarge": throw .tooManyValues(limits, at: error.position)
      default: throw .malformedList(error.message, at: error.position)
      }
    }
    // A comment that never ends is an error, but not in the value.
    if let error = diagnostics.diagnostics.first(where: { $0.severity == .error }) {
      throw .malformedList(error.message, at: error.position)
    }
    return value
  }

  private func unexpected(_ wanted: String) -> LocalizationDiagnostic { problem("\(cursor.found) where \(wanted)") }

  /// Reads a string, data, an array or a dictionary.
  mutating func readValue(depth: Int) throws(LocalizationDiagnostic) -> PropertyListValue? {
    guard let first = cursor.current else { return nil }
    valueCount += 1
    if valueCount > limits.valueCount {
      throw problem("more than \(limits.valueCount) values", code: "file.tooLarge")
    }
    switch first {
    case "{", "(":
      if depth >= limits.nestingDepth {
        throw problem("more than \(limits.nestingDepth) nested values", code: "strings.nestingTooDeep")
      }
      return first == "{" ? try readDictionary(depth: depth) : try readArray(depth: depth)
    case "<": return try readData()
    default: return try readString().map(PropertyListValue.string)
    }
  }

  /// - Parameter isBraced: whether it has braces. Only the outermost dictionary may have none.
  private mutating func readDictionary(
    depth: Int, isBraced: Bool = true
  ) throws(LocalizationDiagnostic) -> PropertyListValue {
    let start = cursor.index
    if isBraced { cursor.advance() }
    var dictionary = PropertyListDictionary()
    while true {
      skipSpace()
      if isBraced ? cursor.take("}") : cursor.isAtEnd { return .dictionary(dictionary) }
      let keyStart = cursor.index
      guard let key = try readString() else { throw unterminatedCollection("a dictionary", start) }
      skipSpace()
      var value = PropertyListValue.string(key)
      if cursor.take("=") {
        skipSpace()
        guard let read = try readValue(depth: depth + 1) else { throw unterminatedCollection("a dictionary", start) }
        value = read
        skipSpace()
      }
      dictionary.set(value, of: key, at: depth == 0 ? lines.position(of: keyStart) : nil)
      if !cursor.take(";"), cursor.current != "}" { throw unterminatedCollection("a dictionary", start) }
    }
  }

  private mutating func readArray(depth: Int) throws(LocalizationDiagnostic) -> PropertyListValue {
    let start = cursor.index
    cursor.advance()
    var values: [PropertyListValue] = []
    while true {
      skipSpace()
      if cursor.take(")") { return .array(values) }
      guard let value = try readValue(depth: depth + 1) else { throw unterminatedCollection("an array", start) }
      values.append(value)
      skipSpace()
      if !cursor.take(","), cursor.current != ")" { throw unterminatedCollection("an array", start) }
    }
  }

  /// The problem of an unclosed collection. It is reported where it is detected, or, in a table, if that is lines later, where
  /// the collection begins, because that line has to be fixed.
  private func unterminatedCollection(_ kind: String, _ start: Int) -> LocalizationDiagnostic {
    let isNear = !spansLines(start..<cursor.index)
    let line = isNear ? "" : " in line \(lines.position(of: cursor.index).line)"
    return problem("\(kind) is not closed: \(cursor.found)\(line)", at: isNear || !isTable ? nil : start)
  }

  /// Reads data, `<0fbd77 1c2735ae>`: pairs of hexadecimal digits, with spaces anywhere.
  private mutating func readData() throws(LocalizationDiagnostic) -> PropertyListValue {
    let start = cursor.index
    cursor.advance()
    var bytes: [UInt8] = []
    var high: UInt8?
    while let scalar = cursor.next() {
      if scalar == ">" {
        if high == nil { return .data(bytes) }
        break
      }
      if scalar.isTableSpace { continue }
      guard let digit = scalar.hexadecimalValue else { break }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    throw problem("data has to be pairs of hexadecimal digits in '<' and '>'", at: start)
  }
}
