extension OldStyleParser {
  /// A string, data, an array or a dictionary.
  mutating func readValue(depth: Int) throws(StringsProblem) -> PropertyListValue? {
    guard let first = cursor.current else { return nil }
    switch first {
    case "{", "(":
      if depth >= Self.maximumDepth {
        throw StringsProblem(
          code: .Strings.nestingTooDeep, message: "more than \(Self.maximumDepth) nested values", index: cursor.index)
      }
      return first == "{" ? try readDictionary(depth: depth) : try readArray(depth: depth)
    case "<": return try readData()
    default: return try readString().map(PropertyListValue.string)
    }
  }

  private mutating func readDictionary(depth: Int) throws(StringsProblem) -> PropertyListValue {
    let start = cursor.index
    cursor.advance()
    var dictionary = PropertyListDictionary()
    while true {
      _ = readTrivia()
      if cursor.take("}") { return .dictionary(dictionary) }
      guard let key = try readString() else { throw unterminatedCollection("a dictionary", start) }
      _ = readTrivia()
      var value = PropertyListValue.string(key)
      if cursor.take("=") {
        _ = readTrivia()
        guard let read = try readValue(depth: depth + 1) else { throw unterminatedCollection("a dictionary", start) }
        value = read
        _ = readTrivia()
      }
      dictionary[key] = value
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

  /// Told where it is noticed, or, lines later, where the collection begins: that is what is to be mended.
  private func unterminatedCollection(_ kind: String, _ start: Int) -> StringsProblem {
    let found = cursor.current.map { "'\($0.shown)'" } ?? "the end of the file"
    let place = lines.position(of: cursor.index)
    let isNear = lines.position(of: start).line == place.line
    return StringsProblem(
      code: .Strings.unterminatedCollection,
      message: "\(kind) is not closed: \(found)\(isNear ? "" : " in line \(place.line)")",
      index: isNear ? cursor.index : start)
  }

  /// `<0fbd77 1c2735ae>`: pairs of hexadecimal digits, spaces allowed anywhere.
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
      code: .Strings.invalidData, message: "data has to be pairs of hexadecimal digits in '<' and '>'", index: start)
  }
}
