import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching

/// Answers of ICU 76.1 with CLDR 46, made by `Tests/Oracle/fuzz_match.py`, with the versions in their head.
///
/// This build's tables are of a later release. `moved-since-46.tsv` lists each row whose answer CLDR has changed since, or
/// whose tie UTS #35 leaves open and ICU decides otherwise,
/// with its reason. If Apple's fork of ICU answers by its own data, the last column says so.
@Suite struct GoldenVectorTests {
  private static let moved = "moved-since-46.tsv"

  private func list(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private func options(_ columns: [String]) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    switch columns[2] {
    case "-": options.default = .noDefault
    case "": options.default = .first
    default: options.default = .identifier(columns[2])
    }
    for option in columns[3].split(separator: " ") {
      switch option {
      case "favor=script": options.favor = .script
      case "direction=twoway": options.direction = .twoWay
      case "demotion=none": options.demotion = .noDemotion
      default:
        let pair = option.dropFirst("max=".count).split(separator: "/", omittingEmptySubsequences: false)
        if option.hasPrefix("max="), pair.count == 2 {
          options.threshold = .asNear(desired: String(pair[0]), supported: String(pair[1]))
        } else {
          Issue.record("unknown option \(option)")
        }
      }
    }
    return options
  }

  @Test(arguments: [("match", 1400), ("match-options", 1400), ("match-corners", 90)])
  func matches(kind: String, count: Int) throws {
    var comparison = try RowComparison(kind, list: Self.moved)
    for row in try TestData.rows("icu76-cldr46-\(kind).tsv") where row.count == 7 && row[6].isEmpty {
      let match = LocaleMatcher(supported: list(row[0]), options: options(row)).bestMatch(for: list(row[1]))
      comparison.compare(
        row[0...3].joined(separator: " ; "), "\(match?.supportedIndex ?? -1) \(match?.desiredIndex ?? -1)",
        "\(row[4]) \(row[5])")
    }
    try comparison.finish(atLeast: count)
  }

  @Test func distances() throws {
    var comparison = try RowComparison("distance", list: Self.moved)
    for row in try TestData.rows("icu76-cldr46-distance.tsv") where row.count == 8 && row[7].isEmpty {
      // For a bare und the harness has another number than the matcher.
      if ["", "und"].contains(row[0].lowercased()) || ["", "und"].contains(row[1].lowercased()) { continue }
      let distance = LocaleDistance.between(
        desired: row[0], supported: row[1], favor: row[2].contains("favor=script") ? .script : .language,
        direction: row[2].contains("direction=twoway") ? .twoWay : .oneWay)
      comparison.compare(
        row[0...2].joined(separator: " ; "), distance.map { "\(Double($0.eighths) / 8)" },
        Double(row[3]).map { "\($0)" })
    }
    try comparison.finish(atLeast: 1800)
  }

  /// The language, script and region of the answers. Later subtags are passed on unchanged, and are not tested here.
  @Test(arguments: ["maximize", "minimize"])
  func likelySubtags(kind: String) throws {
    var comparison = try RowComparison(kind, list: Self.moved)
    for row in try TestData.rows("icu76-cldr46-\(kind).tsv") where row.count == 3 && row[2].isEmpty {
      let identifier = try LocaleIdentifier(validating: row[0]).languageIdentifier
      let answer = kind == "maximize" ? identifier.maximized : identifier.minimized
      comparison.compare(
        row[0], answer.description, try LocaleIdentifier(validating: row[1]).languageIdentifier.description)
    }
    try comparison.finish(atLeast: 900)
  }

  /// Canonical form (Annex C).
  @Test func canonicalForm() throws {
    var comparison = try RowComparison("canonicalize", list: Self.moved)
    for row in try TestData.rows("icu76-cldr46-canonicalize.tsv") where row.count == 2 {
      comparison.compare(row[0], LocaleIdentifier(row[0])?.canonicalized.description ?? "error", row[1])
    }
    try comparison.finish(atLeast: 2000)
  }
}
