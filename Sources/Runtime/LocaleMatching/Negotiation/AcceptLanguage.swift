/// The Accept-Language header of a request (RFC 9110, §12.5.4): ranges of languages, the most wanted first.
///
///     let header = AcceptLanguage("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5")
///     matcher.bestMatch(for: header)
///
/// - Of equal weights the earlier comes first; a weight left out is 1, and zero excludes what it names.
/// - A range that stands twice keeps its first place and takes its last weight.
/// - What is no locale identifier (UTS #35) and not `*`, or has a weight that is no number, is passed over, and the
///   rest is read; `diagnostics` tells. A weight that is unusual but clear counts as it is meant: `.5`, `0.8333`; above
///   one it is one. Other parameters are ignored.
/// - What lies beyond the limits is not read at all: a header of a megabyte costs what one of four kilobytes does.
///
/// Reading allocates nothing and takes time linear in the bytes read; about 300 bytes on the stack.
public struct AcceptLanguage: Sendable {
  /// How much of a header is read. Browsers send less than ten ranges and 200 bytes.
  public struct Limits: Hashable, Sendable {
    /// Bytes of the header, at most 65,535; 4096 by default. The element that the limit cuts through is not read.
    public let byteCount: Int
    /// Distinct ranges, at most 32, which is the default. The first ones count, whatever their weight.
    public let rangeCount: Int

    /// Numbers outside of what is possible become the nearest that is.
    public init(byteCount: Int = 4096, rangeCount: Int = 32) {
      self.byteCount = Swift.min(Swift.max(byteCount, 0), AcceptLanguageReader.byteLimit)
      self.rangeCount = Swift.min(Swift.max(rangeCount, 0), WeightedRangeList.capacity)
    }
  }

  /// The header as it was given.
  public let header: String
  /// How much of the header is read.
  public let limits: Limits
  let list: WeightedRangeList

  /// Reads a header's value. Never fails: of junk nothing is left, and an empty header wants nothing in particular.
  public init(_ header: String, limits: Limits = Limits()) {
    self.header = header
    self.limits = limits
    list = header.withIdentifierBytes { Self.list($0, limits) }
  }

  static func list(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: Limits) -> WeightedRangeList {
    var reader = AcceptLanguageReader(byteCount: limits.byteCount, rangeCount: limits.rangeCount)
    while reader.next(in: bytes, fault: fault) != nil {}
    return reader.list
  }

  /// What is wrong with a range that is not `*`; nil where it is a locale identifier.
  static func fault(_ range: UnsafeBufferPointer<UInt8>) -> IdentifierError.Reason? {
    ParsedIdentifier.common(range) == nil ? ParsedIdentifier.error(in: range)?.reason : nil
  }

  /// The weight that the header gives a locale, in thousandths: that of the longest range which it fits
  /// (RFC 4647, extended filtering), else that of `*`, else zero.
  ///
  /// Allocates nothing.
  public func weight(of identifier: String) -> Int {
    verdict(on: identifier).weight ?? 0
  }

  /// Whether the header says that a locale is not wanted: the longest range that it fits has the weight zero; or `*` has,
  /// and no range fits it or maximises to what it does, as `zh-TW` does for `zh-Hant`.
  ///
  /// A matcher never answers with such a locale (`LocaleMatcher.bestMatch(for:)`). Time is linear in
  /// the ranges. Allocates nothing but for ranges of more than fifteen bytes beside `*;q=0`.
  public func excludes(_ identifier: String) -> Bool {
    let verdict = verdict(on: identifier)
    guard verdict.isExcluded, !verdict.isNamed, let full = LanguageIdentifier(identifier)?.maximized else {
      return verdict.isExcluded
    }
    return !contains { $0.weight > 0 && !$0.isWildcard && LanguageIdentifier($0.text)?.maximized == full }
  }

  /// Whether a range other than `*` fits a locale.
  package func names(_ identifier: String) -> Bool { verdict(on: identifier).isNamed }

  private func verdict(on identifier: String) -> RangeVerdict {
    header.withIdentifierBytes { header in
      identifier.withIdentifierBytes { RangeVerdict(of: $0, in: list, header) }
    }
  }
}

extension AcceptLanguage: CustomStringConvertible {
  /// The header as it was given.
  public var description: String { header }
}

extension AcceptLanguage: ExpressibleByStringLiteral {
  /// Reads a header's value, as ``init(_:limits:)`` does: nothing in it can fail.
  public init(stringLiteral header: String) { self.init(header) }
}

extension AcceptLanguage: Sequence {
  /// One range of the header.
  public struct WeightedRange: Sendable {
    fileprivate let header: String
    fileprivate let word: WeightedRangeWord

    /// In thousandths: 800 for `q=0.8`; zero excludes.
    public var weight: Int { word.weight }
    /// The place among the header's elements, from 0; empty ones are not counted, junk is. A match's `desiredIndex`.
    public var position: Int { word.position }
    /// Whether the range is `*`, any locale that no other range names.
    public var isWildcard: Bool { word.isWildcard }
    /// Where the range stands in the header's UTF-8.
    public var bytes: Range<Int> { word.range }
    /// The range as it was written. Allocates where it is longer than fifteen bytes.
    public var text: String { header.withIdentifierBytes { String(decoding: word.text(in: $0), as: UTF8.self) } }
  }

  /// Walks over the ranges, the most wanted first; excluded ones come last. Allocates nothing.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let value: AcceptLanguage
    private var place = 0

    fileprivate init(_ value: AcceptLanguage) { self.value = value }

    /// The next range, the most wanted first. Allocates nothing.
    public mutating func next() -> WeightedRange? {
      guard place < value.count else { return nil }
      defer { place += 1 }
      return WeightedRange(header: value.header, word: value.list[place])
    }
  }

  /// The number of distinct ranges, excluded ones included.
  public var count: Int { list.count }
  /// Whether no range was read.
  public var isEmpty: Bool { list.count == 0 }
  /// How many ranges were read.
  public var underestimatedCount: Int { list.count }

  /// Walks over the ranges, the most wanted first.
  public func makeIterator() -> Iterator { Iterator(self) }
}
