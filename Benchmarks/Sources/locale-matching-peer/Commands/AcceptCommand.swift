import LocaleMatching

/// Supported list, Accept-Language header [, options…] → what RFC 4647's lookup finds and how, what the matcher finds.
///
/// ICU's `uloc_acceptLanguageFromHTTP`, whose place the first two columns have, takes subtags off a range's end as
/// well: `valid` where the range itself is supported, `fallback` where a part of it is, else `failed`. It knows no zero
/// weight.
enum AcceptCommand {
  static func answer(_ columns: [String]) throws(Refusal) -> String {
    guard columns.count > 1 else { throw Refusal(reason: "no header: supported list, tabulator, header") }
    let supported = MatchCommand.list(columns[0])
    let header = AcceptLanguage(columns[1])
    let matcher = LocaleMatcher(
      supported: supported,
      options: try LocaleMatcher.Options(columns: columns.dropFirst(2), defaultLocale: .none))
    let best = matcher.bestMatch(for: header).map { supported[$0.supportedIndex] } ?? "-"
    return "\(lookup(header, in: supported))\t\(best)"
  }

  private static func lookup(_ header: AcceptLanguage, in supported: [String]) -> String {
    let ranges = header.filter { $0.weight > 0 && !$0.isWildcard }.map(\.text)
    let list = LanguagePriorityList(ranges)
    guard let match = list.lookup(in: supported) else { return "-\tfailed" }
    // Nothing was taken off where both fit each other.
    let (range, tag) = (ranges[match.rangeIndex], supported[match.tagIndex])
    let isWhole = LanguagePriorityList.fits(range, tag) && LanguagePriorityList.fits(tag, range)
    return "\(tag)\t\(isWhole ? "valid" : "fallback")"
  }
}
