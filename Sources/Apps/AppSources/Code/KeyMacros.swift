import AppLocalization

/// The macros of C that look up their first argument: `#define L(key) NSLocalizedString(key, nil)`.
package struct KeyMacros: Sendable {
  /// The functions that they are, by name.
  private var functions: [String: KeyFunction] = [:]
  /// The macros that are defined as something else too, or in several ways: nobody knows which of them code has.
  private var others: Set<String> = []

  package init() {}

  /// Takes what the headers define, in which any other may be read first.
  package init(headers: some Sequence<[UInt8]>) {
    for header in headers { others.formUnion(read(header)) }
    for name in others { functions[name] = nil }
    others = []
  }

  package var isEmpty: Bool { functions.isEmpty }

  package func has(_ name: String) -> Bool { self[name] != nil }

  subscript(name: String) -> KeyFunction? { others.contains(name) ? nil : functions[name] }

  /// The macros as code knows them after its own definitions.
  package func after(_ code: [UInt8]) -> Self {
    var own = self
    for name in own.read(code) { own.functions[name] = nil }
    return own
  }

  /// Takes the macros that a file defines. Returns those that it only takes back.
  private mutating func read(_ bytes: [UInt8]) -> Set<String> {
    var undefined: Set<String> = []
    var lexer = SourceLexer(Array(String(decoding: bytes, as: UTF8.self).unicodeScalars), isSwift: false)
    while let line = lexer.nextDirective() {
      let words = line.drop { $0 == "#" || $0.isWhitespace }
      let directive = words.prefix(while: Self.isOfName)
      let rest = words.dropFirst(directive.count).drop(while: \.isWhitespace)
      let name = String(rest.prefix(while: Self.isOfName))
      if name.isEmpty { continue }
      if directive == "undef" {
        undefined.insert(name)
      } else if directive == "define" {
        undefined.remove(name)
        take(name, rest.dropFirst(name.count))
      }
    }
    return undefined
  }

  private mutating func take(_ name: String, _ definition: Substring) {
    guard definition.first == "(", let close = definition.firstIndex(of: ")"),
      let function = Self.function(
        String(definition[definition.index(after: close)...]),
        definition[..<close].dropFirst().split(separator: ",").map { String($0).trimmed })
    else {
      others.insert(name)
      return
    }
    if let known = functions[name], (known.table, known.tablePosition) != (function.table, function.tablePosition) {
      others.insert(name)
    }
    functions[name] = function
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// What a macro looks up: its body is scanned with a literal for each parameter.
  private static func function(_ body: String, _ parameters: [String]) -> KeyFunction? {
    // All functions that C has for this are named so.
    guard body.components(cutAt: "ocalized").count > 1 else { return nil }
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
