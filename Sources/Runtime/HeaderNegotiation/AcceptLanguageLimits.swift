import LocaleCore

/// How much of an Accept-Language header is read. Browsers send less than ten ranges and 200 bytes.
public struct AcceptLanguageLimits: Sendable {
  /// Bytes of the header, at most 65,535; 4096 by default. The element that the limit cuts through is not read.
  public let byteCount: Int
  /// Distinct ranges, at most 32, which is the default. The first ones count, whatever their weight.
  public let rangeCount: Int

  /// Numbers outside of what is possible become the nearest that is.
  public init(byteCount: Int = 4096, rangeCount: Int = 32) {
    self.byteCount = min(max(byteCount, 0), AcceptLanguageReader.byteLimit)
    self.rangeCount = min(max(rangeCount, 0), WeightedRangeList.capacity)
  }
}
