import Testing

@testable import LocaleMatching

/// Other projects' tables of headers and parents, read from another folder. Differences are listed with their reason.
@Suite(.enabled(if: Corpora.arePresent, "no corpora: set LOCALE_CORPORA"))
struct NegotiationCorpusTests {
  /// Go and fluent: a header, and the locale that it gets.
  @Test func acceptLanguage() throws {
    var corpus = try RowComparison("acceptlang")
    for row in try Corpora.rows("acceptlang") where row.count > 4 {
      let header = row[3] == "\"\"" ? "" : row[3]
      let read = AcceptLanguage(header)
      let isJunk = read.ranges.isEmpty && read.diagnostics.contains { $0.isSkipped }
      switch row[1] {
      case "parse":
        // Go reads `i-klingon` as `tlh` immediately, and omits excluded ranges.
        let ranges = read.ranges.filter { $0.qvalue > 0 }.map { range in
          "\(LanguageIdentifier(range.text)?.description ?? range.text);q=\(Self.decimal(range.thousandths))"
        }
        corpus.compare("parse \(row[3])", isJunk ? "error" : Self.list(ranges), row[4])
      case "parse-fluent": corpus.compare("parse-fluent \(row[3])", Self.list(read.ranges.map(\.text)), row[4])
      default:
        // Go takes several headers, one after the other.
        let matcher = LocaleMatcher(supported: row[2].split(separator: ",").map(String.init))
        let found = header.split(separator: "|").lazy.compactMap { matcher.bestMatch(for: AcceptLanguage(String($0))) }
          .first
        let answer = found.map { matcher.supported[$0.supportedIndex] } ?? matcher.defaultIdentifier
        corpus.compare("match \(row[2]) < \(row[3])", answer, row[4])
      }
    }
    try corpus.finish(atLeast: 44)
  }

  private static func list(_ texts: [String]) -> String { texts.isEmpty ? "\"\"" : texts.joined(separator: ",") }

  private static func decimal(_ weight: Int) -> String {
    weight % 1000 == 0 ? "\(weight / 1000)" : "\(Double(weight) / 1000)"
  }

  /// ICU4X's chains by language. Its chains by script and by region are for other data, and not in UTS #35. They begin
  /// without likely scripts and end before root.
  @Test func chains() throws {
    var corpus = try RowComparison("fallback_icu4x")
    for row in try Corpora.rows("fallback_icu4x") where row.count > 4 && row[3] == "language" {
      // Parents keep their scripts; only the identifier itself loses its likely script.
      let steps = (LocaleIdentifier(row[1])?.fallbackChain() ?? []).filter { $0.languageIdentifier != .undetermined }
        .map(\.withoutLikelyScript.description)
      var distinct: [String] = []
      for step in steps where distinct.last != step { distinct.append(step) }
      corpus.compare("\(row[1]) \(row[2])", distinct.joined(separator: ","), row[4])
    }
    try corpus.finish(atLeast: 24)
  }

  /// Go's parents (CLDR 32): variants and extensions are removed in one step.
  @Test func parents() throws {
    var corpus = try RowComparison("parent_go")
    for row in try Corpora.rows("parent_go") where row.count > 2 {
      let steps = LocaleIdentifier(row[1])?.fallbackChain() ?? []
      let next = steps.dropFirst().first { $0 == LocaleIdentifier($0.languageIdentifier) }
      corpus.compare(row[1], next?.description, row[2])
    }
    try corpus.finish(atLeast: 75)
  }
}
