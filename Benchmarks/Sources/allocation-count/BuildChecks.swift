import LocaleMatching

/// Making a matcher: a few arrays, however long the list.
enum BuildChecks {
  static func run(_ report: inout Report) {
    let fewArrays = 0...4
    check("7 supported identifiers", SupportedLists.small, allowed: fewArrays, &report)
    check("12 supported identifiers", MatchChecks.app, allowed: fewArrays, &report)
    check("800 supported identifiers", SupportedLists.large, allowed: fewArrays, &report)
    check("no supported identifier", [], allowed: fewArrays, &report)
    // Names that no integer holds are kept in an array that grows as they are found.
    check(
      "17 supported identifiers, 4 of them names", MatchChecks.app + SupportedLists.names, allowed: 0...Int.max, &report
    )
  }

  private static func check(
    _ name: StaticString, _ supported: [String], allowed: ClosedRange<Int>, _ report: inout Report
  ) {
    let count = Report.count {
      let matcher = LocaleMatcher(supported: supported)
      keep(matcher.supported.count)
    }
    report.note("making a matcher", name, count, allowed: allowed)
  }
}
