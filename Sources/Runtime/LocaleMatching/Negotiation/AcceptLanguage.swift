/// The Accept-Language header of a request (RFC 9110, §12.5.4): ranges of languages, the most wanted first.
///
///     let header = AcceptLanguage("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5")
///     matcher.bestMatch(for: header)
///
/// - Of equal weights the earlier comes first. A missing weight is 1, and zero excludes the locales that the range
///   names.
/// - A range that occurs twice keeps its first place and takes its last weight.
/// - An element that is neither a locale identifier (UTS #35) nor `*`, or whose weight is not a number, is skipped, and
///   the rest is read; `diagnostics` lists these. A weight that is unusual but clear counts as it is meant: `.5`,
///   `0.8333`; above one it counts as one. Other parameters are ignored.
/// - Nothing beyond the limits is read: a header of a megabyte costs what one of four kilobytes does.
///
/// Reading allocates nothing and takes time linear in the bytes read. The value has about 300 bytes.
public struct AcceptLanguage: Sendable {
  /// The limits of a header. Browsers send fewer than ten ranges and 200 bytes.
  public struct Limits: Hashable, Sendable {
    /// The number of bytes to read, at most 65,535; 4096 by default. An element that the limit cuts through is not
    /// read.
    public let byteCount: Int
    /// The number of distinct ranges to read, at most 32, which is the default. The first ones count, whatever their
    /// weight.
    public let rangeCount: Int

    /// Makes limits. A number out of range is replaced by the nearest number in the range.
    public init(byteCount: Int = 4096, rangeCount: Int = 32) {
      self.byteCount = Swift.min(Swift.max(byteCount, 0), AcceptLanguageReader.byteLimit)
      self.rangeCount = Swift.min(Swift.max(rangeCount, 0), WeightedRangeList.capacity)
    }
  }

  /// The header as it was given.
  public let header: String
  /// The limits that the header was read with.
  public let limits: Limits
  let list: WeightedRangeList

  /// Reads a header's value. Never fails: ill-formed elements are skipped, and an empty header has no preference.
  public init(_ header: String, limits: Limits = Limits()) {
    self.header = header
    self.limits = limits
    var reader = AcceptLanguageReader(limits)
    header.withIdentifierBytes { bytes in while reader.next(in: bytes) != nil {} }
    list = reader.list
  }

  /// The weight that the header gives a locale, in thousandths: that of the closest range that names it, else that of `*`,
  /// else zero.
  ///
  /// A range names what it equals in canonical form (`iw` and `he`, `en-UK` and `en-GB`), before all others; what maximizes
  /// alike (`zh-TW` and `zh-Hant`); and what has its subtags in their order (RFC 4647, §3.3.2, extended filtering).
  ///
  /// Allocates nothing.
  public func weight(of identifier: String) -> Int {
    verdict(on: identifier).weight ?? 0
  }

  /// Whether the header excludes a locale: the closest range that names it has the weight zero, or `*` has, and none names
  /// it. Of two equally close ranges one that excludes decides.
  ///
  /// A matcher asks the same, and never answers with such a locale (`LocaleMatcher.bestMatch(for:)`). Time is linear in the
  /// number of ranges. Allocates nothing.
  public func excludes(_ identifier: String) -> Bool {
    verdict(on: identifier).excluding != nil
  }

  /// Whether the header excludes one of some locales. Reads its ranges once.
  package func excludesAny(of identifiers: some Sequence<String>) -> Bool {
    var isExcluded = false
    header.withIdentifierBytes { bytes in
      HeaderRanges.with(self, bytes) { ranges in
        isExcluded = identifiers.contains {
          $0.withIdentifierBytes { RangeVerdict(of: $0, in: ranges) }.excluding != nil
        }
      }
    }
    return isExcluded
  }

  /// Whether a range other than `*` fits a locale.
  package func names(_ identifier: String) -> Bool { verdict(on: identifier).isNamed }

  private func verdict(on identifier: String) -> RangeVerdict {
    var verdict = RangeVerdict()
    header.withIdentifierBytes { bytes in
      HeaderRanges.with(self, bytes) { ranges in
        identifier.withIdentifierBytes { verdict = RangeVerdict(of: $0, in: ranges) }
      }
    }
    return verdict
  }
}

extension AcceptLanguage: CustomStringConvertible {
  /// The header as it was given.
  public var description: String { header }
}

extension AcceptLanguage {
  /// One range of the header.
  public struct WeightedRange: Hashable, Sendable {
    /// The range as it was written.
    public let text: String
    /// The identifier that is meant: `text`, but `en-US` for `en_US.UTF-8` and `en-USA`.
    public let identifier: String
    /// The weight in thousandths: 800 for `q=0.8`; zero excludes.
    public let weight: Int
    /// The place among the header's elements, from 0; empty elements are not counted, ill-formed ones are. Equals
    /// `desiredIndex` of a match.
    public let position: Int
    /// Whether the range is `*`, which means any locale that no other range names.
    public let isWildcard: Bool
    /// The place of the range in the header's UTF-8.
    public let bytes: Range<Int>
  }

  /// The distinct ranges, the most wanted first; excluded ones come last. Allocates the array and texts of more than
  /// fifteen bytes.
  public var ranges: [WeightedRange] {
    header.withIdentifierBytes { bytes in
      (0..<list.count).map { place in
        let word = list[place]
        return WeightedRange(
          text: String(decoding: word.text(in: bytes), as: UTF8.self),
          identifier: word.withIdentifier(in: bytes) { String(decoding: $0, as: UTF8.self) },
          weight: word.weight, position: word.position,
          isWildcard: word.isWildcard, bytes: word.range)
      }
    }
  }
}
