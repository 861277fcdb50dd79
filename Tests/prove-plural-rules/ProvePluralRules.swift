import Foundation
import LocalePlurals
import ReferencePlurals

/// Compares the plural rules of this build with the reference, which takes them word by word from CLDR's files; or answers
/// lines of locale, kind and number, for oracles in other languages.
///
///     prove-plural-rules FOLDER [COUNT]     FOLDER holds common/; 0 to COUNT and COUNT random decimals for every locale
///     prove-plural-rules answer             LOCALE  cardinal|ordinal  NUMBER on standard input, a category for each
@main
struct ProvePluralRules {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "answer" { return answer() }
    guard let folder = arguments.first else {
      print("usage: prove-plural-rules FOLDER [COUNT] | prove-plural-rules answer")
      exit(64)
    }
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    exit(try prove(ReferencePluralFile.languages(of: folder), count) ? 0 : 1)
  }

  private static func answer() {
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3 else {
        print("error: not three fields")
        continue
      }
      let rules = PluralRules(fields[0], fields[1] == "ordinal" ? .ordinal : .cardinal)
      print((try? rules.category(for: fields[2]).rawValue) ?? "error: no number")
    }
  }

  /// The reference computes once for all languages with one text; the runtime for each locale.
  private static func prove(_ languages: [ReferencePluralFile.Language], _ count: Int) throws -> Bool {
    var state: UInt64 = 2026
    let random = RandomDecimals {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let decimals = (0..<count).map { _ in random.decimal(hasExponent: true) }
    var checks = 0
    var differences = 0
    func compare(_ language: ReferencePluralFile.Language, _ number: String, _ ours: PluralCategory?, _ other: String) {
      checks += 1
      if ours?.rawValue == other { return }
      differences += 1
      if differences <= 20 {
        print("\(language.locale) \(number): \(ours?.rawValue ?? "no number"), the reference \(other)")
      }
    }
    let groups = Dictionary(grouping: languages, by: \.text).values.sorted { $0[0].text < $1[0].text }
    for group in groups {
      let reference = group[0].reference
      let integers = (0...count).map { reference.category(of: "\($0)") ?? "malformed" }
      let others = decimals.map { reference.category(of: $0) ?? "malformed" }
      for language in group {
        let rules = PluralRules(language.tag, language.isOrdinal ? .ordinal : .cardinal)
        for sample in language.samples {
          compare(language, sample.number, try? rules.category(for: sample.number), sample.category)
        }
        for (number, expected) in integers.enumerated() {
          compare(language, "\(number)", rules.category(for: number), expected)
        }
        for (number, expected) in zip(decimals, others) {
          compare(language, number, try? rules.category(for: number), expected)
        }
      }
    }
    print(
      "\(languages.count) locales and kinds, \(groups.count) different texts, \(checks) categories: "
        + (differences == 0 ? "all agree with the reference" : "\(differences) DIFFER from the reference"))
    return differences == 0 && checks > languages.count * count
  }
}
