import LocaleCore

/// The aliases of languages, scripts, regions and variants (UTS #35, Annex C).
///
/// Aliases of several parts, `hy-arevmda`, `sgn-BR`, `und-hepburn-heploc`, and variant aliases, which are such rows with
/// `und`, are few, and are looked up only if the identifier has one of their variants or the language `sgn`.
struct AliasTables {
  private let languages: [UInt64: LSR]
  private var scripts: [UInt32] = []
  private var regions: [UInt16: [UInt16]] = [:]
  private var compounds: [(type: LocaleForm, replacement: LocaleForm, line: String)] = []

  init(_ aliases: [AliasFact]) throws(InputDiagnostic) {
    languages = try Self.languages(aliases)
    for fact in aliases {
      switch fact.kind {
      // Tags that the grammar cannot read are replaced on reading: see LegacyTagTable.
      case .language where fact.type.contains("_"):
        if let type = fact.typeLocale { try addCompound(fact, type, fact.locale) }
      case .variant:
        for replacement in fact.replacements {
          try addCompound(fact, .reading("und_\(fact.type)"), .reading("und_\(replacement)"))
        }
      case .script: scripts += [fact.type, fact.replacement].compactMap { PackedSubtag.script($0.utf8) }
      case .territory:
        guard let region = PackedSubtag.region(fact.type.utf8) else { continue }
        regions[region] = fact.replacements.compactMap { PackedSubtag.region($0.utf8) }
      // Regions of three letters are not subtags; subdivisions are types; zones are not identifiers.
      case .language, .subdivision, .zone: break
      }
    }
    // The language of a row comes before `und`, the longer row before the shorter.
    compounds.sort { left, right in
      let ranks = (Self.rank(left.type), Self.rank(right.type))
      return ranks.0 == ranks.1 ? left.line < right.line : ranks.0 < ranks.1
    }
  }

  /// The aliases of a bare language. Chains are resolved, and the script and region of an earlier replacement stay
  /// (UTS #35, Add Likely Subtags, step 1.2).
  static func languages(_ aliases: [AliasFact]) throws(InputDiagnostic) -> [UInt64: LSR] {
    let bare = aliases.filter { $0.kind == .language && !$0.type.contains("_") && $0.type != "und" }
    var found: [UInt64: LSR] = [:]
    for fact in bare {
      guard let from = PackedSubtag.language(fact.type.utf8) else { continue }
      var target = try triple(fact)
      while let next = bare.first(where: { PackedSubtag.language($0.type.utf8) == target.language }) {
        let further = try triple(next)
        target = LSR(
          language: further.language, script: target.hasScript ? target.script : further.script,
          region: target.hasRegion ? target.region : further.region)
      }
      found[from] = target
    }
    return found
  }

  /// The replacement of a language.
  private static func triple(_ fact: AliasFact) throws(InputDiagnostic) -> LSR {
    do throws(LocaleForm.Fault) {
      try fact.locale.check(.triple)
      return fact.locale.lsr
    } catch {
      throw error.diagnostic(for: fact.replacement, in: "the replacement of a language", at: fact.location)
    }
  }

  private static func rank(_ form: LocaleForm) -> Int {
    (form.language == "und" ? 100 : 0) - form.variants.count - (form.region == nil ? 0 : 1)
  }

  private mutating func addCompound(
    _ fact: AliasFact, _ form: LocaleForm, _ new: LocaleForm
  ) throws(InputDiagnostic) {
    guard form.script == nil, !form.variants.isEmpty || form.language == "sgn", new.privateUse.isEmpty else {
      throw InputDiagnostic(
        "languageAlias that the tables cannot express", at: fact.location,
        text: "\(fact.type) → \(new.text)",
        hint: "write a variant, or a region after sgn, without private use")
    }
    compounds.append((form, new, "\(form.text) \(new.text)"))
  }

  /// Every variant of a compound alias, in the order of their bits.
  private var variants: [String] {
    Set(compounds.flatMap { $0.type.variants + $0.replacement.variants }.map { $0.lowercased() }).sorted()
  }

  /// The two words of a compound alias's side: language, script and region as in an `LSR`, and the bits of variants.
  private func words(_ form: LocaleForm, _ variants: [String]) throws(FieldOverflow) -> [UInt64] {
    var bits: UInt64 = 0
    for variant in form.variants {
      let bit = variants.firstIndex { $0 == variant.lowercased() } ?? variants.count
      bits |= 1 << (try PackedField.value(bit, below: 32, "variant"))
    }
    return [form.lsr.rawValue, bits]
  }

  /// - Throws: an error if a table has no room.
  func file() throws -> CompiledFile {
    let variants = variants
    let languages = languages.sorted { $0.key < $1.key }
    let regions = regions.sorted { $0.key < $1.key }
    var starts = [0]
    for (_, replacements) in regions { starts.append((starts.last ?? 0) + replacements.count) }
    var words: [UInt64] = []
    for compound in compounds {
      words += try self.words(compound.type, variants) + self.words(compound.replacement, variants)
    }
    var file = CompiledFile(
      "AliasTable", "What replaces deprecated and overlong languages, scripts, regions and variants.",
      from: CLDRFilePath.supplementalMetadata)
    try file.add("languages", column: languages.map(\.key), "Languages that are replaced, sorted.")
    file.add(
      "languageReplacements", .words64(languages.map(\.value.rawValue)),
      "What replaces each, with the script and region that fill missing ones. See LSR.")
    file.add(
      "scripts", .words32(scripts), rows: scripts.count / 2,
      "Deprecated scripts, each before the one that replaces it.")
    try file.add("regions", column: regions.map(\.key), "Regions that are replaced, sorted.")
    try file.add(
      "regionStarts", column: starts, rows: regions.count,
      "Where the replacements of each begin, and where the last end.")
    try file.add("regionReplacements", column: regions.flatMap(\.value), "The regions that replace others.")
    file.add(
      "variants", .words64(variants.compactMap { SubtagWord.pack($0.utf8) }),
      "Every variant of the aliases below, a bit for each, from the lowest. See SubtagWord.")
    file.add(
      "compounds", .words64(words), rows: compounds.count,
      "Aliases with a variant or a region, as they apply: for each side an LSR and bits of variants.")
    return file
  }
}

/// Aliases of `-u-` and `-t-` types (`common/bcp47`), of subdivisions (`subdivisionAlias`), and the long names of keys.
///
/// A line is `key-alias canonical`, as `ks-primary level1`. Subdivisions are types of `sd`. A key's long name follows
/// an at sign, `@colstrength ks`. Aliases that cannot be subtags, `tz-america/los_angeles`, are for ICU's form of
/// keywords.
struct TypeAliasTable {
  private var lines: [(key: String, value: String, location: SourceLocation)] = []
  private var seen: [String: String] = [:]

  init(_ facts: CLDRFacts) throws(InputDiagnostic) {
    for key in facts.bcp47Keys where !key.name.isEmpty { try add(key) }
    for fact in facts.aliases where fact.kind == .subdivision {
      guard let first = fact.replacements.first else { continue }
      // A region means the whole of it: `fi01` → `axzzzz` (UTS #35, Unicode Subdivision Codes).
      let value = SubtagForm.isRegion(first) ? "\(first)zzzz" : first
      try add("sd-\(fact.type)", value, at: fact.location)
    }
    for line in lines {
      let key = line.key.prefix { $0 != "-" }
      if let next = seen["\(key)-\(line.value)"] {
        throw .chain(of: "an alias of a type", from: line.key, to: next, at: line.location)
      }
    }
  }

  private mutating func add(_ key: BCP47KeyFact) throws(InputDiagnostic) {
    if key.preferred != nil {
      throw InputDiagnostic(
        "key with a preferred key", at: key.location, text: key.name,
        hint: "remove its preferred=: only long names of keys are replaced")
    }
    if let alias = key.alias { try add("@\(alias)", key.name, at: key.location) }
    let preferred = Dictionary(
      key.types.compactMap { type in type.preferred.map { (type.name, $0) } }, uniquingKeysWith: { first, _ in first })
    for type in key.types {
      var canonical = type.name
      var steps = 0
      while let next = preferred[canonical] {
        canonical = next
        steps += 1
        if steps > key.types.count {
          throw InputDiagnostic(
            "type whose preferred type is itself", at: type.location, text: type.name, hint: "remove its preferred=")
        }
      }
      let aliases = [type.name] + type.aliases + (type.iana.map { [$0] } ?? [])
      for alias in aliases where alias.lowercased() != canonical.lowercased() {
        if key.valueType == "multiple" {
          throw InputDiagnostic(
            "alias among types that come in lists", at: type.location, text: alias,
            hint: "remove the alias: the runtime looks up a whole value, not each type of a list")
        }
        try add("\(key.name)-\(alias)", canonical, at: type.location)
      }
    }
  }

  private mutating func add(_ key: String, _ value: String, at location: SourceLocation) throws(InputDiagnostic) {
    let key = key.lowercased()
    let value = value.lowercased()
    if let earlier = seen[key] {
      guard earlier == value else {
        throw InputDiagnostic(
          "alias of two types", at: location, text: "\(key): \(earlier), \(value)", hint: "keep one of them")
      }
      return
    }
    guard key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      value.split(separator: "-").allSatisfy({ SubtagForm.isAny($0) })
    else {
      throw InputDiagnostic(
        "not a type of a key", at: location, text: "\(key) \(value)", hint: "use a type that the key's file lists")
    }
    seen[key] = value
    lines.append((key, value, location))
  }

  func file() throws(InputDiagnostic) -> CompiledFile {
    // In whichever order files have them.
    let lines = lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let (text, starts) = CompiledFile.text(of: lines.map { "\($0.key) \($0.value)" })
    var file = CompiledFile(
      "TypeAliasTable", "Aliases of types of -u- and -t- and of subdivisions, and long names of keys.",
      from: CLDRFiles.folders[0])
    try file.add("starts", column: starts, "Where each line begins.")
    file.add("lines", .text(text), rows: lines.count, "Key, alias and the canonical type a line, sorted.")
    return file
  }
}

/// Language aliases that are replaced when BCP 47 is read, before the text is parsed.
///
/// These are the tags that the grammar cannot read (`i-klingon`, `zh-min-nan`, `no-bok`), sign languages by country
/// (`sgn-BE-FR`), and four that look like a language with a variant.
struct LegacyTagTable {
  private static let lookingWellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private typealias Row = (tag: String, replacement: String, location: SourceLocation, subtags: Int)
  private let rows: [Row]

  init(_ aliases: [AliasFact]) {
    let rows = aliases.compactMap { fact -> Row? in
      let subtags = fact.type.lowercased().split(separator: "_").map(String.init)
      guard fact.kind == .language, subtags.count > 1,
        subtags[0] == "sgn" || Self.lookingWellFormed.contains(fact.type) || fact.typeLocale == nil
      else { return nil }
      return (
        subtags.joined(separator: "-"), fact.replacement.split(separator: "_").joined(separator: "-"), fact.location,
        subtags.count
      )
    }
    // By first letter, the longest first: `zh-min-nan` begins with `zh-min`.
    self.rows = rows.sorted {
      ($0.tag.utf8.first ?? 0, -$0.subtags, $0.tag) < ($1.tag.utf8.first ?? 0, -$1.subtags, $1.tag)
    }
  }

  /// - Throws: an error if there are too many lines, or if a tag has not two subtags that begin with letters.
  func file() throws -> CompiledFile {
    var initials = [UInt32](repeating: 0, count: 26)
    let (lines, starts) = CompiledFile.text(of: rows.map { "\($0.tag) \($0.replacement)" })
    var first = 0
    var letters: [Int] = []
    for (index, row) in rows.enumerated() {
      let pair = row.tag.split(separator: "-").prefix(2).compactMap { $0.utf8.first.map { Int($0) - 0x61 } }
      guard pair.count == 2, initials.indices.contains(pair[0]) else {
        throw InputDiagnostic(
          "legacy tag without two subtags that begin with letters", at: row.location, text: row.tag,
          hint: "remove it: tags are found by their first two letters")
      }
      // Tags with one first letter are next to each other.
      if initials[pair[0]] == 0 { (first, letters) = (index, []) }
      letters.append(pair[1])
      initials[pair[0]] = try LegacyTagInitials(firstIndex: first, letters: letters).rawValue
    }
    var file = CompiledFile(
      "LegacyTagTable", "Tags from before BCP 47's grammar and what replaces them on reading.",
      from: CLDRFilePath.supplementalMetadata)
    file.add(
      "lines", .text(lines), rows: rows.count,
      "A line for each tag: the tag, and what replaces it.")
    try file.add("starts", column: starts, "Where each line begins.")
    file.add(
      "initials", .words32(initials), "For each first letter, the beginnings of its tags. See LegacyTagInitials.")
    return file
  }
}
