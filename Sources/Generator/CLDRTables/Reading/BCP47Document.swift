/// `keyword` and `attribute` of BCP 47's files: keys of `-u-` and `-t-` with their types.
struct BCP47Document: CLDRDocument {
  struct Keyword: Decodable {
    var key: [BCP47KeyFact]
  }

  static let root = "ldmlBCP47"
  static let form = ElementForm.sections(
    [
      "keyword": ElementForm(
        decides: false,
        elements: [
          "key": ElementForm(
            decides: false,
            attributes: [
              "extension": .word("u or t", default: "u") { ["u", "t"].contains($0) }, "name": .required,
              "alias": .word("a word of letters and digits") { SubtagForm.isWord($0) },
              "valueType": .known(["single", "multiple", "incremental", "any"]), "deprecated": .flag,
              "preferred": .optional, "since": .version,
            ],
            elements: ["type": valueForm])
        ]),
      "attribute": valueForm,
    ], unread: ["version", "generation", "cldrVersion"])
  /// A name is a value of several subtags, or a word in capitals that means values given by a rule: `CODEPOINTS`.
  private static let valueForm = ElementForm(
    decides: false,
    attributes: [
      "name": .word("subtags of \(SubtagForm.anyWords), or a word in capitals", isRequired: true) { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { SubtagForm.isAny($0) }
          || text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
      },
      "alias": .word("subtags, or the name of a time zone", default: "", isList: true, isLongName),
      "deprecated": .flag, "preferred": .optional, "since": .version,
      "iana": .word("the name of a time zone", isLongName),
      "region": .word(SubtagForm.words(for: .region)) { SubtagForm.isRegion($0) },
    ])

  /// Whether a text is an old name of a type: `ethiopic-amete-alem`, `America/Port-au-Prince`, `Etc/GMT+1`.
  @Sendable private static func isLongName(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && SubtagForm.isWord(part.filter { !"_-+".contains($0) } + "0")
    }
  }

  var keyword: [Keyword]
  var attribute: [BCP47TypeFact]

  func add(to facts: inout CLDRFacts, _: inout FactCollector) {
    let attributes = attribute.first.map { first in
      BCP47KeyFact(
        extensionSingleton: "u", name: "", alias: nil, valueType: nil, isDeprecated: false, preferred: nil, since: nil,
        types: attribute, location: first.location)
    }
    facts.bcp47Keys += keyword.flatMap(\.key) + [attributes].compactMap(\.self)
  }
}
