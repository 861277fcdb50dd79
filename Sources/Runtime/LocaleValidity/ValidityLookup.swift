import LocaleCore
import LocaleMatching

/// Finds the status of a subtag in the generated tables. Allocates nothing.
enum ValidityLookup {
  static func status(_ kind: SubtagKind, _ subtag: UnsafeBufferPointer<UInt8>) -> SubtagStatus {
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
    // After the last run that begins at or before the position.
    let next = Sorted.firstIndex(in: ValidityTable.runs) { ValidityRun(rawValue: $0).position > position }
    guard next > 0 else { return .unlisted }
    let run = ValidityRun(rawValue: ValidityTable.runs[next - 1])
    return position - run.position <= run.following ? run.status : .unlisted
  }

  /// The status of a subdivision, `gbsct`: a region and one to four letters or digits. `zzzz` after any region means
  /// the whole region.
  private static func subdivision(_ subtag: UnsafeBufferPointer<UInt8>) -> SubtagStatus {
    let regionCount = subtag.first.map(ASCII.isDigit) == true ? 3 : 2
    guard
      let region = PackedSubtag.region(bytes: UnsafeBufferPointer(rebasing: subtag.prefix(regionCount))),
      let number = ValidityRun.number(.subdivision, subtag.dropFirst(regionCount))
    else { return .unlisted }
    guard let row = Sorted.index(of: region, in: ValidityTable.subdivisionRegions) else { return .unlisted }
    let (start, end) = (ValidityTable.subdivisionStarts[row], ValidityTable.subdivisionStarts[row + 1])
    for word in ValidityTable.subdivisions[Int(start)..<Int(end)] {
      let run = SubdivisionRun(rawValue: word)
      if number >= run.number, number - run.number <= run.following { return run.status }
    }
    return .unlisted
  }
}
