import LocaleMatching

extension AppTableCompiler {
  /// Writes which regions CLDR names.
  ///
  /// - Returns: those regions, in the order in which the table numbers them.
  func writeKnownRegions(_ writer: inout TableWriter) -> [UInt16] {
    let start = writer.position
    let regions = domain(of: 0).regions
    let letters = regions.filter { $0 < 1024 }
    writer[.knownLetters] = start
    writer[.knownLetterCount] = letters.count
    for block in 0..<16 {
      let first = UInt16(block * 64)
      let named = letters.filter { $0 >= first && $0 < first + 64 }
      var bits = [0, 0, 0, 0]
      for region in named { bits[Int(region - first) / 16] |= 1 << (Int(region - first) % 16) }
      writer.append([letters.count { $0 < first }] + bits)
      // None has letters behind `ZZ`; the reader writes no other.
      if first + 64 > Self.unknownRegion { break }
    }
    writer[.knownNumbers] = writer.position
    writer[.knownNumberCount] = regions.count - letters.count
    writer.append(regions.filter { $0 >= 1024 }.map { Int($0) })
    writer.close("known regions", from: start, rowCount: regions.count)
    return regions
  }

  /// An arm in the form that takes the least room.
  static func words(of arm: TablePool.Arm, _ known: [UInt16]) -> [Int] {
    let forms = [sparse(arm), sparse(arm, known: known), palette(arm, known: known)]
    return forms.compactMap { $0 }.min { $0.count < $1.count } ?? []
  }

  private static func sparse(_ arm: TablePool.Arm) -> [Int] {
    [arm.withoutRegion, arm.other, arm.regions.count | narrowFlag(arm.outcomes)] + arm.regions.map { Int($0) }
      + packed(arm.outcomes)
  }

  private static func narrowFlag(_ outcomes: [Int]) -> Int {
    outcomes.allSatisfy { $0 < 256 } ? Int(TableLayout.isNarrow) : 0
  }

  /// Two in a word where they fit.
  private static func packed(_ outcomes: [Int]) -> [Int] {
    guard narrowFlag(outcomes) != 0 else { return outcomes }
    return stride(from: 0, to: outcomes.count, by: 2).map { index in
      outcomes[index] | (index + 1 < outcomes.count ? outcomes[index + 1] << 8 : 0)
    }
  }

  /// The outcome of each region that CLDR names; nil where the arm has regions besides.
  private static func outcomes(_ arm: TablePool.Arm, _ known: [UInt16]) -> [Int]? {
    let all = Dictionary(uniqueKeysWithValues: zip(arm.regions, arm.outcomes))
    let found = known.map { all[$0] ?? arm.other }
    return Set(arm.regions).isSubset(of: known) ? found : nil
  }

  /// With the outcome that most regions have as that of all that CLDR names.
  private static func sparse(_ arm: TablePool.Arm, known: [UInt16]) -> [Int]? {
    guard let all = outcomes(arm, known) else { return nil }
    let counts = all.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
    let others = zip(known, all).filter { $1 != most }
    let flags = Int(TableLayout.hasKnownOutcome) | narrowFlag(others.map(\.1))
    return [arm.withoutRegion, arm.other, others.count | flags]
      + others.map { Int($0.0) } + [most] + packed(others.map(\.1))
  }

  private static func palette(_ arm: TablePool.Arm, known: [UInt16]) -> [Int]? {
    guard let all = outcomes(arm, known) else { return nil }
    let palette = Set(all).sorted()
    guard let bits = [1, 2, 4, 8].first(where: { palette.count <= 1 << $0 }) else { return nil }
    var words = [Int](repeating: 0, count: (known.count * bits + 15) / 16)
    for (index, outcome) in all.enumerated() {
      let bit = index * bits
      words[bit / 16] |= (palette.firstIndex(of: outcome) ?? 0) << (bit % 16)
    }
    return [arm.withoutRegion, arm.other, palette.count | Int(TableLayout.isPalette), bits] + palette + words
  }
}
