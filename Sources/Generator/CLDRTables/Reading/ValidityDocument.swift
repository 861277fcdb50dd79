import LocaleCore

/// `idValidity`: identifiers by type and status, in lists with ranges.
struct ValidityDocument: CLDRDocument {
  struct Section: Decodable {
    var id: [Identifiers]
  }

  struct Identifiers: Decodable {
    var location: SourceLocation
    var type: String
    var idStatus: String
    /// The element's text: XMLCoder's key for it is the empty one.
    var text: String

    enum CodingKeys: String, CodingKey {
      case location, type, idStatus
      case text = ""
    }
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "idValidity": ElementForm(
      decides: true,
      elements: ["id": ElementForm(decides: true, attributes: ["type": .required, "idStatus": .required])])
  ])

  var idValidity: [Section]

  /// The names of statuses.
  private static let statuses = SubtagStatus.allCases.filter { $0 != .unlisted }.map(\.cldrName)

  /// Releases have lists of other types too: of currencies, of units.
  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    for list in idValidity.flatMap(\.id) {
      guard let type = SubtagKind.allCases.first(where: { $0.description == list.type }) else { continue }
      guard let status = SubtagStatus(cldrName: list.idStatus) else {
        collector.report(
          "status that the tables do not know", at: list.location.line, text: list.idStatus,
          hint: "expected one of \(Self.statuses.joined(separator: " ")); for another the generator has no place yet")
        continue
      }
      var identifiers: [String] = []
      for word in list.text.listItems {
        guard let range = StringRange(word) else {
          collector.report(
            "not an identifier or a range of them", at: list.location.line, text: word,
            hint: "write a range as AC~G, its end no longer than its start and not before it")
          continue
        }
        for identifier in range.strings {
          let written = type.written(identifier)
          // Older releases list `root` among languages.
          if !SubtagForm.isOf(type, identifier), type != .language || identifier != "root" {
            collector.report(
              "no \(type) in a validity list", at: list.location.line, text: identifier,
              hint: "expected \(SubtagForm.words(for: type))")
          } else if written != identifier {
            collector.report(
              "\(type) '\(identifier)' is not written so", at: list.location.line, text: nil, hint: "write \(written)")
          }
        }
        identifiers += range.strings
      }
      facts.validity.append(
        ValidityFact(type: type, status: status, identifiers: identifiers, location: list.location))
    }
  }
}

/// A string or a range of strings, `AC~G` for AC, AD, AE, AF and AG (UTS #35, String Range).
///
/// The end may be shorter than the start, whose first characters then stay. Each of the other characters runs on its
/// own, so that `ab~cd` is ab ac ad bb bc bd cb cc cd. Identifiers have only ASCII letters and digits.
struct StringRange {
  /// The limit of a range's length: more than any list of CLDR has, and few enough to write out.
  private static let limit = 20_000

  let strings: [String]

  /// Reads a range; nil if the text is neither an identifier nor a range.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).map(Array.init)
    // An identifier alone is the range from it to itself.
    guard let start = parts.first, let end = parts.last, parts.count <= 2, !end.isEmpty, end.count <= start.count,
      parts.joined().allSatisfy(ASCII.isAlphanumeric)
    else { return nil }

    var results: [[UInt8]] = [Array(start.dropLast(end.count))]
    for (low, high) in zip(start.suffix(end.count), end) {
      guard low <= high, results.count * (Int(high - low) + 1) <= Self.limit else { return nil }
      results = results.flatMap { head in (low...high).map { head + [$0] } }
    }
    guard results.allSatisfy({ $0.allSatisfy(ASCII.isAlphanumeric) }) else { return nil }
    strings = results.map { String(decoding: $0, as: UTF8.self) }
  }
}
