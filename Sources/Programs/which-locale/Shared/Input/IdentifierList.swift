import LocaleMatching

/// Reads lists of identifiers as people write them.
enum IdentifierList {
  /// The entries of `a,b,c`.
  ///
  /// - Parameter isLenient: leaves ill-formed entries in, for the matcher to pass over.
  static func parse(_ text: String, source: IdentifierSource, isLenient: Bool) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let identifier = trimmed(piece)
      if identifier.isEmpty {
        throw .usage("an empty entry in '\(text.echoed)'")
      }
      if !isLenient { try check(identifier, source: source) }
      identifiers.append(identifier)
    }
    return identifiers
  }

  /// The entries of a file, a line each; empty lines and lines that begin with `#` are passed over.
  static func read(path: String, isLenient: Bool) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    let lines = try TextFile.read(path).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      let identifier = trimmed(line)
      if identifier.isEmpty || identifier.hasPrefix("#") { continue }
      if !isLenient { try check(identifier, source: .file(path, line: number + 1)) }
      identifiers.append(identifier)
    }
    return identifiers
  }

  static func check(_ identifier: String, source: IdentifierSource) throws(CommandFailure) {
    do {
      _ = try LanguageIdentifier(validating: identifier)
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
