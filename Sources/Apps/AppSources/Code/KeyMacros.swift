import AppLocalization

/// The macros of C that look up their first argument: `#define L(key) NSLocalizedString(key, nil)`.
package struct KeyMacros: Sendable {
  /// The functions that they are, by name; nil for a macro that files define in several ways.
  private var all: [String: KeyFunction?] = [:]

  package init() {}

  package var names: [String] { all.filter { $0.value != nil }.map(\.key) }

  subscript(name: String) -> KeyFunction? { all[name] ?? nil }

  /// Takes the macros that a file defines.
  package mutating func read(_ text: String) {
    var whole = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasSuffix("\\"), !whole.isEmpty || line.contains("define") {
        whole += line.dropLast() + " "
        continue
      }
      take(whole + line)
      whole = ""
    }
  }

  private mutating func take(_ line: String) {
    let mark = "define "
    let words = line.drop { $0.isWhitespace || $0 == "#" }
    guard line.contains("#"), words.hasPrefix(mark), let open = words.firstIndex(of: "("),
      let close = words[open...].firstIndex(of: ")")
    else { return }
    let name = String(words[..<open].dropFirst(mark.count)).trimmed
    let parameters = words[words.index(after: open)..<close].split(separator: ",").map { String($0).trimmed }
    guard !name.isEmpty, name.allSatisfy(Self.isOfName),
      let function = Self.function(String(words[words.index(after: close)...]), parameters)
    else { return }
    let isOther = all[name].map { $0?.table != function.table || $0?.tablePosition != function.tablePosition } ?? false
    all[name] = .some(isOther ? nil : function)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// What a macro looks up: its body is scanned with a literal for each parameter.
  private static func function(_ body: String, _ parameters: [String]) -> KeyFunction? {
    var (text, rest) = ("", body[...])
    while let first = rest.first {
      let word = rest.prefix(while: isOfName)
      if let number = parameters.firstIndex(of: String(word)), !word.isEmpty {
        text += "@\"\(literal(number))\""
      } else {
        text += word.isEmpty ? String(first) : String(word)
      }
      rest = rest.dropFirst(max(word.count, 1))
    }
    let uses = KeyScanner(Array(text.unicodeScalars), isSwift: false, names: [], isWanted: { _ in false }).uses
    guard uses.count == 1, let use = uses.first, use.key == literal(0), !use.isElsewhere, let table = use.table else {
      return nil
    }
    let position = { (text: String?) in parameters.indices.first { literal($0) == text } }
    return KeyFunction(
      interpolation: .text, table: position(table) == nil ? table : "Localizable", tablePosition: position(table),
      textPosition: position(use.text), isCertain: true)
  }

  private static func literal(_ number: Int) -> String { "\u{1}\(number)" }
}
