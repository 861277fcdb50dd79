import LocaleMatching

/// Regions that no arm tells apart have one number; zero is that of regions that nothing names.
struct RegionClasses {
  private(set) var numbers: [UInt16: Int] = [:]
  /// One region of each class but the first.
  private(set) var samples: [UInt16] = []

  /// The highest number and one; one more where that has two words.
  var count: Int { samples.last.flatMap { numbers[$0] }.map { $0 + (Self.isListed($0) ? 2 : 1) } ?? 1 }

  /// Whether a number does not fit a byte. Such classes have two words in a row, for places that do not fit one either.
  static func isListed(_ number: Int) -> Bool { number >= Int(TableLayout.listedClass) }

  init(_ arms: [TablePool.Arm]) {
    var outcomes: [UInt16: [Int: Int]] = [:]
    for (number, arm) in arms.enumerated() {
      for (region, outcome) in zip(arm.regions, arm.outcomes) { outcomes[region, default: [:]][number] = outcome }
    }
    let classes = Dictionary(grouping: outcomes.keys.sorted()) { outcomes[$0] ?? [:] }.values
    // Those of many regions first: where there are more than a byte can number, the rest is found less quickly.
    for regions in classes.sorted(by: { (-$0.count, $0[0]) < (-$1.count, $1[0]) }) {
      let number = count
      samples.append(regions[0])
      for region in regions { numbers[region] = number }
    }
  }
}

/// An arm as it is written: which classes are exceptions, and the outcomes.
struct ArrangedArm {
  /// By class the place of its outcome among the arm's. Most arms of one language have the same.
  var exceptions: [Int: Int] = [:]
  /// Where no region is written; of others; of exceptions.
  var outcomes: [Int]

  init(_ arm: TablePool.Arm, _ classes: RegionClasses) {
    outcomes = [arm.withoutRegion, arm.other]
    let all = Dictionary(uniqueKeysWithValues: zip(arm.regions, arm.outcomes))
    for region in classes.samples {
      guard let outcome = all[region], let number = classes.numbers[region] else { continue }
      // The first is only for what has no region.
      let place = outcomes.dropFirst().firstIndex(of: outcome) ?? outcomes.count
      if place == outcomes.count { outcomes.append(outcome) }
      exceptions[number] = RegionClasses.isListed(number) ? place & 0xFF : place
      if RegionClasses.isListed(number) { exceptions[number + 1] = place >> 8 + 1 }
    }
  }
}
