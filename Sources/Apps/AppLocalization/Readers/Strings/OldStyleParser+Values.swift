extension OldStyleParser {
  /// Parses the value of a property list. Any error is thrown. Entries may have no braces around them.
  mutating func parseValue() throws(LocalizationDiagnostic) -> PropertyListValue {
    _ = readTrivia(isAtStart: true)
    let start = cursor.index
    let value: PropertyListValue
    do throws(StringsProblem) {
      guard let first = try readValue(depth: 0) else { throw unexpected("a value begins") }
      _ = readTrivia()
      if cursor.isAtEnd || first.string == nil {
        value = first
      } else {
        cursor.rewind(to: start)
        value = try readDictionary(depth: 0, isBraced: false)
      }
      if !cursor.isAtEnd { throw unexpected("the list ends") }
    } catch {
      let position = lines.position(of: error.noticed ?? error.index)
      switch error.code {
      case "strings.nestingTooDeep": throw .tooDeep(limits, at: position)
      case "file.tooLarge": throw .tooManyValues(limits, at: position)
      default: throw LocalizationDiagnostic(.error, "plist.malformed", error.message, position: position)
      }
    }
    // A comment that never ends is an error, but not in the value.
    if let error = diagnostics.diagnostics.first(where: { $0.severity == .error }) {
      throw LocalizationDiagnostic(.error, "plist.malformed", error.message, position: error.position)
    }
    return value
  }

  private func unexpected(_ wanted: String) -> StringsProblem {
    StringsProblem(
      message: "\(cursor.found) where \(wanted)", index: cursor.index)
  }

  /// Reads a string, data, an array or a dictionary.
  mutating func readValue(depth: Int) throws(StringsProblem) -> PropertyListValue? {
    guard let first = cursor.current else { return nil }
    valueCount += 1
    if valueCount > limits.valueCount {
      throw StringsProblem(
        code: "file.tooLarge", message: "more than \(limits.valueCount) values", index: cursor.index)
    }
    switch first {
    case "{", "(":
      if depth >= limits.nestingDepth {
        throw StringsProblem(
          code: "strings.nestingTooDeep", message: "more than \(limits.nestingDepth) nested values", index: cursor.index
        )
      }
      return first == "{" ? try readDictionary(depth: depth) : try readArray(depth: depth)
    case "<": return try readData()
    default: return try readString().map(PropertyListValue.string)
    }
  }

  /// - Parameter isBraced: whether it has braces. Only the outermost dictionary may have none.
  private mutating func readDictionary(
    depth: Int, isBraced: Bool = true
  ) throws(StringsProblem) -> PropertyListValue {
    let start = cursor.index
    if isBraced { cursor.advance() }
    var dictionary = PropertyListDictionary()
    while true {
      _ = readTrivia()
      if isBraced ? cursor.take("}") : cursor.isAtEnd { return .dictionary(dictionary) }
      let keyStart = cursor.index
      guard let key = try readString() else { throw unterminatedCollection("a dictionary", start) }
      _ = readTrivia()
      var value = PropertyListValue.string(key)
      if cursor.take("=") {
        _ = readTrivia()
        guard let read = try readValue(depth: depth + 1) else { throw unterminatedCollection("a dictionary", start) }
        value = read
        _ = readTrivia()
      }
      dictionary.set(value, of: key, at: depth == 0 ? lines.position(of: keyStart) : nil)
      if !cursor.take(";"), cursor.current != "}" { throw unterminatedCollection("a dictionary", start) }
    }
  }

  private mutating func readArray(depth: Int) throws(StringsProblem) -> PropertyListValue {
    let start = cursor.index
    cursor.advance()
    var values: [PropertyListValue] = []
    while true {
      _ = readTrivia()
      if cursor.take(")") { return .array(values) }
      guard let value = try readValue(depth: depth + 1) else { throw unterminatedCollection("an array", start) }
      values.append(value)
      _ = readTrivia()
      if !cursor.take(","), cursor.current != ")" { throw unterminatedCollection("an array", start) }
    }
  }

  /// The problem of an unclosed collection. It is reported where it is detected, or, if that is lines later, where the
  /// collection begins, because that line has to be fixed.
  private func unterminatedCollection(_ kind: String, _ start: Int) -> StringsProblem {
    let place = lines.position(of: cursor.index)
    let isNear = lines.position(of: start).line == place.line
    return StringsProblem(
      message: "\(kind) is not closed: \(cursor.found)\(isNear ? "" : " in line \(place.line)")",
      index: isNear ? cursor.index : start, noticed: cursor.index)
  }

  /// Reads data, `<0fbd77 1c2735ae>`: pairs of hexadecimal digits, with spaces anywhere.
  private mutating func readData() throws(StringsProblem) -> PropertyListValue {
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
    throw StringsProblem(
      message: "data has to be pairs of hexadecimal digits in '<' and '>'", index: start)
  }
}
