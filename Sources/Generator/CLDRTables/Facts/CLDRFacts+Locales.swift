extension CLDRFacts {
  /// The locales that people may choose, as BCP 47 tags, sorted: every language that CLDR counts speakers of in a territory, the
  /// default contents, the languages of both, and the locales that have a parent of their own.
  package var locales: [String] {
    // People write the language and the territory alone too: `ku-IQ` for `ku-Arab-IQ`.
    let counted = speakers.flatMap { fact in
      [fact.language, fact.$language.language].map { "\($0)_\(fact.territory)" }
    }
    let named = counted + speakers.map(\.language) + defaultContentLocales.map(\.name)
    let parents = parentLocales.filter(\.components.isEmpty).flatMap(\.entries).flatMap { [$0.parent] + $0.locales }
    let languages = defaultContentLocales.compactMap { locale in
      locale.name.lastIndex(of: "_").map { String(locale.name[..<$0]) }
    }
    let all = Set((named + languages + parents).filter { !["root", "und"].contains($0.prefix { $0 != "_" }) })
    return all.map { $0.split(separator: "_").joined(separator: "-") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
