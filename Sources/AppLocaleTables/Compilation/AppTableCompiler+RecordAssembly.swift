import LocaleMatching

extension AppTableCompiler {
  /// Writes records, what follows in them by script, and arms that no record begins with.
  ///
  /// - Returns: where each record is.
  func writeRecords(_ arranged: [ArrangedArm], _ rows: ExceptionRows, _ writer: inout TableWriter) -> [Int] {
    let start = writer.position
    var arms: [Int: Int] = [:]
    func write(_ arm: Int) {
      arms[arm] = arms[arm] ?? writer.position
      writer.append([rows.starts[arranged[arm].exceptions] ?? 0] + arranged[arm].outcomes)
    }
    var positions: [Int] = []
    for record in pool.records {
      writer.append([0])
      positions.append(writer.position)
      write(record.withoutScript)
    }
    for arm in Set(pool.records.flatMap { $0.arms + [$0.other] }).sorted() where arm != 0 && arms[arm] == nil {
      write(arm)
    }
    writer.close("arms", from: start, rowCount: pool.records.count)
    writeScripts(arms, positions, &writer)
    return positions
  }

  private func writeScripts(_ arms: [Int: Int], _ positions: [Int], _ writer: inout TableWriter) {
    let start = writer.position
    var known: [[Int]: Int] = [:]
    for (record, position) in zip(pool.records, positions) {
      var words = [record.scripts.count | (record.other == 0 ? 0 : Int(TableLayout.hasOtherScripts))]
      for (script, arm) in zip(record.scripts, record.arms) {
        // The arm that matches nothing need not be there.
        words += Self.words(ofScript: script) + [arm == 0 ? 0 : arms[arm] ?? 0]
      }
      if record.other != 0 { words.append(arms[record.other] ?? 0) }
      let found = known[words] ?? writer.position
      if found == writer.position { writer.append(words) }
      known[words] = found
      writer[position - 1] = found
    }
    writer.close("scripts", from: start, rowCount: known.count)
  }

  /// A script as records and legacy tags have it: its letters, first one lowest.
  static func words(ofScript packed: UInt64) -> [Int] {
    let bytes = SubtagText.letters(packed).utf8.map { Int($0) }
    return stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] | bytes[$0 + 1] << 8 }
  }
}
