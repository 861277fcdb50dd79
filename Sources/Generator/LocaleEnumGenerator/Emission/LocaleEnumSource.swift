import LocaleMatching

/// The Swift source of an app's localizations: an enum with a case for each, and its table.
///
/// It is made as text: so an app whose build makes its table compiles neither swift-syntax nor any other package.
/// Equal input gives equal bytes, in any folder.
package struct LocaleEnumSource: Sendable {
  private let input: LocaleEnumInput
  private let table: CompiledAppTable
  private let names: [String]

  /// - Throws: an error if the input is wrong, or if two localizations would be one case.
  package init(_ input: LocaleEnumInput) throws(InputDiagnostic) {
    self.input = input
    table = try input.compile()
    names = table.supported.map { SwiftName.caseName(of: $0) }
    for (position, name) in names.enumerated() where names[..<position].contains(name) {
      let place = input.localizations[position]
      throw InputDiagnostic(
        "'\(place.identifier)' would be the case '\(name)', which another localization already has", file: place.file,
        line: place.line, hint: "keep one spelling")
    }
  }

  /// The number of bytes of constant data in the source.
  package var byteCount: Int { table.byteCount }

  /// The text of the source.
  package var text: String {
    (head + declaration + cases + [""] + defaultLocale + positions + access + tables + ["}", ""])
      .joined(separator: "\n")
  }

  private var modifier: String { input.access == .internal ? "" : "\(input.access.rawValue) " }

  private var head: [String] {
    var lines = [
      "// Made by generate-app-locale from CLDR \(CLDR.version). Do not edit: change the list of localizations and make it anew.",
      "// swift-format-ignore-file",
      "//",
      "// \(names.count) localizations, \(table.byteCount) bytes of constant data:",
    ]
    for section in table.sections {
      lines.append("//   \(section.name): \(section.rowCount) rows, \(section.byteCount) bytes")
    }
    return lines + [
      "// Contains data derived from the Unicode CLDR, under the Unicode License v3: https://www.unicode.org/license.txt",
      "",
      "import SupportedLocales",
      "",
    ]
  }

  private var declaration: [String] {
    let conformance = table.defaultPosition == nil ? "SupportedLocale" : "DefaultLocaleProviding"
    return [
      "/// What the app is localized in, and the matcher over it: `\(input.name).bestMatch(for: \"\(table.supported[0])\")`.",
      "\(modifier)enum \(input.name): \(conformance) {",
    ]
  }

  private var cases: [String] {
    zip(names, table.supported).flatMap { name, identifier in
      ["  /// `\(identifier)`", "  case \(SwiftName.escaped(name))"]
    }
  }

  private var defaultLocale: [String] {
    guard let position = table.defaultPosition else { return [] }
    return [
      "  \(modifier)static var defaultLocale: \(input.name) { .\(SwiftName.escaped(names[position])) }",
      "",
    ]
  }

  private var positions: [String] {
    ["  \(modifier)init?(position: Int) {", "    switch position {"]
      + names.enumerated().map { "    case \($0.offset): self = .\(SwiftName.escaped($0.element))" }
      + ["    default: return nil", "    }", "  }", "", "  \(modifier)var position: Int {", "    switch self {"]
      + names.enumerated().map { "    case .\(SwiftName.escaped($0.element)): \($0.offset)" }
      + ["    }", "  }", ""]
  }

  private var access: [String] {
    [
      "  \(modifier)static func withTable<Result>(_ body: (SupportedLocaleTable) -> Result) -> Result {",
      "    SupportedLocaleTable.lend(format3: words, texts: texts, to: body)",
      "  }",
      "",
    ]
  }

  private var tables: [String] {
    let rows = stride(from: 0, to: table.words.count, by: 14).map { start in
      "    " + table.words[start..<min(start + 14, table.words.count)].map { Self.literal($0) }.joined(separator: ", ")
        + ","
    }
    return [
      "  private static let texts: StaticString = \"\(table.texts)\"",
      "",
      "  private static let words: [UInt16] = [",
    ] + rows + ["  ]"]
  }

  private static func literal(_ word: UInt16) -> String {
    let digits = String(word, radix: 16)
    return "0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
