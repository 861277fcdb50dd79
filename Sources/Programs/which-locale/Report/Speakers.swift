import CLDRTables
import LocaleMatching
import PathKit

/// How many people use what a locale stands for: its language in its script in its territory, with likely subtags.
struct Speakers: Sendable {
  private let counts: [LanguageIdentifier: Int]

  /// All whom CLDR counts, with each language that they use.
  let total: Int

  /// - Parameter path: a release as unpacked, or its `supplementalData.xml`.
  init(path: String) throws(CommandFailure) {
    do throws(CLDRDiagnostics) {
      self.init(try UnpackedRelease.languagePopulations(at: Path(path)))
    } catch {
      throw .file(path, error.description)
    }
  }

  init(_ facts: [LanguagePopulationFact]) {
    var counts: [LanguageIdentifier: Int] = [:]
    for fact in facts {
      if let place = Self.place("\(fact.language)_\(fact.territory)") { counts[place, default: 0] += fact.speakers }
    }
    self.counts = counts
    total = facts.reduce(0) { $0 + $1.speakers }
  }

  /// What two names of the same have in common: `en` and `en-US`.
  static func place(_ identifier: String) -> LanguageIdentifier? { LanguageIdentifier(identifier)?.maximized }

  /// Nil where CLDR counts nobody, as in `en-001`, which is no territory.
  func count(_ identifier: String) -> Int? { Self.place(identifier).flatMap { counts[$0] } }

  /// The sum over several locales, each place once.
  func count(_ identifiers: [String]) -> Int {
    Set(identifiers.compactMap(Self.place)).reduce(0) { $0 + (counts[$1] ?? 0) }
  }
}
