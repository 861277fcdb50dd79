import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

/// Whole identifiers: reading them and their fields, and telling whether they are canonical.
enum CanonicalChecks {
  static func run(_ report: inout Report) {
    // Once in a process, the standard library allocates metadata for decoding text.
    report.noteWarm("identifiers", "reading a LocaleIdentifier", firstTime: 0...6) {
      keep(LocaleIdentifier("EN_latn_us")?.layoutCount ?? 0)
    }
    let short = ["en", "en-GB", "zh-Hant-TW", "und", "EN_latn_us", "zh_hant_TW", "DE-ch-1996", "x-bork", "root", ""]
    report.note(
      "identifiers", "reading up to fifteen bytes in any case",
      Report.countColdAndWarm { for text in short { keep(LocaleIdentifier(text)?.layoutCount ?? 0) } })
    let triples = ["en", "en-GB", "zh-Hant-TW", "und", "iw", "sh-CS"].compactMap { LanguageIdentifier(languageOf: $0) }
    report.note(
      "canonical form", "of language, script and region",
      Report.countColdAndWarm { for identifier in triples { keep(identifier.canonicalized) } })
    let done = LocaleIdentifier("abcdefgh-Latn-001-1994-abcde-biske-fghij-klmno-rozaj-zzzzz")
    // `validity` returns a list, which allocates, and makes the canonical form once for variants that CLDR does not list.
    // It is here so that its module is linked and its cost is known; not the metadata of the first time.
    _ = Report.count { keep(done?.validity.count ?? 0) }
    let validity = Report.count { keep(done?.validity.count ?? 0) }
    report.note("validity", "the list of a whole identifier", validity, allowed: 1...64)
  }
}

extension LocaleIdentifier {
  /// A property that needs the whole identifier.
  fileprivate var layoutCount: Int { description.utf8.count }
}
