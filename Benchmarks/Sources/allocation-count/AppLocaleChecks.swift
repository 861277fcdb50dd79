import LocaleMatching

/// Questions to a generated enum: the first makes the matcher, and none after it allocates.
enum AppLocaleChecks {
  static func run(_ report: inout Report) {
    // The list of names, the names that fill its growth, and the index.
    keep(AppLocale.matcher.supported.count)
    var (texts, lists, parsed, headers) = (0, 0, 0, 0)
    for sample in Sample.all {
      let text = sample.readAtRunTime
      let list = ["xx", text, "x-bork"]
      texts += Report.countColdAndWarm { keep(AppLocale.bestLocale(for: text) == .de ? 1 : 0) }
      lists += Report.countColdAndWarm { keep(AppLocale.bestLocale(for: list) == .de ? 1 : 0) }
      guard let identifier = sample.identifier else { continue }
      parsed += Report.countColdAndWarm { keep(AppLocale.bestLocale(for: identifier) == .de ? 1 : 0) }
    }
    for header in NegotiationChecks.headers {
      headers += Report.countColdAndWarm { keep(AppLocale.bestLocale(for: AcceptLanguage(header)) == .de ? 1 : 0) }
    }
    report.note("AppLocale", "a String", texts)
    report.note("AppLocale", "a list of Strings", lists)
    report.note("AppLocale", "LanguageIdentifier", parsed)
    // One array for each header that has a range, read three times; and once in the process the metadata of such an array.
    report.note("AppLocale", "AcceptLanguage", headers, allowed: 0...(3 * NegotiationChecks.headers.count + 32))
  }
}
