import LocaleCore

/// `<id type='region' idStatus='regular'>AC~G AI …</id>`: identifiers by type and status, in lists with ranges.
struct IdentifiersRow: CLDRElement {
  private var location = SourceLocation.none
  private var type = ""
  private var idStatus = ""
  private var text = ""

  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("type", .required, \.type), .attribute("idStatus", .required, \.idStatus),
    .text(\.text),
  ]

  /// The fact; nil for what is told, and for lists of other types: of currencies, of units.
  func fact(_ collector: inout FactCollector) -> ValidityFact? {
    guard let type = SubtagKind.allCases.first(where: { $0.description == type }) else { return nil }
    guard let status = SubtagStatus(cldrName: idStatus) else {
      let known = SubtagStatus.allCases.filter { $0 != .unlisted }.map(\.cldrName)
      collector.report(
        "status that the tables do not know", at: location.line, text: idStatus,
        hint: "expected one of \(known.joined(separator: " "))")
      return nil
    }
    var identifiers: [String] = []
    for word in text.listItems {
      guard let range = StringRange(word) else {
        collector.report(
          "not an identifier or a range of them", at: location.line, text: word,
          hint: "write a range as AC~G, its end no longer than its start and not before it")
        continue
      }
      for identifier in range.strings {
        let written = type.written(identifier)
        // Older releases list `root` among languages.
        if !SubtagForm.isOf(type, identifier), type != .language || identifier != "root" {
          collector.report(
            "no \(type) in a validity list", at: location.line, text: identifier,
            hint: "expected \(SubtagForm.words(for: type))")
        } else if written != identifier {
          collector.report(
            "\(type) '\(identifier)' is not written so", at: location.line, text: nil, hint: "write \(written)")
        }
      }
      identifiers += range.strings
    }
    return ValidityFact(type: type, status: status, identifiers: identifiers, location: location)
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
