/// `<key name="ca" alias="calendar" …>` of `common/bcp47` (UTS #35, Key and Type Definitions).
package struct BCP47KeyFact: Hashable, Sendable {
  /// The extension: `u` unless the element says `extension="t"`.
  package var extensionSingleton = "u"
  package var name = ""
  package var alias: String?
  package var valueType: String?
  package var isDeprecated = false
  package var preferred: String?
  package var since: String?
  package var types: [BCP47TypeFact] = []
  package var location = SourceLocation.none
}

extension BCP47KeyFact: CLDRElement {
  static let decides = false
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("name", .required, \.name),
    .attribute("extension", .word("u or t", default: "u") { ["u", "t"].contains($0) }, \.extensionSingleton),
    .attribute("alias", .word("a word of letters and digits") { SubtagForm.isWord($0) }, \.alias),
    .attribute("valueType", .known(["single", "multiple", "incremental", "any"]), \.valueType),
    .attribute("deprecated", .flag, \.isDeprecated), .attribute("preferred", \.preferred),
    .attribute("since", .version, \.since), .elements("type", \.types),
  ]
}

/// `<type name="ethioaa" alias="ethiopic-amete-alem"/>`; also `<attribute>` of `common/bcp47`, under an empty key name.
package struct BCP47TypeFact: Hashable, Sendable {
  package var name = ""
  /// The aliases in file order; the first is the preferred long form.
  @ListItems package var aliases: [String] = []
  package var isDeprecated = false
  package var preferred: String?
  package var since: String?
  /// The IANA name if it is not the first alias (time zones).
  package var iana: String?
  package var region: String?
  package var location = SourceLocation.none
}

extension BCP47TypeFact: CLDRElement {
  static let decides = false
  /// A name is a value of several subtags, or a word in capitals that means values given by a rule: `CODEPOINTS`.
  static let parts: [Part<Self>] = [
    .line(\.location),
    .attribute(
      "name",
      .word("subtags of \(SubtagForm.anyWords), or a word in capitals", isRequired: true) { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { SubtagForm.isAny($0) }
          || text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
      }, \.name),
    .attribute(
      "alias", .word("subtags, or the name of a time zone", default: "", isList: true, isLongName), \._aliases),
    .attribute("iana", .word("the name of a time zone", isLongName), \.iana),
    .attribute("region", .word(SubtagForm.words(for: .region)) { SubtagForm.isRegion($0) }, \.region),
    .attribute("deprecated", .flag, \.isDeprecated), .attribute("preferred", \.preferred),
    .attribute("since", .version, \.since),
  ]

  /// Whether a text is an old name of a type: `ethiopic-amete-alem`, `America/Port-au-Prince`, `Etc/GMT+1`.
  @Sendable private static func isLongName(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && SubtagForm.isWord(part.filter { !"_-+".contains($0) } + "0")
    }
  }
}
