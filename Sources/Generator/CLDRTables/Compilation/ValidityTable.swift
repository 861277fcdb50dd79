import LocaleCore

/// The subtags that CLDR lists, with their status (`common/validity`).
///
/// Each of the thousands of regular languages has a bit. All others are in runs of neighbours with one status.
struct ValidityTable {
  private var statuses: [UInt64: SubtagStatus] = [:]
  private var subdivisions: [UInt16: [UInt64: SubtagStatus]] = [:]
  private var languageBits = [UInt64](repeating: 0, count: (26 + 26 * 26 + 26 * 26 * 26 + 63) / 64)
  private var regularLanguages = 0

  init(_ facts: [ValidityFact]) {
    for fact in facts {
      // `root` is listed among languages but is not a language.
      for identifier in fact.identifiers where fact.type != .language || SubtagForm.isOf(.language, identifier) {
        add(identifier, fact.type, fact.status)
      }
    }
  }

  private mutating func add(_ identifier: String, _ kind: SubtagKind, _ status: SubtagStatus) {
    let regionCount = kind != .subdivision ? 0 : identifier.utf8.first.map(ASCII.isDigit) == true ? 3 : 2
    guard let number = ValidityRun.number(kind, identifier.utf8.dropFirst(regionCount)) else { return }
    if kind == .subdivision {
      guard let region = PackedSubtag.region(identifier.utf8.prefix(regionCount)) else { return }
      subdivisions[region, default: [:]][number] = status
    } else if kind == .language, status == .regular, number < UInt64(languageBits.count * 64) {
      languageBits[Int(number >> 6)] |= 1 << (number & 63)
      regularLanguages += 1
    } else {
      statuses[ValidityRun.position(kind, number)] = status
    }
  }

  private static func runs<Run>(
    _ statuses: [UInt64: SubtagStatus], limit: Int,
    _ make: (UInt64, Int, SubtagStatus) throws(FieldOverflow) -> Run
  ) throws(FieldOverflow) -> [Run] {
    var runs: [(first: UInt64, following: Int, status: SubtagStatus)] = []
    for position in statuses.keys.sorted() {
      let status = statuses[position] ?? .unlisted
      if let last = runs.last, last.status == status, last.first + UInt64(last.following) + 1 == position,
        last.following + 1 < limit
      {
        runs[runs.count - 1].following += 1
      } else {
        runs.append((position, 0, status))
      }
    }
    var words: [Run] = []
    for run in runs { words.append(try make(run.first, run.following, run.status)) }
    return words
  }

  /// - Throws: an error if there are more runs than a column can number.
  func file() throws -> CompiledFile {
    let runs = try Self.runs(statuses, limit: ValidityRun.followingLimit) {
      (first, following, status) throws(FieldOverflow) in
      try ValidityRun(position: first, following: following, status: status).rawValue
    }
    let regions = subdivisions.keys.sorted()
    var starts = [0]
    var regionRuns: [UInt32] = []
    for region in regions {
      regionRuns += try Self.runs(
        subdivisions[region] ?? [:], limit: SubdivisionRun.followingLimit
      ) { (first, following, status) throws(FieldOverflow) in
        try SubdivisionRun(number: first, following: following, status: status).rawValue
      }
      starts.append(regionRuns.count)
    }
    var file = CompiledFile("ValidityTable", "Which subtags CLDR lists, and as what.", from: CLDRFiles.folders[2])
    file.add(
      "languages", .words64(languageBits), rows: regularLanguages,
      "A bit for each language of up to three letters: it is regular. See ValidityRun.number.")
    file.add(
      "runs", .words64(runs), rows: statuses.count,
      "Other languages, scripts, regions and variants in order. See ValidityRun.")
    try file.add("subdivisionRegions", column: regions, "Regions with subdivisions, sorted.")
    try file.add(
      "subdivisionStarts", column: starts, rows: regions.count,
      "Where the subdivisions of each begin, and where the last end.")
    file.add(
      "subdivisions", .words32(regionRuns), rows: subdivisions.values.reduce(0) { $0 + $1.count },
      "Subdivisions of one region after another, in order. See SubdivisionRun.")
    return file
  }
}

/// The scripts and variants that CLDR lists, which tell what a modifier of a locale name of POSIX is; and the codes of
/// regions with three letters, which headers and such names have in place of two.
struct ModifierTable {
  private let scripts: [UInt32]
  private let variants: [UInt64]
  private let regions: [(code: UInt64, region: UInt16)]

  init(_ facts: CLDRFacts) {
    func listed(_ type: SubtagKind) -> [String] {
      facts.validity.filter { $0.type == type && $0.status != .unknown }.flatMap(\.identifiers)
    }
    scripts = listed(.script).compactMap { PackedSubtag.script($0.utf8) }.sorted()
    variants = listed(.variant).compactMap { SubtagWord.pack($0.utf8) }.sorted()
    regions = facts.aliases.filter { $0.kind == .territory && $0.type.utf8.count == 3 }.compactMap { alias in
      guard let code = PackedSubtag.letters(alias.type.utf8), let first = alias.replacements.first,
        let region = PackedSubtag.region(first.utf8)
      else { return nil }
      return (code, region)
    }.sorted { $0.code < $1.code }
  }

  func file() throws(InputDiagnostic) -> CompiledFile {
    var file = CompiledFile(
      "ModifierTable", "What modifiers and regions of three letters in locale names mean.", from: CLDRFiles.folders[2])
    file.add("scripts", .words32(scripts), "Packed scripts, sorted.")
    file.add("variants", .words64(variants), "Registered variants. See SubtagWord.")
    try file.add("codes", column: regions.map(\.code), "Codes of three letters for regions, USA, sorted.")
    try file.add("regions", column: regions.map(\.region), "Their regions.")
    return file
  }
}
