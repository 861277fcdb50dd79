import Foundation
import PathKit
import TestSupport
import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching

/// Expectations of other projects' test suites, read from another folder; a clone does not contain them.
///
/// `LOCALE_CORPORA` names the folder, by default `../shared/corpora` beside the package. Without it these tests are
/// skipped and say so. `Vectors/corpus-differences.tsv` lists each row with another answer here, with its reason.
@Suite(.enabled(if: Corpora.arePresent, "no corpora: set LOCALE_CORPORA"))
struct CorpusTests {
  /// Likely subtags: test262, ICU4X, Go, and two ports. What follows the region is not compared here.
  @Test(arguments: ["likely_test262", "likely_icu4x", "likely_go", "misc_ports_canon_likely", "apple_locale_language"])
  func likelySubtags(file: String) throws {
    var corpus = try RowComparison(file)
    let operations = ["add", "canon+add", "min", "canon+min"]
    func head(_ text: String) -> LanguageIdentifier? { LocaleIdentifier(text)?.languageIdentifier }
    for row in try Corpora.rows(file) where row.count > 3 && operations.contains(row[1]) {
      // `canon+add` canonicalizes in full first; adding alone knows the aliases of language and region.
      let identifier =
        row[1].hasPrefix("canon")
        ? LocaleIdentifier(row[2])?.canonicalized.languageIdentifier : head(row[2])
      let answer = row[1].hasSuffix("add") ? identifier?.maximized : identifier?.minimized
      corpus.compare("\(row[1]) \(row[2])", answer?.description, head(row[3])?.description)
    }
    try corpus.finish(atLeast: ["likely_test262": 370, "likely_icu4x": 50, "likely_go": 80][file] ?? 16)
  }

  /// Distances in ICU's scale, rounded, 100 for no match.
  @Test func distances() throws {
    var corpus = try RowComparison("distance")
    for row in try Corpora.rows("distance") where row.count > 6 && row[4] == "icu" {
      let distance = LocaleDistance.between(desired: row[1], supported: row[2])
      // ICU's test data have 100 for distances at or above the threshold of 50; the sum gives the real distance.
      let answer = distance.map { $0.whole >= 50 && row[3] == "100" ? 100 : $0.whole }
      corpus.compare("\(row[1]) \(row[2])", answer?.description, row[3])
    }
    try corpus.finish(atLeast: 250)
  }

  /// Small tables of formatjs, langcodes and cldr-engine.
  @Test func matches() throws {
    var corpus = try RowComparison("match_misc_ports")
    for row in try Corpora.rows("match_misc_ports") where row.count > 5 {
      var options = LocaleMatcher.Options()
      options.default = row[2].isEmpty ? .noDefault : .identifier(row[2])
      for option in row[3].split(separator: ";") {
        let parts = option.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, let number = Int(parts[1]) else { continue }
        options.threshold = .below(parts[0] == "max_distance" ? number + 1 : number)
      }
      let matcher = LocaleMatcher(supported: row[1].split(separator: ",").map(String.init), options: options)
      let desired = row[4] == "\"\"" ? [] : row[4].split(separator: ",").map(String.init)
      let isNone = matcher.bestMatch(for: desired) == nil && matcher.defaultIdentifier == nil
      let answer = isNone ? "null" : matcher.bestIdentifier(for: desired)
      corpus.compare("\(row[1]) < \(row[4]) (\(row[3]))", answer, row[5])
    }
    try corpus.finish(atLeast: 40)
  }
}

enum Corpora {
  static var folder: Path { Path(Surroundings.corpora) }

  static var arePresent: Bool { (folder + "distance.tsv").isFile }

  static func rows(_ file: String) throws -> [[String]] {
    let text: String = try (folder + "\(file).tsv").read()
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { $0 == "\"\"" ? "\"\"" : String($0) } }
  }
}

/// Compares rows with other programs' answers. A difference must be in a list of Tests/Vectors, with its reason.
struct RowComparison {
  private let name: String
  private let list: String
  private let listed: Set<String>
  private var compared = 0
  private var met: Set<String> = []

  init(_ name: String, list: String = "corpus-differences.tsv") throws {
    self.name = name
    self.list = list
    listed = Set(try TestData.rows(list).filter { $0.count == 3 && $0[0] == name }.map { $0[1] })
  }

  /// An unlisted difference is printed in the form of the list, so that only its reason is to be added.
  mutating func compare(_ key: String, _ answer: String?, _ expected: String?) {
    compared += 1
    if answer == expected { return }
    if !listed.contains(key) {
      print("not in \(list)\t\(name)\t\(key)\texpected \(expected ?? "-"), here \(answer ?? "-")")
    }
    #expect(listed.contains(key), "\(name) \(key): expected \(expected ?? "-"), here \(answer ?? "-")")
    met.insert(key)
  }

  func finish(atLeast least: Int) throws {
    #expect(compared >= least)
    // A difference that no longer exists must be removed from the list.
    #expect(listed.subtracting(met) == [])
  }
}
