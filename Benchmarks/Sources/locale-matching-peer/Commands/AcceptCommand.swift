import LocaleMatching

/// Supported list, Accept-Language header [, options…] → how RFC 4647's lookup finds something and what, and what the
/// matcher finds.
///
/// The first two columns correspond to ICU's `uloc_acceptLanguageFromHTTP`, which removes subtags from the end of a
/// range too: `valid` if the range itself is supported, `fallback` if a part of it is, otherwise `failed`. ICU does not
/// treat the weight zero as an exclusion.
enum AcceptCommand {
  static func answer(_ columns: [String]) throws(Refusal) -> String {
    guard columns.count > 1 else { throw Refusal(reason: "no header: supported list, tabulator, header") }
    let supported = MatchCommand.list(columns[0])
    let header = AcceptLanguage(columns[1])
    let matcher = LocaleMatcher(
      supported: supported,
      options: try LocaleMatcher.Options(columns: columns.dropFirst(2), default: .noDefault))
    let best = matcher.bestMatch(for: header).map { supported[$0.supportedIndex] } ?? "-"
    return "\(lookup(header, in: supported))\t\(best)"
  }

  private static func lookup(_ header: AcceptLanguage, in supported: [String]) -> String {
    let ranges = header.ranges.filter { $0.qvalue > 0 && !$0.isWildcard }.map(\.text)
    let list = LanguagePriorityList(ranges)
    guard let match = list.lookup(in: supported) else { return "-\tfailed" }
    // Nothing was removed if each of the two is a prefix of the other.
    let (range, tag) = (ranges[match.rangeIndex], supported[match.tagIndex])
    let isWhole = LanguagePriorityList.fits(range, tag) && LanguagePriorityList.fits(tag, range)
    return "\(tag)\t\(isWhole ? "valid" : "fallback")"
  }
}
