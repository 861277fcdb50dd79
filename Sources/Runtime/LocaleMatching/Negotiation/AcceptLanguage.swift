import LocaleAliases
import LocaleCore

/// The Accept-Language header of a request (RFC 9110, §12.5.4): ranges of languages, the most wanted first.
///
///     let header = AcceptLanguage("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5")
///     matcher.bestMatch(for: header)
///
/// - Of equal weights the earlier comes first. A missing weight is 1, and zero excludes the locales that the range
///   names.
/// - A range that occurs twice keeps its first place and takes its last weight.
/// - A range whose end is odd is the language that its beginning names: `es-a` is `es`, `az-AZ-Latn` is `az-AZ`. An element that
///   names no language and is not `*`, or whose weight is not a number, is skipped, and the rest is read; `diagnostics` lists
///   all of these. A weight that is unusual but clear counts as it is meant: `.5`,
///   `0.8333`; above one it counts as one. Other parameters are ignored.
/// - Nothing beyond the limits is read: a header of a megabyte costs what one of four kilobytes does.
///
/// Reading takes time linear in the bytes read, and allocates one array of the ranges; choosing for a header allocates nothing.
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
      self.rangeCount = Swift.min(Swift.max(rangeCount, 0), AcceptLanguageReader.rangeLimit)
    }
  }

  /// The header as it was given.
  public let header: String
  /// The limits that the header was read with.
  public let limits: Limits
  /// The distinct ranges, the most wanted first; those that exclude come last.
  let list: [LanguageRange]

  /// Reads a header's value. Never fails: ill-formed elements are skipped, and an empty header has no preference.
  public init(_ header: String, limits: Limits = Limits()) {
    self.header = header
    self.limits = limits
    var reader = AcceptLanguageReader(limits)
    header.withIdentifierBytes { bytes in while reader.next(in: bytes) != nil {} }
    list = reader.list
  }

  /// Reads the header of a request that may have none: that asks for nothing, as an empty one does.
  public init(_ header: String?, limits: Limits = Limits()) { self.init(header ?? "", limits: limits) }

  /// The quality value that the header gives a locale, 0 to 1 (RFC 9110, §12.4.2): that of the closest range that names it,
  /// else that of `*`, else zero.
  ///
  /// A range names what it equals in canonical form (`iw` and `he`, `en-UK` and `en-GB`), before all others; what maximizes
  /// alike (`zh-TW` and `zh-Hant`); and what has its subtags in their order (RFC 4647, §3.3.2, extended filtering).
  ///
  /// Allocates nothing.
  public func qvalue(of identifier: String) -> Double { Self.qvalue(verdict(on: identifier).range?.weight ?? 0) }

  static func qvalue(_ thousandths: Int) -> Double { Double(thousandths) / 1000 }

  /// Whether the header excludes a locale: the closest range that names it has the weight zero, or `*` has, and none names
  /// it. Of two equally close ranges one that excludes decides.
  ///
  /// A matcher asks the same, and never answers with such a locale (`LocaleMatcher.bestMatch(for:)`). Time is linear in the
  /// number of ranges. Allocates nothing.
  public func excludes(_ identifier: String) -> Bool { verdict(on: identifier).excluding != nil }

  /// Whether a range other than `*` fits a locale.
  package func names(_ identifier: String) -> Bool { verdict(on: identifier).isNamed }
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
    /// The quality value, 0 to 1; zero excludes.
    public let qvalue: Double
    /// The index among the header's elements; empty elements are not counted, ill-formed ones are. Equals `desiredIndex` of
    /// a match.
    public let index: Int
    /// Whether the range is `*`, which means any locale that no other range names.
    public let isWildcard: Bool
    /// The place of the range in the header's UTF-8.
    public let bytes: Range<Int>
  }

  /// The distinct ranges, the most wanted first; excluded ones come last. Allocates the array and texts of more than
  /// fifteen bytes.
  public var ranges: [WeightedRange] {
    header.withIdentifierBytes { bytes in
      list.map { range in
        WeightedRange(
          text: String(decoding: range.text(in: bytes), as: UTF8.self), identifier: identifier(of: range, bytes),
          qvalue: Self.qvalue(range.weight), index: range.index, isWildcard: range.isWildcard, bytes: range.bytes)
      }
    }
  }

  // What a server asks for each request.

  /// Whether a range has the weight zero. Only such a range excludes anything.
  package var hasExclusions: Bool { list.last?.weight == 0 }

  /// The identifier of the range at an index, such as `desiredIndex` of a match; nil for none. Allocates if it has more than
  /// fifteen bytes.
  package func identifier(at index: Int) -> String? {
    list.firstIndex { $0.index == index }.map { identifier(of: list[$0]) }
  }

  /// The identifier of the most wanted range; nil if there is none that is wanted.
  package var mostWanted: String? { list.first.flatMap { $0.weight > 0 ? identifier(of: $0) : nil } }

  private func identifier(of range: LanguageRange) -> String {
    header.withIdentifierBytes { identifier(of: range, $0) }
  }

  /// The identifier that a range means: itself, or for `en_US.UTF-8` the identifier `en-US`.
  private func identifier(of range: LanguageRange, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = range.text(in: bytes)
    if range.form != nil || ParsedIdentifier.error(in: text) == nil { return String(decoding: text, as: UTF8.self) }
    let meant = LocalePreferenceContent.text(text).meaning().text
    return meant.isEmpty ? String(decoding: text, as: UTF8.self) : meant
  }
}
