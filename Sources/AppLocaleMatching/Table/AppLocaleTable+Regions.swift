extension AppLocaleTable {
  /// The outcome of a region that is written.
  @inline(__always)
  func outcome(inArm arm: Int, region: UInt64) -> Int {
    let word = self[arm &+ 2]
    let count = Int(word & TableLayout.armCountMask)
    if word & TableLayout.isPalette != 0 { return outcome(inPaletteArm: arm, count, region) }
    // Regions are sorted: the last that is not above the wanted one is the only one that can be it.
    let regions = arm &+ 3
    var first = regions
    var rest = count
    while rest > 1 {
      let half = rest &>> 1
      if UInt64(self[first &+ half]) <= region { first &+= half }
      rest &-= half
    }
    let hasKnown = word & TableLayout.hasKnownOutcome != 0
    if rest == 1, UInt64(self[first]) == region {
      let index = first &- regions
      let outcomes = regions &+ count &+ (hasKnown ? 1 : 0)
      guard word & TableLayout.isNarrow != 0 else { return Int(self[outcomes &+ index]) }
      return Int(self[outcomes &+ index &>> 1] &>> UInt16(truncatingIfNeeded: (index & 1) << 3)) & 0xFF
    }
    return Int(self[hasKnown && knownRegion(region) != nil ? regions &+ count : arm &+ 1])
  }

  @inline(never)
  private func outcome(inPaletteArm arm: Int, _ count: Int, _ region: UInt64) -> Int {
    guard let known = knownRegion(region) else { return Int(self[arm &+ 1]) }
    let bits = Int(self[arm &+ 3])
    let outcomes = arm &+ 4
    let bit = known &* bits
    let number = Int(self[outcomes &+ count &+ bit &>> 4]) &>> (bit & 15) & (1 &<< bits &- 1)
    return Int(self[outcomes &+ number])
  }

  /// The place of a region among those that CLDR names; nil where it does not.
  @inline(__always)
  private func knownRegion(_ region: UInt64) -> Int? {
    guard region < 1024 else { return knownNumber(region) }
    // Regions of letters end with `ZZ`, in the fourteenth block.
    let block = self[.knownLetters] &+ Int(truncatingIfNeeded: region >> 6) &* 5
    let bits =
      UInt64(self[block &+ 1]) | UInt64(self[block &+ 2]) << 16 | UInt64(self[block &+ 3]) << 32
      | UInt64(self[block &+ 4]) << 48
    let bit: UInt64 = 1 &<< (region & 63)
    return bits & bit == 0 ? nil : Int(self[block]) &+ (bits & (bit &- 1)).nonzeroBitCount
  }

  @inline(never)
  private func knownNumber(_ region: UInt64) -> Int? {
    let numbers = self[.knownNumbers]
    var first = numbers
    var rest = self[.knownNumberCount]
    while rest > 1 {
      let half = rest &>> 1
      if UInt64(self[first &+ half]) <= region { first &+= half }
      rest &-= half
    }
    return rest == 1 && UInt64(self[first]) == region ? self[.knownLetterCount] &+ first &- numbers : nil
  }
}
