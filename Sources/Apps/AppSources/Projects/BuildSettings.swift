import AppLocalization

/// The build settings of a target by name: what `$(NAME)` stands for.
package struct BuildSettings: Hashable, Sendable {
  package private(set) var values: [String: String]
  /// Values with variables in them may name each other, to this depth, and this many are put in.
  private static let (depth, count) = (8, 100)

  package init(_ values: [String: String] = [:]) { self.values = values }

  package subscript(name: String) -> String? { values[name] }

  /// These settings, and others where they have none.
  package func completed(with others: BuildSettings) -> BuildSettings {
    BuildSettings(values.merging(others.values) { own, _ in own })
  }

  /// A text with the values of its variables, `$(NAME)` or `${NAME}`. Those without a value stay.
  package func resolved(_ text: String) -> String {
    var left = Self.count
    return resolved(text, Self.depth, &left)
  }

  private func resolved(_ text: String, _ depth: Int, _ left: inout Int) -> String {
    guard depth > 0, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let closer: Character? = rest.dropFirst().first == "(" ? ")" : rest.dropFirst().first == "{" ? "}" : nil
      if let closer, let end = rest.firstIndex(of: closer),
        let value = values[String(rest[..<end].dropFirst(2))], left > 0
      {
        left -= 1
        result += resolved(value, depth - 1, &left)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Reads a file of settings, `.xcconfig`, with those that it includes, each once. What cannot be read has none.
  ///
  /// - Parameter path: relative to the root, as it is named. A file outside of the root is not read.
  package init(_ path: String, root: String, _ limits: ReadingLimits) {
    values = [:]
    var known: Set<String> = []
    take(path.normalizedPath, root, limits, &known)
  }

  private mutating func take(_ path: String, _ root: String, _ limits: ReadingLimits, _ known: inout Set<String>) {
    guard known.count < Self.count, !path.hasPrefix(".."), known.insert(path).inserted,
      case .success(let bytes) = FileBytes.read(root.appendingPath(path), limits)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = String(line).components(cutAt: "//").first?.trimmed ?? ""
      if text.hasPrefix("#include") {
        let names = text.components(cutAt: "\"")
        if names.count > 2 { take(path.parentPath.appendingPath(names[1]).normalizedPath, root, limits, &known) }
        continue
      }
      // A setting for one platform, `NAME[sdk=…]`, is passed over.
      guard let equals = text.firstIndex(of: "="), !text[..<equals].contains("[") else { continue }
      values[String(text[..<equals]).trimmed] = String(text[text.index(after: equals)...]).trimmed
    }
  }
}
