import LocaleMatching
import SupportedLocales

extension TablePair {
  /// How many forms were asked, and how many of them matched.
  package struct Count: Sendable {
    package var forms = 0
    package var matches = 0
  }

  /// Asks both about every language with each of its scripts, with the scripts of the supported list, with one that
  /// no language has, and with none; all of these with every region and with none. `und` and unknown languages with all
  /// scripts.
  ///
  /// - Parameters:
  ///   - step: 1 for every language; n for every n-th of those that language matching does not name.
  ///   - regionStep: 1 for every region; n for every n-th, other ones with each language and script.
  package func compareForms(of space: IdentifierSpace, step: Int = 1, regionStep: Int = 1) throws -> Count {
    let own = Set(supported.compactMap { LanguageIdentifier($0)?.maximized.script?.description })
    let named = Set(space.relatedLanguages.flatMap { [$0.0, $0.1] } + supported.map(Self.language))
    var walk = Walk(pair: self, regions: space.regions, regionStep: regionStep)
    for language in ["und", "root", "qaa", "qtz", "qqqqqqqq"] {
      try walk.compare(language, scripts: space.scripts + ["Qabx", "Zzzz"])
    }
    for (index, language) in space.languages.enumerated() where index % step == 0 || named.contains(language) {
      let scripts = Set(space.scriptsOfLanguage[language] ?? []).union(own).union(["Qaaa", "Zzzz"])
      try walk.compare(language, scripts: scripts.sorted())
    }
    for language in Set(supported.map(Self.language)).sorted() where !space.languages.contains(language) {
      try walk.compare(language, scripts: own.sorted() + ["Qaaa"])
    }
    return walk.count
  }

  private static func language(_ identifier: String) -> String {
    String(identifier.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "und").lowercased()
  }

  private struct Walk {
    let pair: TablePair
    let regions: [[UInt8]]
    let regionStep: Int
    var start = 0
    var count = Count()

    init(pair: TablePair, regions: [String], regionStep: Int) {
      self.pair = pair
      self.regionStep = regionStep
      self.regions = [[]] + regions.map { Array("-\($0)".utf8) }
    }

    mutating func compare(_ language: String, scripts: [String]) throws {
      for script in [""] + scripts.map({ "-\($0)" }) {
        let head = Array((language + script).utf8)
        var failure: Disagreement?
        start = (start + 1) % regionStep
        let found = pair.withTable { table in
          var found = Count()
          for index in stride(from: start, to: regions.count, by: regionStep) {
            let bytes = head + regions[index]
            let (fast, general) = bytes.withUnsafeBufferPointer {
              (Answer(table.bestMatch(forUTF8: $0)), Answer(pair.matcher.bestMatch(forUTF8: $0)))
            }
            found.forms += 1
            if general != nil { found.matches += 1 }
            if fast != general, failure == nil {
              failure = pair.disagreement(on: String(decoding: bytes, as: UTF8.self), fast, general)
            }
            // Short strings have a separate fast path.
            guard bytes.count <= 10 else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let ofString = Answer(table.bestMatch(for: text))
            if ofString != general, failure == nil {
              failure = pair.disagreement(on: "the String \(text)", ofString, general)
            }
          }
          return found
        }
        if let failure { throw failure }
        count.forms += found?.forms ?? 0
        count.matches += found?.matches ?? 0
      }
    }
  }
}
