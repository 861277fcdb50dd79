import LocaleCanonicalization
import LocaleMatching

/// The quality value that a header gives a locale, in simple code: range by range, by canonical and maximized identifiers and
/// RFC 4647's extended filtering.
struct HeaderModel {
  private let ranges: [(locale: Locale, length: Int, qvalue: Double)]
  private let rest: Double

  init(_ header: AcceptLanguage) {
    ranges = header.ranges.filter { !$0.isWildcard }.map { range in
      (Locale(range.identifier), folded(range.identifier).count { $0 == 0x2D } + 1, range.qvalue)
    }
    rest = header.ranges.first(where: \.isWildcard)?.qvalue ?? 0
  }

  /// The quality value of the closest range that names the locale, where zero wins among equally close ones; otherwise that of
  /// `*`, otherwise zero.
  func qvalue(of locale: String) -> Double {
    let locale = Locale(locale)
    var (closest, qvalue) = (0, Double?.none)
    for range in ranges {
      guard let closeness = range.locale.isEqual(to: locale) ? .max : range.locale.names(locale) ? range.length : nil
      else { continue }
      if closeness > closest || closeness == closest && range.qvalue == 0 {
        (closest, qvalue) = (closeness, range.qvalue)
      }
    }
    return qvalue ?? rest
  }

  /// An identifier in canonical form but for its extensions, and its maximized form; or a text that is none.
  private struct Locale {
    let text: String
    let head: LanguageIdentifier?
    let maximized: LanguageIdentifier?
    let variants: Set<Substring>
    let rest: String

    init(_ text: String) {
      self.text = text
      let identifier = LocaleIdentifier(text)
      let canonical = identifier?.canonicalized
      // Of several regions the first counts here, as where likely subtags are added.
      let maximized = identifier?.maximized.languageIdentifier
      var head = canonical?.languageIdentifier
      if head?.region != nil { head?.region = maximized?.region }
      self.head = head
      self.maximized = head == .undetermined ? head : maximized
      // A keyword takes the place of `POSIX`, and extensions stay as they are written.
      variants = Set(canonical?.variants ?? []).union(identifier?.variants.filter { $0 == "posix" } ?? [])
      let extensions = identifier?.extensions.map { "-\($0)" }.joined() ?? ""
      let privateUse = identifier?.privateUse ?? []
      rest = extensions + (privateUse.isEmpty ? "" : "-x-" + privateUse.joined(separator: "-"))
    }

    func isEqual(to other: Locale) -> Bool {
      head != nil && head == other.head && variants == other.variants && folded(rest) == folded(other.rest)
    }

    func names(_ other: Locale) -> Bool {
      guard let head, let otherHead = other.head else {
        return LanguagePriorityList.fits(text, other.text, by: .extended)
      }
      if maximized == other.maximized, variants == other.variants, folded(rest) == folded(other.rest) { return true }
      return head.language == otherHead.language && (head.script == nil || head.script == otherHead.script)
        && (head.region == nil || head.region == otherHead.region) && variants.isSubset(of: other.variants)
        && LanguagePriorityList.fits("und" + rest, "und" + other.rest, by: .extended)
    }
  }
}
