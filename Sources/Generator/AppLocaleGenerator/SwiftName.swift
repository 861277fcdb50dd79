/// Names in generated Swift.
enum SwiftName {
  /// The reserved words that are possible language codes, and the names that no case may have.
  private static let reserved: Set<String> = [
    "any", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Types that the generated source, or its reader, knows by these names.
  private static let taken: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Comparable", "Decodable",
    "Dictionary",
    "Double", "Encodable", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int8", "Int16", "Int32",
    "Int64", "Never", "Optional", "Protocol", "Range", "RawRepresentable", "Result", "Self", "Sendable", "Sequence",
    "Set",
    "StaticString", "String", "Substring", "Type", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
    "AcceptLanguage", "CLDR", "LanguageIdentifier", "LocaleDistance", "LocaleIdentifier", "LocaleMatch",
    "LocaleMatcher",
    "LocaleMatching", "LocalePreference", "MatchExplanation", "LocalePreferenceContent", "SupportedLocale",
  ]

  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return name.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
      && !reserved.contains(name)
  }

  static func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// Whether a name is that of a static member of the enum. Cases begin with a language of two or three letters, or
  /// with Android's `b`, and so have none of the others' names, such as `matcher` and `bestMatch`.
  static func isMember(_ name: String) -> Bool { name == "allCases" }

  /// The name of a case: `en-GB` → `enGB`, `zh_hant_tw` → `zhHantTW`, `es-419` → `es419`, `sr@latin` → `srLatin`.
  static func caseName(of identifier: String) -> String {
    let subtags = identifier.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = subtags.first else { return "und" }
    return subtags.dropFirst().reduce(first.lowercased()) { name, subtag in
      name
        + (subtag.utf8.count == 2
          ? subtag.uppercased() : subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased())
    }
  }

  /// The name, in backticks if the language requires them.
  static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }
}
