extension SupportedLocaleTable {
  /// The class of a region of two letters, by its place among all pairs of letters.
  @inline(__always)
  func regionClass(ofPair pair: Int) -> UInt8 {
    #if _endian(big)
      let pair = pair ^ 1
    #endif
    // The generator writes a byte for each of the pairs, two in a word, the first one low.
    return UnsafeRawPointer(words + TableLayout.regionClasses).load(fromByteOffset: pair, as: UInt8.self)
  }

  /// The outcome of a region's class, which fits a byte, in an arm.
  @inline(__always)
  func outcome(inArm arm: Int, class number: Int) -> Int {
    Int(self[arm &+ 1 &+ Int(place(inRow: self[arm], class: number))])
  }

  /// The same of any class.
  @inline(__always)
  func outcome(inArm arm: Int, listedClass number: Int) -> Int {
    var place = Int(place(inRow: self[arm], class: number))
    if number >= Int(TableLayout.listedClass) {
      place &+= (Int(self.place(inRow: self[arm], class: number &+ 1)) &- 1) &<< 8
    }
    return Int(self[arm &+ 1 &+ place])
  }

  /// Where the outcome of a class stands in arms that have this row; 1 unless it is an exception.
  @inline(__always)
  private func place(inRow row: UInt16, class number: Int) -> UInt8 {
    // Every row is followed by as many words as there are classes.
    let exception = self[TableLayout.exceptions &+ Int(row) &+ number]
    let isOwn = UInt8(truncatingIfNeeded: exception &>> 8) == UInt8(truncatingIfNeeded: row)
    return isOwn ? UInt8(truncatingIfNeeded: exception) : 1
  }

  /// The class of any region, five bits a letter or a number from 1024 on.
  @inline(__always)
  func regionClass(_ region: UInt64) -> Int {
    let region = Int(truncatingIfNeeded: region)
    if region >= 1024 { return listedClass(ofKey: region &- 1024) }
    let pair = region & 31 &- 1 &+ (region &>> 5 &- 1) &* 26
    let found = regionClass(ofPair: pair)
    return found < TableLayout.listedClass ? Int(found) : listedClass(ofKey: TableLayout.firstLetterKey &+ pair)
  }

  /// The class of a region in the list; zero for one that is not there.
  @inline(__always)
  func listedClass(ofKey key: Int) -> Int {
    var position = self[.listedRegions]
    let end = position &+ self[.listedRegionCount] &* 2
    while position < end {
      if Int(self[position]) == key { return Int(self[position &+ 1]) }
      position &+= 2
    }
    return 0
  }
}
