import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching

/// Answers of ICU 76.1 with CLDR 46, made by `Tests/Oracle/fuzz_match.py`, with the versions in their head.
///
/// This build's tables are of a later release. `moved-since-46.tsv` lists each row whose answer CLDR has changed since,
/// with its reason. If Apple's fork of ICU answers by its own data, the last column says so.
@Suite struct GoldenVectorTests {
  /// The rows that CLDR changed, by kind, with the reason.
  private func moved(_ kind: String) throws -> [String: String] {
    var moved: [String: String] = [:]
    for row in try TestData.rows("moved-since-46.tsv") where row.count == 3 && row[0] == kind { moved[row[1]] = row[2] }
    return moved
  }

  /// A difference must be listed. An unlisted one is printed in the form of the list, so that only its reason is to be
  /// added.
  private func expectMoved(_ moved: [String: String], _ kind: String, _ key: String, _ answers: String) {
    if moved[key] == nil { print("not in moved-since-46.tsv\t\(kind)\t\(key)\t\(answers)") }
    #expect(moved[key] != nil, "\(kind) \(key): \(answers)")
  }

  private func list(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private func options(_ columns: [String]) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    switch columns[2] {
    case "-": options.default = .none
    case "": options.default = .first
    default: options.default = .identifier(columns[2])
    }
    for option in columns[3].split(separator: " ") {
      switch option {
      case "favor=script": options.favor = .script
      case "direction=twoway": options.direction = .twoWay
      case "demotion=none": options.demotion = .none
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

  @Test(arguments: ["match", "match-options", "match-corners"])
  func matches(kind: String) throws {
    let moved = try moved(kind)
    var compared = 0
    var movedRows = 0
    for row in try TestData.rows("icu76-cldr46-\(kind).tsv") where row.count == 7 && row[6].isEmpty {
      let match = LocaleMatcher(supported: list(row[0]), options: options(row)).bestMatch(for: list(row[1]))
      let answer = "\(match?.supportedIndex ?? -1)\t\(match?.desiredIndex ?? -1)"
      compared += 1
      let key = row[0...3].joined(separator: " ; ")
      if answer == "\(row[4])\t\(row[5])" { continue }
      movedRows += 1
      expectMoved(moved, kind, key, "ICU \(row[4]) \(row[5]), here \(answer)")
    }
    #expect(compared > (kind == "match-corners" ? 90 : 1400))
    #expect(movedRows == moved.count)
  }

  @Test func distances() throws {
    let moved = try moved("distance")
    var compared = 0
    var movedRows = 0
    for row in try TestData.rows("icu76-cldr46-distance.tsv") where row.count == 8 && row[7].isEmpty {
      // For a bare und the harness has another number than the matcher.
      if ["", "und"].contains(row[0].lowercased()) || ["", "und"].contains(row[1].lowercased()) { continue }
      let distance = LocaleDistance.between(
        desired: row[0], supported: row[1], favor: row[2].contains("favor=script") ? .script : .language,
        direction: row[2].contains("direction=twoway") ? .twoWay : .oneWay)
      compared += 1
      if distance.map({ Double($0.eighths) / 8 }) == Double(row[3]) { continue }
      movedRows += 1
      let key = row[0...2].joined(separator: " ; ")
      expectMoved(moved, "distance", key, "ICU \(row[3]), here \(distance?.description ?? "-")")
    }
    #expect(compared > 1800)
    #expect(movedRows == moved.count)
  }

  /// The language, script and region of the answers. Later subtags are passed on unchanged, and are not tested here.
  @Test(arguments: ["maximize", "minimize"])
  func likelySubtags(kind: String) throws {
    let moved = try moved(kind)
    var compared = 0
    var movedRows = 0
    for row in try TestData.rows("icu76-cldr46-\(kind).tsv") where row.count == 3 && row[2].isEmpty {
      let identifier = try LanguageIdentifier(validating: row[0])
      let answer = kind == "maximize" ? identifier.maximized : identifier.minimized
      compared += 1
      if answer == (try LanguageIdentifier(validating: row[1])) { continue }
      movedRows += 1
      expectMoved(moved, kind, row[0], "ICU \(row[1]), here \(answer)")
    }
    #expect(compared > 900)
    #expect(movedRows == moved.count)
  }

  /// Canonical form (Annex C).
  @Test func canonicalForm() throws {
    let moved = try moved("canonicalize")
    var compared = 0
    var movedRows = 0
    for row in try TestData.rows("icu76-cldr46-canonicalize.tsv") where row.count == 2 {
      let answer = LocaleIdentifier(row[0])?.canonicalized.description ?? "error"
      compared += 1
      if answer == row[1] { continue }
      movedRows += 1
      expectMoved(moved, "canonicalize", row[0], "ICU \(row[1]), here \(answer)")
    }
    #expect(compared == 2000)
    #expect(movedRows == moved.count)
  }
}
