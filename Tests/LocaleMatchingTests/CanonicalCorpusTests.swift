import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching

/// Canonicalization and parsing as other projects' test suites expect them.
@Suite(.enabled(if: Corpora.arePresent, "no corpora: set LOCALE_CORPORA"))
struct CanonicalCorpusTests {
  @Test func test262() throws {
    var corpus = try RowComparison("canon_test262")
    for row in try Corpora.rows("canon_test262") where row.count > 2 {
      let identifier = LocaleIdentifier(row[1], syntax: .strict)
      corpus.compare(row[1], identifier?.canonicalized.description, row[2])
      if row[1] == row[2] { #expect(identifier?.isCanonical == true, "\(row[1])") }
    }
    try corpus.finish(atLeast: 190)
  }

  /// Rows with the operation, the identifier and its canonical form. Without aliases ICU4X only corrects case and order;
  /// identifiers without an alias are equal in both. Of the ports, rows of `canon` alone are asked here.
  @Test(arguments: [("canon_icu4x", 130), ("canon_go", 65), ("misc_ports_canon_likely", 20)])
  func canonicalForms(file: String, count: Int) throws {
    let isOfPorts = file.hasPrefix("misc")
    var corpus = try RowComparison(isOfPorts ? "\(file).canon" : file)
    for row in try Corpora.rows(file) where row.count > 3 {
      if isOfPorts, !row[1].hasPrefix("canon") || row[1].hasSuffix("add") || row[1].hasSuffix("min") { continue }
      let answer = LocaleIdentifier(row[2])?.canonicalized.description ?? (isOfPorts ? "ERROR" : nil)
      corpus.compare("\(row[1]) \(row[2])", answer, row[3])
    }
    try corpus.finish(atLeast: count)
  }

  @Test func refused() throws {
    var corpus = try RowComparison("parse_test262_invalid")
    for row in try Corpora.rows("parse_test262_invalid") where row.count > 2 && row[2] == "invalid" {
      let text = Self.unescaped(row[1])
      corpus.compare(row[1], LocaleIdentifier(text, syntax: .strict)?.description, nil)
    }
    // Only a part of an identifier, as in `options.language`.
    for row in try Corpora.rows("parse_test262_invalid") where row.count > 2 && row[2].hasPrefix("invalid-") {
      let text = Self.unescaped(row[1])
      let answer: String? =
        switch row[2] {
        case "invalid-language-subtag": LanguageSubtag(text)?.description
        case "invalid-script-subtag": ScriptSubtag(text)?.description
        case "invalid-region-subtag": RegionSubtag(text)?.description
        default: LocaleIdentifier("en-\(text)", syntax: .strict).flatMap { $0.hasOnlyVariants ? $0.description : nil }
        }
      corpus.compare("\(row[2]) \(row[1])", answer, nil)
    }
    try corpus.finish(atLeast: 220)
  }

  @Test func parsedByICU4X() throws {
    var corpus = try RowComparison("parse_icu4x")
    for row in try Corpora.rows("parse_icu4x") where row.count > 10 {
      let text = Self.unescaped(row[1])
      guard let identifier = LocaleIdentifier(text, syntax: .strict) else {
        corpus.compare(row[1], row[2].hasPrefix("error") ? row[2] : "refused", row[2])
        continue
      }
      let expected = row[2].hasPrefix("error") ? row[2] : row[3...10].joined(separator: " ")
      corpus.compare(row[1], identifier.fields.joined(separator: " "), expected)
    }
    try corpus.finish(atLeast: 60)
  }

  @Test func parsedByGo() throws {
    var corpus = try RowComparison("parse_go")
    for row in try Corpora.rows("parse_go") where row.count > 7 {
      let text = Self.unescaped(row[1])
      guard let identifier = LocaleIdentifier(text) else {
        corpus.compare(row[1], row[2] == "error" ? "error" : "refused", row[2])
        continue
      }
      let canonical = identifier.canonicalized
      var extensions = canonical.extensions.map { "\($0.singleton)-\($0.content)" }.joined(separator: "-")
      if !canonical.privateUse.isEmpty {
        extensions += (extensions.isEmpty ? "x-" : "-x-") + canonical.privateUse.joined(separator: "-")
      }
      let answer = [
        identifier.language.description, identifier.script?.description ?? "", identifier.region?.description ?? "",
        identifier.variants.sorted().joined(separator: "-"), extensions,
      ]
      let variants = row[6].split(separator: "-").sorted().joined(separator: "-")
      let expected = [row[3].isEmpty ? "und" : row[3], row[4], row[5], variants, row[7]]
      corpus.compare(
        row[1], answer.joined(separator: " "), row[2] == "error" ? "error" : expected.joined(separator: " "))
    }
    try corpus.finish(atLeast: 95)
  }

  /// `\uXXXX` and the empty string, as the tables write them.
  private static func unescaped(_ cell: String) -> String {
    if cell == "\"\"" { return "" }
    var text = ""
    var rest = cell[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "u", let code = UInt32(rest.dropFirst().prefix(4), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(5)
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension LocaleIdentifier {
  /// Whether the identifier has only a language and variants.
  fileprivate var hasOnlyVariants: Bool {
    script == nil && region == nil && !variants.isEmpty && Array(extensions).isEmpty && privateUse.isEmpty
  }

  /// Language, script, region, variants, `-u-`, source language, fields and private use, as parse_icu4x writes them.
  fileprivate var fields: [String] {
    let keywords = attributes.map { "attr:\($0)" } + self.keywords.map { "\($0.key)=\($0.value)" }.sorted()
    return [
      language.description, script?.description ?? "", region?.description ?? "",
      variants.sorted().joined(separator: ","), keywords.joined(separator: ","),
      transform?.source?.description ?? "",
      (transform?.fields.map { "\($0.key)=\($0.value)" } ?? []).joined(separator: ","),
      privateUse.joined(separator: ","),
    ]
  }
}
