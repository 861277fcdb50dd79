import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

/// Whole identifiers: reading them and their fields, and telling whether they are canonical.
enum CanonicalChecks {
  /// In canonical case.
  private static let canonical = [
    "en", "en-GB", "zh-Hant-TW", "und", "und-x-private-use-of-some-length", "sl-1994-biske-rozaj",
    "zh-Hant-TW-u-ca-roc-co-stroke-nu-hanidec", "de-Latn-CH-1901-1996-u-co-phonebk-x-private-use-part",
    "en-t-ja-latn-m0-alaloc-2010", "en-a-bar-t-und-cyrl-u-attr-ca-gregory-rg-gbsct-x-a",
    "abcdefgh-Latn-001-1994-abcde-biske-fghij-klmno-rozaj-zzzzz",
  ]

  static func run(_ report: inout Report) {
    let short = ["EN_latn_us", "zh_hant_TW", "DE-ch-1996", "x-bork", "root", "", "i-klingon", "en-GB-oed"]
    report.noteWarm("identifiers", "reading and dropping a LocaleIdentifier", firstTime: 0...3) {
      keep(LocaleIdentifier("en")?.layoutCount ?? 0)
    }
    check(report: &report, "reading in canonical case", canonical) { keep(LocaleIdentifier($0)?.layoutCount ?? 0) }
    // Once in a process, the standard library allocates metadata for decoding text.
    report.noteWarm("identifiers", "reading what is not in canonical case", firstTime: 0...6) {
      keep(LocaleIdentifier("EN_latn_us")?.layoutCount ?? 0)
    }
    // The replacement of a legacy tag is first written into an array.
    check(report: &report, "reading up to fifteen bytes in any case", short.dropLast(2)) {
      keep(LocaleIdentifier($0)?.layoutCount ?? 0)
    }
    let triples = ["en", "en-GB", "zh-Hant-TW", "und", "iw", "sh-CS"].compactMap { LanguageIdentifier($0) }
    report.note(
      "canonical form", "isCanonical of language, script and region",
      Report.countColdAndWarm { for identifier in triples { keep(identifier.isCanonical ? 1 : 0) } })
    let done = canonical.compactMap { LocaleIdentifier($0) }
    // Metadata of the parts of strings, once in a process.
    report.noteWarm("identifiers", "keyword of LocaleIdentifier", firstTime: 0...4) {
      for identifier in done { keep(identifier.keyword("ca")?.utf8.count ?? 0) }
    }
    // `validity` returns a list, which allocates. It is here so that its module is linked and its cost is known.
    let validity = Report.count { keep(done.last?.validity.count ?? 0) }
    report.note("validity", "the list of a whole identifier", validity, allowed: 1...64)
  }

  private static func check(
    report: inout Report, _ name: StaticString, _ texts: some Sequence<String>, _ body: (String) -> Void
  ) {
    // Read at run time: a text of more than fifteen bytes is on the heap.
    let texts = texts.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    report.note("canonical form", name, Report.countColdAndWarm { for text in texts { body(text) } })
  }
}

extension LocaleIdentifier {
  /// A property that needs the whole identifier.
  fileprivate var layoutCount: Int { description.utf8.count }
}
