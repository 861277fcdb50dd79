import LocaleCore
import LocaleMatching

/// Finds the status of a subtag in the generated tables. Allocates nothing.
enum ValidityLookup {
  static func status(_ kind: ValidityRun.SubtagKind, _ subtag: UnsafeBufferPointer<UInt8>) -> SubtagStatus {
    if kind == .subdivision { return subdivision(subtag) }
    guard let number = ValidityRun.number(kind, subtag) else { return .unlisted }
    if kind == .language {
      // A language of eight letters is a number of forty bits: it is compared before it is narrowed.
      let word = number >> 6
      if word < UInt64(ValidityTable.languages.count), ValidityTable.languages[Int(word)] >> (number & 63) & 1 != 0 {
        return .regular
      }
    }
    let position = ValidityRun.position(kind, number)
    // Finds the last run that begins at or before the position.
    var low = 0
    var high = ValidityTable.runs.count
    while low < high {
      let middle = (low + high) / 2
      if ValidityRun(rawValue: ValidityTable.runs[middle]).position <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return .unlisted }
    let run = ValidityRun(rawValue: ValidityTable.runs[low - 1])
    return position - run.position <= run.following ? SubtagStatus(run.status) : .unlisted
  }

  /// The status of a subdivision, `gbsct`: a region and one to four letters or digits. `zzzz` after any region means
  /// the whole region.
  private static func subdivision(_ subtag: UnsafeBufferPointer<UInt8>) -> SubtagStatus {
    let regionCount = subtag.first.map(ASCII.isDigit) == true ? 3 : 2
    guard
      let region = PackedSubtag.region(bytes: UnsafeBufferPointer(rebasing: subtag.prefix(regionCount))),
      let number = ValidityRun.number(.subdivision, subtag.dropFirst(regionCount))
    else { return .unlisted }
    let starts = ValidityTable.subdivisionRegions
    for index in starts.indices where SubdivisionRegion(rawValue: starts[index]).region == region {
      let start = SubdivisionRegion(rawValue: starts[index]).start
      let end =
        index + 1 < starts.count
        ? SubdivisionRegion(rawValue: starts[index + 1]).start : ValidityTable.subdivisions.count
      for word in ValidityTable.subdivisions[start..<end] {
        let run = SubdivisionRun(rawValue: word)
        if number >= run.number, number - run.number <= run.following { return SubtagStatus(run.status) }
      }
    }
    return .unlisted
  }
}
