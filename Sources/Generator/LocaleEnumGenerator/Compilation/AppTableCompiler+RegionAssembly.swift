import LocaleMatching

extension AppTableCompiler {
  /// Writes the class of every region: a byte for each of two letters at once behind the rows of languages, and the rows
  /// of exceptions; then a list of other regions.
  ///
  /// - Returns: where each row begins.
  func writeRegions(
    _ classes: RegionClasses, _ arms: [ArrangedArm], _ writer: inout TableWriter
  ) -> ExceptionRows {
    var start = writer.position
    var bytes = [Int](repeating: 0, count: TableLayout.letterPairCount)
    for (region, number) in classes.numbers where region < 1024 {
      bytes[Self.letterPair(region)] = min(number, Int(TableLayout.listedClass))
    }
    for region in Self.specialRegions { bytes[Self.letterPair(region)] = Int(TableLayout.specialClass) }
    writer.append(stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] | bytes[$0 + 1] << 8 })
    writer.close("regions", from: start, rowCount: classes.numbers.keys.count { $0 < 1024 })

    start = writer.position
    let rows = ExceptionRows(Set(arms.map(\.exceptions)), classCount: classes.count)
    writer.append(rows.words)
    writer.close("exceptions", from: start, rowCount: rows.starts.count)

    start = writer.position
    let listed = Self.listedRegions(classes)
    writer[.listedRegions] = start
    writer[.listedRegionCount] = listed.count
    for (key, number) in listed { writer.append([key, number]) }
    writer.close("listed regions", from: start, rowCount: listed.count)
    return rows
  }

  /// Numbers, regions of classes that no byte can number, and those of pseudo-locales where there are any.
  private static func listedRegions(_ classes: RegionClasses) -> [(key: Int, number: Int)] {
    let all = classes.numbers.sorted { $0.key < $1.key }.compactMap { region, number -> (key: Int, number: Int)? in
      if region >= 1024 { return (Int(region) - 1024, number) }
      guard RegionClasses.isListed(number) || specialRegions.contains(region) else { return nil }
      return (TableLayout.firstLetterKey + letterPair(region), number)
    }
    // Latin America, the world and Europe first, in a class or not: all other numbers together are asked for less.
    let first = [419, 1, 150]
    return first.map { key in (key, all.first { $0.key == key }?.number ?? 0) } + all.filter { !first.contains($0.key) }
  }

  private static var specialRegions: [UInt16] { pseudoRegions + [unknownRegion] }

  /// The place of a region of letters among all pairs: `AA BA CA …`.
  private static func letterPair(_ region: UInt16) -> Int { Int(region & 31) - 1 + (Int(region >> 5) - 1) * 26 }
}
