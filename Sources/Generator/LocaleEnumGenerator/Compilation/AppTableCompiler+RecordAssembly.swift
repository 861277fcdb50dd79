import LocaleMatching

extension AppTableCompiler {
  /// Writes arms and records.
  ///
  /// - Returns: where each record is.
  func writeRecords(_ arranged: [ArrangedArm], _ rows: ExceptionRows, _ writer: inout TableWriter) -> [Int] {
    var start = writer.position
    let arms = arranged.map { arm in
      let position = writer.position
      writer.append([rows.starts[arm.exceptions] ?? 0] + arm.outcomes)
      return position
    }
    writer.close("arms", from: start, rowCount: arms.count)

    start = writer.position
    let positions = pool.records.map { record in
      let position = writer.position
      let flag = record.other == 0 ? 0 : Int(TableLayout.hasOtherScripts)
      writer.append([arms[record.withoutScript], record.scripts.count | flag])
      for (script, arm) in zip(record.scripts, record.arms) {
        writer.append(Self.words(ofScript: script) + [arms[arm]])
      }
      if record.other != 0 { writer.append([arms[record.other]]) }
      return position
    }
    writer.close("records", from: start, rowCount: pool.records.count)
    return positions
  }

  /// A script as records and legacy tags have it: its letters, first one lowest.
  static func words(ofScript packed: UInt64) -> [Int] {
    let bytes = SubtagText.letters(packed).utf8.map { Int($0) }
    return stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] | bytes[$0 + 1] << 8 }
  }
}
