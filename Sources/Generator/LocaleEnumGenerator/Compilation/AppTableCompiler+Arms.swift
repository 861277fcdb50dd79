import LocaleMatching

extension AppTableCompiler {
  /// The record of a language.
  ///
  /// - Parameters:
  ///   - language: packed, for its domain; zero for `und` and for languages that no table knows.
  ///   - text: how it is written.
  mutating func record(of language: UInt64, written text: String) -> Int {
    let domain = domain(of: language)
    return record(over: domain) { script, region in
      guard script != 0 || region != 0 else { return text == "und" ? "root" : text }
      return text + Self.tail(script, region)
    }
  }

  /// The record of a pseudo-locale's language: its kind is said by the region, or else by the variant.
  mutating func pseudoRecord(_ text: String, _ kind: UInt64) -> Int {
    let own = Self.pseudoRegions[Int(kind) - 1]
    let variant = ["psaccent", "psbidi", "pscrack"][Int(kind) - 1]
    return record(over: pseudoDomain(kind: kind)) { script, region in
      text + Self.tail(script, region) + (region == own ? "" : "-\(variant)")
    }
  }

  private static func tail(_ script: UInt64, _ region: UInt16) -> String {
    (script == 0 ? "" : "-" + SubtagText.letters(script)) + (region == 0 ? "" : "-" + SubtagText.region(region))
  }

  private mutating func record(over domain: SubtagDomain, _ text: (UInt64, UInt16) -> String) -> Int {
    var record = TablePool.Record(
      withoutScript: arm(over: domain) { text(0, $0) },
      other: arm(over: domain) { text(domain.otherScript, $0) })
    for script in domain.scripts {
      let number = arm(over: domain) { text(script, $0) }
      if number == record.other { continue }
      record.scripts.append(script)
      record.arms.append(number)
    }
    return pool.number(of: record)
  }

  private mutating func arm(over domain: SubtagDomain, _ text: (UInt16) -> String) -> Int {
    // Regions that nothing is supported in come first, so that the lists of the others can be found in theirs.
    let other = outcomes.number(of: text(domain.otherRegion))
    var found: [UInt16: Int] = [:]
    for region in domain.regions where !supportedRegions.contains(region) {
      found[region] = outcomes.number(of: text(region))
    }
    for region in domain.regions where supportedRegions.contains(region) {
      found[region] = outcomes.number(of: text(region))
    }
    var arm = TablePool.Arm(withoutRegion: outcomes.number(of: text(0)), other: other)
    for region in domain.regions {
      guard let outcome = found[region], outcome != other else { continue }
      arm.regions.append(region)
      arm.outcomes.append(outcome)
    }
    return pool.number(of: arm)
  }
}
