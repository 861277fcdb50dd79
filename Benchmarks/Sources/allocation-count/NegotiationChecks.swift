import LocaleMatching

/// Accept-Language, RFC 4647, fallback chains and writing direction: everything whose documentation says that it
/// allocates nothing.
enum NegotiationChecks {
  static let headers = [
    "en-IT", "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "", "*", "*;q=0", "en;q=0, en-GB;q=0, *;q=0.1",
    "de;q=.5, de;q=1.5, e--n, ;q=1, x y z, ja;level=1, zh-TW;q=abc",
    "zh-Hant-TW-u-ca-roc-nu-hanidec-co-stroke;q=0.7, i-klingon, art-lojban;q=0.3, x-private-use-of-some-length",
  ]

  static func run(_ report: inout Report) {
    let long =
      headers + [
        // More ranges than the limit, and more bytes.
        SupportedLists.large.joined(separator: ", "), String(repeating: "en-GB,", count: 2_000),
      ]
    checkHeaders(long, LocaleMatcher(supported: MatchChecks.app), "app", &report)
    checkHeaders(long, LocaleMatcher(supported: SupportedLists.large), "800 supported identifiers", &report)
    checkLists(&report)
    checkParents(&report)
  }

  private static func checkHeaders(
    _ headers: [String], _ matcher: LocaleMatcher, _ group: StaticString, _ report: inout Report
  ) {
    var (matched, read, weighed, parsed) = (0, 0, 0, 0)
    for header in headers {
      matched += Report.countColdAndWarm { keep(matcher.bestMatch(for: AcceptLanguage(header))) }
      read += Report.countColdAndWarm { keep(AcceptLanguage(header).limits.rangeCount) }
      let value = AcceptLanguage(header)
      parsed += Report.countColdAndWarm { keep(matcher.bestMatch(for: value)) }
      weighed += Report.countColdAndWarm { keep(Int(1000 * value.qvalue(of: "zh-Hant-TW-u-ca-roc-nu-hanidec"))) }
    }
    // One array for each of the headers that has a range, read three times.
    let arrays = 3 * headers.count { !AcceptLanguage($0).ranges.isEmpty }
    report.note(group, "AcceptLanguage: reading", read, allowed: 0...arrays)
    report.note(group, "AcceptLanguage: reading and bestMatch(for:)", matched, allowed: 0...arrays)
    report.note(group, "bestMatch(for: AcceptLanguage)", parsed)
    report.note(group, "AcceptLanguage: qvalue(of:)", weighed)
  }

  private static func checkLists(_ report: inout Report) {
    let tags = SupportedLists.large
    let list = LanguagePriorityList(["x-bork", "de-*-CH-1996", "*-Latn-RS", "zh-Hant-TW-u-ca-roc-nu-hanidec", "*"])
    report.note(
      "priority list", "fits",
      Report.countColdAndWarm {
        for range in list.ranges {
          for tag in tags {
            keep(LanguagePriorityList.fits(range, tag) ? 1 : 0)
            keep(LanguagePriorityList.fits(range, tag, by: .extended) ? 1 : 0)
          }
        }
      })
    report.note(
      "priority list", "lookup",
      Report.countColdAndWarm {
        keep(list.lookup(in: tags)?.tagIndex ?? -1)
      })
    // The documentation says two arrays. The first grows as tags are found, so many tags need more.
    let few = Report.count { keep(list.filter(["en", "de-CH-1996"]).count) }
    report.note("priority list", "filter of two tags", few, allowed: 1...3)
  }

  private static func checkParents(_ report: inout Report) {
    let samples = Sample.all
    report.check("fallback", "LanguageIdentifier.parent", samples) { sample in
      var parent = sample.identifier
      while let identifier = parent {
        keep(identifier)
        parent = identifier.parent()
      }
    }
    report.check("script", "likelyScript", samples) { keep($0.identifier?.likelyScript == nil ? 0 : 1) }
    report.check("script", "writingDirection", samples) {
      keep($0.identifier?.writingDirection == .rightToLeft ? 1 : 0)
    }
  }
}
